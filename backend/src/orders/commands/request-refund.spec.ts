import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { orderDecider } from '../order.decider.js';
import type { OrderEvent } from '../order.events.js';
import {
  orderCancelled,
  orderId,
  orderPlaced,
  paidAt,
  paymentCaptured,
  everythingBack,
  orderStatusChanged,
  piecesKept,
  refundOmitted,
  refundRequested,
  returnReclaimed,
  returnRegistered,
  returnReleased,
} from '../order.fixtures.js';
import { KeepPieces } from './keep-pieces.js';
import { RequestRefund } from './request-refund.js';

const request = (
  amountCents: number,
  returnId = 'return-1',
  lines?: { lineId: string; amountCents: number }[],
  mayExceed?: boolean,
) => {
  const refund = { orderId, refundId: `return:${returnId}`, returnId, amountCents, reason: 'return', lines } as const;
  return new RequestRefund({ ...refund, mayExceed }, contextAt());
};
const paid = [orderPlaced(), paymentCaptured()];
const registered = [...paid, returnRegistered()];
const oneJar = { lines: [{ lineId: 'energy-boost', quantity: 1, amountCents: 2246 }], shippingCents: 0 };
const reclaimed = returnReclaimed();
/** Refunded pieces and cents of both lines. */
const ofBoth = (energy: [quantity: number, cents: number], sleep: [quantity: number, cents: number]) => ({
  lines: [
    { lineId: 'energy-boost', quantity: energy[0], amountCents: energy[1] },
    { lineId: 'sleep-well-2-1', quantity: sleep[0], amountCents: sleep[1] },
  ],
  shippingCents: 0,
});
const found = (energyCents: number, sleepCents: number) => [
  { lineId: 'energy-boost', amountCents: energyCents },
  { lineId: 'sleep-well-2-1', amountCents: sleepCents },
];

describe('requesting a refund', () => {
  it('records its pieces per line, once per cause', () => {
    given(orderDecider, registered)
      .when(request(2246))
      .then([refundRequested('return:return-1', 2246, oneJar), piecesKept()]);
  });

  it('returns the pieces to stock when they never left, once', () => {
    const left = [...paid, returnRegistered({ isUnshipped: false }), orderStatusChanged('processing', 'shipped')];
    given(orderDecider, left)
      .when(request(2246))
      .then([refundRequested('return:return-1', 2246, oneJar)]);
    const leftOut = [{ lineId: 'energy-boost', quantity: 1 }];
    const kept = [...registered, orderStatusChanged('processing', 'shipped', leftOut), piecesKept()];
    given(orderDecider, kept)
      .when(request(2246))
      .then([refundRequested('return:return-1', 2246, oneJar)]);
  });

  it('takes an amount above the returned pieces from the shipping, then from other lines', () => {
    const dear = [orderPlaced({ shippingCents: 699, totalCents: 8863 }), paymentCaptured(8863), returnRegistered()];
    const parts = {
      lines: [
        { lineId: 'energy-boost', quantity: 1, amountCents: 4492 },
        { lineId: 'sleep-well-2-1', quantity: 0, amountCents: 9 },
      ],
      shippingCents: 699,
    };
    given(orderDecider, dear)
      .when(request(5200, 'return-1', undefined, true))
      .then([refundRequested('return:return-1', 5200, parts), piecesKept()]);
    given(orderDecider, dear)
      .when(request(5200))
      .then([refundRequested('return:return-1', 2246, oneJar), piecesKept()]);
  });

  describe('of pieces of which staff refunded some after they were registered', () => {
    const byStaff = (amountCents: number) => {
      const parts = { lines: [{ lineId: 'energy-boost', quantity: 0, amountCents }], shippingCents: 0 };
      const event = refundRequested('by-staff', amountCents, parts);
      return { ...event, data: { ...event.data, returnId: null, reason: 'damage' } } as OrderEvent;
    };

    it('returns what they have left, and leaves the rest to a reason of staff', () => {
      const rest = { lines: [{ lineId: 'energy-boost', quantity: 1, amountCents: 1492 }], shippingCents: 0 };
      given(orderDecider, [...registered, byStaff(3000)])
        .when(request(2246))
        .then([refundRequested('return:return-1', 1492, rest), piecesKept()]);
      given(orderDecider, [...registered, byStaff(3000)])
        .when(request(2246, 'return-1', undefined, true))
        .then([refundRequested('return:return-1', 2246, ofBoth([1, 1492], [0, 754])), piecesKept()]);
    });

    it('is not taken off each of two returns of the line', () => {
      const second = returnRegistered({ returnId: 'return-2' });
      const first = refundRequested('return:return-1', 2246, oneJar);
      given(orderDecider, [...registered, second, byStaff(1000)])
        .when(request(2246))
        .then([first, piecesKept()]);
      const rest = { lines: [{ lineId: 'energy-boost', quantity: 1, amountCents: 1246 }], shippingCents: 0 };
      given(orderDecider, [...registered, second, byStaff(1000), first, piecesKept()])
        .when(request(2246, 'return-2'))
        .then([refundRequested('return:return-2', 1246, rest), piecesKept('return-2')]);
    });

    it('does not fill up with shipping that the inspection left out', () => {
      const dear = [orderPlaced({ shippingCents: 699, totalCents: 8863 }), paymentCaptured(8863)];
      const back = returnRegistered({ lines: everythingBack, shippingCents: 699, isUnshipped: false });
      const shippedBack = [...dear, orderStatusChanged('processing', 'shipped'), back, byStaff(4492)];
      given(orderDecider, shippedBack)
        .when(request(3336, 'return-1', found(2246, 1090)))
        .then([refundRequested('return:return-1', 1090, ofBoth([2, 0], [1, 1090]))]);
    });

    it('is omitted when nothing is left of them, and pieces that never left are back in stock all the same', () => {
      const nothingLeft = [...registered, byStaff(4492)];
      given(orderDecider, nothingLeft)
        .when(request(2246))
        .then([refundOmitted('return:return-1', 2246), piecesKept()]);
      given(orderDecider, [...nothingLeft, orderStatusChanged('processing', 'shipped')])
        .when(request(2246))
        .then([refundOmitted('return:return-1', 2246)]);
    });
  });

  it('covers the pieces that an inspection found, whatever the order of the lines', () => {
    const back = [
      ...paid,
      orderStatusChanged('processing', 'shipped'),
      returnRegistered({ lines: everythingBack, isUnshipped: false }),
    ];
    given(orderDecider, back)
      .when(request(3672, 'return-1', found(0, 3672)))
      .then([refundRequested('return:return-1', 3672, ofBoth([2, 0], [1, 3672]))]);
  });

  it('refunds at most the remaining amount', () => {
    given(orderDecider, [...registered, refundRequested('return:return-1', 2246)])
      .when(request(8164, 'unknown'))
      .then([refundRequested('return:unknown', 5918, ofBoth([0, 2246], [0, 3672]))]);
  });

  it('is omitted once when everything was refunded', () => {
    const refunded = [...paid, orderCancelled({ from: 'processing', paidAt }), refundRequested()];
    given(orderDecider, refunded)
      .when(request(3000))
      .then([refundOmitted('return:return-1', 3000)]);
    given(orderDecider, [...refunded, refundOmitted('return:return-1', 3000)])
      .when(request(3000))
      .thenNothing();
  });

  it('is refused above the paid amount, and without a payment', () => {
    given(orderDecider, paid).when(request(8165)).thenRefused('refund-too-high', { capturedCents: 8164 });
    given(orderDecider, [orderPlaced()]).when(request(3000)).thenRefused('order-not-paid');
    given(orderDecider).when(request(3000)).thenRefused('order-not-found');
  });
});

