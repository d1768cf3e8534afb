import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { awayOf, type Stock } from '../stock.js';
import type { StockEvent } from '../stock.events.js';

/** Puts the pieces of a parcel back into their lots, because staff moved the order back. Those of a return lie there already. */
export class UndoShipment extends Command<{
  productId: number;
  shipmentId: string;
  saleId: string;
  orderId: string;
}> {}

/** Idempotent by the event of the order. */
export const undoShipment: Rule<UndoShipment, Stock, StockEvent> = ({ payload }, stock) => {
  const { shipmentId, saleId, orderId } = payload;
  const lots = awayOf(stock, saleId);
  if (lots.length === 0 || stock.changes.has(shipmentId)) return [];
  return [
    {
      type: 'StockShipmentUndone',
      data: { shipmentId, saleId, orderId, lots },
    },
  ];
};
