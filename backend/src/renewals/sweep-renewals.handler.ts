import { JobHandler, type Handles } from '../jobs/job-handler.js';
import { sweepRenewals } from '../jobs/sweep-renewals.job.js';
import { sweepSlowRenewals } from '../jobs/sweep-slow-renewals.job.js';
import { RenewalSweep } from './renewal-sweep.js';

@JobHandler(sweepRenewals)
export class SweepRenewalsHandler implements Handles<typeof sweepRenewals> {
  constructor(private readonly renewals: RenewalSweep) {}

  async handle(): Promise<void> {
    await this.renewals.sweep();
  }
}

@JobHandler(sweepSlowRenewals)
export class SweepSlowRenewalsHandler implements Handles<typeof sweepSlowRenewals> {
  constructor(private readonly renewals: RenewalSweep) {}

  async handle(): Promise<void> {
    await this.renewals.sweepProcessing();
    await this.renewals.announce();
  }
}