describe('keeping the pieces of a return that is completed without a refund', () => {
  const keep = new KeepPieces({ orderId, returnId: 'return-1' }, contextAt());

  it('returns those to stock that never left, once', () => {
    given(orderDecider, registered).when(keep).then([piecesKept()]);
    given(orderDecider, [...paid, returnRegistered({ isUnshipped: false })])
      .when(keep)
      .thenNothing();
    const leftOut = [{ lineId: 'energy-boost', quantity: 1 }];
    for (const after of [
      orderCancelled({ from: 'processing', paidAt }),
      orderStatusChanged('processing', 'shipped', leftOut),
    ])
      given(orderDecider, [...registered, after])
        .when(keep)
        .thenNothing();
  });

  it('leaves them in the order when another return took them after a rejection', () => {
    given(orderDecider, [...registered, returnReleased()])
      .when(keep)
      .thenNothing();
    given(orderDecider, paid).when(keep).thenNothing();
  });

  it('also when its refund was omitted before the return had its pieces again', () => {
    given(orderDecider, [...registered, returnReleased(), refundOmitted('return:return-1', 2246), reclaimed])
      .when(keep)
      .then([piecesKept()]);
  });
});

describe('requesting the refund of a return that was rejected before', () => {
  const twoJars = [
    { lineId: 'energy-boost', productId: 7, productName: 'Energy Boost', quantity: 2, totalCents: 4492 },
  ];
  const other = returnRegistered({ returnId: 'return-2', lines: twoJars, refundCents: 4492 });

  it('reclaims its pieces when it arrives before the command that reclaims them', () => {
    given(orderDecider, [...registered, returnReleased()])
      .when(request(2246))
      .then([reclaimed, refundRequested('return:return-1', 2246, oneJar), piecesKept()]);
  });

  it('is refused when another return has its pieces', () => {
    given(orderDecider, [...registered, returnReleased(), other])
      .when(request(2246))
      .thenRefused('return-exceeds-order', { name: 'Energy Boost', left: 0 });
  });

  it('is refused for pieces that were refunded and released before refunds were recorded per line', () => {
    const reopened = [...registered, refundRequested('return:return-1', 2246), returnReleased()];
    given(orderDecider, [...reopened, other])
      .when(request(4492, 'return-2'))
      .thenRefused('return-exceeds-order', { name: 'Energy Boost', left: 1 });
  });
});
