import { useSyncExternalStore } from 'react';
import type { PaymentIntentAnswer } from '../../../../contracts/checkout.js';
import { readStored, store, type StoredKey } from '../storage/device-storage';

const key = 'held' satisfies StoredKey;
/** Milliseconds that a hold can outlast its end: until a sweep, or while the payment provider is away. */
const grace = 10 * 60_000;

/** The pieces that the open checkout of this browser holds, by slug, and the end of the hold (milliseconds). */
interface OwnHold {
  until: number;
  pieces: Record<string, number>;
}

const listeners = new Set<() => void>();

/** Stores what the checkout of this browser holds; null removes the note. */
export function noteHold(response: Pick<PaymentIntentAnswer, 'quote' | 'reservedUntil'> | null): void {
  store('device', key, response && JSON.stringify(holdOf(response)));
  listeners.forEach((listener) => listener());
}

/**
 * Returns the pieces by slug that this browser held when the catalogue was read at `readAt` (milliseconds). The
 * catalogue counts them as taken, although they are available to this shopper.
 */
export function piecesHeldAt(readAt: number, note: string | null): ReadonlyMap<string, number> {
  const hold = holdIn(note);
  return new Map(hold && readAt < hold.until + grace ? Object.entries(hold.pieces) : []);
}

/** Returns the stored note in the form that `piecesHeldAt` reads. */
export function useOwnHold(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStored('device', key),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function holdOf({ quote, reservedUntil }: Pick<PaymentIntentAnswer, 'quote' | 'reservedUntil'>): OwnHold {
  const pieces: OwnHold['pieces'] = {};
  for (const { slug, quantity, subscription } of quote.lines)
    pieces[slug] = (pieces[slug] ?? 0) + quantity * (subscription?.jars ?? 1);
  return { until: Date.parse(reservedUntil), pieces };
}

function holdIn(note: string | null): OwnHold | null {
  try {
    const hold = JSON.parse(note ?? 'null') as Partial<OwnHold> | null;
    return typeof hold?.until === 'number' && hold.pieces ? (hold as OwnHold) : null;
  } catch {
    return null;
  }
}
