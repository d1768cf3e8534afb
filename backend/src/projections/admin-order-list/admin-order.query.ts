import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import {
  AdminOrderDetailSchema,
  AdminOrderSchema,
  ParcelDetailSchema,
  type AdminOrder,
  type AdminOrderDetail,
  type ParcelDetail,
} from '../../../../contracts/orders.js';
import { paymentMethodName } from '../../../../contracts/payments/payment-methods.js';
import { rowsOf } from '../../platform/database/rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { euros } from '../../platform/http/listing/listing.js';
import type { VatAmount } from '../../../../pricing/vat.js';
import { shownVat } from './shown-vat.js';
import { adminOrderListing, parcelListing } from './admin-order.listing.js';
import { parcelLinks, salesLinks } from './order-links.sql.js';

const plan = `case when jsonb_typeof(line -> 'subscription') = 'object' then jsonb_build_object(
    'jars', line -> 'subscription' -> 'jars', 'frequency', line -> 'subscription' -> 'frequency') end`;

const itemsWith = (amounts: string) => `(select json_agg(json_build_object('id', line ->> 'lineId',
    'productId', (line ->> 'productId')::int, 'productName', line ->> 'productName', 'quantity', (line ->> 'quantity')::int, 'subscription', ${plan}
    ${amounts}) order by no)
  from jsonb_array_elements(o.lines) with ordinality as l(line, no))`;
const items = itemsWith(`, 'price', ${euros(`(line ->> 'unitCents')::int`)},
    'subtotal', ${euros(`(line ->> 'totalCents')::int`)}`);

const byReference = 'where o.order_id = $1 or o.order_number = $1';

const sql = `select ${adminOrderListing.row}::jsonb || jsonb_build_object(${parcelLinks}, ${salesLinks}, 'items', ${items}, 'cancelled', o.cancelled_pieces,
    'subtotalAmount', ${euros('o.subtotal_cents')}, 'shippingAmount', ${euros('o.shipping_cents')},
    'discountAmount', ${euros('o.discount_cents')}, 'termsVersion', o.terms_version) as "order", o.paid_with as "paidWith", o.vat
  from ${adminOrderListing.from} ${byReference}`;
const parcelSql = `select ${parcelListing.row} || jsonb_build_object(${parcelLinks}, 'items', ${itemsWith('')}, 'cancelled', o.cancelled_pieces, 'paymentMethod', null)
  as "order" from ${parcelListing.from} ${byReference}`;

const ofCustomerSql = `select ${adminOrderListing.row} as "order" from ${adminOrderListing.from}
  where lower(btrim(c.email)) = (select email from customers where id = $1) order by o.placed_at desc, o.order_id desc`;

const DetailRow = z.object({
  order: AdminOrderDetailSchema.omit({ vat: true, paymentMethod: true }),
  paidWith: z.string().nullable(),
  vat: z.array(z.custom<VatAmount>()),
});

/** Orders as the list shows them: one with its lines and amounts, or all of one customer. */
@Injectable()
export class AdminOrderDetails {
  constructor(private readonly dataSource: DataSource) {}

  /** `reference`: the id or the number. Throws `order-not-found`. */
  async find(reference: string): Promise<AdminOrderDetail> {
    const [row] = await rowsOf(this.dataSource, DetailRow, sql, [reference]);
    if (!row) throw new DomainError('order-not-found');
    return { ...row.order, vat: shownVat(row.vat), paymentMethod: paymentMethodName(row.paidWith) };
  }

  /** What a parcel needs. Throws `order-not-found`. */
  async findParcel(reference: string): Promise<ParcelDetail> {
    const [row] = await rowsOf(this.dataSource, z.object({ order: ParcelDetailSchema }), parcelSql, [reference]);
    if (!row) throw new DomainError('order-not-found');
    return row.order;
  }

  /** All orders of one mailbox, newest first. */
  async ofCustomer(customerId: number): Promise<AdminOrder[]> {
    const rows = await rowsOf(this.dataSource, z.object({ order: AdminOrderSchema }), ofCustomerSql, [customerId]);
    return rows.map(({ order }) => order);
  }
}
