import { ReleaseLostReservation } from '../checkout/restoring/commands.js';
import { idOf } from '../platform/event-sourcing/events.js';
import { isDeterministicId } from '../platform/ids/deterministic-id.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { stockEventTypes, type StockEvent } from '../inventory/stock.events.js';

/**
 * Releases the pieces of a checkout that a restore of Postgres lost, while the log stored its reservation. Renewals derive the
 * ids of theirs.
 */
export const whenStockReservedThenReleaseLostReservation = process<StockEvent>()({
  name: 'when-stock-reserved-then-release-lost-hold',
  eventTypes: stockEventTypes,
  on: {
    StockReserved: ({ streamId, data: { checkoutId } }, context) =>
      isDeterministicId(checkoutId)
        ? []
        : [new ReleaseLostReservation({ productId: Number(idOf(streamId)), checkoutId }, context)],
  },
});
