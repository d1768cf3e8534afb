import { queryOptions } from '@tanstack/react-query';
import {
  cancelSubscription,
  changeTerms,
  listSubscriptions,
  moveDelivery,
  pauseSubscription,
  pauseSubscriptionUntil,
  showOfferedTerms,
  requestPaymentMethod,
  resumeSubscription,
  showSubscription,
  type AdminSubscription,
  type ChangeTerms,
  type WantedTerms,
} from '../../../../contracts/admin/subscriptions.js';
import {
  changeSubscriptionAddress,
  findSubscriptionAddress,
  type SubscriptionAddress,
} from '../../../../contracts/admin/subscription-address.js';
import { listProductChoices } from '../../../../contracts/admin/products.js';
import { queryOf, request } from '../../lib/http/endpoints';
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

/** The products that a plan can be of. */
export const planProductsQuery = queryOptions({
  ...freshQueryOf(listProductChoices, {}),
  select: (products) => products.filter(({ isOnSale, subscriptionEnabled }) => isOnSale && subscriptionEnabled),
});

/** What other terms would cost. Read again at every look, because prices change. */
export const offeredTermsQuery = (id: string, query: WantedTerms) =>
  queryOptions({ ...queryOf(showOfferedTerms, { params: { id }, query }), staleTime: 0, gcTime: 0, retry: false });

export const useChangeTerms = (id: string) =>
  useChange((body: ChangeTerms) => request(changeTerms, { params: { id }, body }), reads);

export const subscriptionAddressQuery = (id: string) => freshQueryOf(findSubscriptionAddress, { params: { id } });

export const useChangeSubscriptionAddress = (id: string) =>
  useChange((body: SubscriptionAddress) => request(changeSubscriptionAddress, { params: { id }, body }), reads);

export const useRequestPaymentMethod = () =>
  useChange((id: string) => request(requestPaymentMethod, { params: { id } }), reads);
