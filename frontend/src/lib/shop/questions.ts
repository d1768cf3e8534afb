import type { QuestionList } from '../../../../contracts/shop-texts/asked-elsewhere.js';
import { listQuestions } from '../../../../contracts/shop-texts/questions.js';
import { queryOf } from '../http/endpoints';
import { repeatedWhileUpdating } from '../http/repeated-while-updating';

/** Questions with their answers: all, those most asked or those of every product page. */
export const questionsQuery = (list: QuestionList) => ({
  ...queryOf(listQuestions, { params: { list } }),
  ...repeatedWhileUpdating,
});
