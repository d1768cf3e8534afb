import { queryOptions } from '@tanstack/react-query';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

let loading: Promise<Stripe | null> | undefined;

/** The payment provider's client, loaded once and only where someone pays. A failed load may be tried again. */
export function paymentProvider(publishableKey: string): Promise<Stripe | null> {
  loading ??= loadStripe(publishableKey, { locale: 'nl' }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The payment provider's client. A load that failed may be tried again. */
export const providerQuery = (publishableKey: string) =>
  queryOptions({
    queryKey: ['payment-provider', publishableKey],
    queryFn: (): Promise<Stripe | null> => paymentProvider(publishableKey),
    structuralSharing: false,
  });
