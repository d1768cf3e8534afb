import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { orderDecider } from '../order.decider.js';
import type { OrderEvent } from '../order.events.js';
import type { DisputeOutcome } from '../order-disputes.js';
import {
  disputeClosed,
  disputeOpened,
  externalRefundRecorded,
  orderCancelledPaid,
  orderId,
  orderPlaced,
  paymentCaptured,
  piecesKept,
  refundOmitted,
  refundRequested,
  returnRegistered,
} from '../order.fixtures.js';
import { CancelOrder } from './cancel-order.js';
import { CloseDispute } from './close-dispute.js';
import { OpenDispute } from './open-dispute.js';
import { RequestRefund } from './request-refund.js';

const paid = [orderPlaced(), paymentCaptured()];
const opened = [...paid, disputeOpened()];
const facts = {
  ...{ orderId, disputeId: 'du_1', amountCents: 8164, reason: 'fraudulent', isInquiry: false },
  evidenceDueBy: '2026-03-11T09:00:00.000Z',
};
const open = new OpenDispute(facts, contextAt());
const close = (outcome: DisputeOutcome, amountCents = 8164) =>
  new CloseDispute({ ...facts, outcome, amountCents }, contextAt());
const lines = (jars: number, plan: number, vatCents: number) => ({
  lines: [
    { lineId: 'energy-boost', quantity: 0, amountCents: jars },
    { lineId: 'sleep-well-2-1', quantity: 0, amountCents: plan },
  ],
  shippingCents: 0,
  vat: [{ rate: 'low', percent: 9, grossCents: jars + plan, vatCents }],
});
const money = (type: 'ExternalRefundRecorded' | 'ExternalRefundFailed', amountCents: number, parts?: object) =>
  ({ type, data: { externalId: 'du_1', origin: 'dispute', amountCents, ...(parts && { parts }) } }) as OrderEvent;
const lost = [disputeClosed('lost'), money('ExternalRefundRecorded', 8164, lines(4492, 3672, 674))];

describe('a dispute', () => {
  it('is recorded once', () => {
    given(orderDecider, paid).when(open).then([disputeOpened()]);
  });

  it('is not opened again by a late report', () => {
    given(orderDecider, [...opened, disputeClosed('won')])
      .when(open)
      .then([]);
  });

  it.each(['won', 'closed'] as const)('that is %s changes no amount', (outcome) => {
    given(orderDecider, opened)
      .when(close(outcome))
      .then([disputeClosed(outcome)]);
  });

  it('that is lost counts as refunded and ends the subscriptions', () => {
    given(orderDecider, opened).when(close('lost')).then(lost);
  });

  it('that closes before its opening is reported records both', () => {
    given(orderDecider, paid)
      .when(close('lost'))
      .then([disputeOpened(), ...lost]);
  });

  it('that is lost counts at most what was left', () => {
    given(orderDecider, [...opened, externalRefundRecorded('re_1', 1000)])
      .when(close('lost'))
      .then([disputeClosed('lost'), money('ExternalRefundRecorded', 7164, lines(3492, 3672, 591))]);
  });

  it('that is lost ends a requested refund that is not made', () => {
    given(orderDecider, [...opened, orderCancelledPaid(), refundRequested()])
      .when(close('lost'))
      .then([
        disputeClosed('lost'),
        expect.objectContaining({
          type: 'RefundReduced',
          data: expect.objectContaining({ amountCents: 0, reducedCents: 8164 }),
        }) as never,
        money('ExternalRefundRecorded', 8164, lines(4492, 3672, 674)),
      ]);
  });

  it('that was lost is never refunded again by a cancellation or a return', () => {
    given(orderDecider, [...opened, ...lost])
      .when(new CancelOrder({ orderId }, contextAt()))
      .then([orderCancelledPaid({ refundCents: 0 })]);
    const request = { orderId, refundId: 'return:return-1', returnId: 'return-1', amountCents: 2246 };
    given(orderDecider, [...opened, returnRegistered(), ...lost])
      .when(new RequestRefund({ ...request, reason: 'return' }, contextAt()))
      .then([refundOmitted(), piecesKept()]);
  });

  it('that is won on appeal no longer counts', () => {
    given(orderDecider, [...opened, ...lost])
      .when(close('won'))
      .then([disputeClosed('won'), money('ExternalRefundFailed', 8164)]);
  });
});
