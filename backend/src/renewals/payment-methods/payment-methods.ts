import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not, type Repository } from 'typeorm';
import { z } from 'zod';
import { DomainError } from '../../platform/errors/domain-error.js';
import { SavedPayments, unlessGone, type SavedMethod } from '../../platform/payments/saved-payments.js';
import { PaymentMethod } from './payment-method.entity.js';
import { isErased } from '../../customers/erased.view.js';
import { entitiesWhere, rowsOf } from '../../platform/database/rows.js';

const storeSql = `
  insert into payment_methods
    (subscription_id, contact_id, payment_intent_id, customer_id, payment_method_id, setup_intent_id)
  select $1, $2, $3, $4, $5, $6 where not ${isErased('$2')}
  on conflict (subscription_id) do`;
const addSql = `${storeSql} nothing`;
const replaceSql = `${storeSql} update
  set contact_id = excluded.contact_id,
    payment_intent_id = coalesce(excluded.payment_intent_id, payment_methods.payment_intent_id),
    customer_id = excluded.customer_id, payment_method_id = excluded.payment_method_id,
    setup_intent_id = excluded.setup_intent_id, updated_at = now()`;

/** Keeps the former method. A row without `setup_intent_id` has the payment as its newest choice. */
const noteSql = `${storeSql} update
  set payment_intent_id = excluded.payment_intent_id, setup_intent_id = null, updated_at = now()
  where payment_methods.payment_intent_id is distinct from excluded.payment_intent_id`;

/** What the provider saved for an erased subscriber is detached there. */
const refusedSql = `insert into payment_method_removals (customer_id, payment_intent_id)
  select $1, $2 where ${isErased('$3')}`;

/** Subscriptions of the same subscriber whose customer at the provider was never looked up. */
const unknownSql = `
  select sibling.subscription_id::text as "subscriptionId"
  from payment_methods one join payment_methods sibling on sibling.contact_id = one.contact_id
  where one.subscription_id = $1 and sibling.customer_id is null and sibling.payment_intent_id is not null`;
const Unknown = z.object({ subscriptionId: z.string() });

/** The owner of a payment method. Nothing is stored for an erased subscriber. */
export interface Payer {
  subscriptionId: string;
  contactId: string;
}

@Injectable()
export class PaymentMethods {
  private readonly methods: Repository<PaymentMethod>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: SavedPayments,
  ) {
    this.methods = dataSource.getRepository(PaymentMethod);
  }

  async remember(payer: Payer, paymentIntentId: string): Promise<void> {
    await this.store(addSql, payer, { paymentIntentId });
  }

  /** Returns null when there is none. Queries the provider only the first time. */
  async find(subscriptionId: string): Promise<SavedMethod | null> {
    const [row] = await entitiesWhere(this.dataSource, PaymentMethod, 'subscription_id = $1', [subscriptionId]);
    if (row?.customerId && row.paymentMethodId) {
      const { customerId, paymentMethodId } = row;
      return { customerId, paymentMethodId };
    }
    if (!row?.paymentIntentId) return null;
    const found = await this.payments.methodOfPayment(row.paymentIntentId);
    if (found) await this.fill(subscriptionId, { ...found });
    return found;
  }

  /**
   * Looks up the customers of all methods of this subscriber. Subscriptions of one order share theirs, which then shows before
   * one of them is forgotten. Throws ProviderError.
   */
  async lookUpAll(subscriptionId: string): Promise<void> {
    const unknown = await rowsOf(this.dataSource, Unknown, unknownSql, [subscriptionId]);
    for (const sibling of unknown) await unlessGone(() => this.find(sibling.subscriptionId));
  }

  /** Has the provider forget the methods of a customer that no subscription uses. */
  async detach({ customerId }: SavedMethod): Promise<void> {
    await this.dataSource.query('insert into payment_method_removals (customer_id) values ($1)', [customerId]);
  }

  /**
   * Returns the provider's customer id, creating the customer when there is none. Throws `subscription-not-found` for an
   * erased subscriber.
   */
  async customerOf(payer: Payer): Promise<string> {
    const { subscriptionId } = payer;
    const known = (await this.find(subscriptionId)) ?? (await this.methods.findOneBy({ subscriptionId }));
    if (known?.customerId) return known.customerId;
    const customerId = await this.payments.createCustomer(subscriptionId);
    await this.store(addSql, payer, { customerId });
    await this.fill(subscriptionId, { customerId });
    const kept = await this.methods.findOneBy({ subscriptionId });
    if (!kept) throw new DomainError('subscription-not-found');
    return kept.customerId!;
  }

  /** Demo only: attaches a test card to a subscription without a method. */
  async ensureTestCard(payer: Payer): Promise<void> {
    const { subscriptionId } = payer;
    if (await this.methods.existsBy({ subscriptionId })) return;
    const method = await this.payments.keepTestCard(await this.payments.createCustomer(subscriptionId));
    await this.store(addSql, payer, method);
  }

  async change(payer: Payer, setupIntentId: string, method: SavedMethod): Promise<void> {
    await this.store(replaceSql, payer, { setupIntentId, ...method });
  }

  /** Notes a payment by the link that the bank is still deciding, so that a method of a later set-up stays. Idempotent. */
  async notePaying(payer: Payer, paymentIntentId: string): Promise<void> {
    await this.store(noteSql, payer, { paymentIntentId });
  }

  /**
   * Stores the method of a paid link for the next deliveries. No-op when the payment stored no method, or when the customer
   * set up another method after the payment was noted or kept.
   */
  async keepPaidWith(payer: Payer, paymentIntentId: string): Promise<void> {
    const { subscriptionId } = payer;
    const setUpLater = { subscriptionId, paymentIntentId, setupIntentId: Not(IsNull()) };
    if (await this.methods.existsBy(setUpLater)) return;
    const found = await this.payments.methodOfPayment(paymentIntentId);
    if (found) await this.store(replaceSql, payer, { paymentIntentId, ...found });
  }

  private async store(sql: string, { subscriptionId, contactId }: Payer, row: Partial<PaymentMethod>): Promise<void> {
    const { paymentIntentId, customerId, paymentMethodId, setupIntentId } = row;
    const ids = [paymentIntentId, customerId, paymentMethodId, setupIntentId].map((id) => id ?? null);
    await this.dataSource.query(sql, [subscriptionId, contactId, ...ids]);
    await this.dataSource.query(refusedSql, [customerId, paymentIntentId, contactId]);
  }

  /** Fills empty fields only, so that a concurrent change by the customer wins. */
  private async fill(subscriptionId: string, found: Partial<SavedMethod>): Promise<void> {
    const update = this.methods.createQueryBuilder().update().set(found);
    await update.where('subscription_id = :subscriptionId and customer_id is null', { subscriptionId }).execute();
  }
}
