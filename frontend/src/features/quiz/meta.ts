/** Title and description of the page, apart from its texts: a route's head lands in the first load of every page. */
export const quizMeta = {
  title: (brand?: string) => (brand ? `Vitaminetest | ${brand}` : 'Vitaminetest'),
  description:
    'Doe de vitaminetest: vijf korte vragen, en je weet welke gummies bij je passen. Met 10% op je eerste bestelling.',
};
