import type { OrderStatus } from '../../../../contracts/orders.js';
import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { orderDecider } from '../order.decider.js';
import type { Pieces } from '../order.events.js';
import {
  orderCancelled,
  orderCancelledPaid,
  orderId,
  orderPlaced,
  orderRefunded,
  orderStatusChanged,
  paymentCaptured,
  planLine,
  products,
  refundRequested,
  returnRegistered,
  returnReleased,
} from '../order.fixtures.js';
import { ChangeOrderStatus } from './change-order-status.js';

const set = (status: OrderStatus, endedPlans?: string[]) =>
  new ChangeOrderStatus({ orderId, status, endedPlans }, contextAt());
const send = (status: OrderStatus, leftOut: Pieces[]) =>
  new ChangeOrderStatus({ orderId, status, leftOut }, contextAt());
const unpaid = [orderPlaced()];
const paid = [orderPlaced(), paymentCaptured()];
const shipped = [...paid, orderStatusChanged('processing', 'shipped')];
const cancelledPaid = [...paid, orderCancelledPaid(), refundRequested()];

describe('changing the status of an order', () => {
  it('sets any status of a paid order, forth and back', () => {
    given(orderDecider, paid)
      .when(set('shipped'))
      .then([orderStatusChanged('processing', 'shipped')]);
    given(orderDecider, paid)
      .when(set('delivered'))
      .then([orderStatusChanged('processing', 'delivered')]);
    given(orderDecider, shipped)
      .when(set('processing'))
      .then([orderStatusChanged('shipped', 'processing')]);
  });

  it('does nothing for the status it has', () => {
    given(orderDecider, paid).when(set('processing')).thenNothing();
    given(orderDecider, cancelledPaid).when(set('cancelled')).thenNothing();
  });

  it('does not ship what is not paid', () => {
    given(orderDecider, unpaid).when(set('shipped')).thenRefused('order-not-paid');
    given(orderDecider, unpaid).when(set('delivered')).thenRefused('order-not-paid');
    given(orderDecider, [...unpaid, orderCancelled()])
      .when(set('shipped'))
      .thenRefused('order-not-paid');
  });

  it('is refused when there is no order', () => {
    given(orderDecider).when(set('shipped')).thenRefused('order-not-found');
  });
});

describe('shipping an order that was withdrawn from before it left', () => {
  const bothLines = [
    { lineId: 'energy-boost', productId: 7, productName: 'Energy Boost', quantity: 2, totalCents: 4492 },
    { lineId: 'sleep-well-2-1', productId: 8, productName: 'Sleep Well', quantity: 1, totalCents: 3672 },
  ];
  const withdrawn = [...paid, returnRegistered({ lines: bothLines, refundCents: 8164, isWhole: true })];
  const partly = [...paid, returnRegistered()];
  const oneJar = [{ lineId: 'energy-boost', quantity: 1 }];

  it('is refused as long as the return stands', () => {
    for (const status of ['shipped', 'delivered'] as const)
      given(orderDecider, withdrawn).when(set(status)).thenRefused('order-withdrawn');
    given(orderDecider, [...withdrawn, returnReleased()])
      .when(set('shipped'))
      .then([orderStatusChanged('processing', 'shipped')]);
    given(orderDecider, [...withdrawn, refundRequested('return:return-1', 8164), returnReleased()])
      .when(set('shipped'))
      .thenRefused('order-withdrawn');
  });

  it('leaves the withdrawn pieces out and records them, once staff has confirmed exactly these', () => {
    for (const other of [[], [{ lineId: 'energy-boost', quantity: 2 }]])
      given(orderDecider, partly)
        .when(send('shipped', other))
        .thenRefused('order-partly-withdrawn', { pieces: '1 × Energy Boost' });
    given(orderDecider, partly)
      .when(send('shipped', oneJar))
      .then([orderStatusChanged('processing', 'shipped', oneJar)]);
    given(orderDecider, [...partly, returnReleased()])
      .when(send('shipped', oneJar))
      .thenRefused('conflict');
  });

  it('does not ask again once the parcel left, nor for a return of what was delivered', () => {
    given(orderDecider, [...partly, orderStatusChanged('processing', 'shipped', oneJar)])
      .when(set('delivered'))
      .then([orderStatusChanged('shipped', 'delivered')]);
    given(orderDecider, [...paid, returnRegistered({ isUnshipped: false })])
      .when(set('shipped'))
      .then([orderStatusChanged('processing', 'shipped')]);
  });

  it('can still be cancelled', () => {
    given(orderDecider, withdrawn).when(set('cancelled')).then([orderCancelledPaid(), refundRequested()]);
  });
});

