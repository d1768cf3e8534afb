import { hasLeft } from '../../../../contracts/orders.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { placed, type Order } from '../order.js';
import type { OrderEvent } from '../order.events.js';
import { isHeld } from '../returned-goods.js';
import { keptOf } from '../withdrawn-pieces.js';

/** Returns to stock the pieces of a completed return that never left the shop. A refund does the same, when there is one. */
export class KeepPieces extends Command<{ orderId: string; returnId: string }> {}

/** Once per return, and only while the return has its pieces. An order that left did so with its last parcel. */
export const keepPieces: Rule<KeepPieces, Order, OrderEvent> = ({ payload: { returnId } }, state) => {
  const order = placed(state);
  const known = order.returns.find((one) => one.returnId === returnId);
  if (!known || !isHeld(order, known) || hasLeft(order.status)) return [];
  return keptOf(order, known);
};
