import type { NamedLot } from '../../../../contracts/stock/lots.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { namedLot } from '../named-lot.js';
import { isRepeated } from '../repeated-change.js';
import type { Stock } from '../stock.js';
import type { StockEvent } from '../stock.events.js';

/**
 * Staff saw to which lot pieces on the shelf belong that had none. Throws `done-otherwise` for a repeat with another lot or
 * quantity, and `lot-too-few-unassigned`.
 */
export class AssignToLot extends Command<{
  productId: number;
  changeId: string;
  lot: NamedLot;
  quantity: number;
}> {}

export const assignToLot: Rule<AssignToLot, Stock, StockEvent> = ({ payload: { changeId, lot, quantity } }, stock) => {
  if (isRepeated(stock, changeId, { lot, quantity })) return [];
  const { unassigned } = stock.shelf;
  if (stock.onHand !== null && unassigned < quantity)
    throw new DomainError('lot-too-few-unassigned', {
      onHand: Math.max(unassigned, 0),
    });
  return [
    {
      type: 'StockAssignedToLot',
      data: { changeId, lot: namedLot(stock, lot), quantity },
    },
  ];
};
