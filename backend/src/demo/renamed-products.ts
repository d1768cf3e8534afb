/**
 * Demo products whose address changed with their name, by the slug that their data and pictures are filed under. The shop
 * redirects that slug to the address of today.
 */
export const renamedSlugs: Readonly<Record<string, string>> = {
  'kreatine-kracht': 'creatinekracht',
  'lavendel-droom': 'lavendeldroom',
  'vlierbes-schild': 'vlierbesschild',
  'magnesium-nacht': 'magnesium-voor-de-nacht',
  'gember-limoen': 'gember-en-limoen',
  'ijzer-kick': 'ijzerkick',
};

/** Returns the slug under which the shop stores a product of the demo's data. */
export const storedSlug = (slug: string): string => renamedSlugs[slug] ?? slug;
