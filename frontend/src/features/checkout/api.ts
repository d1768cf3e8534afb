import { queryOptions } from '@tanstack/react-query';
import type { BasketItem, PaymentIntentAnswer, SettledCheckout } from '../../../../contracts/checkout.js';
import { post } from '../../lib/api';
import { paymentProvider } from './payment-provider';

/** Prices the basket on the server, reserves its stock and prepares the payment. Asked anew for every visit of the step. */
export const paymentIntentQuery = (items: BasketItem[]) =>
  queryOptions({
    queryKey: ['/api', 'create-payment-intent', items],
    queryFn: () => post<PaymentIntentAnswer>('/api/create-payment-intent', { items }),
    staleTime: 0,
    gcTime: 0,
  });

export type PaymentOutcome = 'succeeded' | 'processing' | 'canceled' | 'failed';

/** How a payment ended, asked from the provider, and its order number when the server has made the order. */
export const paymentResultQuery = (clientSecret: string | undefined, publishableKey: string) =>
  queryOptions({
    queryKey: ['payment-result', clientSecret],
    queryFn: async (): Promise<{ outcome: PaymentOutcome; orderNumber: string | null }> => {
      const stripe = clientSecret ? await paymentProvider(publishableKey) : null;
      const payment =
        clientSecret && stripe ? (await stripe.retrievePaymentIntent(clientSecret)).paymentIntent : undefined;
      if (payment?.status === 'canceled') return { outcome: 'canceled', orderNumber: null };
      if (payment?.status !== 'succeeded' && payment?.status !== 'processing')
        return { outcome: 'failed', orderNumber: null };
      return { outcome: payment.status, orderNumber: await settledOrderNumber(payment.id) };
    },
  });

/** The server learns of the payment by webhook too, so that a failure here costs the shopper only the number on the screen. */
async function settledOrderNumber(paymentIntentId: string): Promise<string | null> {
  try {
    return (await post<SettledCheckout>('/api/checkout/settle', { paymentIntentId })).orderNumber;
  } catch {
    return null;
  }
}
