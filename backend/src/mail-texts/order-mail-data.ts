import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { subscriptionIdOf } from '../platform/ids/subscription-id.js';
import type { PlanOfCancelledOrder } from '../orders/order.events.js';
import { SubscriptionStatuses } from '../projections/admin-subscription-list/subscription-statuses.query.js';
import type { PlanForMail } from './templates/order-news.js';
import type { ConfirmedLine, ConfirmedOrder } from './templates/parts/order-parts.js';
import type { RefundForMail } from './templates/parts/refund-words.js';

/** `email` is null when the buyer was erased. */
export interface OrderForMail {
  email: string | null;
  order: ConfirmedOrder;
}

interface Row {
  order_number: string;
  placed_at: Date;
  lines: ConfirmedLine[];
  subtotal_cents: number;
  savings_cents: number;
  shipping_cents: number;
  discount_cents: number;
  discount_code: string | null;
  total_cents: number;
  email: string | null;
  name: string | null;
  address: string | null;
  postal_code: string | null;
  city: string | null;
}

@Injectable()
export class OrderMailData {
  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptions: SubscriptionStatuses,
  ) {}

  /** Null while the read model lags. */
  async find(orderId: string): Promise<OrderForMail | null> {
    const [row] = await this.dataSource.query<Row[]>(
      `select o.order_number, o.placed_at, o.lines, o.subtotal_cents, o.savings_cents, o.shipping_cents,
              o.discount_cents, o.discount_code, o.total_cents, c.email, c.name, c.address, c.postal_code, c.city
       from admin_order_list o left join contacts c on c.id = o.contact_id
       where o.order_id = $1`,
      [orderId],
    );
    return row ? { email: row.email, order: toOrder(row) } : null;
  }

  /** Null while the read model lags. A subscription that ended before counts as ended, whatever staff chose. */
  async cancelledPlans(orderId: string): Promise<PlanForMail[] | null> {
    const [row] = await this.dataSource.query<{ plans: PlanOfCancelledOrder[]; renewed: string | null }[]>(
      `select cancelled_plans as plans, subscription_id as renewed from admin_order_list
       where order_id = $1 and status = 'cancelled'`,
      [orderId],
    );
    if (!row) return null;
    const plans = row.plans.map((plan) => {
      return { ...plan, subscriptionId: row.renewed ?? subscriptionIdOf(orderId, plan.lineId) };
    });
    const ended = await this.subscriptions.endedOf(plans.map(({ subscriptionId }) => subscriptionId));
    return plans.map(({ productName, ends, subscriptionId }) => {
      return { productName, ends: ends || ended.has(subscriptionId) };
    });
  }

  /** Null for an unknown refund. */
  async refund(refundId: string): Promise<RefundForMail | null> {
    const sql = `select amount_cents as "amountCents", settled_by is not null as "byHand" from refunds where refund_id = $1`;
    const [row] = await this.dataSource.query<RefundForMail[]>(sql, [refundId]);
    return row ?? null;
  }
}

function toOrder(row: Row): ConfirmedOrder {
  return {
    orderNumber: row.order_number,
    placedAt: row.placed_at,
    lines: row.lines,
    subtotalCents: row.subtotal_cents,
    savingsCents: row.savings_cents,
    shippingCents: row.shipping_cents,
    discountCents: row.discount_cents,
    discountCode: row.discount_code,
    totalCents: row.total_cents,
    recipient: {
      name: row.name ?? '',
      address: row.address ?? '',
      postalCode: row.postal_code ?? '',
      city: row.city ?? '',
    },
  };
}
