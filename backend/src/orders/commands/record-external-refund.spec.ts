import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { orderDecider } from '../order.decider.js';
import {
  everythingBack,
  externalRefundFailed,
  externalRefundRecorded,
  orderCancelledPaid,
  orderId,
  orderPlaced,
  orderRefunded,
  piecesKept,
  paymentCaptured,
  refundFailed,
  refundReduced,
  refundRequested,
  returnRegistered,
} from '../order.fixtures.js';
import type { OrderEvent } from '../order.events.js';
import { CancelOrder } from './cancel-order.js';
import { ConfirmRefund } from './confirm-refund.js';
import { FailExternalRefund } from './fail-external-refund.js';
import { FailRefund } from './fail-refund.js';
import { RecordExternalRefund } from './record-external-refund.js';
import { RequestRefund } from './request-refund.js';

const paid = [orderPlaced(), paymentCaptured()];
const cancelled = [...paid, orderCancelledPaid(), refundRequested()];
const refund = (externalId: string, amountCents: number) => ({
  ...{ orderId, externalId, amountCents },
  origin: 'dashboard' as const,
});
const record = (externalId = 're_1', amountCents = 1000) =>
  new RecordExternalRefund(refund(externalId, amountCents), contextAt());
const fail = (externalId = 're_1', amountCents = 1000) =>
  new FailExternalRefund(refund(externalId, amountCents), contextAt());
const line = (lineId: string, quantity: number, amountCents: number) => ({ lineId, quantity, amountCents });
const all = {
  lines: [line('energy-boost', 0, 4492), line('sleep-well-2-1', 0, 3672)],
  shippingCents: 0,
};
const none = { lines: [], shippingCents: 0 };
/** VAT at 9 %, rounded so that all refunds together return that of the order. */
const vat = (grossCents: number, vatCents: number) => [{ rate: 'low' as const, percent: 9, grossCents, vatCents }];

describe('recording a refund from outside the shop', () => {
  it('counts it as refunded, without pieces', () => {
    given(orderDecider, paid).when(record()).then([externalRefundRecorded()]);
  });

  it('does nothing for a known one, also after it failed', () => {
    given(orderDecider, [...paid, externalRefundRecorded()])
      .when(record())
      .then([]);
    given(orderDecider, [...paid, externalRefundRecorded(), externalRefundFailed()])
      .when(record())
      .then([]);
  });

  it('counts at most what was left of the payment', () => {
    given(orderDecider, [...cancelled, orderRefunded()])
      .when(record('re_2', 1000))
      .then([externalRefundRecorded('re_2', 0, none)]);
    given(orderDecider, [...paid, externalRefundRecorded('re_1', 8000)])
      .when(record('re_2', 1000))
      .then([
        externalRefundRecorded('re_2', 164, {
          lines: [line('sleep-well-2-1', 0, 164)],
          shippingCents: 0,
          vat: vat(164, 13),
        }),
      ]);
  });

  it('reduces a requested refund that is not made by what is missing for it', () => {
    const rest = { lines: [line('energy-boost', 2, 4492), line('sleep-well-2-1', 1, 2672)], shippingCents: 0 };
    given(orderDecider, cancelled)
      .when(record())
      .then([
        refundReduced(7164, 1000, rest),
        externalRefundRecorded('re_1', 1000, {
          lines: [line('sleep-well-2-1', 0, 1000)],
          shippingCents: 0,
          vat: vat(1000, 82),
        }),
      ]);
  });

  it('leaves a reduced refund on the pieces that an inspection found', () => {
    const found = { lines: [line('energy-boost', 2, 0), line('sleep-well-2-1', 1, 3672)], shippingCents: 0 };
    const rest = { lines: [line('energy-boost', 2, 0), line('sleep-well-2-1', 1, 3164)], shippingCents: 0 };
    given(orderDecider, [
      ...paid,
      returnRegistered({ lines: everythingBack }),
      refundRequested('return:return-1', 3672, found),
    ])
      .when(record('re_1', 5000))
      .then([
        refundReduced(3164, 508, rest, 'return:return-1'),
        externalRefundRecorded('re_1', 5000, {
          lines: [line('energy-boost', 0, 4492), line('sleep-well-2-1', 0, 508)],
          shippingCents: 0,
        }),
      ]);
  });

  it('reduces a requested refund to nothing when everything went back', () => {
    const pieces = { lines: [line('energy-boost', 2, 0), line('sleep-well-2-1', 1, 0)], shippingCents: 0 };
    given(orderDecider, cancelled)
      .when(record('re_1', 8164))
      .then([refundReduced(0, 8164, pieces), externalRefundRecorded('re_1', 8164, all)]);
  });

  it('leaves a requested refund alone that still fits', () => {
    given(orderDecider, [...paid, returnRegistered(), refundRequested('return:return-1', 2246)])
      .when(record('re_1', 5918))
      .then([
        externalRefundRecorded('re_1', 5918, {
          lines: [line('energy-boost', 0, 2246), line('sleep-well-2-1', 0, 3672)],
          shippingCents: 0,
        }),
      ]);
  });

  it('is refused for an unpaid order', () => {
    given(orderDecider, [orderPlaced()]).when(record()).thenRefused('order-not-paid');
  });

  it('limits a later refund to what is left', () => {
    const partly = [...paid, returnRegistered(), externalRefundRecorded('re_1', 7000, all)];
    const request = { orderId, refundId: 'return:return-1', returnId: 'return-1', amountCents: 2246 };
    given(orderDecider, partly)
      .when(new RequestRefund({ ...request, reason: 'return' }, contextAt()))
      .then([expect.objectContaining({ data: expect.objectContaining({ amountCents: 1164 }) }) as never, piecesKept()]);
    given(orderDecider, [...paid, externalRefundRecorded('re_1', 8164, all)])
      .when(new CancelOrder({ orderId }, contextAt()))
      .then([orderCancelledPaid({ refundCents: 0 })]);
  });

  it('never confirms more than was left', () => {
    const events = [...cancelled, externalRefundRecorded('re_1', 8000)];
    given(orderDecider, events)
      .when(new ConfirmRefund({ orderId, refundId: `refund:${orderId}`, amountCents: 8164, byHand: true }, contextAt()))
      .then([orderRefunded(`refund:${orderId}`, 164, true)]);
  });
});

