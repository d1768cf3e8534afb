import type { QueryClient } from '@tanstack/react-query';
import { shippingQuery, shopQuery } from '../../lib/shop/shop';
import { faqData } from '../../lib/seo/structured-data/faq';
import { factsOf } from './facts';
import { productsQuery } from '../../lib/shop/catalog';
import { faqOf } from './faq';

/** Describes the questions that the page shows for a category; empty when it shows none. */
export function questionsData(queryClient: QueryClient, category: string | undefined) {
  const shop = queryClient.getQueryData(shopQuery.queryKey);
  const shipping = queryClient.getQueryData(shippingQuery.queryKey);
  const entries = faqOf(category);
  if (!shop || !shipping || entries.length === 0) return [];
  const facts = factsOf(shop, shipping, queryClient.getQueryData(productsQuery.queryKey));
  return [faqData(entries.map(({ question, answer }) => ({ question, answer: answer(facts) })))];
}
