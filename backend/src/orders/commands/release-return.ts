import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { placed, type Order } from '../order.js';
import type { OrderEvent } from '../order.events.js';
import { isRefunded, plansEndedBy } from '../returned-goods.js';

/** Releases the pieces of a rejected return. A refunded return keeps its pieces, even when this command is late. */
export class ReleaseReturn extends Command<{ orderId: string; returnId: string }> {}

export const releaseReturn: Rule<ReleaseReturn, Order, OrderEvent> = ({ payload: { returnId } }, state) => {
  const order = placed(state);
  const known = order.returns.find((one) => one.returnId === returnId);
  if (!known?.counts || isRefunded(order, known)) return [];
  const data = { returnId, contactId: order.contactId, restoredPlans: plansEndedBy(order, known) };
  return [{ type: 'ReturnReleased', data }];
};
