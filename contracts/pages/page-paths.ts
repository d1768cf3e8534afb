/** Every address of the storefront and the back office with a page. `$` starts a parameter, as in the router. */
export const pagePaths = [
  '/',
  '/admin',
  '/admin/$section',
  '/admin/login',
  '/bestellingen',
  '/bestellingen/$orderId',
  '/checkout',
  '/faq',
  '/herroepen',
  '/klantenservice',
  '/login',
  '/ons-plan',
  '/order-bevestiging',
  '/product/$id',
  '/products',
  '/products/$category',
  '/profiel',
  '/profiel/betaalwijze/$subscriptionId',
  '/profiel/betalen/$subscriptionId',
  '/profiel/bewerken',
  '/profiel/gegevens',
  '/profiel/welkom',
  '/samenwerkingen',
  '/support',
  '/vitaminetest',
] as const;

export type PagePath = (typeof pagePaths)[number];

/** The pages that search engines may index, besides the products. */
export const indexedPaths = [
  '/',
  '/products',
  '/ons-plan',
  '/vitaminetest',
  '/support',
  '/faq',
  '/klantenservice',
  '/samenwerkingen',
] as const satisfies readonly PagePath[];
