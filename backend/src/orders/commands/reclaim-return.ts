import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { placed, type Order } from '../order.js';
import type { OrderEvent } from '../order.events.js';
import { isHeld, refuseTaken } from '../returned-goods.js';

/** The rejection of a return was undone. Refused when another return has its pieces by now. */
export class ReclaimReturn extends Command<{ orderId: string; returnId: string }> {}

export const reclaimReturn: Rule<ReclaimReturn, Order, OrderEvent> = ({ payload: { returnId } }, state) => {
  const order = placed(state);
  const known = order.returns.find((one) => one.returnId === returnId);
  if (!known || isHeld(order, known)) return [];
  refuseTaken(order, known);
  return [{ type: 'ReturnReclaimed', data: { returnId } }];
};
