import fc from 'fast-check';
import { decide, fold, type Command } from '../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { contextAt } from '../platform/event-sourcing/deciding/given-when-then.js';
import { CancelOrder } from './commands/cancel-order.js';
import { CapturePayment } from './commands/capture-payment.js';
import { ChangeOrderStatus } from './commands/change-order-status.js';
import { ReclaimReturn } from './commands/reclaim-return.js';
import { RegisterReturn } from './commands/register-return.js';
import { ReinstateOrder } from './commands/reinstate-order.js';
import { ReleaseReturn } from './commands/release-return.js';
import { RequestRefund } from './commands/request-refund.js';
import { orderDecider } from './order.decider.js';
import type { OrderEvent } from './order.events.js';
import { dispatchOn, jarLine, orderId, orderPlaced, paymentIntentId } from './order.fixtures.js';
import { placed, type Order } from './order.js';
import { paidForLine } from './refund-parts.js';

const orders = fc
  .record({
    lines: fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 2 }), totalCents: fc.integer({ min: 1, max: 9000 }) }),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
    discount: fc.double({ min: 0, max: 0.99, noNaN: true }),
    shippingCents: fc.constantFrom(0, 699),
  })
  .map(({ lines, discount, shippingCents }) => {
    const subtotalCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
    const discountCents = Math.floor(subtotalCents * discount);
    const totalCents = subtotalCents - discountCents + shippingCents;
    const named = lines.map((line, place) => ({ ...jarLine, ...line, lineId: `line-${place}` }));
    return orderPlaced({ lines: named, subtotalCents, discountCents, shippingCents, totalCents });
  });

const returnId = fc.constantFrom('a', 'b');
const amount = fc.integer({ min: 0, max: 6000 });
const openStatus = fc.constantFrom('processing', 'shipped', 'shipped');
const pieces = fc.uniqueArray(
  fc.record({ lineId: fc.constantFrom('line-0', 'line-1', 'line-2'), quantity: fc.integer({ min: 1, max: 2 }) }),
  { selector: ({ lineId }) => lineId, minLength: 1 },
);

/** The commands of staff, buyers and late processes, in any order; null captures the payment. */
const commands = fc.array(
  fc.oneof(
    { withCrossShrink: true },
    fc.constant(null),
    fc.record({ returnId, pieces: fc.oneof(pieces, fc.constant('all' as const)) }).map((asked) => {
      const returned = { ...asked, orderId, origin: 'staff', reason: 'damaged' } as const;
      return new RegisterReturn(returned, contextAt());
    }),
    returnId.map((id) => new ReleaseReturn({ orderId, returnId: id }, contextAt())),
    returnId.map((id) => new ReclaimReturn({ orderId, returnId: id }, contextAt())),
    fc.tuple(returnId, amount).map(([id, amountCents]) => {
      const refund = { orderId, refundId: `return:${id}`, returnId: id, amountCents, reason: 'return' } as const;
      return new RequestRefund(refund, contextAt());
    }),
    openStatus.map((status) => new ChangeOrderStatus({ orderId, status }, contextAt())),
    openStatus.map((status) => new ReinstateOrder({ orderId, status }, contextAt())),
    fc.constant(new CancelOrder({ orderId }, contextAt())),
  ),
  { maxLength: 30, size: 'max' },
);

/** Returns the history after the commands; `null` captures the payment. A refused command changes nothing. */
function play(order: OrderEvent, asked: readonly (Command | null)[]): OrderEvent[] {
  const history = [order];
  for (const next of asked) {
    const state = fold<Order, OrderEvent>(orderDecider, orderDecider.initialState, history);
    const capture = { orderId, paymentIntentId, amountCents: placed(state).totalCents, dispatchOn };
    try {
      history.push(...decide(orderDecider, next ?? new CapturePayment(capture, contextAt()), state));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return history;
}

/** Converts a history to the form from before refunds were recorded per line. */
const withoutParts = (history: readonly OrderEvent[]): OrderEvent[] =>
  history.map((event) =>
    event.type === 'RefundRequested' ? { ...event, data: { ...event.data, parts: null } } : event,
  );

function expectNoMoreThanPaid(history: readonly OrderEvent[]): void {
  const order = placed(fold<Order, OrderEvent>(orderDecider, orderDecider.initialState, history));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);
  expect(sum(order.refunds.map(({ amountCents }) => amountCents))).toBeLessThanOrEqual(order.capturedCents);
  expect(sum(order.refunds.map(({ parts }) => parts.shippingCents))).toBeLessThanOrEqual(order.shippingCents);
  for (const { amountCents, parts } of order.refunds)
    expect(sum(parts.lines.map((line) => line.amountCents)) + parts.shippingCents).toBe(amountCents);
  for (const line of order.lines) {
    const refunded = order.refunds.flatMap(({ parts }) => parts.lines).filter(({ lineId }) => lineId === line.lineId);
    expect(sum(refunded.map(({ amountCents }) => amountCents))).toBeLessThanOrEqual(paidForLine(order, line));
    expect(sum(refunded.map(({ quantity }) => quantity))).toBeLessThanOrEqual(line.quantity);
  }
}

describe('an order', () => {
  it('never refunds more than was paid, in total or per line, for any sequence of commands', () => {
    fc.assert(
      fc.property(orders, commands, (order, asked) => expectNoMoreThanPaid(play(order, [null, ...asked]))),
      { numRuns: 1000 },
    );
  });

  it('never refunds more when the payment is captured late', () => {
    fc.assert(fc.property(orders, commands, (order, asked) => expectNoMoreThanPaid(play(order, asked))));
  });

  it('computes the same result for refunds that were stored before they were recorded per line', () => {
    fc.assert(
      fc.property(orders, commands, (order, asked) => {
        const history = play(order, [null, ...asked]);
        const derived = withoutParts(history);
        expect(fold(orderDecider, orderDecider.initialState, derived)).toEqual(
          fold(orderDecider, orderDecider.initialState, history),
        );
      }),
    );
  });
});
