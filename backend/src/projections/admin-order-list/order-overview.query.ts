import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ItemPiecesSchema, orderStatuses } from '../../../../contracts/orders.js';
import type { VatAmount } from '../../../../pricing/vat.js';
import type { PaidBefore } from '../../discounts/paid-before.port.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import type { OrderLine, PlanOfCancelledOrder } from '../../orders/order.events.js';
import { countOf, rowsOf } from '../../platform/database/rows.js';
import { orderParcels } from '../order-parcels/order-parcels.view.js';
import type { OrdersOfBuyers } from '../../returns/orders-of-buyers.port.js';

const Overview = z.object({
  orderNumber: z.string(),
  placedAt: z.date(),
  /** The day on which it was promised to leave; null while it is not known. */
  dispatchOn: z.string().nullable(),
  status: z.enum(orderStatuses),
  lines: z.array(z.custom<OrderLine>()),
  cancelled: ItemPiecesSchema,
  subtotalCents: z.number(),
  savingsCents: z.number(),
  shippingCents: z.number(),
  discountCents: z.number(),
  discountCode: z.string().nullable(),
  totalCents: z.number(),
  vat: z.array(z.custom<VatAmount>()),
  termsVersion: z.number().nullable(),
  isPaid: z.boolean(),
  /** The provider's code of what paid. */
  paidWith: z.string().nullable(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  address: z.string().nullable(),
  postalCode: z.string().nullable(),
  city: z.string().nullable(),
});
/** An order as a mail shows it, amounts in cents. The fields of the buyer are null when he was erased. */
export type OverviewOrder = z.infer<typeof Overview>;

const Numbered = z.object({ id: z.string(), number: z.string() });
const CancelledPlans = z.object({ plans: z.array(z.custom<PlanOfCancelledOrder>()), renewedId: z.string().nullable() });
const OfBuyer = z.object({ orderId: z.string(), deliveredAt: z.string().nullable() });

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

const paidSql = `
  select o.order_id as id, o.status = 'cancelled' as "isCancelled"
  from contacts c join admin_order_list o on o.contact_id = c.id
  where normalised_email(c.email) = normalised_email($1) and o.paid`;

/** The published queries on the overview of orders. It may lag behind the log. */
@Injectable()
export class OrderOverview implements OrdersOfBuyers, PaidBefore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderReader,
  ) {}

  /** Null while the overview does not know the order. */
  async find(orderId: string): Promise<OverviewOrder | null> {
    return this.first(Overview, orderSql, [orderId]);
  }

  /** What the payment has left to refund. Null while the overview does not know the order. */
  async refundableCentsOf(orderId: string): Promise<number | null> {
    const sql = 'select captured_cents - refund_requested_cents as cents from admin_order_list where order_id = $1';
    return (await this.first(z.object({ cents: z.number() }), sql, [orderId]))?.cents ?? null;
  }

  async numberOf(orderId: string): Promise<string | null> {
    return (await this.numbersOf([orderId])).get(orderId) ?? null;
  }

  /** Order numbers by order id. Omits orders that the overview does not know. */
  async numbersOf(orderIds: readonly string[]): Promise<Map<string, string>> {
    const sql = 'select order_id as id, order_number as number from admin_order_list where order_id = any($1)';
    const rows = await rowsOf(this.dataSource, Numbered, sql, [orderIds]);
    return new Map(rows.map(({ id, number }) => [id, number]));
  }

  /** Null while the overview does not know the cancellation. `renewedId`: the subscription that the order delivered. */
  async cancelledPlans(orderId: string): Promise<{ plans: PlanOfCancelledOrder[]; renewedId: string | null } | null> {
    return this.first(CancelledPlans, plansSql, [orderId]);
  }

  findByBuyer(orderNumber: string, email: string): ReturnType<OrdersOfBuyers['findByBuyer']> {
    return this.first(OfBuyer, byBuyerSql, [orderNumber, email]);
  }

  async isPlacedBy(mailbox: string, orderId: string): Promise<boolean> {
    return (await countOf(this.dataSource, isPlacedBySql, [orderId, mailbox])) > 0;
  }

  async hasPaid(email: string): Promise<boolean> {
    const paid = await rowsOf(this.dataSource, z.object({ id: z.string(), isCancelled: z.boolean() }), paidSql, [
      email,
    ]);
    if (paid.some(({ isCancelled }) => !isCancelled)) return true;
    for (const { id } of paid) if (await this.orders.isUndoneByBuyer(id)) return true;
    return false;
  }

  private async first<Row extends z.ZodType>(row: Row, sql: string, values: unknown[]): Promise<z.output<Row> | null> {
    const [found] = await rowsOf(this.dataSource, row, sql, values);
    return found ?? null;
  }
}
