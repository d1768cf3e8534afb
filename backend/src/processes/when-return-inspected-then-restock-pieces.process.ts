import { RegisterStockChange } from '../inventory/commands/register-stock-change.js';
import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { returnEventTypes, type ReturnEvent } from '../returns/return.events.js';

/** Returns inspected pieces to stock and to their lots, once per return and product. The stock writes the damaged ones off at once. */
export const whenReturnInspectedThenRestockPieces = process<ReturnEvent>()({
  name: 'when-return-inspected-then-restock-pieces',
  eventTypes: returnEventTypes,
  on: {
    ReturnInspected: ({ streamId, data: { orderId, orderNumber, pieces } }, context) => {
      const products = new Map<number, { quantity: number; damaged: number }>(); // several lines may be of one product
      for (const { productId, received, restocked } of pieces) {
        const { quantity, damaged } = products.get(productId) ?? { quantity: 0, damaged: 0 };
        products.set(productId, { quantity: quantity + received, damaged: damaged + received - restocked });
      }
      const change = { changeId: `inspected:${idOf(streamId)}`, type: 'return', orderId } as const;
      const note = `Retour van bestelling ${orderNumber}`;
      return [...products]
        .filter(([, { quantity }]) => quantity > 0)
        .map(([productId, counted]) => new RegisterStockChange({ productId, ...change, ...counted, note }, context));
    },
  },
});
