import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { RequestRefund } from '../orders/commands/request-refund.js';
import { returnEventTypes, type ReturnEvent } from '../returns/return.events.js';

/** The order makes the refund of a return, because it knows what was captured and refunded. */
export const whenReturnRefundRequestedThenRequestRefund = process<ReturnEvent>()({
  name: 'when-return-refund-requested-then-request-refund',
  eventTypes: returnEventTypes,
  on: {
    ReturnRefundRequested: ({ streamId, data: { orderId, refundId, amountCents, lines, reason: why } }, context) => {
      const refund = { orderId, refundId, returnId: idOf(streamId), amountCents, lines, mayExceed: why !== null };
      return [new RequestRefund({ ...refund, reason: 'return' }, context)];
    },
  },
});
