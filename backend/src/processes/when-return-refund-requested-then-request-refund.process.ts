import { process } from '../platform/event-sourcing/readers/process.js';
import { RequestRefund } from '../orders/commands/request-refund.js';
import { returnEventTypes, type ReturnEvent } from '../returns/return.events.js';

/** A completed return is paid back by its order, which knows what was paid and what went back already. */
export const whenReturnRefundRequestedThenRequestRefund = process<ReturnEvent>()({
  name: 'when-return-refund-requested-then-request-refund',
  eventTypes: returnEventTypes,
  on: {
    ReturnRefundRequested: ({ data: { orderId, refundId, amountCents } }, context) => [
      new RequestRefund({ orderId, refundId, amountCents, reason: 'return' }, context),
    ],
  },
});
