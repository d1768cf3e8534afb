/** Page titles, in a module of their own because every page loads all routes. */
export const checkoutMeta = {
  checkout: 'Afrekenen',
  result: 'Je bestelling',
};
