import { DataSource } from 'typeorm';
import { countOf } from '../../platform/database/rows.js';
import { ProviderError } from '../../platform/errors/provider-error.js';
import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { SavedPayments } from '../../platform/payments/saved-payments.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { defineRecurringWork, type Outcome } from '../../platform/work/work-kind.js';
import { defineWorkJob } from '../../platform/work/work-job.js';
import { PaymentMethodRemoval } from './payment-method-removal.entity.js';

/** The sweep of work enqueues each customer whose methods are to be detached. */
export const detachMethods = defineWorkJob('detach-methods');

export const removalWork = defineRecurringWork<PaymentMethodRemoval>({
  name: 'payment_method_removals',
  entity: PaymentMethodRemoval,
  id: 'id',
  shown: ['id'],
  lease: { until: 'dueAt', seconds: 300 },
  counts: 'claims',
  open: 'true',
  retry: { firstMs: 30_000, mostMs: 3_600_000 },
  job: detachMethods,
  payloadOf: (id) => ({ id }),
});

const usedSql = 'select 1 from payment_methods where customer_id = $1 or payment_intent_id = $2';

/** Idempotent. Another subscription with the same customer keeps the methods; whichever is forgotten last detaches them. */
@JobHandler(detachMethods)
export class DetachMethodsHandler implements Handles<typeof detachMethods> {
  constructor(
    private readonly work: DurableWork,
    private readonly dataSource: DataSource,
    private readonly provider: SavedPayments,
  ) {}

  async handle({ id }: { id: string }): Promise<void> {
    await this.work.attempt(removalWork, id, (removal) => this.detach(removal));
  }

  private async detach({ id, customerId, paymentIntentId }: PaymentMethodRemoval): Promise<Outcome> {
    try {
      const customer = customerId ?? (await this.provider.customerOfPayment(paymentIntentId!));
      if (customer && (await countOf(this.dataSource, usedSql, [customer, paymentIntentId])) === 0)
        await this.provider.detachMethodsOf(customer);
    } catch (error) {
      if (error instanceof ProviderError) return { is: 'later', code: 'provider-unavailable' };
      throw error;
    }
    await this.dataSource.getRepository(PaymentMethodRemoval).delete({ id });
    return { is: 'done' };
  }
}
