import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { CustomerOrder, CustomerOrdersPage } from '../../../../contracts/customers.js';
import { centsToDecimal } from '../../../../contracts/values/money.js';
import { paymentMethodName } from '../../../../contracts/payments/payment-methods.js';
import { ItemPiecesSchema, orderStatuses } from '../../../../contracts/orders.js';
import type { VatAmount } from '../../../../pricing/vat.js';
import { shownVat } from './shown-vat.js';
import { orderParcels, shownParcels, type StoredParcels } from '../order-parcels/order-parcels.view.js';
import { rowsOf } from '../../platform/database/rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { OrderLine } from '../../orders/order.events.js';

const Row = z.object({
  order_id: z.string(),
  order_number: z.string(),
  placed_at: z.date(),
  due_on: z.string().nullable(),
  status: z.enum(orderStatuses),
  total_cents: z.number(),
  subtotal_cents: z.number(),
  shipping_cents: z.number(),
  discount_cents: z.number(),
  refunded_cents: z.number(),
  charged_back_cents: z.number(),
  vat: z.array(z.custom<VatAmount>()),
  paid_with: z.string().nullable(),
  lines: z.array(z.custom<OrderLine>()),
  withdrawn: ItemPiecesSchema,
  is_withdrawn: z.boolean(),
  cancelled_pieces: ItemPiecesSchema,
  parcels: z.custom<StoredParcels | null>(),
  name: z.string(),
  address: z.string(),
  postal_code: z.string(),
  city: z.string(),
});

const own = `
  select o.order_id, o.order_number, o.placed_at, o.status, o.total_cents, o.subtotal_cents, o.shipping_cents,
    o.discount_cents, o.refunded_cents, o.charged_back_cents, o.vat, o.paid_with, o.lines, o.withdrawn, o.is_withdrawn, o.cancelled_pieces,
    p.parcels, p.due_on, c.name, c.address, c.postal_code, c.city
  from contacts c join admin_order_list o on o.contact_id = c.id
    left join ${orderParcels} p on p.order_id = o.order_id
  where lower(btrim(c.email)) = $1`;

/** Orders by the mailbox that the login has verified, so a guest sees earlier orders after the first login. */
@Injectable()
export class CustomerOrders {
  constructor(private readonly dataSource: DataSource) {}

  async list(mailbox: string, { limit, cursor }: CustomerOrdersPage): Promise<CustomerOrder[]> {
    const after = `($3::text is null or (o.placed_at, o.order_id) <
      (select last.placed_at, last.order_id from admin_order_list last where last.order_id = $3))`;
    const sql = `${own} and ${after} order by o.placed_at desc, o.order_id desc limit $2`;
    return (await rowsOf(this.dataSource, Row, sql, [mailbox, limit, cursor ?? null])).map(toOrder);
  }

  /** Throws `order-not-found`. */
  async find(mailbox: string, orderId: string): Promise<CustomerOrder> {
    const [row] = await rowsOf(this.dataSource, Row, `${own} and o.order_id = $2`, [mailbox, orderId]);
    if (!row) throw new DomainError('order-not-found');
    return toOrder(row);
  }

  /** The orders of a subscription, newest first: the one that it started from, and its deliveries since. */
  async ofSubscription(mailbox: string, subscriptionId: string, firstOrderId: string): Promise<CustomerOrder[]> {
    const sql = `${own} and (o.subscription_id = $2 or o.order_id = $3) order by o.placed_at desc, o.order_id desc`;
    return (await rowsOf(this.dataSource, Row, sql, [mailbox, subscriptionId, firstOrderId])).map(toOrder);
  }
}

function toOrder(row: z.infer<typeof Row>): CustomerOrder {
  return {
    id: row.order_id,
    orderNumber: row.order_number,
    createdAt: row.placed_at.toISOString(),
    dispatchOn: row.due_on,
    status: row.status,
    totalAmount: centsToDecimal(row.total_cents),
    subtotalAmount: centsToDecimal(row.subtotal_cents),
    shippingAmount: centsToDecimal(row.shipping_cents),
    discountAmount: centsToDecimal(row.discount_cents),
    refundedAmount: centsToDecimal(row.refunded_cents),
    chargedBackAmount: centsToDecimal(row.charged_back_cents),
    vat: shownVat(row.vat),
    paymentMethod: paymentMethodName(row.paid_with),
    customerName: row.name,
    shippingAddress: row.address,
    shippingPostalCode: row.postal_code,
    shippingCity: row.city,
    withdrawn: row.withdrawn,
    isWithdrawn: row.is_withdrawn,
    cancelled: row.cancelled_pieces,
    parcels: row.parcels ? shownParcels(row.parcels) : [],
    items: row.lines.map((line) => ({
      id: line.lineId,
      productName: line.productName,
      imageUrl: line.imageUrl,
      quantity: line.quantity,
      price: centsToDecimal(line.unitCents),
      subtotal: centsToDecimal(line.totalCents),
      subscription: line.subscription && { jars: line.subscription.jars, frequency: line.subscription.frequency },
    })),
  };
}
