import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { endOfDay, type CalendarDay } from '../../../../contracts/values/calendar.js';
import {
  StockLedgerSchema,
  StockLevelSchema,
  type StockLedger,
  type StockLevel,
} from '../../../../contracts/inventory.js';
import { rowsOf } from '../../platform/database/rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { iso } from '../../platform/http/listing/listing.js';
import { staffNames } from '../../staff/staff-names.view.js';
import { orders } from '../admin-order-list/orders.view.js';
import { stockLevels } from '../stock-levels/stock-levels.view.js';

const ledgerSql = `
  select json_build_object('productId', p.id, 'productName', p.name, 'onHand', s.on_hand,
    'reserved', coalesce(s.reserved, 0), 'available', s.available, 'lines', coalesce((
      select json_agg(json_build_object('id', l.event_id, 'at', ${iso('l.at')}, 'type', l.type, 'quantity', l.quantity,
        'delta', l.delta, 'onHandAfter', l.on_hand_after, 'note', l.note, 'orderId', l.order_id,
        'orderNumber', o.order_number, 'actor', json_build_object('kind', l.actor_kind, 'name', m.email))
        order by l.revision desc)
      from (select * from stock_ledger where product_id = p.id and ($2::int is null or revision < $2)
        order by revision desc limit $3) l
      left join ${orders} o on o.order_id = l.order_id
      left join ${staffNames} m on l.actor_kind = 'staff' and m.id = l.actor_id), '[]'::json)) as ledger,
    (select min(revision) from (select revision from stock_ledger where product_id = p.id
      and ($2::int is null or revision < $2) order by revision desc limit $3) shown) as "lastRevision",
    (select min(revision) from stock_ledger where product_id = p.id) as "firstRevision"
  from products p left join ${stockLevels} s on s.product_id = p.id where p.id = $1`;

const levelsSql = `
  select p.id as "productId", p.name as "productName", case when $1::timestamptz is null then s.on_hand else (
    select l.on_hand_after from stock_ledger l where l.product_id = p.id and l.at < $1
    order by l.at desc, l.revision desc limit 1) end as "onHand"
  from products p left join ${stockLevels} s on s.product_id = p.id
  where p.hidden_at is null and ($1::timestamptz is null or exists (
    select from stock_ledger l where l.product_id = p.id and l.at < $1)) order by p.name`;

const LedgerPage = z.object({
  ledger: StockLedgerSchema,
  lastRevision: z.number().nullable(),
  firstRevision: z.number().nullable(),
});

@Injectable()
export class StockLedgerQuery {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest lines before `revision`, and the revision behind which the next page begins. Throws `not-found`. */
  async ledger(
    productId: number,
    page: { limit: number; before: number | null },
  ): Promise<{ ledger: StockLedger; next: number | null }> {
    const [row] = await rowsOf(this.dataSource, LedgerPage, ledgerSql, [productId, page.before, page.limit]);
    if (!row) throw new DomainError('not-found');
    const more = row.lastRevision !== null && row.lastRevision !== row.firstRevision;
    return { ledger: row.ledger, next: more ? row.lastRevision : null };
  }

  /** The shelf now, or as it was when a day ended: products that were there then. */
  levels(on: CalendarDay | undefined): Promise<StockLevel[]> {
    return rowsOf(this.dataSource, StockLevelSchema, levelsSql, [on === undefined ? null : endOfDay(on)]);
  }
}
