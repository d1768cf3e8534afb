import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { addDays, type CalendarDay } from '../../../../contracts/values/calendar.js';
import { paceDays, usualLeadDays, type ReorderLine } from '../../../../contracts/stock/reordering.js';
import { stockLevels } from '../../catalog/stock-levels.view.js';
import { leadTimes } from '../../inventory/lead-times.view.js';
import { rowsOf } from '../../platform/database/rows.js';
import { dailySales } from '../product-sales-by-day/product-sales.view.js';
import { adviceFor } from './reorder-advice.js';

const Row = z.object({
  productId: z.int(),
  productName: z.string(),
  available: z.int(),
  sold: z.int(),
  leadDays: z.int(),
});

const sql = `
  select p.id as "productId", p.name as "productName", s.on_hand - s.reserved as available, d.sold, coalesce(t.days, $3) as "leadDays"
  from (select product_id, sum(units)::int as sold from ${dailySales} d where day > $1 and day <= $2 group by product_id) d
  join products p on p.id = d.product_id
  join ${stockLevels} s on s.product_id = p.id
  left join ${leadTimes} t on t.product_id = p.id
  where d.sold > 0 and s.on_hand is not null and p.archived_at is null and p.hidden_at is null`;

/** How long the stock of each product lasts, and what to order now. */
@Injectable()
export class Reorders {
  constructor(private readonly dataSource: DataSource) {}

  /** Those that run out first come first. */
  async list(today: CalendarDay): Promise<ReorderLine[]> {
    const rows = await rowsOf(this.dataSource, Row, sql, [addDays(today, -paceDays), today, usualLeadDays]);
    const lines = rows.map((row) => {
      const advice = adviceFor(row);
      return { ...row, ...advice, runsOutOn: addDays(today, advice.coverDays) };
    });
    return lines.sort((one, other) => one.coverDays - other.coverDays || one.productId - other.productId);
  }
}
