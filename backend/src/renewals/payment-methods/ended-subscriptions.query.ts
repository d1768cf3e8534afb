import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../platform/database/rows.js';
import { orders } from '../../projections/admin-order-list/orders.view.js';
import { returns } from '../../projections/admin-return-list/returns.view.js';
import { subscriptions } from '../../projections/admin-subscription-list/subscriptions.view.js';
import { SubscriptionReader } from '../../subscriptions/subscription-reader.query.js';

const Ended = z.object({ subscriptionId: z.string(), isReturned: z.boolean() });
/** The id of a delivery's payment is that of its order. */
const itsOrders = `array(
  select s.order_id union all
  select p.renewal_id::text from renewal_payments p where p.subscription_id = m.subscription_id)`;
const endedSql = `
  select m.subscription_id::text as "subscriptionId",
    exists (
      select from ${returns} r where r.order_id = any(${itsOrders}) and r.status = 'completed') as "isReturned"
  from payment_methods m join ${subscriptions} s on s.subscription_id = m.subscription_id::text
  where s.status = 'cancelled' and s.cancelled_at < $1
    and not exists (
      select from ${orders} o
      where o.order_id = any(${itsOrders})
        and (o.status in ('pending', 'processing') or o.refunded_cents < o.refund_requested_cents
          or exists (select from ${returns} r where r.order_id = o.order_id and r.status in ('requested', 'approved'))))
    and not exists (
      select from renewal_payments p where p.subscription_id = m.subscription_id and p.held_until is not null)
  order by s.cancelled_at limit $2`;

/** Subscriptions that keep a payment method without a use for it. */
@Injectable()
export class EndedSubscriptions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: SubscriptionReader,
  ) {}

  /** Those that ended before this moment, longest ago first, with no delivery, return, refund or payment open. */
  async *before(moment: Date, limit: number): AsyncGenerator<string> {
    for (const { subscriptionId, isReturned } of await rowsOf(this.dataSource, Ended, endedSql, [moment, limit])) {
      const state = (await this.reader.find(subscriptionId))?.state;
      if (state?.status !== 'cancelled' || state.payment.phase !== 'waiting') continue;
      // a rejected withdrawal restores its subscription soon
      if (state.cancellation?.reason === 'withdrawn' && !isReturned) continue;
      yield subscriptionId;
    }
  }
}
