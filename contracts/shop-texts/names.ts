import { mailTexts, type MailPart, type WordedMail } from './mail-words.js';
import { faqPlaceholders } from './placeholders.js';

/** A line of home. */
const home = (title: string) => ({ title: `Home: ${title}`, form: 'line', path: '/' }) as const;

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
   * `questions`: headings with their answers. `mail`: a text of a mail, which may be empty. `order`: a heading
   * for each shown block of home.
   */
  form: 'line' | 'text' | 'questions' | 'mail' | 'order';
  /** The page that shows it. */
  path?: string;
  mail?: WordedMail;
  part?: MailPart;
  placeholders?: readonly string[];
}

export const shopTexts = {
  'banner-one-plus-one': { title: 'Banner: actie', form: 'line', path: '/' },
  'banner-organic': { title: 'Banner: herkomst', form: 'line', path: '/' },
  'banner-honest': { title: 'Banner: belofte', form: 'line', path: '/' },
  'home-blocks': { title: 'Home: volgorde van de blokken', form: 'order', path: '/' },
  'home-heading': { title: 'Home: kop', form: 'line', path: '/' },
  'home-intro': { title: 'Home: onder de kop', form: 'line', path: '/' },
  'home-proof-dispatch': home('belofte, bij het uur van verzenden'),
  'home-proof-natural-heading': home('belofte over herkomst, kop'),
  'home-proof-natural': home('belofte over herkomst, tekst'),
  'home-proof-plan': home('belofte, bij het voordeel van een abonnement'),
  'home-grid-end': home('onder de producten'),
  'home-quiz-heading': home('vitaminetest, kop'),
  'home-quiz': { title: 'Home: vitaminetest, tekst', form: 'text', path: '/' },
  'home-bite-heading': home('de hap, kop'),
  'home-bite': { title: 'Home: de hap, tekst', form: 'text', path: '/' },
  'home-steps-heading': home('abonnement, kop'),
  'home-step-1-heading': home('abonnement, kop van stap 1'),
  'home-step-1': home('abonnement, stap 1'),
  'home-step-2-heading': home('abonnement, kop van stap 2'),
  'home-step-2': home('abonnement, stap 2'),
  'home-step-3-heading': home('abonnement, kop van stap 3'),
  'home-step-3': home('abonnement, stap 3'),
  'home-reviews-heading': home('reviews, kop'),
  'home-reviews': home('reviews, tekst'),
  'home-questions-heading': home('vragen, kop'),
  'home-questions': { title: 'Home: vragen, tekst', form: 'text', path: '/' },
  'home-legal-heading': home('kleine lettertjes, kop'),
  'home-legal-privacy': home('kleine lettertjes, privacy'),
  'home-legal-terms': home('kleine lettertjes, voorwaarden'),
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
  ...mailTexts,
} as const satisfies Record<string, ShopTextTerms>;

export type ShopTextName = keyof typeof shopTexts;
export const shopTextNames = Object.keys(shopTexts) as [ShopTextName, ...ShopTextName[]];

/** Returns the name of a text in an address; undefined when there is none. */
export const shopTextNameOf = (name: string): ShopTextName | undefined => shopTextNames.find((known) => known === name);

/** Returns what is decided about a text. */
export const termsOf = (name: ShopTextName): ShopTextTerms => shopTexts[name];
