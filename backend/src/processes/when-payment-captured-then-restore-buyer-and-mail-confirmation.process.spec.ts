import { RestoreBuyer } from '../checkout/restoring/commands.js';
import { contextAfter } from '../platform/event-sourcing/readers/process.js';
import type { RecordedEvent } from '../platform/event-sourcing/events.js';
import { QueueMail } from '../mail/commands/queue-mail.js';
import { orderId, paymentCaptured } from '../orders/order.fixtures.js';
import { recorded } from '../testing/recorded-events.js';
import { whenPaymentCapturedThenRestoreBuyerAndMailConfirmation } from './when-payment-captured-then-restore-buyer-and-mail-confirmation.process.js';

const captured = recorded(`order-${orderId}`, paymentCaptured()) as RecordedEvent;
const react = () =>
  whenPaymentCapturedThenRestoreBuyerAndMailConfirmation.on.PaymentCaptured?.(captured, contextAfter(captured));

describe('when a payment is captured then the order is confirmed by mail', () => {
  it('with ids only', () => {
    const commands = react() ?? [];
    expect(commands).toHaveLength(2);
    expect(commands[0]).toBeInstanceOf(RestoreBuyer);
    expect(commands[1]).toBeInstanceOf(QueueMail);
    expect(commands[1]?.payload).toEqual({
      key: `order-confirmation:${orderId}`,
      template: 'order-confirmation',
      reference: { orderId },
    });
  });

  it('with the same key for a repeated event', () => expect(react()).toEqual(react()));
});
