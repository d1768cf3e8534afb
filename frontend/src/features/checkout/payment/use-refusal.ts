import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShop } from '../../../lib/shop/shop';
import { keptRefusalQuery } from '../api';
import type { PaymentRefusal } from './payment-refusal';

export interface Refusals {
  /** The refusal to show; null when there was none or it is resolved. */
  current: PaymentRefusal | null;
  show: (refusal: PaymentRefusal) => void;
  /** The shopper tries again or chose another method. */
  resolve: () => void;
}

/**
 * The refusal of the last attempt to pay, kept until it is resolved. After a reload or a return from the bank the provider
 * still knows it. What happened on this page outlives the payment itself, which is replaced when it is cancelled.
 */
export function useRefusal(clientSecret: string | undefined): Refusals {
  const { stripePublishableKey } = useShop();
  const [here, setHere] = useState<PaymentRefusal | null>();
  const query = keptRefusalQuery(clientSecret ?? '', stripePublishableKey);
  const kept = useQuery({ ...query, enabled: clientSecret !== undefined && here === undefined }).data ?? null;
  return { current: here === undefined ? kept : here, show: setHere, resolve: () => setHere(null) };
}
