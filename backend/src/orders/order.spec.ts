import { fold } from '../platform/event-sourcing/deciding/decider.js';
import { expectStoredSamplesToFold } from '../testing/recorded-events.js';
import { orderDecider } from './order.decider.js';
import { orderPlaced, orderRefunded, paymentCaptured, refundRequested, storedOrderEvents } from './order.fixtures.js';
import { refundableCents } from './captured-money.js';
import { initialOrder, placed } from './order.js';
import { orderEventTypes, type OrderEvent } from './order.events.js';

const stateAfter = (...events: OrderEvent[]) => fold(orderDecider, initialOrder, events);

describe('an order', () => {
  it('reads every event that was ever stored', () => expectStoredSamplesToFold(orderDecider, storedOrderEvents));

  it('derives the return of an older refund from the refund id', () => {
    const { 2: upcaster } = orderEventTypes.RefundRequested!.upcasters;
    expect(upcaster!({ refundId: 'return:r1' })).toEqual({ refundId: 'return:r1', returnId: 'r1' });
    expect(upcaster!({ refundId: 'refund:o1' })).toEqual({ refundId: 'refund:o1', returnId: null });
  });

  it('is in processing once it is paid', () => {
    expect(stateAfter(orderPlaced()).status).toBe('pending');
    expect(stateAfter(orderPlaced(), paymentCaptured()).status).toBe('processing');
  });

  it('counts requested and made refunds as no longer refundable', () => {
    const paid = [orderPlaced(), paymentCaptured()];
    const part = [refundRequested('return:1', 3000)];
    expect(refundableCents(placed(stateAfter(...paid)))).toBe(8164);
    expect(refundableCents(placed(stateAfter(...paid, ...part)))).toBe(5164);
    expect(refundableCents(placed(stateAfter(...paid, ...part, orderRefunded('return:1', 3000))))).toBe(5164);
  });

  it('ignores events of an order that was never placed', () => {
    expect(stateAfter(paymentCaptured())).toEqual({ status: 'none' });
  });

  it('starts no subscription from an order that is itself a delivery', () => {
    const renewal = orderPlaced({ renewal: { subscriptionId: 's', cycle: 1 } });
    expect(placed(stateAfter(renewal)).subscriptionLines).toEqual([]);
  });
});
