import { faqAboutOrders } from './content/faq-orders';
import { faqAboutShop } from './content/faq-shop';
import type { Facts } from './facts';
import type { FaqCategory } from './faq-categories';

/** A question and its answer; what differs per shop comes from the facts. */
export interface FaqEntry {
  id: string;
  category: FaqCategory;
  question: string;
  answer: (facts: Facts) => string;
}

export const faqEntries: FaqEntry[] = [...faqAboutOrders, ...faqAboutShop];

/** The questions that the service page shows, most asked first. */
export const mostAsked = ['levertijd', 'verzendkosten', 'retour-termijn', 'abonnement-opzeggen', 'betaalmethoden'];

/** The entries of one category; without one, all of them; of one that does not exist, none. */
export function faqOf(category: string | undefined, entries: readonly FaqEntry[] = faqEntries): FaqEntry[] {
  return entries.filter((entry) => category === undefined || entry.category === category);
}

/** The entries with these ids, in their order. */
export function faqById(ids: readonly string[], entries: readonly FaqEntry[] = faqEntries): FaqEntry[] {
  return ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
}
