import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';
import { RequestReturn } from '../returns/commands/request-return.js';

/** Requests the return that an order registered, on behalf of the same actor. */
export const whenReturnRegisteredThenRequestReturn = process<OrderEvent>()({
  name: 'when-return-registered-then-request-return',
  eventTypes: orderEventTypes,
  on: {
    ReturnRegistered: ({ streamId, data, metadata }, context) => {
      const { returnId, orderNumber, contactId, reason, lines, isUnshipped, unshipped } = data;
      const { refundCents, shippingCents, paidCents } = data;
      const whose = { returnId, orderId: idOf(streamId), orderNumber, contactId };
      const asked = { ...whose, reason, lines, refundCents, shippingCents, paidCents, isUnshipped, unshipped };
      return [new RequestReturn(asked, { ...context, actor: metadata.actor })];
    },
  },
});
