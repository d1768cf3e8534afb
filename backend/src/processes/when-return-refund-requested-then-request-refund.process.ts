import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { RequestRefund } from '../orders/commands/request-refund.js';
import { returnEventTypes, type ReturnEvent } from '../returns/return.events.js';

/** A completed return is paid back by its order, which knows what was paid and what went back already. */
export const whenReturnRefundRequestedThenRequestRefund = process<ReturnEvent>()({
  name: 'when-return-refund-requested-then-request-refund',
  eventTypes: returnEventTypes,
  on: {
    ReturnRefundRequested: ({ streamId, data: { orderId, refundId, amountCents } }, context) => [
      new RequestRefund({ orderId, refundId, returnId: idOf(streamId), amountCents, reason: 'return' }, context),
    ],
  },
});
