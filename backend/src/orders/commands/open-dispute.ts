import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { placed, type Order } from '../order.js';
import type { OrderEvent } from '../order.events.js';
import type { OpenedDispute } from '../order-disputes.js';

/** Records a dispute of the payment, once per `disputeId`. */
export class OpenDispute extends Command<{ orderId: string } & OpenedDispute> {}

export const openDispute: Rule<OpenDispute, Order, OrderEvent> = ({ payload: { orderId: _, ...data } }, state) => {
  const isKnown = placed(state).disputes.some(({ disputeId }) => disputeId === data.disputeId);
  return isKnown ? [] : [{ type: 'DisputeOpened', data }];
};
