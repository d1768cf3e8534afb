import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { countOf } from '../lots.js';
import { isRepeated } from '../repeated-change.js';
import { leftOf, type Stock } from '../stock.js';
import type { StockEvent } from '../stock.events.js';

/** Staff saw that pieces of a parcel came from another lot. Null: from none. */
export class CorrectShipment extends Command<{
  productId: number;
  correctionId: string;
  saleId: string;
  orderId: string;
  from: string | null;
  to: string | null;
  quantity: number;
}> {}

/**
 * Accepts an expired or recalled lot, because it states what happened. Throws `done-otherwise` for a repeat with other
 * content.
 */
export const correctShipment: Rule<CorrectShipment, Stock, StockEvent> = ({ payload }, stock) => {
  const { productId: _, ...correction } = payload;
  const { correctionId, saleId, from, to, quantity } = correction;
  if (from === to || isRepeated(stock, correctionId, correction)) return [];
  if (countOf(leftOf(stock, saleId), from) < quantity) throw new DomainError('conflict');
  if (to !== null) {
    const lot = stock.shelf.lots.get(to);
    if (!lot) throw new DomainError('lot-unknown');
    if (lot.quantity < quantity) throw new DomainError('lot-below-zero', { onHand: lot.quantity });
  }
  return [{ type: 'StockShipmentCorrected', data: correction }];
};
