import { faqAboutOrders } from './content/faq-orders';
import { faqAboutShop } from './content/faq-shop';
import type { Facts } from './facts';
import type { FaqCategory } from './faq-categories';

/** A question and its answer. Parts that differ per shop come from the facts. */
export interface FaqEntry {
  id: string;
  category: FaqCategory;
  question: string;
  answer: (facts: Facts) => string;
}

export const faqEntries: FaqEntry[] = [...faqAboutOrders, ...faqAboutShop];

/** The questions on the service page, most asked first. */
export const mostAsked = ['levertijd', 'verzendkosten', 'retour-termijn', 'abonnement-opzeggen', 'betaalmethoden'];

/** Returns the entries of one category; all without a category, none for an unknown one. */
export function faqOf(category: string | undefined, entries: readonly FaqEntry[] = faqEntries): FaqEntry[] {
  return entries.filter((entry) => category === undefined || entry.category === category);
}

/** Returns the entries with these ids, in their order. */
export function faqById(ids: readonly string[], entries: readonly FaqEntry[] = faqEntries): FaqEntry[] {
  return ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
}
