import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { keptCents, placed, type Order } from '../order.js';
import type { OrderEvent } from '../order.events.js';
import type { ExternalRefund } from '../order-refunds.js';
import { externalRefundRecorded } from './record-external-refund.js';

/** Records that money from outside the shop's refunds came back, once per `externalId`. */
export class FailExternalRefund extends Command<{ orderId: string } & ExternalRefund> {}

/** Records an unknown one first, so that a late report of its success changes nothing. */
export const failExternalRefund: Rule<FailExternalRefund, Order, OrderEvent> = ({ payload }, state) => {
  const order = placed(state);
  const { externalId, origin } = payload;
  if (order.capturedCents === 0 || order.failedExternals.includes(externalId)) return [];
  const known = order.refunds.find(({ refundId }) => refundId === externalId);
  const amountCents = known?.amountCents ?? Math.min(payload.amountCents, keptCents(order));
  const refund = { externalId, origin, amountCents };
  const failed: OrderEvent = { type: 'ExternalRefundFailed', data: refund };
  return known ? [failed] : [externalRefundRecorded(order, refund), failed];
};
