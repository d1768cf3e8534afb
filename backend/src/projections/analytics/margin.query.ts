import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { PeriodMargin } from '../../../../contracts/admin/analytics.js';
import { addDays, endOfDay, type CalendarDay } from '../../../../contracts/values/calendar.js';
import { marginPercent } from '../../../../pricing/margin.js';
import { valueOf } from '../../platform/database/rows.js';
import { margins } from '../sold-goods/sold-goods.view.js';

const Sums = z.object({ net: z.int(), known: z.int(), cost: z.int() });

// $1 and $2: the moments at which the period begins and is over. VAT is taken out of the sum, so that no line is rounded.
const net = (cents: string) => `round(coalesce(sum(${cents} * 100.0 / (100 + percent)), 0))`;
const marginSql = `
  select json_build_object('net', ${net('gross')}, 'known', ${net('known')}, 'cost', coalesce(sum(cost), 0)) as sums
  from (
    select percent, sum(gross_cents) as gross, sum(known_cents) as known, sum(cost_cents) as cost
    from ${margins} m where paid_at >= $1 and paid_at < $2 group by percent) by_rate`;

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
