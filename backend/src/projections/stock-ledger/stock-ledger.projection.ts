import { idOf, type Event, type Recorded } from '../../platform/event-sourcing/events.js';
import { projection, put } from '../../platform/event-sourcing/read-models/projection.js';
import { stockEventTypes, type StockEvent } from '../../inventory/stock.events.js';
import { StockLedgerRow } from './stock-ledger.row.js';

/** Why is this figure what it is? One line per movement; reservations move nothing. */
export const stockLedger = projection<StockEvent>()({
  name: 'stock-ledger',
  version: 2,
  row: StockLedgerRow,
  eventTypes: stockEventTypes,
  on: {
    StockOpened: (event) =>
      line(event, { type: 'opening', quantity: event.data.onHand ?? 0, onHandAfter: event.data.onHandAfter }),
    StockSold: (event) => {
      const { quantity, orderId, onHandAfter } = event.data;
      return line(event, { type: 'sale', quantity: -quantity, onHandAfter, orderId });
    },
    StockSaleReverted: (event) => {
      const { quantity, orderId, onHandAfter } = event.data;
      return quantity === 0 ? [] : line(event, { type: 'sale-reverted', quantity, onHandAfter, orderId });
    },
    StockChangeRegistered: (event) => {
      const { changeType, quantity, note, onHandAfter } = event.data;
      return line(event, { type: changeType, quantity, onHandAfter, note });
    },
    StockAdjusted: (event) => {
      const { quantity, onHandAfter } = event.data;
      return line(event, { type: 'adjustment', quantity, onHandAfter });
    },
    StockMadeUnlimited: (event) =>
      line(event, { type: 'made-unlimited', quantity: 0, delta: -event.data.onHandBefore, onHandAfter: null }),
    StockMadeLimited: (event) => {
      const { onHandAfter } = event.data;
      return line(event, { type: 'made-limited', quantity: onHandAfter, onHandAfter });
    },
  },
});

type Movement = Pick<StockLedgerRow, 'type' | 'quantity' | 'onHandAfter'> &
  Partial<Pick<StockLedgerRow, 'delta' | 'note' | 'orderId'>>;

function line({ id, streamId, revision, metadata }: Recorded<Event>, movement: Movement) {
  return put<StockLedgerRow>(id, () => ({
    eventId: id,
    productId: Number(idOf(streamId)),
    revision,
    delta: movement.onHandAfter === null ? 0 : movement.quantity,
    note: null,
    orderId: null,
    at: metadata.occurredAt,
    actorKind: metadata.actor.kind,
    actorId: metadata.actor.id,
    ...movement,
  }));
}
