import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { orderDecider } from '../order.decider.js';
import {
  orderCancelled,
  orderId,
  orderPlaced,
  orderStatusChanged,
  paidAt,
  paymentCaptured,
  refundRequested,
  returnReclaimed,
  returnRegistered,
  returnReleased,
  disputeClosed,
  disputeOpened,
} from '../order.fixtures.js';
import type { OrderEvent, Pieces } from '../order.events.js';
import { ReclaimReturn } from './reclaim-return.js';
import { RegisterReturn } from './register-return.js';
import { ReleaseReturn } from './release-return.js';

type Asked = Partial<RegisterReturn['payload']>;
const register = (pieces: Pieces[] | 'all', asked: Asked = {}) => {
  const usual = { orderId, returnId: 'return-1', origin: 'customer', reason: 'changed-mind' } as const;
  return new RegisterReturn({ ...usual, pieces, ...asked }, contextAt());
};
const jar = (quantity: number) => ({ lineId: 'energy-boost', quantity });
const plan = { lineId: 'sleep-well-2-1', quantity: 1 };
const planLine = {
  lineId: 'sleep-well-2-1',
  productId: 8,
  productName: 'Sleep Well',
  quantity: 1,
  totalCents: 3672,
  jars: 2,
};
const jars = (quantity: number, totalCents: number) => ({
  lineId: 'energy-boost',
  productId: 7,
  productName: 'Energy Boost',
  quantity,
  totalCents,
});
const paid = [orderPlaced(), paymentCaptured()];
const other = (quantity: number, totalCents: number) =>
  returnRegistered({ returnId: 'return-0', lines: [jars(quantity, totalCents)], refundCents: totalCents });

describe('registering a return', () => {
  it('reserves the pieces with the amount paid for them, once', () => {
    given(orderDecider, paid)
      .when(register([jar(1)]))
      .then([returnRegistered()]);
    given(orderDecider, [...paid, returnRegistered()])
      .when(register([jar(1)]))
      .thenNothing();
  });

  it('is refused for other content under the id of a former return', () => {
    const other = [register([jar(2)]), register([jar(1)], { reason: 'damaged' })];
    for (const edited of other)
      given(orderDecider, [...paid, returnRegistered()])
        .when(edited)
        .thenRefused('done-otherwise');
  });

  it('records whether the parcel was shipped', () => {
    given(orderDecider, [...paid, orderStatusChanged('processing', 'shipped')])
      .when(register([jar(1)]))
      .then([returnRegistered({ isUnshipped: false })]);
  });

  it('of the whole order refunds the shipping, deducts the discount, and ends its subscriptions', () => {
    const dear = orderPlaced({ discountCents: 816, shippingCents: 699, totalCents: 8164 - 816 + 699 });
    const whole = { isWhole: true, shippingCents: 699, refundCents: 8047, endedPlans: ['sleep-well-2-1'] };
    const lines = [jars(2, 4043), { ...planLine, totalCents: 3305 }];
    given(orderDecider, [dear, paymentCaptured()])
      .when(register('all', { origin: 'withdrawal' }))
      .then([returnRegistered({ origin: 'withdrawal', lines, ...whole })]);
    given(orderDecider, [dear, paymentCaptured()])
      .when(register([jar(2), plan]))
      .then([returnRegistered({ lines, ...whole })]);
  });

  it('ends no subscription when staff registers it or for another reason', () => {
    const lines = [planLine];
    given(orderDecider, paid)
      .when(register([plan], { origin: 'staff' }))
      .then([returnRegistered({ origin: 'staff', lines, refundCents: 3672 })]);
    given(orderDecider, paid)
      .when(register([plan], { reason: 'damaged' }))
      .then([returnRegistered({ reason: 'damaged', lines, refundCents: 3672 })]);
  });

  it('accepts at most the pieces that other returns left', () => {
    given(orderDecider, [...paid, other(1, 2246)])
      .when(register([jar(2)]))
      .thenRefused('return-exceeds-order', { name: 'Energy Boost', left: 1 });
    given(orderDecider, paid)
      .when(register([{ lineId: 'iets-anders', quantity: 1 }]))
      .thenRefused('return-exceeds-order', { name: 'dit product', left: 0 });
    given(orderDecider, [...paid, other(1, 2246)])
      .when(register('all'))
      .then([
        returnRegistered({
          lines: [jars(1, 2246), planLine],
          refundCents: 5918,
          isWhole: true,
          endedPlans: ['sleep-well-2-1'],
        }),
      ]);
    const rest = returnRegistered({ returnId: 'return-00', lines: [planLine] });
    given(orderDecider, [...paid, other(2, 4492), rest])
      .when(register('all'))
      .thenRefused('nothing-to-return');
  });

  it('proposes at most the refundable amount', () => {
    given(orderDecider, [...paid, refundRequested('refund:by-hand', 7000)])
      .when(register([jar(1)]))
      .then([returnRegistered({ refundCents: 1164 })]);
  });

  it('proposes no more for a line than staff left of it', () => {
    const goodwill = { lines: [{ lineId: 'energy-boost', quantity: 0, amountCents: 4000 }], shippingCents: 0 };
    const { type, data } = refundRequested('staff:1', 4000, goodwill) as Extract<
      OrderEvent,
      { type: 'RefundRequested' }
    >;
    const dented = [...paid, { type, data: { ...data, reason: 'damage' as const } }];
    const both = returnRegistered({ lines: [jars(2, 492)], refundCents: 492 });
    given(orderDecider, dented)
      .when(register([jar(2)]))
      .then([both]);
    const first = returnRegistered({ returnId: 'return-0', lines: [jars(1, 492)], refundCents: 492 });
    given(orderDecider, [...dented, first])
      .when(register([jar(1)]))
      .then([returnRegistered({ lines: [jars(1, 0)], refundCents: 0 })]);
  });

  it('is refused for an unpaid, cancelled or unknown order', () => {
    given(orderDecider, [orderPlaced()]).when(register('all')).thenRefused('order-not-paid');
    given(orderDecider, [...paid, orderCancelled({ from: 'processing', paidAt })])
      .when(register('all'))
      .thenRefused('order-cancelled');
    given(orderDecider).when(register('all')).thenRefused('order-not-found');
  });
});

