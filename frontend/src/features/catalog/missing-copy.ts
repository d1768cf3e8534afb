/** Texts of the page of a missing product. Apart, so that the first load has no texts of product pages. */
export const missingCopy = {
  title: 'Product niet gevonden',
  text: 'Deze pot hebben we niet meer. Er staan er nog genoeg op de plank.',
  wayOn: 'Bekijk alle producten',
  others: 'Wel op de plank',
};
