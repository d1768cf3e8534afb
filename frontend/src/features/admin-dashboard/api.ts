import {
  comparePeriods,
  showCohorts,
  showDashboardStats,
  showRevenueByDay,
} from '../../../../contracts/admin/analytics.js';
import { listMentions, readMention } from '../../../../contracts/admin/notes.js';
import { listOrders } from '../../../../contracts/orders.js';
import { request } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { freshQueryOf } from '../../ui/admin/fresh';

export const dashboardStatsQuery = freshQueryOf(showDashboardStats, {});
export const recentRevenueQuery = freshQueryOf(showRevenueByDay, { query: { days: 30 } });
export const periodQuery = (from: string, to: string) => freshQueryOf(comparePeriods, { query: { from, to } });
export const cohortsQuery = freshQueryOf(showCohorts, {});
export const newestOrdersQuery = freshQueryOf(listOrders, { query: { limit: 6 } });
export const mentionsQuery = freshQueryOf(listMentions, {});

export const useReadMention = (noteId: string) =>
  useChange(() => request(readMention, { params: { noteId } }), [mentionsQuery.queryKey]);
