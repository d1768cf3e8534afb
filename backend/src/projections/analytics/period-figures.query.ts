import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { CohortSchema, cohortSteps, type Cohort, type PeriodFigures } from '../../../../contracts/admin/analytics.js';
import { addDays, endOfDay, type CalendarDay } from '../../../../contracts/values/calendar.js';
import { rowsOf } from '../../platform/database/rows.js';
import { orders } from '../admin-order-list/orders.view.js';
import { subscriptions } from '../admin-subscription-list/subscriptions.view.js';
import { dailyRevenue } from '../revenue-by-day/revenue.view.js';

const Sums = z.object({
  captured: z.coerce.number(),
  refunded: z.coerce.number(),
  orders: z.number(),
  subscription: z.coerce.number(),
  subscriptionOrders: z.number(),
  newCustomers: z.number(),
  startedSubscriptions: z.number(),
  endedSubscriptions: z.number(),
});

// $1 and $2: the first and the last day; $3 and $4: the moments at which the first begins and the last is over.
const between = (column: string) => `${column} >= $3 and ${column} < $4`;
const sumsSql = `
  select d.captured, d.refunded, d.orders, o.subscription, o."subscriptionOrders",
    (select count(*) from customers where ${between('created_at')})::int as "newCustomers",
    (select count(*) from ${subscriptions} s where ${between('started_at')})::int as "startedSubscriptions",
    (select count(*) from ${subscriptions} s where ${between('cancelled_at')})::int as "endedSubscriptions"
  from (select coalesce(sum(captured_cents), 0) as captured, coalesce(sum(refunded_cents), 0) as refunded,
      coalesce(sum(orders), 0)::int as orders
    from ${dailyRevenue} r where day between $1 and $2) d,
  (select coalesce(sum(captured_cents), 0) as subscription,
      count(*) filter (where status <> 'cancelled')::int as "subscriptionOrders"
    from ${orders} o where ${between('paid_at')} and has_subscription) o`;

const steps = cohortSteps.map(
  (deliveries) => `json_build_object('deliveries', ${deliveries},
    'reached', count(*) filter (where deliveries >= ${deliveries}),
    'lost', count(*) filter (where deliveries < ${deliveries} and status = 'cancelled'))`,
);
const cohortsSql = `
  select to_char(started_at at time zone 'Europe/Amsterdam', 'YYYY-MM') as month, count(*)::int as started,
    (count(*) filter (where status <> 'cancelled'))::int as active, json_build_array(${steps.join(', ')}) as steps
  from ${subscriptions} s where started_at >= $1 group by 1 order by 1 desc`;

const months = 12;

/** Figures of a period and of the subscriptions that started in a month. They add up from the read models of the lists. */
@Injectable()
export class PeriodFiguresQuery {
  constructor(private readonly dataSource: DataSource) {}

  async figures(from: CalendarDay, to: CalendarDay): Promise<PeriodFigures> {
    const [sums] = await rowsOf(this.dataSource, Sums, sumsSql, [from, to, endOfDay(addDays(from, -1)), endOfDay(to)]);
    const { captured, refunded, subscription, ...counts } = sums!;
    const money = { captured, refunded, subscription, revenue: captured - refunded, oneOff: captured - subscription };
    const euros = Object.fromEntries(Object.entries(money).map(([name, cents]) => [name, cents / 100]));
    return { from, to, ...(euros as Record<keyof typeof money, number>), ...counts };
  }

  /** The cohorts of the last twelve months, newest first. Months without a start are left out. */
  cohorts(today: CalendarDay): Promise<Cohort[]> {
    const [year, month] = today.split('-').map(Number) as [number, number];
    const first = new Date(Date.UTC(year, month - months, 1)).toISOString().slice(0, 10);
    return rowsOf(this.dataSource, CohortSchema, cohortsSql, [endOfDay(addDays(first, -1))]);
  }
}
