import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { SavedPayments, type SavedMethod } from '../../platform/payments/saved-payments.js';
import { PaymentMethod } from './payment-method.entity.js';

type KnownMethod = Pick<PaymentMethod, 'customerId' | 'paymentMethodId' | 'paymentIntentId'>;

const methodSql = `select customer_id as "customerId", payment_method_id as "paymentMethodId", payment_intent_id as "paymentIntentId"
  from payment_methods where subscription_id = $1`;
const rememberSql = `insert into payment_methods (subscription_id, payment_intent_id)
  select $1, $2 where not exists (select from erased_contacts where contact_id = $3) on conflict do nothing`;

/** What each subscription is paid with. */
@Injectable()
export class PaymentMethods {
  private readonly methods: Repository<PaymentMethod>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: SavedPayments,
  ) {
    this.methods = dataSource.getRepository(PaymentMethod);
  }

  /** Remembers nothing of a subscriber who was erased. */
  async remember(subscriptionId: string, contactId: string, paymentIntentId: string): Promise<void> {
    await this.dataSource.query(rememberSql, [subscriptionId, paymentIntentId, contactId]);
  }

  /** Null when there is none: a new one has to be given. The provider is asked the first time only. */
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

  /** The provider's customer of this subscription, made when there is none. */
  async customerOf(subscriptionId: string): Promise<string> {
    const known = (await this.find(subscriptionId)) ?? (await this.methods.findOneBy({ subscriptionId }));
    if (known?.customerId) return known.customerId;
    const customerId = await this.payments.createCustomer(subscriptionId);
    await this.methods.createQueryBuilder().insert().values({ subscriptionId, customerId }).orIgnore().execute();
    await this.fill(subscriptionId, { customerId });
    return (await this.methods.findOneByOrFail({ subscriptionId })).customerId!;
  }

  /** For the demo: who has nothing to pay with pays with a test card. */
  async ensureTestCard(subscriptionId: string): Promise<void> {
    if (await this.methods.existsBy({ subscriptionId })) return;
    const method = await this.payments.keepTestCard(await this.payments.createCustomer(subscriptionId));
    const row = { subscriptionId, ...method };
    await this.methods.createQueryBuilder().insert().values(row).orIgnore().execute();
  }

  /** From now on this one pays. */
  async change(subscriptionId: string, setupIntentId: string, method: SavedMethod): Promise<void> {
    await this.methods.save({ subscriptionId, setupIntentId, ...method });
  }

  /** What the customer paid a delivery with himself pays the next ones. A payment that left nothing behind changes nothing. */
  async keepPaidWith(subscriptionId: string, paymentIntentId: string): Promise<void> {
    if (await this.methods.existsBy({ subscriptionId, paymentIntentId })) return;
    const found = await this.payments.methodOfPayment(paymentIntentId);
    if (found) await this.methods.save({ subscriptionId, paymentIntentId, setupIntentId: null, ...found });
  }

  /** Fills what is empty; what the customer changed meanwhile stays. */
  private async fill(subscriptionId: string, found: Partial<SavedMethod>): Promise<void> {
    const update = this.methods.createQueryBuilder().update().set(found);
    await update.where('subscription_id = :subscriptionId and customer_id is null', { subscriptionId }).execute();
  }
}
