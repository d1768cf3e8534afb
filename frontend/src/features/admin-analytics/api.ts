import type { AnalyticsOverview, RevenueDay, TopProduct } from '../../../../contracts/admin/analytics.js';
import { readFresh } from '../../ui/admin/fresh';

const withDay = (path: string, on?: string) => (on ? `${path}?on=${on}` : path);

/** Each of these reads the current figures, or those at the end of a day. */
export const overviewQuery = (on?: string) => readFresh<AnalyticsOverview>('analytics', withDay('overview', on));
export const topProductsQuery = (on?: string) => readFresh<TopProduct[]>('analytics', withDay('top-products', on));
export const revenueQuery = (days: number, on?: string) =>
  readFresh<RevenueDay[]>('analytics', `revenue-by-day?days=${days}${on ? `&on=${on}` : ''}`);
