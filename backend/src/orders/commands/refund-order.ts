import type { RefundReason } from '../../../../contracts/returns.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { refundableCents } from '../captured-money.js';
import { placed, type Order, type Refund } from '../order.js';
import type { OrderEvent } from '../order.events.js';
import { leftOfLine, partsOfChosen, shippingLeft, type ChosenAmounts, type ChosenLine } from '../refund-parts.js';

/** Refunds shipping or a part of lines without a return, once per `refundId`. Amounts in cents. */
export class RefundOrder extends Command<{ orderId: string; refundId: string; reason: RefundReason } & ChosenAmounts> {}

/**
 * Throws `done-otherwise` for a repeat with other amounts or another reason, `order-not-paid`, `refund-empty` without an
 * amount, and `refund-too-high` when the payment, a line or the shipping has less left: of two colleagues who refund the
 * same, the second is told.
 */
export const refundOrder: Rule<RefundOrder, Order, OrderEvent> = ({ payload }, state) => {
  const order = placed(state);
  const { refundId, reason, lines, shippingCents } = payload;
  const amountCents = lines.reduce((sum, line) => sum + line.amountCents, shippingCents);
  const known = order.refunds.find((refund) => refund.refundId === refundId);
  if (known && !isSame(known, payload)) throw new DomainError('done-otherwise');
  if (known) return [];
  if (order.capturedCents === 0) throw new DomainError('order-not-paid');
  if (amountCents <= 0) throw new DomainError('refund-empty');
  const leftCents = Math.max(refundableCents(order), 0);
  const isCovered = lines.every(({ lineId, amountCents: cents }) => {
    const line = order.lines.find((one) => one.lineId === lineId);
    return line !== undefined && cents <= leftOfLine(order, line);
  });
  if (amountCents > leftCents || !isCovered || shippingCents > shippingLeft(order))
    throw new DomainError('refund-too-high', { leftCents });
  const { paymentIntentId } = order;
  const parts = partsOfChosen(order, { lines, shippingCents });
  return [{ type: 'RefundRequested', data: { refundId, returnId: null, paymentIntentId, amountCents, reason, parts } }];
};

function isSame(known: Refund, { reason, lines, shippingCents }: RefundOrder['payload']): boolean {
  const centsOf = (of: readonly ChosenLine[], id: string) =>
    of.reduce((sum, { lineId, amountCents }) => sum + (lineId === id ? amountCents : 0), 0);
  const { parts } = known;
  return (
    known.reason === reason &&
    parts.shippingCents === shippingCents &&
    [...lines, ...parts.lines].every(({ lineId }) => centsOf(lines, lineId) === centsOf(parts.lines, lineId))
  );
}
