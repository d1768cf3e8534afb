import { z } from 'zod';
import { ShopDaySchema } from '../shop-day.js';
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

export const RevenueByDayQuerySchema = z.strictObject({
  on: ShopDaySchema.optional(),
  days: z.coerce.number().int().min(1).max(400).default(30),
});

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
