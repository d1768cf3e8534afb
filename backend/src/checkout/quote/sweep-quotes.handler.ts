import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { sweepQuotes } from './sweep-quotes.job.js';
import { IssuedQuotes } from './issued-quotes.js';

@JobHandler(sweepQuotes)
export class SweepQuotesHandler implements Handles<typeof sweepQuotes> {
  constructor(private readonly quotes: IssuedQuotes) {}

  async handle(): Promise<void> {
    await this.quotes.forgetOld();
  }
}
