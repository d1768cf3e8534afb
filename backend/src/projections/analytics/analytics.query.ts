import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addDays, endOfDay, type CalendarDay } from '../../../../contracts/values/calendar.js';
import {
  AnalyticsOverviewSchema,
  DashboardStatsSchema,
  RevenueDaySchema,
  TopProductSchema,
  type AnalyticsOverview,
  type DashboardStats,
  type RevenueDay,
  type TopProduct,
} from '../../../../contracts/admin/analytics.js';
import { oneRowOf, rowsOf, valueOf } from '../../platform/database/rows.js';
import { statusBefore } from '../status-history.js';
import { orders } from '../admin-order-list/orders.view.js';
import { monthlyBefore, subscriptions } from '../admin-subscription-list/subscriptions.view.js';
import { dailySales } from '../product-sales-by-day/product-sales.view.js';
import { dailyRevenue } from '../revenue-by-day/revenue.view.js';

const euros = (cents: string) => `(${cents} / 100.0)::float8`;

// $1: the last day that counts; $2: the moment at which it is over.
const revenue = (days: string) =>
  `(select coalesce(sum(captured_cents::bigint - refunded_cents), 0) from ${dailyRevenue} r where ${days})`;

const ordersNow = `select status, count(*)::int as orders, count(*) filter (where paid)::int as paid
  from ${orders} o group by status`;
// An index holds what the first half reads: most orders have kept their status since.
const ordersThen = `select status, count(*)::int as orders, count(*) filter (where paid)::int as paid from (
    select o.status, coalesce(o.paid_at < $2, false) as paid from ${orders} o where o.status_since < $2
    union all select ${statusBefore('o', '$2')}, coalesce(o.paid_at < $2, false)
    from ${orders} o where o.status_since >= $2 and o.placed_at < $2) then_ group by status`;

const subscriptionsNow = `select status, count(*)::int as subscriptions,
  sum(price_cents::numeric / frequency) as monthly_cents from ${subscriptions} s group by status`;
const subscriptionsThen = `select status, count(*)::int as subscriptions, sum(monthly) as monthly_cents from (
    select ${statusBefore('s', '$2')} as status, ${monthlyBefore('s', '$2')} as monthly
    from ${subscriptions} s where s.started_at < $2) then_ group by status`;

const statsSql = (ordersSql: string, subscriptionsSql: string) => `
  with o as (${ordersSql}), s as (${subscriptionsSql})
  select ${euros(revenue('day <= $1'))} as "totalRevenue",
    ${euros(revenue(`day <= $1 and day >= left($1, 8) || '01'`))} as "monthlyRevenue",
    coalesce((select sum(paid) from o where status <> 'cancelled'), 0)::int as "totalOrders",
    (select count(*) from customers where created_at < $2)::int as "totalCustomers",
    coalesce((select subscriptions from s where status = 'active'), 0) as "activeSubscriptions",
    ${euros(`round(coalesce((select monthly_cents from s where status = 'active'), 0))`)} as "monthlyRecurringRevenue"`;

const overviewSql = (ordersSql: string, subscriptionsSql: string) => `
  with o as (${ordersSql}), s as (${subscriptionsSql})
  select json_build_object(
    'orders', jsonb_build_object('pending', 0, 'processing', 0, 'shipped', 0, 'delivered', 0, 'cancelled', 0)
      || coalesce((select jsonb_object_agg(status, orders) from o), '{}')
      || jsonb_build_object('total', (select coalesce(sum(orders), 0) from o), 'totalRevenue', ${euros(revenue('day <= $1'))}),
    'subscriptions', jsonb_build_object('active', 0, 'paused', 0, 'cancelled', 0)
      || coalesce((select jsonb_object_agg(status, subscriptions) from s), '{}')
  ) as overview from (select $2::timestamptz) moment`;

const topSql = `
  select p.id as "productId", p.name as "productName", sum(d.units)::int as "totalOrdered",
    ${euros('sum(d.revenue_cents)')} as "totalRevenue"
  from ${dailySales} d join products p on p.id = d.product_id where d.day <= $1
  group by p.id having sum(d.units) > 0 order by sum(d.units) desc, p.id limit 10`;

const revenueSql = `
  select to_char(d.day, 'YYYY-MM-DD') as day, ${euros('coalesce(r.captured_cents - r.refunded_cents, 0)')} as revenue,
    coalesce(r.orders, 0) as orders
  from generate_series($1::date, $2::date, interval '1 day') as d(day)
  left join ${dailyRevenue} r on r.day = to_char(d.day, 'YYYY-MM-DD') order by d.day`;

/** The figures of the shop, now or at the end of a day in Amsterdam: all read models hold dates, so the sums are the same. */
@Injectable()
export class Analytics {
  constructor(private readonly dataSource: DataSource) {}

  dashboardStats(today: CalendarDay, on: CalendarDay | undefined): Promise<DashboardStats> {
    const sql = on ? statsSql(ordersThen, subscriptionsThen) : statsSql(ordersNow, subscriptionsNow);
    return oneRowOf(this.dataSource, DashboardStatsSchema, sql, moment(on ?? today));
  }

  overview(today: CalendarDay, on: CalendarDay | undefined): Promise<AnalyticsOverview> {
    const sql = on ? overviewSql(ordersThen, subscriptionsThen) : overviewSql(ordersNow, subscriptionsNow);
    return valueOf(this.dataSource, AnalyticsOverviewSchema, sql, moment(on ?? today));
  }

  topProducts(until: CalendarDay): Promise<TopProduct[]> {
    return rowsOf(this.dataSource, TopProductSchema, topSql, [until]);
  }

  /** `days` days that end with `until`, oldest first. */
  revenueByDay(until: CalendarDay, days: number): Promise<RevenueDay[]> {
    return rowsOf(this.dataSource, RevenueDaySchema, revenueSql, [addDays(until, 1 - days), until]);
  }
}

const moment = (day: CalendarDay) => [day, endOfDay(day)];
