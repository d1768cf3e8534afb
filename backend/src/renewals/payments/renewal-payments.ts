import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, type Repository } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error.js';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import { PaymentProvider } from '../../platform/payments/payment-provider.js';
import { SavedPayments } from '../../platform/payments/saved-payments.js';
import { RenewalPayment } from './renewal-payment.entity.js';
import { amountOf, renewalIdOf } from '../renewal.js';
import type { ReadSubscription } from '../../subscriptions/subscription-reader.query.js';

const columns = `renewal_id as "renewalId", subscription_id as "subscriptionId", cycle, payment_intent_id as "paymentIntentId",
  amount_cents as "amountCents", held_since as "heldSince", held_until as "heldUntil", created_at as "createdAt"`;

/** The one payment of each delivery. */
@Injectable()
export class RenewalPayments {
  private readonly rows: Repository<RenewalPayment>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: SavedPayments,
    private readonly provider: PaymentProvider,
  ) {
    this.rows = dataSource.getRepository(RenewalPayment);
  }

  find(subscriptionId: string, cycle: number): Promise<RenewalPayment | null> {
    return this.findBy('renewal_id', renewalIdOf(subscriptionId, cycle));
  }

  findByIntent(paymentIntentId: string): Promise<RenewalPayment | null> {
    return this.findBy('payment_intent_id', paymentIntentId);
  }

  /** In SQL: each renewal asks twice, and TypeORM takes longer to write the question than Postgres to answer it. */
  private async findBy(column: 'renewal_id' | 'payment_intent_id', value: string): Promise<RenewalPayment | null> {
    const sql = `select ${columns} from renewal_payments where ${column} = $1`;
    const [row] = await this.dataSource.query<RenewalPayment[]>(sql, [value]);
    return row ?? null;
  }

  /**
   * The payment of the delivery under way, made ready and written down. Two that do this at once may make two payments
   * ready, but one is written down, and no other is ever charged. `key` says which try it is for: one that was cancelled is
   * never answered again. Throws PaymentRefusedError and ProviderError.
   */
  async begin(
    { subscriptionId, terms, state }: ReadSubscription,
    customerId: string,
    key: string,
  ): Promise<RenewalPayment> {
    const { nextCycle: cycle } = state;
    const amountCents = amountOf(terms);
    const order = { subscriptionId, cycle, key, amountCents, customerId };
    const { id: paymentIntentId } = await this.payments.createRenewal(order);
    failpoint('renewal.payment-made-ready');
    const row = { renewalId: renewalIdOf(subscriptionId, cycle), subscriptionId, cycle, paymentIntentId, amountCents };
    const insert = this.rows.createQueryBuilder().insert().values(row).orIgnore().returning('*');
    const isWritten = ((await insert.execute()).raw as object[]).length > 0;
    failpoint('renewal.payment-stored');
    return isWritten ? this.rows.create(row) : (await this.find(subscriptionId, cycle))!;
  }

  /** Cancels it at the provider. One that was paid or cancelled already stays as it is. Throws ProviderError. */
  async close({ paymentIntentId }: RenewalPayment): Promise<void> {
    try {
      await this.provider.cancelPayment(paymentIntentId);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }

  /**
   * It was cancelled at the provider and will never be paid; the next attempt begins another. It stays when something was
   * held for it after it was read: whoever ends that forgets it.
   */
  async forget({ paymentIntentId, heldUntil }: RenewalPayment): Promise<void> {
    const asRead = heldUntil ? LessThan(new Date(heldUntil.getTime() + 1)) : IsNull(); // the database counts finer than we
    await this.rows.delete({ paymentIntentId, heldUntil: asRead });
  }
}
