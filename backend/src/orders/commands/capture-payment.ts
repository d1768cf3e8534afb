import type { CalendarDay } from '../../../../contracts/values/calendar.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { refundRequested } from '../captured-money.js';
import { placed, type Order } from '../order.js';
import type { OrderEvent } from '../order.events.js';

/** Records a captured payment. An order cancelled in the meantime requests its refund at once. */
export class CapturePayment extends Command<{
  orderId: string;
  paymentIntentId: string;
  amountCents: number;
  /** The provider's code. */
  method?: string | null;
  /** The day on which the shop now promises to send the order. */
  dispatchOn: CalendarDay;
}> {}

export const capturePayment: Rule<CapturePayment, Order, OrderEvent> = ({ payload, context }, state) => {
  const order = placed(state);
  const { orderId, paymentIntentId, amountCents, method = null, dispatchOn } = payload;
  if (paymentIntentId !== order.paymentIntentId) throw new DomainError('payment-not-found');
  if (order.capturedCents > 0) return [];
  if (amountCents !== order.totalCents) throw new DomainError('total-mismatch', { totalCents: order.totalCents });
  if (order.status === 'cancelled') {
    const refund = { refundId: `refund:${orderId}`, returnId: null, amountCents, reason: 'late-payment' } as const;
    return [{ type: 'LatePaymentCaptured', data: { paymentIntentId, amountCents } }, refundRequested(order, refund)];
  }
  const { contactId, products, subscriptionLines } = order;
  const paid = { paymentIntentId, amountCents, paidAt: context.at, method };
  return [{ type: 'PaymentCaptured', data: { ...paid, contactId, products, subscriptionLines, dispatchOn } }];
};
