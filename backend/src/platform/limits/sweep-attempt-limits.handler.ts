import { JobHandler, type Handles } from '../jobs/job-handler.js';
import { AttemptLimits } from './attempt-limits.js';
import { sweepAttemptLimits } from './sweep-attempt-limits.job.js';

@JobHandler(sweepAttemptLimits)
export class SweepAttemptLimitsHandler implements Handles<typeof sweepAttemptLimits> {
  constructor(private readonly limits: AttemptLimits) {}

  async handle(): Promise<void> {
    await this.limits.removeExpired(new Date());
  }
}
