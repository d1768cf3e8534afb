import { randomUUID } from 'node:crypto';
import { Clock } from '../platform/clock/clock.js';
import { JobHandler, type Handles } from '../platform/jobs/job-handler.js';
import type { PayloadOf } from '../platform/jobs/job.js';
import { chargeRenewal } from './charge-renewal.job.js';
import { Renewals } from './renewals.js';

@JobHandler(chargeRenewal)
export class ChargeRenewalHandler implements Handles<typeof chargeRenewal> {
  constructor(
    private readonly renewals: Renewals,
    private readonly clock: Clock,
  ) {}

  async handle(renewal: PayloadOf<typeof chargeRenewal>): Promise<void> {
    const actor = { kind: 'system', id: 'charge-renewal' } as const;
    const context = { at: this.clock.at(), actor, correlationId: randomUUID(), causationId: renewal.subscriptionId };
    await this.renewals.renew(renewal, context);
  }
}
