import { productCosts } from '../../catalog/costs/product-costs.view.js';
import type { Summary } from '../../platform/event-sourcing/read-models/projection.js';
import { SoldMarginRow } from './sold-margins.row.js';

const gross = 'l."paidCents" - l."refundedCents"';

const marginsOf = (table: string, condition = '') => `
  insert into sold_margins (order_id, percent, paid_at, gross_cents, known_cents, cost_cents)
  select o.order_id, l.percent, o.paid_at, sum(${gross}), coalesce(sum(${gross}) filter (where c.cost_cents is not null), 0),
    coalesce(sum(l.pieces * c.cost_cents), 0)
  from "${table}" o cross join lateral jsonb_to_recordset(o.lines)
    as l("productId" int, percent int, pieces int, "paidCents" int, "refundedCents" int)
  left join ${productCosts} c on c.product_id = l."productId"
    and c.starts_at <= o.paid_at and (c.ends_at is null or o.paid_at < c.ends_at)
  where o.paid_at is not null ${condition} group by o.order_id, l.percent`;

/** The margin of each paid order, at the cost prices of the moment of its payment. */
export const soldMargins: Summary = {
  row: SoldMarginRow,
  fill: (table) => marginsOf(table),
  update: (table) => `${marginsOf(table, 'and o.order_id = any($1)')} on conflict (order_id, percent) do update
    set paid_at = excluded.paid_at, gross_cents = excluded.gross_cents, known_cents = excluded.known_cents,
      cost_cents = excluded.cost_cents`,
};
