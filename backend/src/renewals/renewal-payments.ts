import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { failpoint } from '../failpoints/failpoint.js';
import { SavedPayments } from '../payments/saved-payments.js';
import { RenewalPayment } from './renewal-payment.entity.js';
import { amountOf, renewalIdOf } from './renewal.js';
import type { ReadSubscription } from './subscription-reader.js';

/** The one payment of each delivery. */
@Injectable()
export class RenewalPayments {
  private readonly rows: Repository<RenewalPayment>;

  constructor(
    dataSource: DataSource,
    private readonly payments: SavedPayments,
  ) {
    this.rows = dataSource.getRepository(RenewalPayment);
  }

  find(subscriptionId: string, cycle: number): Promise<RenewalPayment | null> {
    return this.rows.findOneBy({ renewalId: renewalIdOf(subscriptionId, cycle) });
  }

  findByIntent(paymentIntentId: string): Promise<RenewalPayment | null> {
    return this.rows.findOneBy({ paymentIntentId });
  }

  /**
   * The payment of the delivery under way, made ready and written down. Two that do this at once may make two payments
   * ready, but one is written down, and no other is ever charged. Throws PaymentRefusedError and ProviderError.
   */
  async begin({ subscriptionId, terms, state }: ReadSubscription, customerId: string): Promise<RenewalPayment> {
    const { nextCycle: cycle, payment } = state;
    const known = await this.find(subscriptionId, cycle);
    if (known) return known;
    const amountCents = amountOf(terms);
    const order = { subscriptionId, cycle, attempt: payment.attempt, amountCents, customerId };
    const { id: paymentIntentId } = await this.payments.createRenewal(order);
    failpoint('renewal.payment-made-ready');
    const row = { renewalId: renewalIdOf(subscriptionId, cycle), subscriptionId, cycle, paymentIntentId, amountCents };
    const insert = this.rows.createQueryBuilder().insert().values(row).orIgnore().returning('*');
    const isWritten = ((await insert.execute()).raw as object[]).length > 0;
    failpoint('renewal.payment-stored');
    return isWritten ? this.rows.create(row) : (await this.find(subscriptionId, cycle))!;
  }

  /** It was cancelled at the provider and will never be paid; the next attempt begins another. */
  async forget({ paymentIntentId }: RenewalPayment): Promise<void> {
    await this.rows.delete({ paymentIntentId });
  }
}
