import { RestoreCodeUse } from '../checkout/discounts/commands.js';
import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';

/** A payment that arrives after the cancellation is refunded, and has used no code either. */
export const whenOrderCancelledThenRestoreCodeUse = process<OrderEvent>()({
  name: 'when-order-cancelled-then-restore-code-use',
  eventTypes: orderEventTypes,
  on: {
    OrderCancelled: ({ streamId }, context) => [new RestoreCodeUse({ orderId: idOf(streamId) }, context)],
    LatePaymentCaptured: ({ streamId }, context) => [new RestoreCodeUse({ orderId: idOf(streamId) }, context)],
  },
});
