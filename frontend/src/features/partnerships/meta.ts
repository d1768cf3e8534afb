/** Title and description of the page, apart from its texts: a route's head lands in the first load of every page. */
export const partnershipsMeta = {
  title: (brand?: string) => (brand ? `Samenwerkingen | ${brand}` : 'Samenwerkingen'),
  description: 'Verkoop je onze gummies, deel je ze op kantoor of maak je content? Meld je aan en we nemen contact op.',
};
