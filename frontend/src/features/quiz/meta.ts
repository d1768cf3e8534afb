/** Title and description of the page. A module of its own, because every page loads the heads of all routes. */
export const quizMeta = {
  title: (brand?: string) => (brand ? `Vitaminetest | ${brand}` : 'Vitaminetest'),
  description:
    'Doe de vitaminetest: vijf korte vragen, en je weet welke gummy’s bij je passen. Met 10% korting op je eerste bestelling.',
};
