/** Texts of the page of a missing product. Apart, so that the first load has no texts of product pages. */
export const missingCopy = {
  title: 'Product niet gevonden',
  text: 'Deze pot staat niet meer op de plank. Er staan er nog genoeg.',
  wayOn: 'Bekijk alle producten',
  others: 'Wel op de plank',
};
