import { JobHandler, type Handles } from '../platform/jobs/job-handler.js';
import { QuizAdvices } from './quiz-advices.js';
import { sweepAdvices } from './sweep-advices.job.js';

@JobHandler(sweepAdvices)
export class SweepAdvicesHandler implements Handles<typeof sweepAdvices> {
  constructor(private readonly advices: QuizAdvices) {}

  handle(): Promise<void> {
    return this.advices.forgetOld();
  }
}
