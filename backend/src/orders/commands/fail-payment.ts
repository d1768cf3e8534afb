import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { placed, type Order } from '../order.js';
import { cancelled } from '../cancelled-order.js';
import type { OrderEvent } from '../order.events.js';

/** The payment failed for good. `reason`: the provider's code. Cancels the order unless a payment was captured. */
export class FailPayment extends Command<{ orderId: string; paymentIntentId: string; reason: string }> {}

export const failPayment: Rule<FailPayment, Order, OrderEvent> = ({ payload }, state) => {
  const order = placed(state);
  const { paymentIntentId, reason } = payload;
  if (paymentIntentId !== order.paymentIntentId) throw new DomainError('payment-not-found');
  if (order.status === 'cancelled' || order.capturedCents > 0) return [];
  return [{ type: 'PaymentFailed', data: { paymentIntentId, reason } }, cancelled(order, 0)];
};
