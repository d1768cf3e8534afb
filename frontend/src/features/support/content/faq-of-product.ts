import type { FaqEntry } from '../faq';
import { faqMostAsked } from './faq-most-asked';
import { faqAboutShop } from './faq-shop';

const asked = ['vegan-halal', 'levertijd', 'bewaren'];

/** The three questions on every product page, in the words of the service page. */
export const faqOfProduct: FaqEntry[] = asked.flatMap((wanted) =>
  [...faqMostAsked, ...faqAboutShop].filter(({ id }) => id === wanted),
);
