import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { SavedPayments, type SavedMethod } from '../../platform/payments/saved-payments.js';
import { PaymentMethod } from './payment-method.entity.js';

type KnownMethod = Pick<PaymentMethod, 'customerId' | 'paymentMethodId' | 'paymentIntentId'>;

const methodSql = `select customer_id as "customerId", payment_method_id as "paymentMethodId", payment_intent_id as "paymentIntentId"
  from payment_methods where subscription_id = $1`;
const rememberSql = `insert into payment_methods (subscription_id, payment_intent_id)
  select $1, $2 where not exists (select from erased_contacts where contact_id = $3) on conflict do nothing`;

@Injectable()
export class PaymentMethods {
  private readonly methods: Repository<PaymentMethod>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: SavedPayments,
  ) {
    this.methods = dataSource.getRepository(PaymentMethod);
  }

  /** Stores nothing for an erased subscriber. */
  async remember(subscriptionId: string, contactId: string, paymentIntentId: string): Promise<void> {
    await this.dataSource.query(rememberSql, [subscriptionId, paymentIntentId, contactId]);
  }

  /** Returns null when there is none. Queries the provider only the first time. */
  async find(subscriptionId: string): Promise<SavedMethod | null> {
    const [row] = await this.dataSource.query<KnownMethod[]>(methodSql, [subscriptionId]);
    if (row?.customerId && row.paymentMethodId) {
      const { customerId, paymentMethodId } = row;
      return { customerId, paymentMethodId };
    }
    if (!row?.paymentIntentId) return null;
    const found = await this.payments.methodOfPayment(row.paymentIntentId);
    if (found) await this.fill(subscriptionId, { ...found });
    return found;
  }

  /** Returns the provider's customer id, creating the customer when there is none. */
  async customerOf(subscriptionId: string): Promise<string> {
    const known = (await this.find(subscriptionId)) ?? (await this.methods.findOneBy({ subscriptionId }));
    if (known?.customerId) return known.customerId;
    const customerId = await this.payments.createCustomer(subscriptionId);
    await this.methods.createQueryBuilder().insert().values({ subscriptionId, customerId }).orIgnore().execute();
    await this.fill(subscriptionId, { customerId });
    return (await this.methods.findOneByOrFail({ subscriptionId })).customerId!;
  }

  /** Demo only: attaches a test card to a subscription without a method. */
  async ensureTestCard(subscriptionId: string): Promise<void> {
    if (await this.methods.existsBy({ subscriptionId })) return;
    const method = await this.payments.keepTestCard(await this.payments.createCustomer(subscriptionId));
    const row = { subscriptionId, ...method };
    await this.methods.createQueryBuilder().insert().values(row).orIgnore().execute();
  }

  async change(subscriptionId: string, setupIntentId: string, method: SavedMethod): Promise<void> {
    await this.methods.save({ subscriptionId, setupIntentId, ...method });
  }

  /** Keeps the method of a payment by the link for the next deliveries. No-op when the payment kept no method. */
  async keepPaidWith(subscriptionId: string, paymentIntentId: string): Promise<void> {
    if (await this.methods.existsBy({ subscriptionId, paymentIntentId })) return;
    const found = await this.payments.methodOfPayment(paymentIntentId);
    if (found) await this.methods.save({ subscriptionId, paymentIntentId, setupIntentId: null, ...found });
  }

  /** Fills empty fields only, so that a concurrent change by the customer wins. */
  private async fill(subscriptionId: string, found: Partial<SavedMethod>): Promise<void> {
    const update = this.methods.createQueryBuilder().update().set(found);
    await update.where('subscription_id = :subscriptionId and customer_id is null', { subscriptionId }).execute();
  }
}
