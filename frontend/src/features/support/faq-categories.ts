/** Apart from the entries: the route reads these, and what a route imports lands in the first load of every page. */
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
