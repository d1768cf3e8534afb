import type { OrderEvent } from '../../orders/order.events.js';
import type { ReducedRefund } from '../../orders/order-refunds.js';
import {
  orderRefunded,
  refundFailed,
  refundOmitted,
  refundReduced,
  refundRefused,
  refundRequested,
} from '../../orders/order.fixtures.js';
import type { ReturnEvent } from '../../returns/return.events.js';
import {
  inspectedJar,
  requestedReturn,
  returnChanged,
  returnCompleted,
  returnInspected,
  returnReceived,
  returnRefundRequested,
  returnRequested,
} from '../../returns/return.fixtures.js';
import { recorded, recordedStream } from '../../testing/recorded-events.js';
import { foldProjection } from '../fold-projection.fixtures.js';
import { adminReturnList } from './admin-return-list.projection.js';

const rowsAfter = (...events: (ReturnEvent | OrderEvent)[]) =>
  foldProjection(adminReturnList, [
    ...recordedStream('return-a-1', [returnRequested(), ...events]),
    recorded('return-b-2', returnRequested({ reason: 'damaged' })),
  ]);

const { unshipped: _, ...facts } = requestedReturn;

describe('admin-return-list', () => {
  it('has one row per return', () => {
    expect(rowsAfter()).toMatchObject([
      { ...facts, returnId: 'a-1', status: 'requested', refundRequested: false, filedBy: 'system' },
      { returnId: 'b-2', reason: 'damaged' },
    ]);
  });

  it('follows the status', () => {
    const follow: ReturnEvent[] = [
      returnChanged('ReturnRejected', 'requested'),
      returnChanged('ReturnReopened', 'rejected'),
      returnChanged('ReturnApproved', 'requested'),
      returnCompleted('approved'),
    ];
    const statuses = follow.map((_, index) => rowsAfter(...follow.slice(0, index + 1))[0]?.status);
    expect(statuses).toEqual(['rejected', 'requested', 'approved', 'completed']);
    expect(rowsAfter(...follow)[1]).toMatchObject({ status: 'requested' });
  });

  it('follows the label, the receipt and the inspection, which changes the proposal', () => {
    const label = { carrier: 'postnl', trackingCode: '3SRETOUR0001' } as const;
    const expected = { labelCarrier: 'postnl', labelCode: '3SRETOUR0001' };
    const received = [returnChanged('ReturnApproved', 'requested', label), returnReceived(1)];
    const counted = { expected: 1, received: 1, restocked: null, refundable: 1, refundableCents: 2246 };
    expect(rowsAfter(...received)[0]).toMatchObject({ ...expected, refundCents: 2246, lines: [counted] });
    const jar = inspectedJar({ restocked: 0, damageReason: 'opened', refundable: 0, refundableCents: 0 });
    const { lineId: _line, ...found } = jar;
    expect(rowsAfter(...received, returnInspected([jar], 0))[0]).toMatchObject({ refundCents: 0, lines: [found] });
    expect(rowsAfter(...received)[1]).toMatchObject({ labelCode: null, lines: [{ received: null }] });
  });

  it('expects only the pieces that left', () => {
    const unshipped = [{ lineId: 'energy-boost', quantity: 1 }];
    expect(foldProjection(adminReturnList, [recorded('return-c-3', returnRequested({ unshipped }))])).toMatchObject([
      { lines: [{ expected: 0 }] },
    ]);
  });

  it('expects and refunds the jars of a delivery, and keeps the pieces that were returned', () => {
    const lines = [{ ...requestedReturn.lines[0]!, quantity: 2, jars: 3 }];
    const unshipped = [{ lineId: 'energy-boost', quantity: 1 }];
    const requested = returnRequested({ lines, unshipped });
    expect(foldProjection(adminReturnList, [recorded('return-c-4', requested)])).toMatchObject([
      { lines: [{ quantity: 2, jars: 3, expected: 3, refundable: 6 }] },
    ]);
  });

  it('has what staff asked for until the order says what it requests', () => {
    const asked = [returnCompleted('approved', 6147), returnRefundRequested(6147, 'shipping')];
    expect(rowsAfter(...asked)[0]).toMatchObject({
      ...{ refundCents: 2246, requestedCents: 6147, refundedCents: 0, failedCents: 0 },
      ...{ refundRequested: true, refundReason: 'shipping' },
    });
    expect(rowsAfter(...asked, refundRequested('return:a-1', 500))[0]).toMatchObject({ requestedCents: 500 });
    expect(rowsAfter(...asked, refundOmitted('return:a-1'))[0]).toMatchObject({ requestedCents: 0, refundedCents: 0 });
  });

  it('follows the refund at the provider: reduced, refused, made and returned', () => {
    const { data } = refundReduced(1699, 547, { lines: [], shippingCents: 0 }) as { data: ReducedRefund };
    const refund: (ReturnEvent | OrderEvent)[] = [
      refundRequested('return:a-1', 2246),
      { type: 'RefundReduced', data: { ...data, refundId: 'return:a-1', returnId: 'a-1' } },
      refundRefused('return:a-1', 1699),
      orderRefunded('return:a-1', 1699),
      refundFailed('return:a-1', 1699),
      orderRefunded('refund:other', 8164),
    ];
    const rows = refund.map((_, index) => rowsAfter(returnRefundRequested(), ...refund.slice(0, index + 1))[0]!);
    expect(rows.map((row) => [row.requestedCents, row.refundedCents, row.failedCents])).toEqual([
      [2246, 0, 0],
      [1699, 0, 0],
      [1699, 0, 1699],
      [1699, 1699, 0],
      [1699, 0, 1699],
      [1699, 0, 1699],
    ]);
  });

  it('proposes again once a completion without a refund is undone', () => {
    const completed = returnCompleted('approved', 0);
    expect(rowsAfter(completed)[0]).toMatchObject({ requestedCents: 0, refundRequested: false });
    expect(rowsAfter(completed, returnChanged('ReturnReopened', 'completed'))[0]).toMatchObject({
      requestedCents: null,
    });
  });
});
