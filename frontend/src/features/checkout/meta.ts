/** Titles in the tab. Apart from the copy, since routes are in the first load of every page. */
export const checkoutMeta = {
  checkout: 'Afrekenen',
  result: 'Je bestelling',
};
