import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { SellStock } from '../inventory/commands/sell-stock.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';

/** Sells the products of a placed or reinstated order, one sale per product. */
export const whenOrderPlacedThenSellStock = process<OrderEvent>()({
  name: 'when-order-placed-then-sell-stock',
  eventTypes: orderEventTypes,
  on: {
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
