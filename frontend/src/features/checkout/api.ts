import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { PaymentIntent } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useRef } from 'react';
import * as checkout from '../../../../contracts/checkout.js';
import { addAddress } from '../../../../contracts/saved-addresses.js';
import * as discounts from '../../../../contracts/discounts.js';
import type { BodyOf } from '../../../../contracts/endpoint.js';
import { ApiError, hasStatus } from '../../lib/http/api-error';
import { responseOf } from '../../lib/http/endpoints';
import { withTabLock } from '../../lib/http/tab-lock';
import { useWriteOnArrival } from '../../lib/http/use-write-on-arrival';
import { savedAddressesQuery } from '../../lib/customer/customer';
import { paymentProvider } from '../../lib/payment-provider';
import type { Address } from './details/details';
import { isCancelled, refusalOf, type PaymentRefusal } from './payment/payment-refusal';
import { readAgain } from '../../lib/http/read-again';

const shortly = 2000;

const createPaymentIntent = (body: checkout.CreatePaymentIntent) =>
  withTabLock(() => responseOf(checkout.createPaymentIntent, { body }));

/** Starts a second payment for a basket that was just paid. */
export const orderAgain = (items: checkout.BasketItem[]) => createPaymentIntent({ items, again: true });

/** Settles a payment on the server. Returns its state and the bought lines. */
export const settleCheckout = (paymentIntentId: string) =>
  responseOf(checkout.settleCheckout, { body: { paymentIntentId } });

/** Prices the basket on the server, reserves its stock and prepares the payment, once per visit and basket. */
export const useCreatePaymentIntent = (items: checkout.BasketItem[]) =>
  useWriteOnArrival(items.length > 0 ? JSON.stringify(items) : null, {
    mutationFn: () => createPaymentIntent({ items }),
    // A 503 asks for a retry after two seconds; the form then only appears later.
    retry: (failures, error) => hasStatus(error, 503) && failures < 2,
    retryDelay: shortly,
  });

/** Sends the total and the code on the screen to the server. The response has the updated payment. */
export const updatePaymentIntent = (body: BodyOf<typeof checkout.updatePaymentIntent>) =>
  responseOf(checkout.updatePaymentIntent, { body });

/** Returns the discount of a code on this basket. Throws with the reason when the code is refused. */
export const validateDiscountCode = async (body: BodyOf<typeof discounts.validateDiscountCode>) =>
  (await withTabLock(() => responseOf(discounts.validateDiscountCode, { body }))).discountCode;

/** Saves an address in the customer's account. `onError` also runs after the form has unmounted. */
export function useSaveAddress(onError: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (address: Address) => responseOf(addAddress, { body: { ...address, isDefault: false } }),
    onSuccess: () => readAgain(queryClient, [savedAddressesQuery.queryKey]),
    onError,
  });
}

export type PaymentOutcome = 'succeeded' | 'processing' | 'canceled' | 'failed';

export interface PaymentState {
  outcome: PaymentOutcome;
  paymentIntentId: string | null;
}

const outcomes: Partial<Record<string, PaymentOutcome>> = {
  succeeded: 'succeeded',
  processing: 'processing',
  canceled: 'canceled',
};

/** A payment that the shopper cancelled at the bank stays open at the provider, for another attempt. */
function outcomeOf({ status, last_payment_error }: PaymentIntent): PaymentOutcome {
  if (status === 'requires_payment_method' && last_payment_error && isCancelled(last_payment_error)) return 'canceled';
  return outcomes[status] ?? 'failed';
}

/**
 * The state of a payment at the provider; polled every few seconds while it is processing. Without its secret, as on an
 * address from another tab, the server states it for `paymentIntentId`.
 */
export const paymentStateQuery = (
  clientSecret: string | undefined,
  publishableKey: string,
  paymentIntentId: string | null = null,
) =>
  queryOptions({
    queryKey: ['payment-state', clientSecret ?? paymentIntentId],
    queryFn: async (): Promise<PaymentState> => {
      if (!clientSecret) return stateOnServer(paymentIntentId);
      const stripe = await paymentProvider(publishableKey);
      if (!stripe) throw new Error('the payment provider did not load');
      const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
      if (error && error.type !== 'invalid_request_error') throw new Error(error.message);
      return {
        outcome: paymentIntent ? outcomeOf(paymentIntent) : 'failed',
        paymentIntentId: paymentIntent?.id ?? null,
      };
    },
    refetchInterval: ({ state }) =>
      state.data?.outcome === 'processing' && state.dataUpdateCount < 200 ? 3000 : false,
  });

async function stateOnServer(paymentIntentId: string | null): Promise<PaymentState> {
  try {
    if (paymentIntentId) return { outcome: (await settleCheckout(paymentIntentId)).status, paymentIntentId };
  } catch (error) {
    if (!(error instanceof ApiError && error.status < 500)) throw error; // a payment of another browser
  }
  return { outcome: 'failed', paymentIntentId: null };
}

/** Why the provider refused the last attempt at an open payment; null without a refusal. */
export const keptRefusalQuery = (clientSecret: string, publishableKey: string) =>
  queryOptions({
    queryKey: ['payment-refusal', clientSecret],
    queryFn: async (): Promise<PaymentRefusal | null> => {
      const stripe = await paymentProvider(publishableKey);
      const intent = (await stripe?.retrievePaymentIntent(clientSecret))?.paymentIntent;
      const error = intent?.status === 'requires_payment_method' ? intent.last_payment_error : null;
      return error ? refusalOf(error, true) : null;
    },
    staleTime: 0,
    gcTime: 0,
  });

/**
 * Settles the payment on the server, and again when the provider reports another outcome.
 * A webhook settles it too, so a failure only hides the order number on the screen. Without an order number it repeats
 * up to ten times.
 */
export function useSettleCheckout(paymentIntentId: string | null, outcome: PaymentOutcome | 'loading') {
  const key = paymentIntentId && isOrdered(outcome) ? `${paymentIntentId} ${outcome}` : null;
  const settlement = useWriteOnArrival(key, {
    mutationFn: () => settleCheckout(paymentIntentId!),
    retry: (failures, error) => failures < 5 && !(error instanceof ApiError && error.status < 500),
    retryDelay: shortly,
  });
  const { data: settled, repeatWhenIdle } = settlement;
  const responses = useRef({ key, count: 0 });
  const repeat = useEffectEvent(repeatWhenIdle);
  useEffect(() => {
    if (!settled) return;
    responses.current = { key, count: responses.current.key === key ? responses.current.count + 1 : 1 };
    if (settled.orderNumber !== null || responses.current.count >= 10) return;
    const timer = window.setTimeout(repeat, shortly);
    return () => window.clearTimeout(timer);
  }, [key, settled]);
  return { settled, isSettling: settlement.isPending && !settled };
}

/** Whether a payment with this outcome has an order, or will have one. */
export function isOrdered(outcome: PaymentOutcome | 'loading'): outcome is 'succeeded' | 'processing' {
  return outcome === 'succeeded' || outcome === 'processing';
}
