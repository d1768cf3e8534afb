import { randomUUID } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.js';
import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { sweepRenewals } from './sweep-renewals.job.js';
import { sweepSlowRenewals } from './sweep-slow-renewals.job.js';
import { PaymentLinks } from '../payment-methods/payment-links.js';
import { RenewalSweep } from './renewal-sweep.js';

@JobHandler(sweepRenewals)
export class SweepRenewalsHandler implements Handles<typeof sweepRenewals> {
  constructor(
    private readonly renewals: RenewalSweep,
    private readonly links: PaymentLinks,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    await this.renewals.endPauses();
    await this.renewals.sweep();
    const actor = { kind: 'system', id: 'sweep-renewals' } as const;
    const correlationId = randomUUID();
    await this.links.closeOverdue({ at: this.clock.at(), actor, correlationId, causationId: correlationId });
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
