import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { orderDecider } from '../order.decider.js';
import type { Pieces } from '../order.events.js';
import {
  disputeClosed,
  disputeOpened,
  externalRefundRecorded,
  orderCancelled,
  orderCancelledPaid,
  orderId,
  orderPlaced,
  orderStatusChanged,
  paymentCaptured,
  piecesReplaced,
  replacementId,
  replacementPlaced,
  replacementWithdrawn,
} from '../order.fixtures.js';
import { ChangeOrderStatus } from './change-order-status.js';
import { CancelOrder } from './cancel-order.js';
import { RegisterReturn } from './register-return.js';
import { ReplacePieces } from './replace-pieces.js';
import { WithdrawReplacement } from './withdraw-replacement.js';

const other = { replacementId: '4c1f3f6e-8d55-5a3a-8c7e-0e8f1f6d2b22' };
const pieces = (lineId: string, quantity: number): Pieces[] => [{ lineId, quantity }];
const replace = (changes: Partial<ReplacePieces['payload']> = {}) =>
  new ReplacePieces(
    { orderId, replacementId, reason: 'damaged', pieces: pieces('energy-boost', 1), again: false, ...changes },
    contextAt(),
  );
const paid = [orderPlaced(), paymentCaptured()];

describe('replacing pieces', () => {
  it('replaces pieces of a paid order once', () => {
    given(orderDecider, paid).when(replace()).then([piecesReplaced()]);
    given(orderDecider, [...paid, piecesReplaced()])
      .when(replace())
      .thenNothing();
  });

  it('refuses another request under the id of one that was made', () => {
    const done = given(orderDecider, [...paid, piecesReplaced()]);
    done.when(replace({ pieces: pieces('energy-boost', 2) })).thenRefused('done-otherwise');
    done.when(replace({ reason: 'lost' })).thenRefused('done-otherwise');
  });

  it('refuses an order whose money the bank has taken back', () => {
    given(orderDecider, [...paid, disputeOpened(), disputeClosed('lost'), externalRefundRecorded('du_1', 8164)])
      .when(replace())
      .thenRefused('order-charged-back');
  });

  it('refuses more pieces than the order has, and counts the jars of a subscription', () => {
    given(orderDecider, paid)
      .when(replace({ pieces: pieces('energy-boost', 3) }))
      .thenRefused('replacement-exceeds-order', { name: 'Energy Boost', most: 2 });
    const jars = pieces('sleep-well-2-1', 2);
    given(orderDecider, paid)
      .when(replace({ pieces: jars }))
      .then([piecesReplaced({ pieces: jars })]);
    given(orderDecider, paid)
      .when(replace({ pieces: pieces('unknown', 1) }))
      .thenRefused('replacement-exceeds-order', { name: 'dit product', most: 0 });
  });

  it('refuses pieces that were replaced before, unless staff confirms it', () => {
    const before = [...paid, piecesReplaced()];
    const both = { ...other, pieces: pieces('energy-boost', 2) };
    given(orderDecider, before)
      .when(replace(other))
      .then([piecesReplaced(other)]);
    given(orderDecider, before)
      .when(replace(both))
      .thenRefused('replaced-before', { name: 'Energy Boost', replaced: 1 });
    given(orderDecider, before)
      .when(replace({ ...both, again: true }))
      .then([piecesReplaced(both)]);
  });

  it('forgets a replacement that the stock could not supply, which can be tried again', () => {
    const short = [...paid, piecesReplaced(), replacementWithdrawn()];
    given(orderDecider, short)
      .when(replace({ ...other, pieces: pieces('energy-boost', 2) }))
      .then([piecesReplaced({ ...other, pieces: pieces('energy-boost', 2) })]);
    given(orderDecider, short).when(replace()).then([piecesReplaced()]);
  });

  it('refuses an order that is not paid, or cancelled', () => {
    given(orderDecider, [orderPlaced()]).when(replace()).thenRefused('order-not-paid');
    given(orderDecider, [...paid, orderCancelledPaid()])
      .when(replace())
      .thenRefused('order-cancelled');
  });
});

describe('withdrawing a replacement', () => {
  const withdraw = new WithdrawReplacement({ orderId, replacementId, productId: 7, available: 0 }, contextAt());

  it('withdraws it once, and nothing that was never requested', () => {
    given(orderDecider, [...paid, piecesReplaced()])
      .when(withdraw)
      .then([replacementWithdrawn()]);
    given(orderDecider, [...paid, piecesReplaced(), replacementWithdrawn()])
      .when(withdraw)
      .thenNothing();
    given(orderDecider, paid).when(withdraw).thenNothing();
  });
});

describe('the free order', () => {
  it('ships without a payment', () => {
    const parcel = { saleId: replacementId, products: [{ productId: 7, pieces: 1 }] };
    given(orderDecider, [replacementPlaced()])
      .when(new ChangeOrderStatus({ orderId: replacementId, status: 'shipped' }, contextAt()))
      .then([{ type: 'OrderStatusChanged', data: { from: 'processing', to: 'shipped', leftOut: [], parcel } }]);
  });

  it('is cancelled without a refund, and has nothing to return', () => {
    const products = [{ productId: 7, pieces: 1, totalCents: 0 }];
    given(orderDecider, [replacementPlaced()])
      .when(new CancelOrder({ orderId: replacementId }, contextAt()))
      .then([orderCancelled({ from: 'processing', saleId: replacementId, products })]);
    const back = { orderId: replacementId, returnId: 'r', origin: 'staff', reason: 'damaged', pieces: 'all' } as const;
    given(orderDecider, [replacementPlaced(), orderStatusChanged('processing', 'shipped')])
      .when(new RegisterReturn(back, contextAt()))
      .thenRefused('order-not-paid');
  });
});
