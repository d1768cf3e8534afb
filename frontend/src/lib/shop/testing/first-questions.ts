import { faqCategories } from '../../../../../contracts/shop-texts/faq-categories.js';
import { firstShopTexts } from '../../../../../contracts/shop-texts/first-texts.js';
import type { Question } from '../../../../../contracts/shop-texts/questions.js';
import { questionsOf } from '../../../../../contracts/shop-texts/questions-of.js';

/** The questions that a shop begins with, as the server lists them. */
export const firstQuestions: Question[] = faqCategories.flatMap((category) =>
  questionsOf(firstShopTexts[`faq-${category}`]).map((question) => ({ category, ...question })),
);
