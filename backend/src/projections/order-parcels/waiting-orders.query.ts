import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { amsterdamDay, type CalendarDay } from '../../../../contracts/values/calendar.js';
import type { WaitingOrder } from '../../../../contracts/shipping/queue.js';
import { rowsOf } from '../../platform/database/rows.js';
import { iso, nameOrErased } from '../../platform/http/listing/listing.js';
import { namedPieces } from './order-parcels.view.js';

const PiecesSchema = z.array(z.object({ lineId: z.string(), quantity: z.int() }));
const LinesSchema = z.array(
  z.object({
    ...{ lineId: z.string(), productId: z.int(), productName: z.string() },
    ...{ quantity: z.int(), jars: z.int() },
  }),
);
const WaitingSchema = z.object({
  id: z.string(),
  orderNumber: z.string(),
  createdAt: z.string(),
  dueOn: z.string(),
  isPartial: z.boolean(),
  packedWith: z.array(z.string()),
  lines: LinesSchema,
  toShip: PiecesSchema,
  name: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
});

/** The numbers of the waiting orders that an order is packed with: the one that it is added to, and what is added to it or beside it. */
const packedWith = `array(select other.order_number from order_parcels other
  where other.is_waiting and other.order_id <> p.order_id
    and (other.order_id = p.adds_to or other.adds_to in (p.order_id, p.adds_to)) order by other.placed_at)`;

const sql = `select p.order_id as id, p.order_number as "orderNumber", ${iso('p.placed_at')} as "createdAt", p.due_on as "dueOn",
    p.parcels <> '[]' as "isPartial", ${packedWith} as "packedWith", p.lines, p.to_ship as "toShip", ${nameOrErased('c.name')} as name,
    coalesce(c.address, '') as address, coalesce(c.postal_code, '') as "postalCode", coalesce(c.city, '') as city
  from order_parcels p left join contacts c on c.id = p.contact_id where p.is_waiting`;
const listSql = `${sql} order by p.due_on, p.placed_at, p.order_id limit 1000`;
const chosenSql = `${sql} and p.order_id = any($1) order by array_position($1, p.order_id)`;

const SkuSchema = z.object({ id: z.int(), sku: z.string() });
const skuSql = 'select id, sku from products where id = any($1) and sku is not null';

/** What a packer needs of an order. `jars`: of each piece. `sku`: null for a product without an article number. */
export interface OrderToPack {
  orderNumber: string;
  /** The numbers of the orders that go into the same parcel. */
  packedWith: string[];
  recipient: { name: string; address: string; postalCode: string; city: string };
  pieces: { productId: number; productName: string; sku: string | null; quantity: number; jars: number }[];
}

/** The orders with something to ship. */
@Injectable()
export class WaitingOrders {
  constructor(private readonly dataSource: DataSource) {}

  async list(now: string): Promise<WaitingOrder[]> {
    const today = amsterdamDay(now);
    const rows = await rowsOf(this.dataSource, WaitingSchema, listSql);
    return rows.map(
      ({ id, orderNumber, createdAt, dueOn, isPartial, lines, toShip, name, city, packedWith: others }) => {
        const about = { id, orderNumber, customerName: name, shippingCity: city, createdAt, dueOn, packedWith: others };
        return { ...about, due: dueGroupOf(dueOn, today), pieces: namedPieces(lines, toShip), isPartial };
      },
    );
  }

  /** Returns these orders in this order, without those that no longer wait. */
  async toPack(ids: readonly string[]): Promise<OrderToPack[]> {
    const rows = await rowsOf(this.dataSource, WaitingSchema, chosenSql, [ids]);
    const productIds = [...new Set(rows.flatMap(({ lines }) => lines.map(({ productId }) => productId)))];
    const skus = await rowsOf(this.dataSource, SkuSchema, skuSql, [productIds]);
    const skuOf = new Map(skus.map(({ id, sku }) => [id, sku]));
    return rows.map(({ orderNumber, packedWith: others, lines, toShip, name, address, postalCode, city }) => ({
      orderNumber,
      packedWith: others,
      recipient: { name, address, postalCode, city },
      pieces: toShip.map(({ lineId, quantity }) => {
        const { productId, productName, jars } = lines.find((line) => line.lineId === lineId)!;
        return { productId, productName, sku: skuOf.get(productId) ?? null, quantity, jars };
      }),
    }));
  }
}

function dueGroupOf(dueOn: CalendarDay, today: CalendarDay): WaitingOrder['due'] {
  if (dueOn < today) return 'late';
  return dueOn === today ? 'today' : 'later';
}
