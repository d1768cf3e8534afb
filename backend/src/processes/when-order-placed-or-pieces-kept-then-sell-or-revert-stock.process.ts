import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { RevertPieces } from '../inventory/commands/revert-pieces.js';
import { SellStock } from '../inventory/commands/sell-stock.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';

/**
 * Sells the products of a placed or reinstated order, one sale per product, and reverts pieces that never left. One
 * process, because a reversal must follow its sale.
 */
export const whenOrderPlacedOrPiecesKeptThenSellOrRevertStock = process<OrderEvent>()({
  name: 'when-order-placed-then-sell-stock',
  eventTypes: orderEventTypes,
  on: {
    PiecesKept: ({ streamId, data: { returnId, saleId, products } }, context) =>
      products.map(({ productId, pieces: quantity }) => {
        const reverted = { productId, saleId, orderId: idOf(streamId), returnId, quantity };
        return new RevertPieces(reverted, context);
      }),
    OrderPlaced: ({ streamId, data: { saleId, checkoutId, products } }, context) =>
      products.map(({ productId, pieces }) => {
        const sale = { productId, saleId, orderId: idOf(streamId), checkoutId, quantity: pieces };
        return new SellStock(sale, context);
      }),
    OrderReinstated: ({ streamId, data: { saleId, products } }, context) =>
      products.map(({ productId, pieces }) => {
        const sale = { productId, saleId, orderId: idOf(streamId), checkoutId: null, quantity: pieces };
        return new SellStock(sale, context);
      }),
  },
});
