import { idOf } from '../../platform/event-sourcing/events.js';
import { projection, tally } from '../../platform/event-sourcing/read-models/projection.js';
import { stockEventTypes, type StockEvent } from '../../inventory/stock.events.js';
import { StockLevelsRow } from './stock-levels.row.js';

/** How many pieces are there and how many can be bought? A sale may arrive before the stock is opened. */
export const stockLevels = projection<StockEvent>()({
  name: 'stock-levels',
  version: 3,
  row: StockLevelsRow,
  eventTypes: stockEventTypes,
  on: {
    StockOpened: ({ streamId, data }) => level(streamId, () => ({ onHand: data.onHandAfter })),
    StockReserved: ({ streamId, data }) =>
      level(streamId, ({ reserved }) => ({ reserved: reserved + data.quantity - data.previousQuantity })),
    StockReleased: ({ streamId, data }) => level(streamId, ({ reserved }) => ({ reserved: reserved - data.quantity })),
    StockSold: ({ streamId, data }) =>
      level(streamId, ({ reserved }) => ({ onHand: data.onHandAfter, reserved: reserved - data.releasedQuantity })),
    StockSaleReverted: ({ streamId, data }) => level(streamId, () => ({ onHand: data.onHandAfter })),
    StockChangeRegistered: ({ streamId, data }) => corrected(streamId, data.onHandAfter),
    StockAdjusted: ({ streamId, data }) => corrected(streamId, data.onHandAfter),
    StockMadeUnlimited: ({ streamId }) => level(streamId, () => ({ onHand: null })),
    StockMadeLimited: ({ streamId, data }) => corrected(streamId, data.onHandAfter),
  },
});

const corrected = (streamId: string, onHand: number | null) =>
  level(streamId, ({ corrections }) => ({ onHand, corrections: corrections + 1 }));

function level(streamId: string, apply: (row: StockLevelsRow) => Partial<StockLevelsRow>) {
  const productId = Number(idOf(streamId));
  const empty = { productId, onHand: 0, reserved: 0, corrections: 0, available: 0 };
  return tally<StockLevelsRow>(
    productId,
    () => empty,
    (row) => {
      const { onHand, reserved, corrections } = { ...row, ...apply(row) };
      const available = onHand === null ? null : Math.max(0, onHand - reserved);
      return { productId, onHand, reserved, corrections, available };
    },
  );
}
