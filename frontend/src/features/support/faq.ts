import type { FaqCategory } from '../../../../contracts/shop-texts/faq-categories.js';

/** Returns the questions of one category; all without a category, none for an unknown one. */
export function faqOf<Q extends { category: FaqCategory }>(category: string | undefined, questions: readonly Q[]): Q[] {
  return questions.filter((question) => category === undefined || question.category === category);
}
