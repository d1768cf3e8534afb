import { Command, type Rule } from '../../event-sourcing/decider.js';
import { DomainError } from '../../event-sourcing/domain-error.js';
import { placed, type Order } from '../order.js';
import type { OrderEvent } from '../order.events.js';
import { piecesLeft } from '../returned-goods.js';

/** The rejection of a return was undone. Refused when another return has its pieces by now. */
export class ReclaimReturn extends Command<{ orderId: string; returnId: string }> {}

export const reclaimReturn: Rule<ReclaimReturn, Order, OrderEvent> = ({ payload: { returnId } }, state) => {
  const order = placed(state);
  const known = order.returns.find((one) => one.returnId === returnId);
  if (!known || known.counts) return [];
  for (const { lineId, quantity, productName: name } of known.lines) {
    const left = piecesLeft(
      order,
      order.lines.find((line) => line.lineId === lineId)!,
    );
    if (quantity > left) throw new DomainError('return-exceeds-order', { name, left });
  }
  return [{ type: 'ReturnReclaimed', data: { returnId } }];
};
