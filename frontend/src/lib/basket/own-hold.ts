import { useSyncExternalStore } from 'react';
import type { PaymentIntentAnswer } from '../../../../contracts/checkout.js';
import { readStored, store, type StoredKey } from '../storage/device-storage';

const key = 'held' satisfies StoredKey;
/** The server releases a hold with its next sweep, and holds longer while the payment provider does not respond. */
const grace = 10 * 60_000;

/** The pieces that the open checkout of this browser holds, by slug, and until when (milliseconds). */
interface OwnHold {
  until: number;
  pieces: Record<string, number>;
}

const listeners = new Set<() => void>();

/** Stores what the checkout of this browser holds from now on; null when nothing is held any more. */
export function noteHold(answer: Pick<PaymentIntentAnswer, 'quote' | 'reservedUntil'> | null): void {
  store('device', key, answer && JSON.stringify(holdOf(answer)));
  listeners.forEach((listener) => listener());
}

/**
 * The pieces that this browser held when the catalogue was read at `readAt` (milliseconds), by slug. The catalogue counts
 * them as taken, and they are not taken for this shopper.
 */
export function piecesHeldAt(readAt: number, note: string | null): ReadonlyMap<string, number> {
  const hold = holdIn(note);
  return new Map(hold && readAt < hold.until + grace ? Object.entries(hold.pieces) : []);
}

/** The stored note as `piecesHeldAt` reads it. */
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
