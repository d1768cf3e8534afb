import { Command, type Rule } from '../../event-sourcing/decider.js';
import { placed, type Order } from '../order.js';
import type { OrderEvent } from '../order.events.js';

/** A return was rejected: its pieces may be in another. */
export class ReleaseReturn extends Command<{ orderId: string; returnId: string }> {}

export const releaseReturn: Rule<ReleaseReturn, Order, OrderEvent> = ({ payload: { returnId } }, state) => {
  const known = placed(state).returns.find((one) => one.returnId === returnId);
  return known?.counts ? [{ type: 'ReturnReleased', data: { returnId } }] : [];
};
