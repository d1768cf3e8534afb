import { returnStatuses } from '../../../../contracts/returns.js';
import { choosableStatuses } from './return-statuses';

describe('the statuses that staff may choose for a return', () => {
  it('are all of them until its refund is requested', () => {
    for (const status of returnStatuses)
      expect(Object.keys(choosableStatuses({ status, refundRequested: false }, true))).toEqual([...returnStatuses]);
  });

  it('are only completed once its refund is requested', () => {
    expect(choosableStatuses({ status: 'completed', refundRequested: true }, true)).toEqual({ completed: 'Voltooid' });
  });

  it('are only completed for a return that was reopened after its refund, before that was refused', () => {
    const names = choosableStatuses({ status: 'requested', refundRequested: true }, true);
    expect(names).toEqual({ requested: 'Aangevraagd', completed: 'Voltooid' });
  });

  it('leave completed, which refunds money, to those who may refund', () => {
    expect(choosableStatuses({ status: 'requested', refundRequested: false }, false)).toEqual({
      requested: 'Aangevraagd',
      approved: 'Goedgekeurd',
      rejected: 'Afgewezen',
    });
  });
});
