import type { z } from 'zod';
import { PriceHistorySchema } from '../../../../contracts/admin/product-prices.js';

const milliseconds = (at: string) => `floor(extract(epoch from ${at}) * 1000)::float8`;

/** A `PriceHistory`, with the id of each price, and the promotions on the product without a code. */
export const PriceHistoryRow = PriceHistorySchema;

/** The recorded prices of the product `p` as JSON: a `PriceHistoryRow`. */
export const priceHistory = `json_build_object(
  'prices', (
    select coalesce(json_agg(json_build_object('id', r.id, 'kind', r.kind, 'cents', r.price_cents,
      'from', ${milliseconds('r.starts_at')},
      'until', ${milliseconds('least(r.ends_at, ended.at)')}) order by r.id), '[]')
    from product_prices r
    left join lateral (select min(e.starts_at) as at from product_prices e where e.ends_id = r.id and e.product_id = p.id)
      ended on true
    where r.product_id = p.id and r.kind in ('regular', 'sale')),
  'offered', (
    select coalesce(json_agg(json_build_object('from', ${milliseconds('o.starts_at')},
      'until', ${milliseconds('o.ended')}) order by o.id), '[]')
    from (
      select id, kind, starts_at, lead(starts_at) over (order by starts_at, id) as ended
      from product_prices where product_id = p.id and kind in ('offered', 'withdrawn')
        and not exists (select from product_prices e where e.ends_id = product_prices.id)) o
    where o.kind = 'offered'),
  'promotions', (
    select coalesce(json_agg(json_build_object('id', m.id, 'priority', m.priority, 'isExclusive', m.is_exclusive,
      'benefit', json_build_object('type', m.benefit, 'buy', m.buy, 'free', m.free, 'percent', m.value / 100.0,
        'cents', m.value),
      'from', ${milliseconds('m.starts_at')}, 'until', ${milliseconds('least(m.ends_at, m.ended_at, m.used_up_at)')},
      'plannedUntil', ${milliseconds('least(m.ends_at, m.ended_at)')})), '[]')
    from promotions m
    where m.code is null and (m.scope = 'all' or p.id = any(m.product_ids) or p.category_id = any(m.category_ids))))`;
export type PriceHistoryRow = z.output<typeof PriceHistoryRow>;

/** The regular price of the product `p` in cents, as of this statement: its transaction may have waited for the product since it began. */
export const regularPrice = `(
  select r.price_cents from product_prices r
  where r.product_id = p.id and r.kind = 'regular' and r.starts_at <= (select statement_timestamp() + demo_clock_offset())
    and not exists (select from product_prices e where e.ends_id = r.id)
  order by r.starts_at desc, r.id desc limit 1)`;
