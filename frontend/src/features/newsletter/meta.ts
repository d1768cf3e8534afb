/** A module of its own, because every page loads the heads of all routes. */
export const newsletterMeta = {
  title: (brand?: string) => (brand ? `Nieuwsbrief | ${brand}` : 'Nieuwsbrief'),
  description: 'Nieuwe smaken als eerste weten? Meld je aan voor de nieuwsbrief.',
};
