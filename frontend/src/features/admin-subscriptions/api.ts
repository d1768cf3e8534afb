import type { AdminSubscription } from '../../../../contracts/admin/subscriptions.js';
import { call } from '../../lib/http/api';
import { useChange } from '../../lib/http/use-change';
import { readLong } from '../../ui/admin/list/long-list';

export const adminSubscriptionsQuery = readLong<AdminSubscription>('subscriptions');

const path = (id: string) => `/api/admin/subscriptions/${encodeURIComponent(id)}`;
const reads = [adminSubscriptionsQuery.queryKey];

export const usePauseSubscription = () => useChange((id: string) => call('PATCH', `${path(id)}/pause`), reads);

export const useResumeSubscription = () => useChange((id: string) => call('PATCH', `${path(id)}/resume`), reads);

export const useCancelSubscription = () => useChange((id: string) => call('PATCH', `${path(id)}/cancel`), reads);
