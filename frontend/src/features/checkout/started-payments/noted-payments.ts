import type { SettledCheckout } from '../../../../../contracts/checkout.js';
import type { BasketLine } from '../../../lib/basket/basket-line';
import { basket } from '../../../lib/basket/basket-store';
import { noteReservation } from '../../../lib/basket/own-reservation';
import { readStored, store, type StoredKey } from '../../../lib/storage/device-storage';
import { forgetDetails } from '../details/details-storage';
import { startedKey } from './started-key';

/** The payments whose lines have left the basket. */
const takenKey = 'paid' satisfies StoredKey;
/** The lines of each processing payment, which return to the basket when the bank refuses it. */
const asideKey = 'set-aside' satisfies StoredKey;
const mostKept = 20;

/** The news for the shopper: the order is paid, is processing, or failed and its lines are back in the basket. */
export type PaymentNews = 'paid' | 'processing' | 'put-back';

/** Notes a payment that may be made from now on, so that every later page load looks up its outcome. */
export function noteStarted(paymentIntentId: string): void {
  addId(startedKey, paymentIntentId);
}

/** Returns the payments whose outcome is unknown to this browser. */
export function startedPayments(): string[] {
  return idsIn(startedKey);
}

/** Returns a text that changes with every payment whose lines leave the basket. The note precedes the basket. */
export const takenPayments = (): string => readStored('device', takenKey) ?? '';

/** Stops looking for a payment that no longer belongs to this shopper. */
export function forgetStarted(paymentIntentId: string): void {
  write(
    startedKey,
    idsIn(startedKey).filter((id) => id !== paymentIntentId),
  );
}

/**
 * Updates the basket for the state of a payment: removes the bought lines, or restores them after a late refusal.
 * Returns null without news.
 * Each happens once per payment, also with several tabs, because the note is written before the basket. A tab that
 * misses the note also misses the changed basket, and computes the same result.
 */
export function acknowledge(
  paymentIntentId: string,
  { status, lines }: Pick<SettledCheckout, 'status' | 'lines'>,
): PaymentNews | null {
  if (status === 'succeeded') return acknowledgePaid(paymentIntentId, lines);
  if (status === 'processing') return takeOut(paymentIntentId, lines, true) ? 'processing' : null;
  const back = dropAside(paymentIntentId);
  if (status === 'canceled') forgetStarted(paymentIntentId);
  if (!back) return null;
  basket.putBack(back);
  return 'put-back';
}

function acknowledgePaid(paymentIntentId: string, lines: SettledCheckout['lines']): PaymentNews | null {
  const wasProcessing = dropAside(paymentIntentId) !== null;
  const isTaken = takeOut(paymentIntentId, lines, false);
  forgetStarted(paymentIntentId);
  if (!isTaken && !wasProcessing) return null;
  forgetDetails();
  return 'paid';
}

function takeOut(paymentIntentId: string, lines: SettledCheckout['lines'], mayReturn: boolean): boolean {
  if (idsIn(takenKey).includes(paymentIntentId)) return false;
  addId(takenKey, paymentIntentId);
  noteReservation(null);
  // A payment without an order has no lines. The whole basket then counts as bought.
  const removed = basket.takeOut(lines.length > 0 ? lines : basket.get().lines);
  if (mayReturn) writeAsides([...readAsides(), { id: paymentIntentId, lines: removed }]);
  return true;
}

function dropAside(paymentIntentId: string): BasketLine[] | null {
  const asides = readAsides();
  const aside = asides.find(({ id }) => id === paymentIntentId);
  if (!aside) return null;
  writeAsides(asides.filter((other) => other !== aside));
  return aside.lines;
}

interface Aside {
  /** The id of the payment. */
  id: string;
  lines: BasketLine[];
}

/** An older version of the shop stored one payment instead of a list. */
function readAsides(): Aside[] {
  try {
    const stored = JSON.parse(readStored('device', asideKey) ?? '[]') as Aside | Aside[];
    return [stored].flat().filter((aside: Partial<Aside> | null) => Array.isArray(aside?.lines));
  } catch {
    return []; // a person can write anything into the storage of a browser
  }
}

function writeAsides(asides: readonly Aside[]): void {
  store('device', asideKey, asides.length > 0 ? JSON.stringify(asides.slice(-mostKept)) : null);
}

type IdsKey = typeof startedKey | typeof takenKey;

function addId(key: IdsKey, id: string): void {
  write(key, [...idsIn(key).filter((known) => known !== id), id].slice(-mostKept));
}

function idsIn(key: IdsKey): string[] {
  return (readStored('device', key) ?? '').split(' ').filter(Boolean);
}

function write(key: IdsKey, ids: readonly string[]): void {
  store('device', key, ids.length > 0 ? ids.join(' ') : null);
}
