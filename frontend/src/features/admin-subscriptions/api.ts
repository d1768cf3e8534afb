import {
  cancelSubscription,
  listSubscriptions,
  pauseSubscription,
  resumeSubscription,
  showSubscription,
} from '../../../../contracts/admin/subscriptions.js';
import { request } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { freshQueryOf } from '../../ui/admin/fresh';
import { longQueryOf } from '../../ui/admin/list/long-list';

export const adminSubscriptionsQuery = longQueryOf(listSubscriptions);

export const adminSubscriptionQuery = (id: string) => freshQueryOf(showSubscription, { params: { id } });

const reads = [adminSubscriptionsQuery.queryKey];

export const usePauseSubscription = () =>
  useChange((id: string) => request(pauseSubscription, { params: { id } }), reads);

export const useResumeSubscription = () =>
  useChange((id: string) => request(resumeSubscription, { params: { id } }), reads);

export const useCancelSubscription = () =>
  useChange((id: string) => request(cancelSubscription, { params: { id } }), reads);
