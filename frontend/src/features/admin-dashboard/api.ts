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
import type { AdminRenewal } from '../../../../contracts/subscriptions.js';
import type { AdminWithdrawal } from '../../../../contracts/withdrawals.js';
import { readFresh } from '../../ui/admin/fresh';

export const dashboardStatsQuery = readFresh<DashboardStats>('analytics', 'dashboard-stats');
export const recentRevenueQuery = readFresh<RevenueDay[]>('analytics', 'revenue-by-day?days=30');
export const newestOrdersQuery = readFresh<AdminOrder[]>('orders?limit=6');

/** The lists with open tasks, each under the key of its own screen. */
export const waitingQueries = [
  readFresh<AnalyticsOverview>('analytics', 'overview'),
  readFresh<AdminReturn[]>('returns?status=requested'),
  readFresh<StockLevel[]>('inventory', 'levels'),
  readFresh<UnmatchedPayment[]>('unmatched-payments'),
  readFresh<FailedRefund[]>('failed-refunds'),
  readFresh<AdminMail[]>('mails?status=failed'),
  readFresh<ProcessRefusal[]>('process-refusals'),
  readFresh<AdminPartnershipInquiry[]>('partnership-inquiries'),
  readFresh<AdminWithdrawal[]>('withdrawals?state=waiting'),
  readFresh<AdminRenewal[]>('renewals?state=failed'),
  readFresh<Dispute[]>('disputes'),
] as const;
