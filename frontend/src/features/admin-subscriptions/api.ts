import type { AdminSubscription } from '../../../../contracts/admin/subscriptions.js';
import { call } from '../../lib/http/api';
import { useChange } from '../../lib/http/use-change';
import { readLong } from '../../ui/admin/list/long-list';

export const adminSubscriptionsQuery = readLong<AdminSubscription>('subscriptions');

/** What staff can do with a subscription, as the API calls it. */
export type SubscriptionAction = 'pause' | 'resume' | 'cancel';

/** Pauses, resumes or cancels a subscription and reads them all again. */
export function useChangeSubscription() {
  return useChange(
    ({ id, action }: { id: string; action: SubscriptionAction }) =>
      call('PATCH', `/api/admin/subscriptions/${encodeURIComponent(id)}/${action}`),
    [adminSubscriptionsQuery.queryKey],
  );
}
