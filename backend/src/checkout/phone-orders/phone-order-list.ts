import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { centsToDecimal } from '../../../../contracts/values/money.js';
import type { PhoneOrder as ListedPhoneOrder } from '../../../../contracts/orders/phone-orders.js';
import { Clock } from '../../platform/clock/clock.js';
import { rowsOf } from '../../platform/database/rows.js';
import { orders } from '../../projections/admin-order-list/orders.view.js';

const mostListed = 200;
const Row = z.object({
  id: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  totalCents: z.int(),
  pieces: z.int(),
  createdAt: z.date(),
  expiresAt: z.date(),
  isWithdrawn: z.boolean(),
  orderNumber: z.string().nullable(),
  isPaid: z.boolean().nullable(),
  addsTo: z.string().nullable(),
});

const list = `
  select p.id, btrim(p.first_name || ' ' || p.last_name) as "customerName", p.email as "customerEmail",
    (p.quote ->> 'totalCents')::int as "totalCents",
    (select sum((line ->> 'quantity')::int)::int from jsonb_array_elements(p.lines) as line) as pieces,
    p.created_at as "createdAt", p.expires_at as "expiresAt", p.withdrawn_at is not null as "isWithdrawn",
    o.order_number as "orderNumber", o.paid as "isPaid", p.quote #>> '{addsTo,orderNumber}' as "addsTo"
  from phone_orders p
  left join lateral (
    select o.order_number, o.paid from checkouts c join ${orders} o on o.payment_intent_id = c.payment_intent_id
    where c.sid_hash = 'phone-order:' || p.id and (o.status <> 'cancelled' or o.captured_cents > 0)
    order by o.placed_at desc limit 1) o on true
  where $1::text is null or p.adds_to = $1
  order by p.created_at desc limit ${mostListed}`;

/** The latest phone orders. The list of orders that it joins may lag behind the log. */
@Injectable()
export class PhoneOrderList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** `addsTo`: only those that are added to the order of this id. */
  async latest(addsTo?: string): Promise<ListedPhoneOrder[]> {
    const rows = await rowsOf(this.dataSource, Row, list, [addsTo ?? null]);
    return rows.map(({ totalCents, createdAt, expiresAt, isWithdrawn, isPaid, ...row }) => ({
      ...row,
      totalAmount: centsToDecimal(totalCents),
      state: this.stateOf({ isPaid, isWithdrawn, expiresAt }),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }));
  }

  private stateOf({
    isPaid,
    isWithdrawn,
    expiresAt,
  }: Pick<z.infer<typeof Row>, 'isPaid' | 'isWithdrawn' | 'expiresAt'>) {
    if (isPaid !== null) return isPaid ? 'paid' : 'processing';
    if (isWithdrawn) return 'withdrawn';
    return expiresAt <= this.clock.now() ? 'expired' : 'open';
  }
}
