const titled = (title: string) => (brand?: string) => (brand ? `${title} | ${brand}` : title);

/** Titles and descriptions of the pages. A module of its own, because every page loads the heads of all routes. */
export const supportMeta = {
  support: {
    title: titled('Klantenservice'),
    description:
      'Hulp nodig? Lees alles over bestellen, levering en retourneren, of mail ons. We zijn er op werkdagen.',
  },
  faq: {
    title: titled('Veelgestelde vragen'),
    description:
      'Antwoorden op al je vragen over bestellen, levering, retourneren, je account, onze gummy’s en abonnementen.',
  },
  service: {
    title: titled('Bestellen, levering en retourneren'),
    description: 'Zo werkt bestellen, betalen, bezorgen en terugsturen. Met alle kosten en termijnen op een rij.',
  },
};
