/** Every page in the sitemap, with the types of its structured data. */
export const describedPages: [path: string, types: string[]][] = [
  ['/', ['Organization', 'WebSite']],
  ['/products', []],
  ['/products/sleep', ['BreadcrumbList']],
  ['/product/sleep-well', ['Product', 'BreadcrumbList']],
  ['/ons-plan', []],
  ['/vitaminetest', []],
  ['/support', []],
  ['/faq', ['FAQPage']],
  ['/klantenservice', []],
  ['/samenwerkingen', []],
];
