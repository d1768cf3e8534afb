import { RegisterStockChange } from '../inventory/commands/register-stock-change.js';
import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { returnEventTypes, type ReturnEvent } from '../returns/return.events.js';

/** Returns inspected pieces to stock and to their lots, once per return and product. Damaged pieces stay out of it. */
export const whenReturnInspectedThenRestockPieces = process<ReturnEvent>()({
  name: 'when-return-inspected-then-restock-pieces',
  eventTypes: returnEventTypes,
  on: {
    ReturnInspected: ({ streamId, data: { orderId, orderNumber, pieces } }, context) => {
      const quantities = new Map<number, number>(); // several lines may be of one product
      for (const { productId, restocked } of pieces)
        quantities.set(productId, (quantities.get(productId) ?? 0) + restocked);
      const change = { changeId: `inspected:${idOf(streamId)}`, type: 'return' } as const;
      const note = `Retour van bestelling ${orderNumber}`;
      return [...quantities]
        .filter(([, quantity]) => quantity > 0)
        .map(
          ([productId, quantity]) =>
            new RegisterStockChange({ productId, ...change, orderId, quantity, note }, context),
        );
    },
  },
});
