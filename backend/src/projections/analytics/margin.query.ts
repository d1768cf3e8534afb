import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { PeriodMargin } from '../../../../contracts/admin/analytics.js';
import { addDays, endOfDay, type CalendarDay } from '../../../../contracts/calendar.js';
import { marginPercent } from '../../../../pricing/margin.js';
import { productCosts } from '../../catalog/costs/product-costs.view.js';
import { valueOf } from '../../platform/database/rows.js';
import { soldLines } from '../sold-goods/sold-goods.view.js';

const Sums = z.object({ net: z.int(), known: z.int(), cost: z.int() });

// $1 and $2: the moments at which the period begins and is over. VAT is taken out of the sum, so that no line is rounded.
const marginSql = `
  select json_build_object('net', round(coalesce(sum(net), 0)),
    'known', round(coalesce(sum(net) filter (where cost_cents is not null), 0)),
    'cost', coalesce(sum(pieces * cost_cents), 0)) as sums
  from (
    select l.pieces, l.gross_cents * 100.0 / (100 + l.percent) as net, c.cost_cents
    from ${soldLines} l left join ${productCosts} c on c.product_id = l.product_id
      and c.starts_at <= l.paid_at and (c.ends_at is null or l.paid_at < c.ends_at)
    where l.paid_at >= $1 and l.paid_at < $2) sold`;

/** The margin on what was paid in a period, at the cost price of the moment of each payment. */
@Injectable()
export class MarginQuery {
  constructor(private readonly dataSource: DataSource) {}

  async margin(from: CalendarDay, to: CalendarDay): Promise<PeriodMargin> {
    const moments = [endOfDay(addDays(from, -1)), endOfDay(to)];
    const { net, known, cost } = await valueOf(this.dataSource, Sums, marginSql, moments);
    const margin = known - cost;
    const euros = { netRevenue: net / 100, knownRevenue: known / 100, cost: cost / 100, margin: margin / 100 };
    return { ...euros, percent: marginPercent(margin, known), knownPercent: marginPercent(known, net) };
  }
}
