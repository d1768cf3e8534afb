import { firstDispatchRules } from '../../../contracts/shipping/dispatch-rules.js';
import { dispatchDay } from '../../../contracts/shipping/dispatch.js';
import { splitPaidLines, type VatRate } from '../../../pricing/vat.js';
import { taxedLine } from './order-vat.js';

/** What the upcaster reads of an order that was placed before its VAT was recorded. */
interface UntaxedOrder {
  lines: { totalCents: number }[];
  shippingCents: number;
  totalCents: number;
}

/** Until VAT was recorded, the shop sold food supplements only: at 9 % since 2019. */
const rate: VatRate = 'low';
const percent = 9;

/**
 * Adds the VAT to an order from before it was recorded. Its discount was spread over the lines by rounding the running
 * sum, and its refunds follow that.
 */
export function vatOfUntaxedOrder<Order extends object>(data: Order): Order {
  const { lines, shippingCents, totalCents } = data as Order & UntaxedOrder;
  const all = lines.reduce((sum, line) => sum + line.totalCents, 0);
  let [price, paid] = [0, 0];
  const lineCents = lines.map((line) => {
    price += line.totalCents;
    const before = paid;
    paid = all === 0 ? 0 : Math.round((price * (totalCents - shippingCents)) / all);
    return paid - before;
  });
  const taxed = lines.map(() => ({ rate, percent }));
  return { ...data, lines: lines.map(taxedLine), vat: splitPaidLines(taxed, lineCents, shippingCents) };
}

/** Events from before `returnId` was recorded hold it in the refund id, as `return:{returnId}`. */
export function withReturnId(data: object): object {
  const { refundId } = data as { refundId: string };
  return { ...data, returnId: /^return:(.*)$/.exec(refundId)?.[1] ?? null };
}

/** Refunds from before their VAT was recorded: the order derives it. */
export function withoutVat(data: object): object {
  const { parts } = data as { parts: object | null };
  return { ...data, parts: parts && { ...parts, vat: null } };
}

/** The lines that start a subscription, from before they had a rate. */
export function withUntaxedLines(data: object): object {
  const { subscriptionLines } = data as { subscriptionLines: object[] };
  return { ...data, subscriptionLines: subscriptionLines.map(taxedLine) };
}

/** Payments from before staff could set when parcels leave. */
export function withDispatchDay(data: object): object {
  const { paidAt } = data as { paidAt: string };
  return { ...data, dispatchOn: dispatchDay(paidAt, firstDispatchRules) };
}

/** Returns from before orders left in parcels: all their pieces had left, or none. */
export function withUnshipped(data: object): object {
  const { isUnshipped, lines } = data as { isUnshipped: boolean; lines: { lineId: string; quantity: number }[] };
  return { ...data, unshipped: isUnshipped ? lines.map(({ lineId, quantity }) => ({ lineId, quantity })) : [] };
}

/** Returns from before the jars of a delivery were counted: each piece came back as one jar. */
export function withJarOfPiece(data: object): object {
  const { lines } = data as { lines: object[] };
  return { ...data, lines: lines.map((line) => ({ ...line, jars: 1 })) };
}

/** The first versions held a `customerId` that only the demo filled. The contact leads to the customer. */
export const withoutCustomerId = {
  version: 2,
  upcasters: { 1: ({ customerId: _, ...data }: { customerId?: number | null }) => data },
};
