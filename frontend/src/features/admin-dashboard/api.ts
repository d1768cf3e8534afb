import type { AnalyticsOverview, DashboardStats, RevenueDay } from '../../../../contracts/admin/analytics.js';
import type {
  AdminPartnershipInquiry,
  Dispute,
  FailedRefund,
  ProcessRefusal,
  UnmatchedPayment,
} from '../../../../contracts/admin/attention.js';
import type { AdminReturn } from '../../../../contracts/admin/returns.js';
import type { StockLevel } from '../../../../contracts/inventory.js';
import type { AdminMail } from '../../../../contracts/mails.js';
import type { AdminOrder } from '../../../../contracts/orders.js';
import { listRenewals } from '../../../../contracts/admin/subscriptions.js';
import type { AdminWithdrawal } from '../../../../contracts/withdrawals.js';
import { freshQueryOf, readFresh } from '../../ui/admin/fresh';

export const dashboardStatsQuery = readFresh<DashboardStats>('analytics', 'dashboard-stats');
export const recentRevenueQuery = readFresh<RevenueDay[]>('analytics', 'revenue-by-day?days=30');
export const newestOrdersQuery = readFresh<AdminOrder[]>('orders?limit=6');

/** The lists with open tasks, each under the key of its own screen. */
export const waitingQueries = {
  overview: readFresh<AnalyticsOverview>('analytics', 'overview'),
  toShip: readFresh<AdminOrder[]>('orders?status=processing'),
  returns: readFresh<AdminReturn[]>('returns?status=requested'),
  levels: readFresh<StockLevel[]>('inventory', 'levels'),
  unmatched: readFresh<UnmatchedPayment[]>('unmatched-payments'),
  refunds: readFresh<FailedRefund[]>('failed-refunds'),
  mails: readFresh<AdminMail[]>('mails?status=failed'),
  refusals: readFresh<ProcessRefusal[]>('process-refusals'),
  inquiries: readFresh<AdminPartnershipInquiry[]>('partnership-inquiries'),
  withdrawals: readFresh<AdminWithdrawal[]>('withdrawals?state=waiting'),
  renewals: freshQueryOf(listRenewals, { query: { state: 'failed' } }),
  disputes: readFresh<Dispute[]>('disputes'),
};
