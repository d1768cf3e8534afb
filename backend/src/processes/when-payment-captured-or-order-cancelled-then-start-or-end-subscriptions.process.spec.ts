import { contextAfter } from '../platform/event-sourcing/readers/process.js';
import type { RecordedEvent } from '../platform/event-sourcing/events.js';
import { deterministicId } from '../platform/ids/deterministic-id.js';
import {
  contactId,
  disputeClosed,
  orderCancelled,
  orderCancelledPaid,
  orderId,
  paymentCaptured,
  piecesCancelled,
  planLine,
  returnReclaimed,
  returnRegistered,
  returnReleased,
} from '../orders/order.fixtures.js';
import { EndErasedSubscription } from '../renewals/commands/end-erased-subscription.js';
import type { OrderEvent } from '../orders/order.events.js';
import { CancelSubscription } from '../subscriptions/commands/cancel-subscription.js';
import { RestoreSubscription } from '../subscriptions/commands/restore-subscription.js';
import { StartSubscription } from '../subscriptions/commands/start-subscription.js';
import { recorded } from '../testing/recorded-events.js';
import { whenPaymentCapturedOrOrderCancelledThenStartOrEndSubscriptions as process } from './when-payment-captured-or-order-cancelled-then-start-or-end-subscriptions.process.js';

const subscriptionId = deterministicId(orderId, planLine.lineId);
const react = (event: OrderEvent) => {
  const received = recorded(`order-${orderId}`, event) as RecordedEvent;
  return process.on[event.type]?.(received, contextAfter(received)) ?? [];
};

describe('a captured payment', () => {
  it('starts one subscription per line with a plan, on the terms of that line', () => {
    const commands = react(paymentCaptured());
    expect(commands).toHaveLength(1);
    expect(commands[0]).toBeInstanceOf(StartSubscription);
    expect(commands[0]?.payload).toEqual({
      subscriptionId,
      orderId,
      lineId: planLine.lineId,
      contactId,
      productId: 8,
      slug: 'sleep-well',
      productName: 'Sleep Well',
      imageUrl: planLine.imageUrl,
      quantity: 1,
      jars: 2,
      frequency: 1,
      listCents: 2295,
      discountPercent: 20,
      priceCents: 3672,
      shippingCents: 699,
      vatRate: 'low',
    });
  });

  it('returns the same commands for a repeated event', () =>
    expect(react(paymentCaptured())).toEqual(react(paymentCaptured())));
});

describe('a lost dispute', () => {
  it('ends the subscriptions of the order, or the one that the order delivered', () => {
    const [command, ...others] = react(disputeClosed('lost'));
    expect(command).toBeInstanceOf(CancelSubscription);
    expect(command!.payload).toEqual({ subscriptionId, cause: { reason: 'dispute-lost', orderId } });
    expect(others).toEqual([]);
    const { data } = disputeClosed('lost') as Extract<OrderEvent, { type: 'DisputeClosed' }>;
    const ofDelivery = { ...data, renewal: { subscriptionId: 'running', cycle: 2 } };
    expect(react({ type: 'DisputeClosed', data: ofDelivery })[0]!.payload).toMatchObject({ subscriptionId: 'running' });
  });

  it('is the only outcome that ends them', () => {
    expect([...react(disputeClosed('won')), ...react(disputeClosed('closed'))]).toEqual([]);
  });
});

describe('cancelled pieces', () => {
  const plans = (ends: boolean) => [{ lineId: planLine.lineId, productName: planLine.productName, ends }];

  it('end the subscription of their line, or the one that the order delivered', () => {
    const [command] = react(piecesCancelled({ plans: plans(true) }));
    expect(command!.payload).toEqual({ subscriptionId, cause: { reason: 'line-cancelled', orderId } });
    const renewal = { subscriptionId: 'running', cycle: 2 };
    expect(react(piecesCancelled({ plans: plans(true), renewal }))[0]!.payload).toMatchObject({
      subscriptionId: 'running',
    });
  });

  it('keep it when staff chose so', () => {
    expect([...react(piecesCancelled({ plans: plans(false) })), ...react(piecesCancelled())]).toEqual([]);
  });
});

describe('a cancelled order', () => {
  const cause = { reason: 'order-cancelled', orderId } as const;

  it('ends the subscriptions that end with it', () => {
    const [command, ...others] = react(orderCancelledPaid());
    expect(command).toBeInstanceOf(CancelSubscription);
    expect(command!.payload).toEqual({ subscriptionId, cause });
    expect(others).toEqual([]);
  });

  it('keeps those that staff keeps, and has none to end while unpaid', () => {
    expect(react(orderCancelledPaid({}, false))).toEqual([]);
    expect(react(orderCancelled())).toEqual([]);
  });

  it('ends the subscription of a delivery when staff requests it', () => {
    const renewal = { subscriptionId: 'running', cycle: 3 };
    const payloads = react(orderCancelledPaid({ renewal })).map(({ payload }) => payload);
    expect(payloads).toEqual([{ subscriptionId: 'running', cause }]);
  });
});

it('ends the subscriptions of the withdrawn lines', () => {
  const lines = ['sleep-well-2-1', 'focus-1-1'];
  const payloads = react(returnRegistered({ endedPlans: lines })).map(({ payload }) => payload);
  const cause = { reason: 'withdrawn', orderId };
  expect(payloads).toEqual(lines.map((lineId) => ({ subscriptionId: deterministicId(orderId, lineId), cause })));
  expect(react(returnRegistered())).toEqual([]);
});

it('restores the subscriptions of a rejected withdrawal, unless the buyer was erased, and ends them again', () => {
  const lines = ['sleep-well-2-1', 'focus-1-1'];
  const commands = react(returnReleased('return-1', lines));
  expect(commands.map((command) => [command.constructor, command.payload])).toEqual(
    lines.flatMap((lineId) => {
      const of = { subscriptionId: deterministicId(orderId, lineId) };
      return [
        [RestoreSubscription, { ...of, orderId }],
        [EndErasedSubscription, { ...of, contactId }],
      ];
    }),
  );
  const cause = { reason: 'withdrawn', orderId };
  expect(react(returnReclaimed('return-1', ['focus-1-1'])).map(({ payload }) => payload)).toEqual([
    { subscriptionId: deterministicId(orderId, 'focus-1-1'), cause },
  ]);
  expect([...react(returnReleased()), ...react(returnReclaimed())]).toEqual([]);
});
