import {
  AlreadyPaidSchema,
  createPaymentIntent,
  QuoteSchema,
  updatePaymentIntent,
  type AlreadyPaid,
  type Quote,
} from '../../../../../contracts/checkout.js';
import { ApiError } from '../../../lib/http/api-error';
import { refuses } from '../../../lib/http/endpoints';
import type { BasketLine } from '../../../lib/basket/basket-line';
import type { LineNotice } from '../../../lib/basket/reprice';

/** A refused line. `line`: slug or line id. `left`: what can still be bought. `share`: stock is reserved for others. */
export interface RefusedLine {
  kind: 'sold-out' | 'few-left' | 'share' | 'gone';
  line: string;
  name: string;
  left: number;
}

/** Returns the refused line if the error names one. */
export function refusedLine(error: unknown): RefusedLine | null {
  if (!(error instanceof ApiError) || !isRecord(error.details)) return null;
  const { line, name, available } = error.details;
  if (typeof line !== 'string' || typeof name !== 'string') return null;
  if (refuses(createPaymentIntent, error, 'product-unavailable')) return { kind: 'gone', line, name, left: 0 };
  const left = typeof available === 'number' ? Math.max(0, available) : 0;
  if (refuses(createPaymentIntent, error, 'product-share'))
    return left > 0 ? { kind: 'share', line, name, left } : null;
  if (!refuses(createPaymentIntent, error, 'out-of-stock')) return null;
  return { kind: left === 0 ? 'sold-out' : 'few-left', line, name, left };
}

/** Returns the first line that left the catalogue. The server checks stock: it knows what this shopper holds. */
export function goneLine(lines: readonly BasketLine[], notices: ReadonlyMap<string, LineNotice>): RefusedLine | null {
  const gone = lines.find(({ id }) => notices.get(id)?.kind === 'gone');
  return gone ? { kind: 'gone', line: gone.id, name: gone.name, left: 0 } : null;
}

/** Returns the current quote if the error says that the total has changed. */
export function newQuote(error: unknown): Quote | null {
  if (!refuses(updatePaymentIntent, error, 'total-mismatch') || !isRecord(error.details)) return null;
  return QuoteSchema.safeParse(error.details.quote).data ?? null;
}

/** Whether another version of the terms was published since this page showed them. */
export function changesTerms(error: unknown): boolean {
  return refuses(updatePaymentIntent, error, 'terms-changed');
}

/** Returns the order of an equal basket if it was just placed and therefore blocked the payment. */
export function alreadyPaid(error: unknown): AlreadyPaid | null {
  if (!refuses(createPaymentIntent, error, 'already-paid')) return null;
  return AlreadyPaidSchema.safeParse(error.details).data ?? null;
}

/** Whether the server refuses only the code, so that the order can continue without it. */
export function refusesCode(error: unknown): boolean {
  return error instanceof ApiError && (error.code?.startsWith('discount-') ?? false);
}

/** Whether the payment can no longer be changed: paid, processing, cancelled, of another visit, or of a paid basket. */
export function isOver(error: unknown): boolean {
  return refuses(updatePaymentIntent, error, 'payment-locked', 'payment-not-found', 'already-paid');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
