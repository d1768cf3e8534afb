import { showDashboardStats, showOverview, showRevenueByDay } from '../../../../contracts/admin/analytics.js';
import {
  listDisputes,
  listFailedRefunds,
  listInquiries,
  listRefusals,
  listUnmatchedPayments,
} from '../../../../contracts/admin/attention.js';
import { listReturns } from '../../../../contracts/admin/returns.js';
import { listRenewals } from '../../../../contracts/admin/subscriptions.js';
import { listLevels } from '../../../../contracts/inventory.js';
import { listMails } from '../../../../contracts/mails.js';
import { listOrders } from '../../../../contracts/orders.js';
import { listWithdrawals } from '../../../../contracts/withdrawals.js';
import { freshQueryOf } from '../../ui/admin/fresh';

export const dashboardStatsQuery = freshQueryOf(showDashboardStats, {});
export const recentRevenueQuery = freshQueryOf(showRevenueByDay, { query: { days: 30 } });
export const newestOrdersQuery = freshQueryOf(listOrders, { query: { limit: 6 } });

/** The lists with open tasks, each under the key of its own screen. */
export const waitingQueries = {
  overview: freshQueryOf(showOverview, {}),
  toShip: freshQueryOf(listOrders, { query: { status: 'processing' } }),
  returns: freshQueryOf(listReturns, { query: { status: 'requested' } }),
  levels: freshQueryOf(listLevels, {}),
  unmatched: freshQueryOf(listUnmatchedPayments, {}),
  refunds: freshQueryOf(listFailedRefunds, {}),
  mails: freshQueryOf(listMails, { query: { status: 'failed' } }),
  refusals: freshQueryOf(listRefusals, {}),
  inquiries: freshQueryOf(listInquiries, {}),
  withdrawals: freshQueryOf(listWithdrawals, { query: { state: 'waiting' } }),
  renewals: freshQueryOf(listRenewals, { query: { state: 'failed' } }),
  disputes: freshQueryOf(listDisputes, {}),
};
