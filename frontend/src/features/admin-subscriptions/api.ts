import type { AdminSubscription } from '../../../../contracts/admin/subscriptions.js';
import { call } from '../../lib/http/api';
import { useChange } from '../../lib/http/use-change';
import { readLong } from '../../ui/admin/list/long-list';

export const adminSubscriptionsQuery = readLong<AdminSubscription>('subscriptions');

/** The actions of staff on a subscription, by their name in the API. */
export type SubscriptionAction = 'pause' | 'resume' | 'cancel';

export function useChangeSubscription() {
  return useChange(
    ({ id, action }: { id: string; action: SubscriptionAction }) =>
      call('PATCH', `/api/admin/subscriptions/${encodeURIComponent(id)}/${action}`),
    [adminSubscriptionsQuery.queryKey],
  );
}
