import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  CustomerSubscription,
  CustomerSubscriptionDetail,
  KeptPaymentMethod,
  PaymentMethodSetup,
  RenewalPaymentAnswer,
  SettledRenewal,
} from '../../../../../contracts/subscriptions.js';
import { call, post } from '../../../lib/http/api';
import { read } from '../../../lib/http/read';
import { useChange } from '../../../lib/http/use-change';
import { useWriteOnArrival } from '../../../lib/http/use-write-on-arrival';

const base = ['/api', 'customer', 'subscriptions'] as const;
const path = (id: string, ...rest: string[]) => [...base, encodeURIComponent(id), ...rest].join('/');
const underWayMilliseconds = 2000;

/** Refetched when the tab regains focus and while a payment is processing. */
export const subscriptionsQuery = queryOptions({
  ...read<CustomerSubscription[]>(...base),
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state }) =>
    state.data?.some(({ payment }) => payment === 'under-way') ? underWayMilliseconds : false,
});

/** Its key changes with the subscription, which refetches it. */
export const subscriptionQuery = ({ id, status, nextCycle, payment }: CustomerSubscription) =>
  queryOptions({
    queryKey: [...base, id, status, nextCycle, payment],
    queryFn: async () => (await call<CustomerSubscriptionDetail>('GET', path(id))).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const paymentMethodQuery = (id: string) =>
  queryOptions({ ...read<KeptPaymentMethod>(...base, id, 'payment-method'), staleTime: 0 });

/** Skips the delivery that the customer sees, and no later one. */
export const useSkipDelivery = ({ id, nextCycle }: CustomerSubscription) =>
  useChange(() => call<null>('POST', path(id, 'skip'), { cycle: nextCycle }), [base]);

export const usePauseSubscription = (id: string) => useChange(() => call<null>('POST', path(id, 'pause'), {}), [base]);

export const useResumeSubscription = (id: string) =>
  useChange(() => call<null>('POST', path(id, 'resume'), {}), [base]);

export const useCancelSubscription = (id: string) =>
  useChange(() => call<null>('POST', path(id, 'cancel'), {}), [base]);

/** Refetches everything about the subscriptions after a change elsewhere. */
export function readSubscriptionsAgain(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: base });
}

/** Begins the change of a payment method, once per visit of the form. */
export const useBeginPaymentMethodChange = (id: string) =>
  useWriteOnArrival(id, { mutationFn: () => post<PaymentMethodSetup>(path(id, 'payment-method')) });

/** Makes the confirmed method the one that pays. Idempotent. */
export const useChangePaymentMethod = (id: string, setupIntentId: string) =>
  useWriteOnArrival(`${id} ${setupIntentId}`, {
    mutationFn: async () => {
      await post<null>(path(id, 'payment-method', 'confirm'), { setupIntentId });
      return true;
    },
  });

/** Opens the payment of a failed renewal, once per visit of the form. */
export const useOpenRenewalPayment = (id: string) =>
  useWriteOnArrival(id, { mutationFn: () => post<RenewalPaymentAnswer>(path(id, 'payment')) });

/** Settles that payment on the server and refetches its subscription. */
export const useSettleRenewal = (id: string, paymentIntentId: string) =>
  useWriteOnArrival(`${id} ${paymentIntentId}`, {
    mutationFn: async () => {
      const { outcome } = await post<SettledRenewal>(path(id, 'payment', 'settle'));
      const { data } = await call<CustomerSubscription[]>('GET', base.join('/'));
      return { outcome, subscription: data.find((one) => one.id === id) };
    },
  });