describe('a failed refund from outside the shop', () => {
  it('no longer counts, once', () => {
    const recorded = [...paid, externalRefundRecorded()];
    given(orderDecider, recorded).when(fail()).then([externalRefundFailed()]);
    given(orderDecider, [...recorded, externalRefundFailed()])
      .when(fail())
      .then([]);
  });

  it('that was unknown takes nothing from the order or from refunds under way, and its late success is ignored', () => {
    const unknown: OrderEvent = {
      type: 'ExternalRefundFailed',
      data: { externalId: 're_1', origin: 'dashboard', amountCents: 0 },
    };
    for (const before of [paid, cancelled]) {
      given(orderDecider, before).when(fail()).then([unknown]);
      given(orderDecider, [...before, unknown])
        .when(record())
        .then([]);
    }
  });

  it('frees its amount', () => {
    const came = [...paid, externalRefundRecorded(), externalRefundFailed()];
    given(orderDecider, came)
      .when(new CancelOrder({ orderId }, contextAt()))
      .then([orderCancelledPaid(), refundRequested()]);
  });
});

describe('a made refund that failed', () => {
  const command = new FailRefund({ orderId, refundId: `refund:${orderId}` }, contextAt());

  it('is open again, once', () => {
    const made = [...cancelled, orderRefunded()];
    given(orderDecider, made).when(command).then([refundFailed()]);
    given(orderDecider, [...made, refundFailed()])
      .when(command)
      .then([]);
    given(orderDecider, paid).when(command).thenRefused('refund-not-found');
  });

  it('stays made when staff paid it by hand since', () => {
    const byHand = orderRefunded(undefined, undefined, true);
    given(orderDecider, [...cancelled, byHand])
      .when(command)
      .thenNothing();
    given(orderDecider, [...cancelled, orderRefunded(), refundFailed(), byHand])
      .when(command)
      .thenNothing();
  });

  it('is confirmed again when it is made again', () => {
    given(orderDecider, [...cancelled, orderRefunded(), refundFailed()])
      .when(
        new ConfirmRefund({ orderId, refundId: `refund:${orderId}`, amountCents: 8164, byHand: false }, contextAt()),
      )
      .then([orderRefunded()]);
  });
});