describe('cancelling an order', () => {
  it('of which nothing was paid gives nothing back', () => {
    given(orderDecider, unpaid).when(set('cancelled')).then([orderCancelled()]);
  });

  it('that was paid asks for one refund', () => {
    given(orderDecider, paid).when(set('cancelled')).then([orderCancelledPaid(), refundRequested()]);
  });

  it('that left the house says so', () => {
    given(orderDecider, shipped)
      .when(set('cancelled'))
      .then([orderCancelledPaid({ from: 'shipped', wasShipped: true }), refundRequested()]);
  });

  it('gives back only what a return has left', () => {
    const rest = {
      lines: [
        { lineId: 'energy-boost', quantity: 1, amountCents: 2246 },
        { lineId: 'sleep-well-2-1', quantity: 1, amountCents: 3672 },
      ],
      shippingCents: 0,
    };
    given(orderDecider, [...shipped, returnRegistered(), refundRequested('return:return-1', 2246)])
      .when(set('cancelled'))
      .then([
        orderCancelledPaid({ from: 'shipped', wasShipped: true }),
        refundRequested(`refund:${orderId}`, 5918, rest),
      ]);
    given(orderDecider, [...shipped, refundRequested('return:1', 8164)])
      .when(set('cancelled'))
      .then([orderCancelledPaid({ from: 'shipped', wasShipped: true })]);
  });
});

describe('the subscriptions of a cancelled order', () => {
  const renewal = { subscriptionId: 'running', cycle: 2 };
  const delivery = [orderPlaced({ renewal }), paymentCaptured()];

  it('end with the order that started them, unless staff keeps them', () => {
    given(orderDecider, paid)
      .when(set('cancelled', [planLine.lineId]))
      .then([orderCancelledPaid(), refundRequested()]);
    given(orderDecider, paid)
      .when(set('cancelled', []))
      .then([orderCancelledPaid({}, false), refundRequested()]);
  });

  it('go on after a cancelled delivery, unless staff ends them', () => {
    given(orderDecider, delivery)
      .when(set('cancelled'))
      .then([orderCancelledPaid({ renewal }, false), refundRequested()]);
    given(orderDecider, delivery)
      .when(set('cancelled', [planLine.lineId]))
      .then([orderCancelledPaid({ renewal }), refundRequested()]);
  });

  it('are not named before the payment is captured, since none has started', () => {
    given(orderDecider, unpaid)
      .when(set('cancelled', [planLine.lineId]))
      .then([orderCancelled()]);
  });
});

describe('undoing a cancellation', () => {
  it('sells the goods anew, under another sale id each time', () => {
    const reinstated = (saleId: string) =>
      ({ type: 'OrderReinstated', data: { to: 'pending', saleId, products } }) as const;
    const second = `${orderId}/2`;
    given(orderDecider, [...unpaid, orderCancelled()])
      .when(set('pending'))
      .then([reinstated(second)]);
    given(orderDecider, [...unpaid, orderCancelled(), reinstated(second), orderCancelled({ saleId: second })])
      .when(set('pending'))
      .then([reinstated(`${orderId}/3`)]);
  });

  it('is refused once a refund was requested or made', () => {
    given(orderDecider, cancelledPaid).when(set('processing')).thenRefused('order-cancelled');
    given(orderDecider, [...cancelledPaid, orderRefunded()])
      .when(set('shipped'))
      .thenRefused('order-cancelled');
  });
});
