/** Title and description of the page. A module of its own, because every page loads the heads of all routes. */
export const partnershipsMeta = {
  title: (brand?: string) => (brand ? `Samenwerkingen | ${brand}` : 'Samenwerkingen'),
  description:
    'Wil je onze gummy’s verkopen, uitdelen op kantoor of er content over maken? Meld je aan, dan nemen we contact op.',
};
