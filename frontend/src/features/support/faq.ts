import { faqMostAsked } from './content/faq-most-asked';
import { faqAboutOrders } from './content/faq-orders';
import { faqAboutShop } from './content/faq-shop';
import type { Facts } from './facts';
import { faqCategories, type FaqCategory } from './faq-categories';

/** A question and its answer. Parts that differ per shop come from the facts. */
export interface FaqEntry {
  id: string;
  category: FaqCategory;
  question: string;
  answer: (facts: Facts) => string;
}

/** Entries by category. Within one, those asked most come first. */
export const faqEntries: FaqEntry[] = [...faqMostAsked, ...faqAboutOrders, ...faqAboutShop].sort(
  (one, other) => faqCategories.indexOf(one.category) - faqCategories.indexOf(other.category),
);

/** Returns the entries of one category; all without a category, none for an unknown one. */
export function faqOf(category: string | undefined, entries: readonly FaqEntry[] = faqEntries): FaqEntry[] {
  return entries.filter((entry) => category === undefined || entry.category === category);
}
