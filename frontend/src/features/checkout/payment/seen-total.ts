import { useState } from 'react';
import type { BasketItem } from '../../../../../contracts/checkout.js';
import { readStored, store } from '../../../lib/storage/device-storage';
import { basketText } from '../summary/amounts';

const key = 'checkout-seen-total';

interface Seen {
  basket: string;
  cents: number;
}

/** The total that the shopper has seen for this basket, also before a reload; null when none was shown. */
export interface SeenTotal {
  cents: number | null;
  see: (cents: number) => void;
}

export function useSeenTotal(items: readonly BasketItem[]): SeenTotal {
  const basket = basketText(items);
  const [seen, setSeen] = useState(load);
  const see = (cents: number) => {
    if (seen?.basket === basket && seen.cents === cents) return;
    store('tab', key, JSON.stringify({ basket, cents }));
    setSeen({ basket, cents });
  };
  return { cents: seen?.basket === basket ? seen.cents : null, see };
}

function load(): Seen | null {
  try {
    return JSON.parse(readStored('tab', key) ?? 'null') as Seen | null;
  } catch {
    return null;
  }
}

/** Returns the seen total when the new one is higher, so that the shopper decides; else null. */
export function raisedFrom(seen: number | null, totalCents: number | undefined): number | null {
  return seen !== null && totalCents !== undefined && totalCents > seen ? seen : null;
}
