import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { placed, type Order } from '../order.js';
import type { OrderEvent } from '../order.events.js';
import type { ExternalRefund } from '../order-refunds.js';

/** Records that money from outside the shop's refunds came back, once per `externalId`. */
export class FailExternalRefund extends Command<{ orderId: string } & ExternalRefund> {}

/**
 * An unknown refund took no money from the order. It is recorded as an amount of 0, so that a late report of its success
 * is ignored.
 */
export const failExternalRefund: Rule<FailExternalRefund, Order, OrderEvent> = ({ payload }, state) => {
  const { capturedCents, failedExternals, refunds } = placed(state);
  const { externalId, origin } = payload;
  if (capturedCents === 0 || failedExternals.includes(externalId)) return [];
  const amountCents = refunds.find(({ refundId }) => refundId === externalId)?.amountCents ?? 0;
  return [{ type: 'ExternalRefundFailed', data: { externalId, origin, amountCents } }];
};
