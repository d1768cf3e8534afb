const titled = (title: string) => (brand?: string) => (brand ? `${title} | ${brand}` : title);

/** Titles and descriptions of the pages, apart from their texts: a route's head lands in the first load of every page. */
export const supportMeta = {
  support: {
    title: titled('Klantenservice'),
    description:
      'Hulp nodig? Lees alles over bestellen, levering en retourneren, of mail ons. We zijn er op werkdagen.',
  },
  faq: {
    title: titled('Veelgestelde vragen'),
    description:
      'Antwoorden op al je vragen over bestellen, levering, retourneren, je account, onze gummies en abonnementen.',
  },
  service: {
    title: titled('Bestellen, levering en retourneren'),
    description: 'Zo werkt bestellen, betalen, bezorgen en terugsturen. Met alle kosten en termijnen op een rij.',
  },
};
