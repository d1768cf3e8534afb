import { showOverview, showRevenueByDay, topProducts } from '../../../../contracts/admin/analytics.js';
import { freshQueryOf } from '../../ui/admin/fresh';

/** Each of these reads the current figures, or those at the end of a day. */
export const overviewQuery = (on?: string) => freshQueryOf(showOverview, { query: { on } });
export const topProductsQuery = (on?: string) => freshQueryOf(topProducts, { query: { on } });
export const revenueQuery = (days: number, on?: string) => freshQueryOf(showRevenueByDay, { query: { days, on } });
