import { Controller } from '@nestjs/common';
import { listQuestions, type Question } from '../../../contracts/shop-texts/questions.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { Questions } from './questions.query.js';

@Controller()
export class QuestionsController {
  constructor(private readonly questions: Questions) {}

  @Handles(listQuestions)
  listQuestions({ params: { list } }: Call<typeof listQuestions>): Promise<Question[]> {
    return this.questions.find(list);
  }
}
