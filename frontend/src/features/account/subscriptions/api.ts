import { keepPreviousData, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import {
  beginPaymentMethodChange,
  cancelSubscription,
  changePaymentMethod,
  listSubscriptions,
  openRenewalPayment,
  pauseSubscription,
  resumeSubscription,
  settleRenewalPayment,
  showPaymentMethod,
  showSubscription,
  skipDelivery,
  type CustomerSubscription,
} from '../../../../../contracts/subscriptions.js';
import { keyOf, queryOf, read, request, responseOf } from '../../../lib/http/endpoints';
import { useChange } from '../../../lib/http/use-change';
import { useWriteOnArrival } from '../../../lib/http/use-write-on-arrival';
import { readAgain } from '../../../lib/http/read-again';

/** The prefix of every read about subscriptions. */
const all = keyOf(listSubscriptions, {});
const underWayMilliseconds = 2000;

/** Refetched when the tab regains focus and while a payment is processing. */
export const subscriptionsQuery = queryOptions({
  ...queryOf(listSubscriptions, {}),
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state }) =>
    state.data?.some(({ payment }) => payment === 'under-way') ? underWayMilliseconds : false,
});

/** Its key changes with the subscription, which refetches it. */
export const subscriptionQuery = ({ id, status, nextCycle, payment }: CustomerSubscription) =>
  queryOptions({
    ...queryOf(showSubscription, { params: { id } }),
    queryKey: [...all, id, status, nextCycle, payment],
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const paymentMethodQuery = (id: string) =>
  queryOptions({ ...queryOf(showPaymentMethod, { params: { id } }), staleTime: 0 });

/** Returns whether a subscription has nothing to pay with, as far as its card has read it. */
export const useLacksMethod = (id: string): boolean =>
  useQuery({ ...paymentMethodQuery(id), enabled: false }).data?.type === 'none';

/** Skips the delivery that the customer sees, and no later one. */
export const useSkipDelivery = ({ id, nextCycle }: CustomerSubscription) =>
  useChange(() => request(skipDelivery, { params: { id }, body: { cycle: nextCycle } }), [all]);

export const usePauseSubscription = (id: string) =>
  useChange(() => request(pauseSubscription, { params: { id } }), [all]);

export const useResumeSubscription = (id: string) =>
  useChange(() => request(resumeSubscription, { params: { id } }), [all]);

export const useCancelSubscription = (id: string) =>
  useChange(() => request(cancelSubscription, { params: { id } }), [all]);

/** Refetches everything about the subscriptions after a change elsewhere. */
export function readSubscriptionsAgain(queryClient: QueryClient): Promise<void> {
  return readAgain(queryClient, [all]);
}

/** Begins the change of a payment method, once per visit of the form. */
export const useBeginPaymentMethodChange = (id: string) =>
  useWriteOnArrival(id, {
    mutationFn: () => responseOf(beginPaymentMethodChange, { params: { id } }),
  });

/** Makes the confirmed method the one that pays. Idempotent. */
export const useChangePaymentMethod = (id: string, setupIntentId: string) =>
  useWriteOnArrival(`${id} ${setupIntentId}`, {
    mutationFn: async () => {
      await request(changePaymentMethod, { params: { id }, body: { setupIntentId } });
      return true;
    },
  });

/** Opens the payment of a failed renewal, once per visit of the form. */
export const useOpenRenewalPayment = (id: string) =>
  useWriteOnArrival(id, { mutationFn: () => responseOf(openRenewalPayment, { params: { id } }) });

/** Settles that payment on the server and refetches its subscription. */
export const useSettleRenewal = (id: string, paymentIntentId: string) =>
  useWriteOnArrival(`${id} ${paymentIntentId}`, {
    mutationFn: async () => {
      const { outcome } = await responseOf(settleRenewalPayment, { params: { id }, body: { paymentIntentId } });
      const subscriptions = await read(listSubscriptions, {});
      return { outcome, subscription: subscriptions.find((one) => one.id === id) };
    },
  });
