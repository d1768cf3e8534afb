/** In a module of its own, because the route imports it and every page loads all routes. */
export const faqCategories = [
  'bestellen',
  'levering',
  'wijzigen',
  'retourneren',
  'account',
  'producten',
  'abonnementen',
  'contact',
] as const;
export type FaqCategory = (typeof faqCategories)[number];
