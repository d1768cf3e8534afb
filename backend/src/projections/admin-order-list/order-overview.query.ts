import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OrderStatus } from '../../../../contracts/orders.js';
import type { VatAmount } from '../../../../pricing/vat.js';
import type { CalendarDay } from '../../../../contracts/values/calendar.js';
import type { PaidBefore } from '../../discounts/paid-before.port.js';
import type { OrderLine, PlanOfCancelledOrder } from '../../orders/order.events.js';
import { orderParcels } from '../order-parcels/order-parcels.view.js';
import type { OrdersOfBuyers } from '../../returns/orders-of-buyers.port.js';

/** An order as a mail shows it, amounts in cents. The fields of the buyer are null when he was erased. */
export interface OverviewOrder {
  orderNumber: string;
  placedAt: Date;
  /** The day on which it was promised to leave; null while it is not known. */
  dispatchOn: CalendarDay | null;
  status: OrderStatus;
  lines: OrderLine[];
  cancelled: { id: string; quantity: number }[];
  subtotalCents: number;
  savingsCents: number;
  shippingCents: number;
  discountCents: number;
  discountCode: string | null;
  totalCents: number;
  vat: VatAmount[];
  termsVersion: number | null;
  isPaid: boolean;
  /** The provider's code of what paid. */
  paidWith: string | null;
  email: string | null;
  name: string | null;
  address: string | null;
  postalCode: string | null;
  city: string | null;
}

const orderSql = `
  select o.order_number as "orderNumber", o.placed_at as "placedAt", o.status, p.due_on as "dispatchOn", o.lines, o.cancelled_pieces as cancelled, o.subtotal_cents as "subtotalCents",
    o.savings_cents as "savingsCents", o.shipping_cents as "shippingCents", o.discount_cents as "discountCents",
    o.discount_code as "discountCode", o.total_cents as "totalCents", o.vat, o.terms_version as "termsVersion", o.paid as "isPaid", o.paid_with as "paidWith", c.email, c.name, c.address,
    c.postal_code as "postalCode", c.city
  from admin_order_list o left join contacts c on c.id = o.contact_id left join ${orderParcels} p on p.order_id = o.order_id
  where o.order_id = $1`;

const plansSql = `select cancelled_plans as plans, subscription_id as "renewedId" from admin_order_list
  where order_id = $1 and status = 'cancelled'`;

const byBuyerSql = `
  select o.order_id as "orderId", case when o.status = 'delivered' then to_json(o.status_since) #>> '{}' end as "deliveredAt"
  from admin_order_list o join contacts c on c.id = o.contact_id
  where o.order_number = $1 and lower(btrim(c.email)) = lower(btrim($2))`;

const isPlacedBySql = `select 1 from admin_order_list o join contacts c on c.id = o.contact_id
  where o.order_id = $1 and lower(btrim(c.email)) = $2`;

const hasPaidSql = `
  select exists(
    select 1 from contacts c join admin_order_list o on o.contact_id = c.id
    where normalised_email(c.email) = normalised_email($1) and o.paid
      and (o.status <> 'cancelled' or o.is_withdrawn)
  ) as paid`;

/** The published queries on the overview of orders. It may lag behind the log. */
@Injectable()
export class OrderOverview implements OrdersOfBuyers, PaidBefore {
  constructor(private readonly dataSource: DataSource) {}

  /** Null while the overview does not know the order. */
  async find(orderId: string): Promise<OverviewOrder | null> {
    return this.first<OverviewOrder>(orderSql, [orderId]);
  }

  /** What the payment has left to refund. Null while the overview does not know the order. */
  async refundableCentsOf(orderId: string): Promise<number | null> {
    const sql = 'select captured_cents - refund_requested_cents as cents from admin_order_list where order_id = $1';
    return (await this.first<{ cents: number }>(sql, [orderId]))?.cents ?? null;
  }

  async numberOf(orderId: string): Promise<string | null> {
    return (await this.numbersOf([orderId])).get(orderId) ?? null;
  }

  /** Order numbers by order id. Omits orders that the overview does not know. */
  async numbersOf(orderIds: readonly string[]): Promise<Map<string, string>> {
    const sql = 'select order_id as id, order_number as number from admin_order_list where order_id = any($1)';
    const rows = await this.dataSource.query<{ id: string; number: string }[]>(sql, [orderIds]);
    return new Map(rows.map(({ id, number }) => [id, number]));
  }

  /** Null while the overview does not know the cancellation. `renewedId`: the subscription that the order delivered. */
  async cancelledPlans(orderId: string): Promise<{ plans: PlanOfCancelledOrder[]; renewedId: string | null } | null> {
    return this.first(plansSql, [orderId]);
  }

  findByBuyer(orderNumber: string, email: string): ReturnType<OrdersOfBuyers['findByBuyer']> {
    return this.first(byBuyerSql, [orderNumber, email]);
  }

  async isPlacedBy(mailbox: string, orderId: string): Promise<boolean> {
    return (await this.first(isPlacedBySql, [orderId, mailbox])) !== null;
  }

  async hasPaid(email: string): Promise<boolean> {
    return (await this.first<{ paid: boolean }>(hasPaidSql, [email]))!.paid;
  }

  private async first<Row>(sql: string, values: unknown[]): Promise<Row | null> {
    const [row] = await this.dataSource.query<Row[]>(sql, values);
    return row ?? null;
  }
}
