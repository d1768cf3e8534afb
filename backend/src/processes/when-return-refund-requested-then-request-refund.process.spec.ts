import { contextAfter } from '../platform/event-sourcing/readers/process.js';
import type { RecordedEvent } from '../platform/event-sourcing/events.js';
import { RequestRefund } from '../orders/commands/request-refund.js';
import { requestedReturn, returnId, returnRefundRequested } from '../returns/return.fixtures.js';
import { recorded } from '../testing/recorded-events.js';
import { whenReturnRefundRequestedThenRequestRefund as process } from './when-return-refund-requested-then-request-refund.process.js';

describe('when a return asks for its refund then the order requests it', () => {
  it.each([
    [null, false],
    ['goodwill', true],
  ] as const)('under the id of the return, for the pieces that were inspected, with reason %s', (why, mayExceed) => {
    const lines = [{ lineId: 'energy-boost', amountCents: 1551 }];
    const event = recorded(`return-${returnId}`, returnRefundRequested(1551, why, lines)) as RecordedEvent;
    const refund = { refundId: `return:${returnId}`, returnId, orderId: requestedReturn.orderId, amountCents: 1551 };
    expect(process.on.ReturnRefundRequested?.(event, contextAfter(event))).toEqual([
      new RequestRefund({ ...refund, reason: 'return', lines, mayExceed }, contextAfter(event)),
    ]);
  });
});
