import { faqPlaceholders } from './placeholders.js';

/** The questions of one category, each a heading with its answer. */
const questions = (title: string, category: string) =>
  ({
    title: `Veelgestelde vragen: ${title}`,
    form: 'questions',
    path: `/faq?onderwerp=${category}`,
    placeholders: faqPlaceholders,
  }) as const;

/** A text of the storefront that staff edits. */
interface ShopTextTerms {
  title: string;
  /**
   * `line`: one line without formatting, such as a heading. `text`: paragraphs and lists with bold words and links.
   * `questions`: headings with their answers.
   */
  form: 'line' | 'text' | 'questions';
  /** The page that shows it. */
  path: string;
  placeholders?: readonly string[];
}

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
  'faq-bestellen': questions('bestellen', 'bestellen'),
  'faq-levering': questions('levering', 'levering'),
  'faq-wijzigen': questions('bestelling wijzigen', 'wijzigen'),
  'faq-retourneren': questions('retourneren', 'retourneren'),
  'faq-account': questions('account', 'account'),
  'faq-producten': questions('producten', 'producten'),
  'faq-abonnementen': questions('abonnementen', 'abonnementen'),
  'faq-contact': questions('contact', 'contact'),
} as const satisfies Record<string, ShopTextTerms>;

export type ShopTextName = keyof typeof shopTexts;
export const shopTextNames = Object.keys(shopTexts) as [ShopTextName, ...ShopTextName[]];

/** Returns the name of a text in an address; undefined when there is none. */
export const shopTextNameOf = (name: string): ShopTextName | undefined => shopTextNames.find((known) => known === name);

/** Returns what is decided about a text. */
export const termsOf = (name: ShopTextName): ShopTextTerms => shopTexts[name];
