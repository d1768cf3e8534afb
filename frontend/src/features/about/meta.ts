/** Title and description of the page. A module of its own, because every page loads the heads of all routes. */
export const aboutMeta = {
  title: (brand?: string) => (brand ? `Ons plan | ${brand}` : 'Ons plan'),
  description:
    'Ons plan: 100.000 mensen die met plezier goed voor zichzelf zorgen. 100% natuurlijk, halal en vegan, in een pot die wél leegraakt.',
};
