import type { ReturnEvent } from '../../returns/return.events.js';
import {
  requestedReturn,
  returnChanged,
  returnRefundRequested,
  returnRequested,
} from '../../returns/return.fixtures.js';
import { recorded, recordedStream } from '../../testing/recorded-events.js';
import { foldProjection } from '../fold-projection.fixtures.js';
import { adminReturnList } from './admin-return-list.projection.js';

const rowsAfter = (...events: ReturnEvent[]) =>
  foldProjection(adminReturnList, [
    ...recordedStream('return-a-1', [returnRequested(), ...events]),
    recorded('return-b-2', returnRequested({ reason: 'damaged' })),
  ]);

describe('admin-return-list', () => {
  it('has one row per return', () => {
    expect(rowsAfter()).toMatchObject([
      { ...requestedReturn, returnId: 'a-1', status: 'requested', refundRequested: false, filedBy: 'system' },
      { returnId: 'b-2', reason: 'damaged' },
    ]);
  });

  it('follows the status', () => {
    const follow: ReturnEvent[] = [
      returnChanged('ReturnRejected', 'requested'),
      returnChanged('ReturnReopened', 'rejected'),
      returnChanged('ReturnApproved', 'requested'),
      returnChanged('ReturnCompleted', 'approved'),
    ];
    const statuses = follow.map((_, index) => rowsAfter(...follow.slice(0, index + 1))[0]?.status);
    expect(statuses).toEqual(['rejected', 'requested', 'approved', 'completed']);
    expect(rowsAfter(...follow)[1]).toMatchObject({ status: 'requested' });
  });

  it('shows the requested refund', () => {
    expect(rowsAfter(returnRefundRequested(1551))[0]).toMatchObject({ refundCents: 1551, refundRequested: true });
  });
});
