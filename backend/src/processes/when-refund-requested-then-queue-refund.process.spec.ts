import { contextAfter } from '../platform/event-sourcing/readers/process.js';
import type { RecordedEvent } from '../platform/event-sourcing/events.js';
import { orderId, paymentIntentId, refundReduced, refundRequested, wholeOrder } from '../orders/order.fixtures.js';
import { ReduceRefund } from '../refunds/commands/reduce-refund.js';
import { QueueRefund } from '../refunds/commands/queue-refund.js';
import { recorded } from '../testing/recorded-events.js';
import { whenRefundRequestedThenQueueRefund as process } from './when-refund-requested-then-queue-refund.process.js';

const react = (refundId: string, amountCents: number) => {
  const event = recorded(`order-${orderId}`, refundRequested(refundId, amountCents)) as RecordedEvent;
  return process.on.RefundRequested?.(event, contextAfter(event)) ?? [];
};

describe('when a refund is requested then it is queued', () => {
  it.each([
    ['of a cancelled order', `refund:${orderId}`, 8164],
    ['of a return', 'return:5d3f0c0e-0000-4000-8000-000000000001', 1551],
  ])('%s, under the id of its cause', (_, refundId, amountCents) => {
    const commands = react(refundId, amountCents);
    expect(commands).toHaveLength(1);
    expect(commands[0]).toBeInstanceOf(QueueRefund);
    expect(commands[0]?.payload).toEqual({ refundId, orderId, paymentIntentId, amountCents });
  });

  it('and lowered when it is reduced', () => {
    const event = recorded(`order-${orderId}`, refundReduced(7164, 1000, wholeOrder)) as RecordedEvent;
    const [command, ...others] = process.on.RefundReduced?.(event, contextAfter(event)) ?? [];
    expect(command).toBeInstanceOf(ReduceRefund);
    expect(command?.payload).toEqual({ refundId: `refund:${orderId}`, amountCents: 7164 });
    expect(others).toEqual([]);
  });

  it('with the same job for a repeated event', () => expect(react('refund:a', 1)).toEqual(react('refund:a', 1)));
});
