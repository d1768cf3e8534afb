import { showDashboardStats, showRevenueByDay } from '../../../../contracts/admin/analytics.js';
import { listOrders } from '../../../../contracts/orders.js';
import { freshQueryOf } from '../../ui/admin/fresh';

export const dashboardStatsQuery = freshQueryOf(showDashboardStats, {});
export const recentRevenueQuery = freshQueryOf(showRevenueByDay, { query: { days: 30 } });
export const newestOrdersQuery = freshQueryOf(listOrders, { query: { limit: 6 } });
