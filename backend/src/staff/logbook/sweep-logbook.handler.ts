import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { Logbook } from './logbook.js';
import { sweepLogbook } from './sweep-logbook.job.js';

@JobHandler(sweepLogbook)
export class SweepLogbookHandler implements Handles<typeof sweepLogbook> {
  constructor(private readonly logbook: Logbook) {}

  async handle(): Promise<void> {
    await this.logbook.forgetOld();
  }
}
