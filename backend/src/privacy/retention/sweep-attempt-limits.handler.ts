import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { AttemptLimits } from '../../platform/limits/attempt-limits.js';
import { sweepAttemptLimits } from './sweep-attempt-limits.job.js';

@JobHandler(sweepAttemptLimits)
export class SweepAttemptLimitsHandler implements Handles<typeof sweepAttemptLimits> {
  constructor(private readonly limits: AttemptLimits) {}

  async handle(): Promise<void> {
    await this.limits.removeExpired(new Date());
  }
}
