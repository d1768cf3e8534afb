import { z } from 'zod';
import { ShopDaySchema } from '../values/shop-day.js';
import { daysBetween } from '../values/calendar.js';
import { endpoints } from '../endpoint.js';
import { OnDaySchema } from './lists.js';

/** `GET /api/admin/analytics/dashboard-stats[?on=YYYY-MM-DD]`. Amounts in euros. */
export const DashboardStatsSchema = z.object({
  totalRevenue: z.number(),
  monthlyRevenue: z.number(),
  totalOrders: z.number().int(),
  totalCustomers: z.number().int(),
  activeSubscriptions: z.number().int(),
  monthlyRecurringRevenue: z.number(),
});
export type DashboardStats = z.infer<typeof DashboardStatsSchema>;

/** `GET /api/admin/analytics/overview[?on=YYYY-MM-DD]`. `total` counts every status; `totalRevenue` in euros. */
export const AnalyticsOverviewSchema = z.object({
  orders: z.object({
    total: z.number().int(),
    pending: z.number().int(),
    processing: z.number().int(),
    shipped: z.number().int(),
    delivered: z.number().int(),
    cancelled: z.number().int(),
    totalRevenue: z.number(),
  }),
  subscriptions: z.object({ active: z.number().int(), paused: z.number().int(), cancelled: z.number().int() }),
});
export type AnalyticsOverview = z.infer<typeof AnalyticsOverviewSchema>;

/** A row of `GET /api/admin/analytics/top-products[?on=YYYY-MM-DD]`: the ten products with most pieces sold. Euros. */
export const TopProductSchema = z.object({
  productId: z.number().int(),
  productName: z.string(),
  totalOrdered: z.number().int(),
  totalRevenue: z.number(),
});
export type TopProduct = z.infer<typeof TopProductSchema>;

/** A row of `GET /api/admin/analytics/revenue-by-day[?on=&days=30]`: every day, oldest first, also without sales. */
export const RevenueDaySchema = z.object({ day: z.string(), revenue: z.number(), orders: z.number().int() });
export type RevenueDay = z.infer<typeof RevenueDaySchema>;

/** The most days of a chart of the revenue. */
export const mostRevenueDays = 400;
export const RevenueByDayQuerySchema = z.strictObject({
  on: ShopDaySchema.optional(),
  days: z.coerce.number().int().min(1).max(mostRevenueDays).default(30),
});

/**
 * The margin on the goods that were paid in a period, in euros without VAT. `netRevenue`: after discounts and refunds,
 * without shipping; `knownRevenue`: the part whose cost price was known at the payment. `margin`: that part minus `cost`,
 * the cost price of its pieces at the payment. `percent` of `knownRevenue`, `knownPercent` of `netRevenue`: null without any.
 */
const PeriodMarginSchema = z.object({
  netRevenue: z.number(),
  knownRevenue: z.number(),
  cost: z.number(),
  margin: z.number(),
  percent: z.number().nullable(),
  knownPercent: z.number().nullable(),
});
export type PeriodMargin = z.infer<typeof PeriodMarginSchema>;

/** Money and numbers of a period. `revenue` is `captured` minus `refunded`; `captured` is `oneOff` plus `subscription`. Euros. */
const PeriodFiguresSchema = z.object({
  from: z.string(),
  to: z.string(),
  revenue: z.number(),
  captured: z.number(),
  refunded: z.number(),
  /** Captured for orders without a subscription. */
  oneOff: z.number(),
  /** Captured for orders with a subscription, and for its later deliveries. */
  subscription: z.number(),
  /** Orders paid in the period and not cancelled since. */
  orders: z.number().int(),
  subscriptionOrders: z.number().int(),
  newCustomers: z.number().int(),
  startedSubscriptions: z.number().int(),
  endedSubscriptions: z.number().int(),
  /** A server of an earlier version sends none. */
  margin: PeriodMarginSchema.optional(),
});
export type PeriodFigures = z.infer<typeof PeriodFiguresSchema>;

/** `GET /api/admin/analytics/periods?from=&to=`: a period and the one of as many days before it. */
export const PeriodComparisonSchema = z.object({ current: PeriodFiguresSchema, previous: PeriodFiguresSchema });
export type PeriodComparison = z.infer<typeof PeriodComparisonSchema>;

export const mostPeriodDays = 1100;
export const PeriodQuerySchema = z
  .strictObject({ from: ShopDaySchema, to: ShopDaySchema })
  .refine(({ from, to }) => from <= to, { error: 'Kies een einde na het begin', path: ['to'] })
  .refine(({ from, to }) => daysBetween(from, to) < mostPeriodDays, {
    error: 'Kies een periode van hooguit drie jaar',
    path: ['to'],
  });

/** The numbers of deliveries after which a cohort is counted. */
export const cohortSteps = [2, 3, 4, 6, 12] as const;

/**
 * A row of `GET /api/admin/analytics/cohorts`: the subscriptions that started in one month. `reached`: how many had
 * that many deliveries; `lost`: how many ended before. The others are still on their way.
 */
export const CohortSchema = z.object({
  month: z.string(),
  started: z.number().int(),
  active: z.number().int(),
  steps: z.array(z.object({ deliveries: z.number().int(), reached: z.number().int(), lost: z.number().int() })),
});
export type Cohort = z.infer<typeof CohortSchema>;

const analytics = endpoints({ access: 'staff', permission: 'analytics' });

export const showDashboardStats = analytics('GET /api/admin/analytics/dashboard-stats', {
  summary: 'The four figures on top of the dashboard.',
  query: OnDaySchema,
  response: DashboardStatsSchema,
});

export const showOverview = analytics('GET /api/admin/analytics/overview', {
  summary: 'What is waiting for staff today, counted.',
  query: OnDaySchema,
  response: AnalyticsOverviewSchema,
});

export const topProducts = analytics('GET /api/admin/analytics/top-products', {
  summary: 'The ten products of which most pieces were sold.',
  query: OnDaySchema,
  response: z.array(TopProductSchema),
});

export const showRevenueByDay = analytics('GET /api/admin/analytics/revenue-by-day', {
  summary: 'Revenue and orders of each day in a period.',
  query: RevenueByDayQuerySchema,
  response: z.array(RevenueDaySchema),
});

export const comparePeriods = analytics('GET /api/admin/analytics/periods', {
  summary: 'The figures of a period, one-off and by subscription, beside those of the period before it.',
  query: PeriodQuerySchema,
  response: PeriodComparisonSchema,
});

export const showCohorts = analytics('GET /api/admin/analytics/cohorts', {
  summary: 'How many subscriptions of each of the last twelve months remained after a number of deliveries.',
  response: z.array(CohortSchema),
});
