import type { SettledCheckout } from '../../../../../contracts/checkout.js';
import type { BasketLine } from '../../../lib/basket/basket-line';
import { basket } from '../../../lib/basket/basket-store';
import { noteHold } from '../../../lib/basket/own-hold';
import { readStored, store, type StoredKey } from '../../../lib/storage/device-storage';
import { forgetDetails } from '../details/details-storage';
import { startedKey } from './started-key';

/** Payments whose lines have left the basket. */
const takenKey = 'paid' satisfies StoredKey;
/** The lines of a payment that is processing: they return to the basket when the bank refuses it. */
const asideKey = 'set-aside' satisfies StoredKey;
const mostKept = 20;

/** What changed for the shopper: the order is paid, is processing, or failed and its lines are back in the basket. */
export type PaymentNews = 'paid' | 'processing' | 'put-back';

/** Notes that this payment may be made from now on, so that every later page load finds out how it ended. */
export function noteStarted(paymentIntentId: string): void {
  addId(startedKey, paymentIntentId);
}

/** The payments whose end this browser does not know yet. */
export function startedPayments(): string[] {
  return idsIn(startedKey);
}

/** Stops looking for a payment that is not this shopper's any more. */
export function forgetStarted(paymentIntentId: string): void {
  write(
    startedKey,
    idsIn(startedKey).filter((id) => id !== paymentIntentId),
  );
}

/**
 * Brings the basket in line with how a payment stands: takes out what was bought, or puts it back when the bank refused
 * after all. Each happens once for a payment, also with several tabs: the note is written before the basket, so a tab that
 * does not see the note does not see the changed basket either, and computes the same result. Returns null without news.
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
  noteHold(null);
  // A payment that fits no order names no lines; then the whole basket counts as bought.
  const removed = basket.takeOut(lines.length > 0 ? lines : basket.get().lines);
  if (mayReturn) store('device', asideKey, JSON.stringify({ id: paymentIntentId, lines: removed }));
  return true;
}

function dropAside(paymentIntentId: string): BasketLine[] | null {
  const aside = JSON.parse(readStored('device', asideKey) ?? 'null') as { id: string; lines: BasketLine[] } | null;
  if (aside?.id !== paymentIntentId) return null;
  store('device', asideKey, null);
  return aside.lines;
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
