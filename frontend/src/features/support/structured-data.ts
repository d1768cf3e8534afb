import type { QueryClient } from '@tanstack/react-query';
import { fillInBlocks } from '../../../../contracts/shop-texts/placeholders.js';
import { wordsOf } from '../../../../contracts/shop-texts/words.js';
import { faqData } from '../../lib/seo/structured-data/faq';
import { productsQuery } from '../../lib/shop/catalog';
import { answerValues, factsOf } from '../../lib/shop/facts';
import { questionsQuery } from '../../lib/shop/questions';
import { shippingQuery, shopQuery } from '../../lib/shop/shop';
import { faqOf } from './faq';

/** Describes the questions that the page shows for a category; empty when it shows none. */
export function questionsData(queryClient: QueryClient, category: string | undefined) {
  const shop = queryClient.getQueryData(shopQuery.queryKey);
  const shipping = queryClient.getQueryData(shippingQuery.queryKey);
  const questions = faqOf(category, queryClient.getQueryData(questionsQuery('all').queryKey) ?? []);
  if (!shop || !shipping || questions.length === 0) return [];
  const values = answerValues(factsOf(shop, shipping, queryClient.getQueryData(productsQuery.queryKey)));
  return [
    faqData(questions.map(({ question, answer }) => ({ question, answer: wordsOf(fillInBlocks(answer, values)) }))),
  ];
}
