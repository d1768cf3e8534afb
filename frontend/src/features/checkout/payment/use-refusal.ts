import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShop } from '../../../lib/shop/shop';
import { keptRefusalQuery } from '../api';
import type { PaymentRefusal } from './payment-refusal';

export interface Refusals {
  /** The refusal to show; null without one or when it is resolved. */
  current: PaymentRefusal | null;
  show: (refusal: PaymentRefusal) => void;
  /** Called when the shopper retries or chooses another method. */
  resolve: () => void;
}

/**
 * The refusal of the last payment attempt, kept until it is resolved. After a reload or a return from the bank, the
 * provider returns it. A refusal on this page survives the replacement of a cancelled payment.
 */
export function useRefusal(clientSecret: string | undefined): Refusals {
  const { stripePublishableKey } = useShop();
  const [here, setHere] = useState<PaymentRefusal | null>();
  const query = keptRefusalQuery(clientSecret ?? '', stripePublishableKey);
  const kept = useQuery({ ...query, enabled: clientSecret !== undefined && here === undefined }).data ?? null;
  return { current: here === undefined ? kept : here, show: setHere, resolve: () => setHere(null) };
}
