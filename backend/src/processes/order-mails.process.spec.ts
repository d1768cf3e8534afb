import { StoreCustomer } from '../customers/commands/store-customer.js';
import { contextAfter, type Process } from '../platform/event-sourcing/readers/process.js';
import type { RecordedEvent } from '../platform/event-sourcing/events.js';
import type { OrderEvent } from '../orders/order.events.js';
import {
  addressChanged,
  contactId,
  orderCancelled,
  orderCancelledPaid,
  orderCompleted,
  orderId,
  orderRefunded,
  orderStatusChanged,
  parcelShipped,
  paymentCaptured,
  paymentIntentId,
  piecesCancelled,
  trackingChanged,
} from '../orders/order.fixtures.js';
import { recorded } from '../testing/recorded-events.js';
import { whenOrderCancelledThenMailCancellation } from './when-order-cancelled-then-mail-cancellation.process.js';
import { whenOrderRefundedThenMailOrderRefund } from './when-order-refunded-then-mail-order-refund.process.js';
import { whenOrderStatusChangedThenMailShipment } from './when-order-status-changed-then-mail-shipment.process.js';
import { whenPaymentCapturedThenStoreCustomer } from './when-payment-captured-then-store-customer.process.js';
import { whenPaymentFailedThenMailFailure } from './when-payment-failed-then-mail-failure.process.js';

const react = (process: Process, event: OrderEvent) => {
  const heard = recorded(`order-${orderId}`, event) as RecordedEvent;
  return process.on[event.type]!(heard, contextAfter(heard));
};
const payloads = (process: Process, event: OrderEvent) => react(process, event).map(({ payload }) => payload);

describe('an order sends one mail, with ids only', () => {
  it('when pieces of it are cancelled, and none about their refund', () => {
    expect(payloads(whenOrderCancelledThenMailCancellation, piecesCancelled())).toEqual([
      {
        key: 'pieces-cancelled:cancellation-1',
        template: 'pieces-cancelled',
        reference: {
          orderId,
          pieces: [{ lineId: 'energy-boost', quantity: 1 }],
          reason: 'customer-request',
          refundCents: 2246,
        },
      },
    ]);
    const { data } = orderRefunded('pieces:cancellation-1', 2246);
    const refund: OrderEvent = { type: 'OrderRefunded', data: { ...data, reason: 'pieces-cancelled' } };
    expect(payloads(whenOrderRefundedThenMailOrderRefund, refund)).toEqual([]);
  });

  it('at each change of its address', () => {
    expect(payloads(whenOrderStatusChangedThenMailShipment, addressChanged())).toEqual([
      {
        key: 'order-address-changed:contact-2',
        template: 'order-address-changed',
        reference: { orderId, contactId: 'contact-2' },
      },
    ]);
  });

  it('when it is shipped, and at no other change', () => {
    const mail = { key: `order-shipped:${orderId}`, template: 'order-shipped', reference: { orderId } };
    expect(payloads(whenOrderStatusChangedThenMailShipment, orderStatusChanged('processing', 'shipped'))).toEqual([
      mail,
    ]);
    expect(payloads(whenOrderStatusChangedThenMailShipment, orderStatusChanged('shipped', 'delivered'))).toEqual([]);
    const leftOut = [{ lineId: 'energy-boost', quantity: 1 }];
    expect(
      payloads(whenOrderStatusChangedThenMailShipment, orderStatusChanged('processing', 'shipped', leftOut)),
    ).toEqual([{ ...mail, reference: { orderId, leftOut } }]);
  });

  it('when a parcel of it leaves, and once for the parcel that completes it', () => {
    const { parcelId, carrier, trackingCode, pieces } = parcelShipped().data;
    const reference = { orderId, parcel: { carrier, trackingCode, pieces, isLast: false } };
    const key = `parcel-shipped:${orderId}:${parcelId}`;
    const parcel = { key, template: 'order-shipped', reference };
    expect(payloads(whenOrderStatusChangedThenMailShipment, parcelShipped())).toEqual([parcel]);
    expect(payloads(whenOrderStatusChangedThenMailShipment, orderCompleted())).toEqual([]);
  });

  it('when the tracking of a parcel changes, once for each change', () => {
    const heard = recorded(`order-${orderId}`, trackingChanged()) as RecordedEvent;
    const reference = { orderId, carrier: 'dhl', trackingCode: 'JVGL0001' };
    const [mail] = whenOrderStatusChangedThenMailShipment.on.ParcelTrackingChanged!(heard, contextAfter(heard));
    expect(mail!.payload).toEqual({ key: `parcel-tracking:${heard.id}`, template: 'parcel-tracking', reference });
    expect(payloads(whenOrderStatusChangedThenMailShipment, trackingChanged({ trackingCode: null }))).toEqual([]);
  });

  it('when its payment failed', () => {
    const failed: OrderEvent = { type: 'PaymentFailed', data: { paymentIntentId, reason: 'canceled' } };
    const mail = { key: `payment-failed:${orderId}`, template: 'payment-failed', reference: { orderId } };
    expect(payloads(whenPaymentFailedThenMailFailure, failed)).toEqual([mail]);
  });

  it('when staff cancels it and nothing goes back', () => {
    const heard = (event: OrderEvent, kind: 'staff' | 'provider') => {
      const happened = recorded(`order-${orderId}`, event);
      const metadata = { ...happened.metadata, actor: { kind, id: '1' } };
      return { ...happened, metadata } as RecordedEvent;
    };
    const mailsOf = (event: RecordedEvent) =>
      whenOrderCancelledThenMailCancellation.on['OrderCancelled']!(event, contextAfter(event)).map(
        ({ payload }) => payload,
      );
    const cancelled = heard(orderCancelled(), 'staff');
    expect(mailsOf(cancelled)).toEqual([
      { key: `order-cancelled:${cancelled.id}`, template: 'order-cancelled', reference: { orderId } },
    ]);
    expect(mailsOf(heard(orderCancelled(), 'provider'))).toEqual([]);
    expect(mailsOf(heard(orderCancelledPaid(), 'staff'))).toEqual([]);
  });

  it('when it is refunded, except for a return', () => {
    const refundId = `refund:${orderId}`;
    const mail = { key: `order-refunded:${refundId}`, template: 'order-refunded', reference: { orderId, refundId } };
    expect(payloads(whenOrderRefundedThenMailOrderRefund, orderRefunded())).toEqual([mail]);
    expect(payloads(whenOrderRefundedThenMailOrderRefund, orderRefunded('return:1', 3000))).toEqual([]);
  });
});

it('stores the buyer as a customer, by the contact id alone', () => {
  const [buyer, command, ...others] = react(whenPaymentCapturedThenStoreCustomer, paymentCaptured());
  expect(buyer!.payload).toEqual({ contactId, paymentIntentId });
  expect(command).toBeInstanceOf(StoreCustomer);
  expect(command!.payload).toEqual({ contactId });
  expect(others).toEqual([]);
});
