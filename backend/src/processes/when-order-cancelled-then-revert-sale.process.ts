import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { RevertSale } from '../inventory/commands/revert-sale.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';

export const whenOrderCancelledThenRevertSale = process<OrderEvent>()({
  name: 'when-order-cancelled-then-revert-sale',
  eventTypes: orderEventTypes,
  on: {
    OrderCancelled: ({ streamId, data: { wasShipped, saleId, products } }, context) =>
      wasShipped
        ? []
        : products.map(({ productId }) => new RevertSale({ productId, saleId, orderId: idOf(streamId) }, context)),
  },
});
