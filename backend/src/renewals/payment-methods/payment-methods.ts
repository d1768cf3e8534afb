import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error.js';
import { SavedPayments, type SavedMethod } from '../../platform/payments/saved-payments.js';
import { PaymentMethod } from './payment-method.entity.js';
import { isErased } from '../../customers/erased.view.js';
import { entitiesWhere } from '../../platform/database/rows.js';

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

  /** Stores the method of a payment by the link for the next deliveries. No-op when the payment stored no method. */
  async keepPaidWith(payer: Payer, paymentIntentId: string): Promise<void> {
    const { subscriptionId } = payer;
    if (await this.methods.existsBy({ subscriptionId, paymentIntentId })) return;
    const found = await this.payments.methodOfPayment(paymentIntentId);
    if (found) await this.store(replaceSql, payer, { paymentIntentId, ...found });
  }

  private async store(sql: string, { subscriptionId, contactId }: Payer, row: Partial<PaymentMethod>): Promise<void> {
    const { paymentIntentId, customerId, paymentMethodId, setupIntentId } = row;
    const ids = [paymentIntentId, customerId, paymentMethodId, setupIntentId].map((id) => id ?? null);
    await this.dataSource.query(sql, [subscriptionId, contactId, ...ids]);
  }

  /** Fills empty fields only, so that a concurrent change by the customer wins. */
  private async fill(subscriptionId: string, found: Partial<SavedMethod>): Promise<void> {
    const update = this.methods.createQueryBuilder().update().set(found);
    await update.where('subscription_id = :subscriptionId and customer_id is null', { subscriptionId }).execute();
  }
}
