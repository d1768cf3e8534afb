import { z } from 'zod';
import { endpoints } from '../endpoint.js';
import { BlockSchema } from '../law/legal-pages.js';
import { faqCategories } from './faq-categories.js';

/**
 * A question with its answer. `key`: the name of a first question, by which other pages find it. Words in braces of the
 * answer are placeholders.
 */
export const QuestionSchema = z.object({
  key: z.string().optional(),
  category: z.enum(faqCategories),
  question: z.string(),
  answer: z.array(BlockSchema),
});
export type Question = z.infer<typeof QuestionSchema>;

const shopper = endpoints({ access: 'shopper' });

export const listQuestions = shopper('GET /api/questions/:list', {
  summary: 'Questions and answers: all of them, those most asked or those of every product page.',
  response: z.array(QuestionSchema),
  refuses: ['not-found'],
});
