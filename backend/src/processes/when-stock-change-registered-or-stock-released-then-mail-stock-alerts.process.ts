import { idOf } from '../platform/event-sourcing/events.js';
import type { CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { stockEventTypes, type StockEvent } from '../inventory/stock.events.js';
import { MailStockAlerts } from '../stock-alerts/commands/mail-stock-alerts.js';

const mail = ({ streamId }: { streamId: string }, context: CommandContext) => [
  new MailStockAlerts({ productId: Number(idOf(streamId)) }, context),
];

/** Reacts to every event after which there can be more to buy than before. The command looks whether there is. */
export const whenStockChangeRegisteredOrStockReleasedThenMailStockAlerts = process<StockEvent>()({
  name: 'when-stock-returned-then-mail-stock-alerts',
  eventTypes: stockEventTypes,
  on: {
    StockOpened: mail,
    StockReserved: (event, context) => (event.data.quantity < event.data.previousQuantity ? mail(event, context) : []),
    StockReleased: mail,
    StockSaleReverted: mail,
    StockChangeRegistered: (event, context) => (event.data.quantity > 0 ? mail(event, context) : []),
    StockAdjusted: (event, context) => (event.data.quantity > 0 ? mail(event, context) : []),
    StockMadeUnlimited: mail,
  },
});
