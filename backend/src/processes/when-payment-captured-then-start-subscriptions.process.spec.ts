import { contextAfter } from '../event-sourcing/process.js';
import type { RecordedEvent } from '../event-sourcing/events.js';
import { deterministicId } from '../ids/deterministic-id.js';
import { contactId, orderId, paymentCaptured, planLine } from '../orders/order.fixtures.js';
import { StartSubscription } from '../subscriptions/commands/start-subscription.js';
import { recorded } from '../testing/recorded-events.js';
import { whenPaymentCapturedThenStartSubscriptions } from './when-payment-captured-then-start-subscriptions.process.js';

const captured = recorded(`order-${orderId}`, paymentCaptured()) as RecordedEvent;
const react = () => whenPaymentCapturedThenStartSubscriptions.on.PaymentCaptured?.(captured, contextAfter(captured));

describe('when a payment is captured then subscriptions start', () => {
  it('one per line with a plan, on the terms of that line', () => {
    const commands = react() ?? [];
    expect(commands).toHaveLength(1);
    expect(commands[0]).toBeInstanceOf(StartSubscription);
    expect(commands[0]?.payload).toEqual({
      subscriptionId: deterministicId(orderId, planLine.lineId),
      orderId,
      lineId: planLine.lineId,
      contactId,
      customerId: 5,
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
    });
  });

  it('under the same id each time it is heard', () => expect(react()).toEqual(react()));
});
