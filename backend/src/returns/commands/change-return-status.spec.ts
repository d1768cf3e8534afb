import type { ReturnStatus } from '../../../../contracts/returns.js';
import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { returnDecider } from '../return.decider.js';
import { returnChanged, returnId, returnRefundRequested, returnRequested } from '../return.fixtures.js';
import { ChangeReturnStatus } from './change-return-status.js';

const set = (status: ReturnStatus, refundCents: number | null = null) =>
  new ChangeReturnStatus({ returnId, status, refundCents }, contextAt());
const requested = [returnRequested()];
const approved = returnChanged('ReturnApproved', 'requested');
const completed = returnChanged('ReturnCompleted', 'approved');

describe('changing the status of a return', () => {
  it('sets any status and back', () => {
    given(returnDecider, requested).when(set('approved')).then([approved]);
    given(returnDecider, requested)
      .when(set('rejected'))
      .then([returnChanged('ReturnRejected', 'requested')]);
    given(returnDecider, [...requested, approved])
      .when(set('requested'))
      .then([returnChanged('ReturnReopened', 'approved')]);
  });

  it('requests the refund on the first completion: the proposal, or the amount that staff enters', () => {
    given(returnDecider, [...requested, approved])
      .when(set('completed'))
      .then([completed, returnRefundRequested()]);
    given(returnDecider, [...requested, approved])
      .when(set('completed', 1551))
      .then([completed, returnRefundRequested(1551)]);
    given(returnDecider, [...requested, approved])
      .when(set('completed', 0))
      .then([completed]);
  });

  it('keeps a return with a requested refund completed', () => {
    const refunded = [...requested, approved, completed, returnRefundRequested()];
    for (const status of ['requested', 'approved', 'rejected'] as const)
      given(returnDecider, refunded).when(set(status)).thenRefused('return-settled');
    given(returnDecider, refunded).when(set('completed', 5000)).thenNothing();
  });

  it('reopens a return that was completed without a refund', () => {
    given(returnDecider, [...requested, approved, completed])
      .when(set('rejected'))
      .then([returnChanged('ReturnRejected', 'completed')]);
  });

  it('only completes a return that was reopened after its refund, before that was refused', () => {
    const reopened = returnChanged('ReturnApproved', 'completed');
    const history = [...requested, approved, completed, returnRefundRequested(), reopened];
    given(returnDecider, history).when(set('rejected')).thenRefused('return-settled');
    given(returnDecider, history).when(set('completed', 5000)).then([completed]);
  });

  it('is refused above the paid amount, and without a return', () => {
    given(returnDecider, requested).when(set('completed', 8165)).thenRefused('refund-too-high', { paidCents: 8164 });
    given(returnDecider).when(set('approved')).thenRefused('return-not-found');
  });
});
