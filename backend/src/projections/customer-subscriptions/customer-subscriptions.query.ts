import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { centsToDecimal } from '../../../../contracts/values/money.js';
import { CustomerSubscriptionSchema, type CustomerSubscription } from '../../../../contracts/subscriptions.js';
import { vatRates } from '../../../../pricing/vat.js';
import { countOf, rowsOf } from '../../platform/database/rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';

const Row = CustomerSubscriptionSchema.omit({ price: true, shipping: true, amount: true }).extend({
  priceCents: z.number(),
  shippingCents: z.number(),
  startedAt: z.date(),
  cancelledAt: z.date().nullable(),
});

/** A subscription as a mail shows it, amounts in cents. `email` is null when the subscriber was erased. */
const Overview = z.object({
  productName: z.string(),
  imageUrl: z.string(),
  quantity: z.number(),
  jars: z.number(),
  frequency: z.number(),
  priceCents: z.number(),
  shippingCents: z.number(),
  vatRate: z.enum(vatRates),
  nextDeliveryDate: z.string(),
  recipientName: z.string(),
  email: z.string().nullable(),
});
export type OverviewSubscription = z.infer<typeof Overview>;

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The mailbox owns a subscription, so a guest who logs in later finds his own. */
const owned = `from customer_subscriptions s join contacts c on c.id = s.contact_id where lower(btrim(c.email)) = $1`;

/** Subscriptions by the mailbox that the login has verified. */
@Injectable()
export class CustomerSubscriptions {
  constructor(private readonly dataSource: DataSource) {}

  async list(mailbox: string): Promise<CustomerSubscription[]> {
    const rows = await rowsOf(
      this.dataSource,
      Row,
      `select s.subscription_id as id, s.status, s.pause_reason as "pauseReason", s.product_name as "productName", s.slug,
              case when s.status = 'paused' then s.paused_until end as "pausedUntil",
              s.image_url as "imageUrl", s.quantity, s.jars, s.frequency, s.price_cents as "priceCents",
              s.shipping_cents as "shippingCents", s.next_cycle as "nextCycle", s.payment,
              case when s.status = 'active' then s.next_delivery_date end as "nextDeliveryDate",
              s.payment_due_on as "paymentDueOn", s.started_at as "startedAt", s.cancelled_at as "cancelledAt"
       ${owned} order by s.started_at desc, s.subscription_id`,
      [mailbox],
    );
    return rows.map(({ priceCents, shippingCents, startedAt, cancelledAt, ...row }) => ({
      ...row,
      price: centsToDecimal(priceCents),
      shipping: centsToDecimal(shippingCents),
      amount: centsToDecimal(priceCents + shippingCents),
      startedAt: startedAt.toISOString(),
      cancelledAt: cancelledAt?.toISOString() ?? null,
    }));
  }

  /** Null while the read model does not know the subscription. */
  async find(subscriptionId: string): Promise<OverviewSubscription | null> {
    const [row] = await rowsOf(
      this.dataSource,
      Overview,
      `select s.product_name as "productName", s.image_url as "imageUrl", s.quantity, s.jars, s.frequency, s.price_cents as "priceCents",
              s.shipping_cents as "shippingCents", s.vat_rate as "vatRate", s.next_delivery_date as "nextDeliveryDate",
              coalesce(c.name, '') as "recipientName", c.email
       from customer_subscriptions s left join contacts c on c.id = s.contact_id where s.subscription_id = $1`,
      [subscriptionId],
    );
    return row ?? null;
  }

  /** Throws `subscription-not-found`, also for another mailbox. */
  async demandOwner(subscriptionId: string, mailbox: string): Promise<void> {
    const sql = `select 1 ${owned} and s.subscription_id = $2`;
    const isOwner = isUuid.test(subscriptionId) && (await countOf(this.dataSource, sql, [mailbox, subscriptionId])) > 0;
    if (!isOwner) throw new DomainError('subscription-not-found');
  }
}
