import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, type Repository } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error.js';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import { PaymentProvider } from '../../platform/payments/payment-provider.js';
import { SavedPayments } from '../../platform/payments/saved-payments.js';
import { RenewalPayment } from './renewal-payment.entity.js';
import { renewalIdOf } from '../renewal.js';
import { amountOf } from '../../subscriptions/delivery-terms.js';
import type { ReadSubscription } from '../../subscriptions/subscription-reader.query.js';
import { entitiesWhere } from '../../platform/database/rows.js';

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

  /** Plain SQL, because building the query in TypeORM takes longer than running it and each renewal runs it twice. */
  private async findBy(column: 'renewal_id' | 'payment_intent_id', value: string): Promise<RenewalPayment | null> {
    const [row] = await entitiesWhere(this.dataSource, RenewalPayment, `${column} = $1`, [value]);
    return row ?? null;
  }

  /**
   * Prepares and stores the payment of the current delivery. A race may prepare two, but only the stored one is
   * charged. `key` is the idempotency key. Throws PaymentRefusedError and ProviderError.
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
    return this.write({ subscriptionId, cycle, paymentIntentId, amountCents });
  }

  /** The payment that the provider is processing. Stores it again when a restore of Postgres lost it. */
  async findProcessing({
    subscriptionId,
    terms,
    state,
    processingPaymentId,
  }: ReadSubscription): Promise<RenewalPayment | null> {
    const { nextCycle: cycle } = state;
    const known = await this.find(subscriptionId, cycle);
    if (known || processingPaymentId === null) return known;
    return this.write({ subscriptionId, cycle, paymentIntentId: processingPaymentId, amountCents: amountOf(terms) });
  }

  private async write(
    facts: Pick<RenewalPayment, 'subscriptionId' | 'cycle' | 'paymentIntentId' | 'amountCents'>,
  ): Promise<RenewalPayment> {
    const { subscriptionId, cycle } = facts;
    const row = { renewalId: renewalIdOf(subscriptionId, cycle), ...facts };
    const insert = this.rows.createQueryBuilder().insert().values(row).orIgnore().returning('*');
    const isWritten = ((await insert.execute()).raw as object[]).length > 0;
    failpoint('renewal.payment-stored');
    return isWritten ? this.rows.create(row) : (await this.find(subscriptionId, cycle))!;
  }

  /** Cancels the payment at the provider; no-op when it is paid or cancelled. Throws ProviderError. */
  async close({ paymentIntentId }: RenewalPayment): Promise<void> {
    try {
      await this.provider.cancelPayment(paymentIntentId);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }

  /** Lets the next attempt prepare another payment. Keeps the row when a link has held stock since it was read. */
  async forget({ paymentIntentId, heldUntil }: RenewalPayment): Promise<void> {
    const asRead = heldUntil ? LessThan(new Date(heldUntil.getTime() + 1)) : IsNull(); // Postgres stores microseconds
    await this.rows.delete({ paymentIntentId, heldUntil: asRead });
  }
}
