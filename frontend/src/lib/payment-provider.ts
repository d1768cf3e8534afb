import { queryOptions } from '@tanstack/react-query';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { withoutResponse } from './http/api-error';

let loading: Promise<Stripe | null> | undefined;

/** Loads the payment provider's client once, and only on pages that pay. A failed load can be retried. */
export function paymentProvider(publishableKey: string): Promise<Stripe | null> {
  loading ??= load(publishableKey).catch((error: Error) => {
    loading = undefined;
    throw withoutResponse(error);
  });
  return loading;
}

/** Returns the payment simulator if the page names its script, else the provider's client. */
async function load(publishableKey: string): Promise<Stripe | null> {
  const simulator = document.querySelector<HTMLMetaElement>('meta[name="payment-simulator"]')?.content;
  if (simulator && !('Stripe' in window)) await loadScript(simulator);
  return loadStripe(publishableKey, { locale: 'nl' });
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The payment simulator does not respond'));
    };
    document.head.append(Object.assign(script, { src }));
  });
}

/** The query for the payment provider's client. A failed load can be retried. */
export const providerQuery = (publishableKey: string) =>
  queryOptions({
    queryKey: ['payment-provider', publishableKey],
    queryFn: (): Promise<Stripe | null> => paymentProvider(publishableKey),
    structuralSharing: false,
  });
