import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { placed, type Order, type PlacedOrderState } from '../order.js';
import { planLines } from '../cancelled-order.js';
import type { OrderEvent } from '../order.events.js';
import type { DisputeOutcome, OpenedDispute } from '../order-disputes.js';
import { knowsExternal, refundedOutside } from './record-external-refund.js';

/** Records how a dispute ended, once per outcome. Throws `order-not-paid`. */
export class CloseDispute extends Command<{ orderId: string; outcome: DisputeOutcome } & OpenedDispute> {}

/** A lost dispute counts as a refund and ends the subscriptions of the order. A later appeal may undo the refund. */
export const closeDispute: Rule<CloseDispute, Order, OrderEvent> = ({ payload }, state) => {
  const order = placed(state);
  const { orderId: _, outcome, ...opened } = payload;
  const { disputeId, amountCents } = opened;
  const known = order.disputes.find((one) => one.disputeId === disputeId);
  if (known?.outcome === outcome) return [];
  const endedPlans = outcome === 'lost' ? planLines(order).map(({ lineId }) => lineId) : [];
  const closed = { disputeId, outcome, amountCents, renewal: order.renewal, endedPlans };
  return [
    ...(known ? [] : [{ type: 'DisputeOpened', data: opened } as const]),
    { type: 'DisputeClosed', data: closed },
    ...moneyOf(order, opened, outcome),
  ];
};

function moneyOf(
  order: PlacedOrderState,
  { disputeId: externalId, amountCents }: OpenedDispute,
  outcome: DisputeOutcome,
): OrderEvent[] {
  const refund = { externalId, origin: 'dispute' as const, amountCents };
  if (outcome === 'lost') return knowsExternal(order, externalId) ? [] : refundedOutside(order, refund);
  const counted = order.refunds.find(({ refundId }) => refundId === externalId);
  if (!counted) return [];
  return [{ type: 'ExternalRefundFailed', data: { ...refund, amountCents: counted.amountCents } }];
}
