import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { recordRemoval } from '../../platform/database/record-removal.js';
import { ProviderError } from '../../platform/errors/provider-error.js';
import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { EndedSubscriptions } from './ended-subscriptions.query.js';
import { forgetPaymentMethods } from './forget-payment-methods.job.js';
import { forgetMethods } from './payment-method-removal.entity.js';
import { PaymentMethods } from './payment-methods.js';

const mostAtOnce = 500;

/** A day passes first, because read models may lag and an end may be undone. */
const dayMs = 24 * 3_600_000;

/** A run that dies leaves the rest to the next, because a forgotten method is no longer found. */
@JobHandler(forgetPaymentMethods)
export class ForgetPaymentMethodsHandler implements Handles<typeof forgetPaymentMethods> {
  constructor(
    private readonly ended: EndedSubscriptions,
    private readonly methods: PaymentMethods,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    let forgotten = 0;
    const moment = new Date(Date.parse(this.clock.at()) - dayMs);
    for await (const subscriptionId of this.ended.before(moment, mostAtOnce)) {
      if (await this.forget(subscriptionId)) forgotten++;
    }
    await recordRemoval(this.dataSource, 'payment_methods', forgotten);
  }

  /** Returns false while the provider does not respond. */
  private async forget(subscriptionId: string): Promise<boolean> {
    try {
      await this.methods.lookUpAll(subscriptionId);
    } catch (error) {
      if (error instanceof ProviderError) return false;
      throw error;
    }
    await this.dataSource.query(forgetMethods('subscription_id = $1'), [subscriptionId]);
    return true;
  }
}
