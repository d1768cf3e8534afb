import { orderEventTypes, type OrderEvent } from '../../orders/order.events.js';
import { idOf } from '../../platform/event-sourcing/events.js';
import { projection, put } from '../../platform/event-sourcing/read-models/projection.js';
import { OrderReplacementsRow } from './order-replacements.row.js';

/** Which free orders replace pieces of an order? */
export const orderReplacements = projection<OrderEvent>()({
  name: 'order-replacements',
  version: 1,
  row: OrderReplacementsRow,
  eventTypes: orderEventTypes,
  on: {
    OrderPlaced: ({ streamId, data: { orderNumber, replaces, products }, metadata: { occurredAt: placedAt } }) =>
      replaces === null
        ? []
        : put<OrderReplacementsRow>(idOf(streamId), () => ({
            orderId: idOf(streamId),
            orderNumber,
            replacedId: replaces.orderId,
            replacedNumber: replaces.orderNumber,
            reason: replaces.reason,
            pieces: products.reduce((sum, { pieces }) => sum + pieces, 0),
            placedAt,
          })),
  },
});
