import { useSyncExternalStore } from 'react';
import type { PaymentIntentResponse } from '../../../../contracts/checkout.js';
import { readStored, store, type StoredKey } from '../storage/device-storage';

const key = 'held' satisfies StoredKey;
/** Milliseconds that a reservation can outlast its end: until a sweep, or while the payment provider is away. */
const grace = 10 * 60_000;

/** The pieces that the open checkout of this browser has reserved, by slug, and the end of the reservation (milliseconds). */
interface OwnReservation {
  until: number;
  pieces: Record<string, number>;
}

const listeners = new Set<() => void>();

/** Stores what the checkout of this browser has reserved; null removes the note. */
export function noteReservation(response: Pick<PaymentIntentResponse, 'quote' | 'reservedUntil'> | null): void {
  store('device', key, response && JSON.stringify(reservationOf(response)));
  listeners.forEach((listener) => listener());
}

/**
 * Returns the pieces by slug that this browser had reserved when the catalogue was read at `readAt` (milliseconds). The
 * catalogue counts them as taken, although they are available to this shopper.
 */
export function piecesReservedAt(readAt: number, note: string | null): ReadonlyMap<string, number> {
  const reservation = reservationIn(note);
  return new Map(reservation && readAt < reservation.until + grace ? Object.entries(reservation.pieces) : []);
}

/** Returns the stored note in the form that `piecesReservedAt` reads. */
export function useOwnReservation(): string | null {
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

function reservationOf({
  quote,
  reservedUntil,
}: Pick<PaymentIntentResponse, 'quote' | 'reservedUntil'>): OwnReservation {
  const pieces: OwnReservation['pieces'] = {};
  for (const { slug, quantity, subscription } of quote.lines)
    pieces[slug] = (pieces[slug] ?? 0) + quantity * (subscription?.jars ?? 1);
  return { until: Date.parse(reservedUntil), pieces };
}

function reservationIn(note: string | null): OwnReservation | null {
  try {
    const reservation = JSON.parse(note ?? 'null') as Partial<OwnReservation> | null;
    return typeof reservation?.until === 'number' && reservation.pieces ? (reservation as OwnReservation) : null;
  } catch {
    return null;
  }
}
