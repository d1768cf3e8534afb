import { amsterdamDay } from '../../../../contracts/values/calendar.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { pickedFrom } from '../lots.js';
import { awaitingOf, type Stock } from '../stock.js';
import type { StockEvent } from '../stock.events.js';

/** Takes the pieces of a parcel from the shelf. `shipmentId`: the event of the order that says it left. */
export class ShipStock extends Command<{
  productId: number;
  shipmentId: string;
  saleId: string;
  orderId: string;
  quantity: number;
}> {}

/** Never refuses, so that lots never hold up a parcel. Takes no more than the sale has left on the shelf. */
export const shipStock: Rule<ShipStock, Stock, StockEvent> = ({ payload, context }, stock) => {
  const { shipmentId, saleId, orderId } = payload;
  const quantity = Math.min(payload.quantity, awaitingOf(stock, saleId));
  if (quantity <= 0 || stock.changes.has(shipmentId)) return [];
  const lots = pickedFrom(stock.shelf, quantity, amsterdamDay(context.at));
  return [{ type: 'StockShipped', data: { shipmentId, saleId, orderId, lots } }];
};
