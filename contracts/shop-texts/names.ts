/**
 * The texts of the storefront and the mails that staff edits. `line`: one line without formatting, such as a heading.
 * `text`: paragraphs and lists with bold words and links.
 */
export const shopTexts = {
  'banner-one-plus-one': { title: 'Banner: actie', form: 'line', path: '/' },
  'banner-organic': { title: 'Banner: herkomst', form: 'line', path: '/' },
  'banner-honest': { title: 'Banner: belofte', form: 'line', path: '/' },
  'home-heading': { title: 'Home: kop', form: 'line', path: '/' },
  'home-intro': { title: 'Home: onder de kop', form: 'line', path: '/' },
  'footer-line': { title: 'Voettekst', form: 'line', path: '/' },
  'plan-goal': { title: 'Ons plan: ons doel', form: 'line', path: '/ons-plan' },
  'plan-intro': { title: 'Ons plan: opening', form: 'text', path: '/ons-plan' },
  'plan-why': { title: 'Ons plan: waarom', form: 'text', path: '/ons-plan' },
  'plan-closing': { title: 'Ons plan: slot', form: 'text', path: '/ons-plan' },
  'support-intro': { title: 'Klantenservice: opening', form: 'text', path: '/support' },
} as const satisfies Record<string, { title: string; form: 'line' | 'text'; path: string }>;

export type ShopTextName = keyof typeof shopTexts;
export const shopTextNames = Object.keys(shopTexts) as [ShopTextName, ...ShopTextName[]];

/** Returns the name of a text in an address; undefined when there is none. */
export const shopTextNameOf = (name: string): ShopTextName | undefined => shopTextNames.find((known) => known === name);
