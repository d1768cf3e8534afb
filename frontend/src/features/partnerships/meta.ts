/** Title and description of the page. A module of its own, because every page loads the heads of all routes. */
export const partnershipsMeta = {
  title: (brand?: string) => (brand ? `Samenwerkingen | ${brand}` : 'Samenwerkingen'),
  description: 'Verkoop je onze gummies, deel je ze op kantoor of maak je content? Meld je aan en we nemen contact op.',
};
