import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { placed, type Order } from '../order.js';
import type { OrderEvent } from '../order.events.js';
import { isHeld, plansEndedBy, refuseTaken } from '../returned-goods.js';

/** Undoes the rejection of a return. Throws `return-exceeds-order` when another return holds its pieces. */
export class ReclaimReturn extends Command<{ orderId: string; returnId: string }> {}

export const reclaimReturn: Rule<ReclaimReturn, Order, OrderEvent> = ({ payload: { returnId } }, state) => {
  const order = placed(state);
  const known = order.returns.find((one) => one.returnId === returnId);
  if (!known || isHeld(order, known)) return [];
  refuseTaken(order, known);
  return [{ type: 'ReturnReclaimed', data: { returnId, endedPlans: plansEndedBy(order, known) } }];
};
