import { hasLeft } from '../../../contracts/orders.js';
import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';
import { DropLabels } from '../shipping/commands/drop-labels.js';

/** An order that staff moves back keeps no label that the carrier would still charge. */
export const whenOrderStatusChangedThenDropLabels = process<OrderEvent>()({
  name: 'when-order-status-changed-then-drop-labels',
  eventTypes: orderEventTypes,
  on: {
    OrderStatusChanged: ({ streamId, data: { from, to } }, context) =>
      hasLeft(from) && !hasLeft(to) ? [new DropLabels({ orderId: idOf(streamId) }, context)] : [],
  },
});
