import type { OrderEvent } from '../../orders/order.events.js';
import {
  orderCancelled,
  orderPlaced,
  orderRefunded,
  paymentCaptured,
  paymentIntentId,
  refundFailed,
} from '../../orders/order.fixtures.js';
import { recorded, recordedStream } from '../../testing/recorded-events.js';
import { foldProjection } from '../fold-projection.fixtures.js';
import { customerTotals } from './customer-totals.projection.js';

const rowAfter = (...events: OrderEvent[]) =>
  foldProjection(customerTotals, [
    recorded('order-other', orderPlaced({ contactId: 'somebody' })),
    ...recordedStream('order-a', events),
  ])[1];

it('counts an order from its payment on, with the amount that was received', () => {
  expect(rowAfter(orderPlaced())).toMatchObject({ orderId: 'a', paid: false, capturedCents: 0 });
  expect(rowAfter(orderPlaced(), paymentCaptured())).toMatchObject({ paid: true, cancelled: false });
  const late: OrderEvent = { type: 'LatePaymentCaptured', data: { paymentIntentId, amountCents: 700 } };
  expect(rowAfter(orderPlaced(), late)).toMatchObject({ paid: false, capturedCents: 700 });
});

it('leaves a cancelled order out until it is reinstated', () => {
  const reinstated = { type: 'OrderReinstated', data: { to: 'processing', saleId: 's', products: [] } } as OrderEvent;
  expect(rowAfter(orderPlaced(), paymentCaptured(), orderCancelled())).toMatchObject({ cancelled: true });
  expect(rowAfter(orderPlaced(), paymentCaptured(), orderCancelled(), reinstated)).toMatchObject({ cancelled: false });
});

it('takes off what was refunded, and adds what the bank sent back', () => {
  const [{ data: refund }] = [orderRefunded()];
  const before = [orderPlaced(), paymentCaptured(), orderRefunded()];
  expect(rowAfter(...before)).toMatchObject({ refundedCents: (refund as { amountCents: number }).amountCents });
  expect(rowAfter(...before, refundFailed())).toMatchObject({ refundedCents: 0 });
});

it('moves an order to the contact of its new address', () => {
  const moved: OrderEvent = { type: 'DeliveryAddressChanged', data: { contactId: 'new', fields: ['address'] } };
  expect(rowAfter(orderPlaced(), moved)).toMatchObject({ contactId: 'new' });
});