describe('a rejected return', () => {
  const about = { orderId, returnId: 'return-1' };
  const release = new ReleaseReturn(about, contextAt());
  const reclaim = new ReclaimReturn(about, contextAt());
  const registered = [...paid, returnRegistered()];
  const released = [...registered, returnReleased()];

  it('releases its pieces, once', () => {
    given(orderDecider, registered).when(release).then([returnReleased()]);
    given(orderDecider, released).when(release).thenNothing();
    given(orderDecider, paid).when(release).thenNothing();
    given(orderDecider, released)
      .when(register([jar(2)], { returnId: 'return-2' }))
      .then([returnRegistered({ returnId: 'return-2', lines: [jars(2, 4492)], refundCents: 4492 })]);
  });

  it('keeps its pieces once it was refunded, also when the release arrives late', () => {
    given(orderDecider, [...registered, refundRequested('return:return-1', 2246)])
      .when(release)
      .thenNothing();
  });

  it('keeps its pieces when an older stream has a refund and a release of them', () => {
    const stored = [...registered, refundRequested('return:return-1', 2246), returnReleased()];
    given(orderDecider, stored)
      .when(register([jar(2)], { returnId: 'return-2' }))
      .thenRefused('return-exceeds-order', { name: 'Energy Boost', left: 1 });
    given(orderDecider, stored)
      .when(register('all', { returnId: 'return-2' }))
      .then([
        returnRegistered({
          returnId: 'return-2',
          lines: [jars(1, 2246), planLine],
          refundCents: 5918,
          isWhole: true,
          endedPlans: ['sleep-well-2-1'],
        }),
      ]);
    given(orderDecider, stored).when(reclaim).thenNothing();
  });

  it('reclaims its pieces when it is reopened, unless another return has them', () => {
    given(orderDecider, released).when(reclaim).then([returnReclaimed()]);
    given(orderDecider, registered).when(reclaim).thenNothing();
    given(orderDecider, [...released, other(2, 4492)])
      .when(reclaim)
      .thenRefused('return-exceeds-order', { name: 'Energy Boost', left: 0 });
  });

  it('restores the subscriptions that a statement of withdrawal ended, and ends them again when it is reopened', () => {
    const withdrawn = returnRegistered({ origin: 'withdrawal', lines: [planLine], endedPlans: [planLine.lineId] });
    const restored = returnReleased('return-1', [planLine.lineId]);
    given(orderDecider, [...paid, withdrawn])
      .when(release)
      .then([restored]);
    given(orderDecider, [...paid, withdrawn, restored])
      .when(release)
      .thenNothing();
    given(orderDecider, [...paid, withdrawn, restored])
      .when(reclaim)
      .then([returnReclaimed('return-1', [planLine.lineId])]);
  });

  it('restores no subscription that a lost dispute ended too', () => {
    const withdrawn = returnRegistered({ origin: 'withdrawal', lines: [planLine], endedPlans: [planLine.lineId] });
    const lost = [disputeOpened(), disputeClosed('lost')];
    given(orderDecider, [...paid, ...lost, withdrawn])
      .when(release)
      .then([returnReleased()]);
    given(orderDecider, [...paid, withdrawn, ...lost])
      .when(release)
      .then([returnReleased()]);
    given(orderDecider, [...paid, withdrawn, disputeOpened(), disputeClosed('won')])
      .when(release)
      .then([returnReleased('return-1', [planLine.lineId])]);
  });

  it('restores no subscription of a cancelled order, of the account, or that another return ended too', () => {
    const endedPlans = [planLine.lineId];
    const withdrawn = returnRegistered({ origin: 'withdrawal', lines: [planLine], endedPlans });
    given(orderDecider, [...paid, withdrawn, orderCancelled({ from: 'processing', paidAt })])
      .when(release)
      .then([returnReleased()]);
    given(orderDecider, [...paid, returnRegistered({ lines: [planLine], endedPlans })])
      .when(release)
      .then([returnReleased()]);
    given(orderDecider, [...paid, returnRegistered({ returnId: 'return-0', endedPlans }), withdrawn])
      .when(release)
      .then([returnReleased()]);
  });
});
