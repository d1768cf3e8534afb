import {
  cancelSubscription,
  listSubscriptions,
  moveDelivery,
  pauseSubscription,
  pauseSubscriptionUntil,
  resumeSubscription,
  showSubscription,
  type AdminSubscription,
} from '../../../../contracts/admin/subscriptions.js';
import { request } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { freshQueryOf } from '../../ui/admin/fresh';
import { pagesKeyOf } from '../../ui/admin/list/paged-list';

export const adminSubscriptionQuery = (id: string) => freshQueryOf(showSubscription, { params: { id } });

const reads = [pagesKeyOf(listSubscriptions)];

export const usePauseSubscription = () =>
  useChange((id: string) => request(pauseSubscription, { params: { id } }), reads);

export const useResumeSubscription = () =>
  useChange((id: string) => request(resumeSubscription, { params: { id } }), reads);

export const useCancelSubscription = () =>
  useChange((id: string) => request(cancelSubscription, { params: { id } }), reads);

/** Moves the delivery that the page showed. */
export const useMoveDelivery = ({ id, nextCycle: cycle }: AdminSubscription) =>
  useChange((deliveryDate: string) => request(moveDelivery, { params: { id }, body: { cycle, deliveryDate } }), reads);

export const usePauseSubscriptionUntil = ({ id }: AdminSubscription) =>
  useChange((until: string) => request(pauseSubscriptionUntil, { params: { id }, body: { until } }), reads);
