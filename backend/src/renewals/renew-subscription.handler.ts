import { randomUUID } from 'node:crypto';
import { Clock } from '../platform/clock/clock.js';
import { JobHandler, type Handles } from '../platform/jobs/job-handler.js';
import type { PayloadOf } from '../platform/jobs/job.js';
import { renewSubscription } from './renew-subscription.job.js';
import { Renewals } from './renewals.js';

@JobHandler(renewSubscription)
export class RenewSubscriptionHandler implements Handles<typeof renewSubscription> {
  constructor(
    private readonly renewals: Renewals,
    private readonly clock: Clock,
  ) {}

  async handle(renewal: PayloadOf<typeof renewSubscription>): Promise<void> {
    const actor = { kind: 'system', id: 'renew-subscription' } as const;
    const context = { at: this.clock.at(), actor, correlationId: randomUUID(), causationId: renewal.subscriptionId };
    await this.renewals.renew(renewal, context);
  }
}
