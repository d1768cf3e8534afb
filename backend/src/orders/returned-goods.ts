import { isStaffsReason } from '../../../contracts/returns.js';
import { DomainError } from '../platform/errors/domain-error.js';
import type { OrderLine, Pieces } from './order.events.js';
import type { ReturnedLine } from './order-returns.js';
import type { PlacedOrderState, ReturnOfOrder } from './order.js';
import { leftOfLine, paidForLine, refundedOf, shippingLeft, type ChosenLine } from './refund-parts.js';

/** Pieces of a line that are neither refunded, nor in an open return, nor cancelled. */
export function piecesLeft(order: PlacedOrderState, line: OrderLine): number {
  return Math.max(line.quantity - returnedOf(order, line).quantity, 0);
}

export function allLeft(order: PlacedOrderState): Pieces[] {
  return order.lines
    .map((line) => ({ lineId: line.lineId, quantity: piecesLeft(order, line) }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * Pieces with the cents paid for them: the discount is spread over lines by price, then over pieces. The last piece
 * takes the rounding remainder, so that all returns and cancelled pieces of an order add up to the amount paid for its goods,
 * without what staff refunded of a line for a reason of its own.
 */
export function withPaidCents(order: PlacedOrderState, { lineId, quantity }: Pieces): ReturnedLine {
  const line = order.lines.find((candidate) => candidate.lineId === lineId)!;
  const { productId, productName } = line;
  const paid = paidForLine(order, line);
  const before = returnedOf(order, line);
  const after = before.quantity + quantity;
  const share = (pieces: number) => Math.round((paid * pieces) / line.quantity);
  const remainder = Math.max(paid - before.cents - refundedByStaff(order, lineId), 0);
  const isLast = after === line.quantity;
  const totalCents = isLast ? remainder : Math.min(share(after) - share(before.quantity), remainder);
  return { lineId, productId, productName, quantity, totalCents };
}

/**
 * What the pieces of a return and its shipping have left to refund, in cents. Other refunds of the shop leave less of a line. Those from
 * outside do not count, because nobody knows what they were for. `inspected`: the price that an inspection found; only when it found
 * everything does the shipping count. Infinity for a return that the order does not know.
 */
export function leftOfReturn(
  order: PlacedOrderState,
  returnId: string | null,
  inspected: readonly ChosenLine[] | null = null,
): number {
  const own = order.returns.find((one) => one.returnId === returnId);
  if (!own) return Infinity;
  const others = { ...order, refunds: order.refunds.filter((one) => one.returnId !== returnId && one.reason !== null) };
  const claimOf = ({ lineId, totalCents }: ReturnedLine) =>
    inspected ? (inspected.find((found) => found.lineId === lineId)?.amountCents ?? 0) : totalCents;
  const lefts = own.lines.map((line) => {
    const bought = order.lines.find(({ lineId }) => lineId === line.lineId)!;
    return Math.min(claimOf(line), leftOfLine(others, bought));
  });
  const isWhole = own.lines.every((line) => claimOf(line) >= line.totalCents);
  if (isWhole) lefts.push(Math.min(own.shippingCents, shippingLeft(others)));
  return lefts.reduce((sum, cents) => sum + Math.max(cents, 0), 0);
}

function refundedByStaff({ refunds }: PlacedOrderState, lineId: string): number {
  return refundedOf({ refunds: refunds.filter(({ reason }) => isStaffsReason(reason)) }, lineId).amountCents;
}

/** Held and cancelled pieces of a line. `cents`: the amount paid for them, or refunded when that is more. */
function returnedOf(order: PlacedOrderState, { lineId }: OrderLine): { quantity: number; cents: number } {
  const held = order.returns
    .filter((one) => isHeld(order, one))
    .flatMap((one) => one.lines.map((line) => ({ ...line, refunds: refundsOf(order, one) })));
  const cancelled = order.cancellations.flatMap((one) => one.lines.map((line) => ({ ...line, refunds: [] })));
  const taken = [...held, ...cancelled].filter((line) => line.lineId === lineId);
  const centsOf = (line: (typeof taken)[number]) => Math.max(line.totalCents, refundedOf(line, lineId).amountCents);
  return {
    quantity: taken.reduce((sum, line) => sum + line.quantity, 0),
    cents: taken.reduce((sum, line) => sum + centsOf(line), 0),
  };
}

/** Whether other returns cannot contain its pieces: it was not rejected, or it was refunded. */
export function isHeld(order: PlacedOrderState, one: ReturnOfOrder): boolean {
  return one.counts || isRefunded(order, one);
}

/** Whether its refund was requested, made or not. */
export function isRefunded(order: PlacedOrderState, one: ReturnOfOrder): boolean {
  return refundsOf(order, one).length > 0;
}

function refundsOf({ refunds }: PlacedOrderState, { returnId }: ReturnOfOrder) {
  return refunds.filter((refund) => refund.returnId === returnId);
}

/** Throws `return-exceeds-order` when another return holds some of its pieces. */
export function refuseTaken(order: PlacedOrderState, returned: ReturnOfOrder): void {
  const others = { ...order, returns: order.returns.filter((one) => one !== returned) };
  for (const { lineId, quantity, productName: name } of returned.lines) {
    const line = others.lines.find((candidate) => candidate.lineId === lineId)!;
    const left = piecesLeft(others, line);
    if (quantity > left) throw new DomainError('return-exceeds-order', { name, left });
  }
}

/**
 * The lines whose subscription ended with this statement of withdrawal, and with no other return and no lost dispute.
 * Empty for other returns, because there the customer ended the subscription in the account.
 */
export function plansEndedBy(order: PlacedOrderState, { returnId, origin, endedPlans }: ReturnOfOrder): string[] {
  const isLost = order.disputes.some(({ outcome }) => outcome === 'lost');
  if (origin !== 'withdrawal' || order.status === 'cancelled' || isLost) return [];
  const others = order.returns.filter((other) => other.counts && other.returnId !== returnId);
  return endedPlans.filter((lineId) => !others.some((other) => other.endedPlans.includes(lineId)));
}
