import type { RefundReason, ReturnStatus } from '../../../../contracts/returns.js';
import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { returnDecider } from '../return.decider.js';
import {
  inspectedJar,
  returnChanged,
  returnCompleted,
  returnId,
  returnInspected,
  returnRefundRequested,
  returnRequested,
} from '../return.fixtures.js';
import { ChangeReturnStatus } from './change-return-status.js';

const set = (status: ReturnStatus) => new ChangeReturnStatus({ returnId, status, completion: null }, contextAt());
const complete = (
  refundCents: number | null = null,
  leftCents = 8164,
  reason: RefundReason | null = null,
  ownLeftCents = Infinity,
) =>
  new ChangeReturnStatus(
    { returnId, status: 'completed', completion: { refundCents, leftCents, ownLeftCents, reason } },
    contextAt(),
  );
const requested = [returnRequested()];
const approved = returnChanged('ReturnApproved', 'requested');
const inHouse = [...requested, approved];
const refunded = [...inHouse, returnCompleted('approved'), returnRefundRequested()];

describe('changing the status of a return', () => {
  it('sets any status and back', () => {
    given(returnDecider, requested).when(set('approved')).then([approved]);
    given(returnDecider, requested)
      .when(set('rejected'))
      .then([returnChanged('ReturnRejected', 'requested')]);
    given(returnDecider, inHouse)
      .when(set('requested'))
      .then([returnChanged('ReturnReopened', 'approved')]);
  });

  it('keeps a return with a requested refund completed', () => {
    for (const status of ['requested', 'approved', 'rejected'] as const)
      given(returnDecider, refunded).when(set(status)).thenRefused('return-settled');
  });

  it('reopens a return that was completed without a refund', () => {
    given(returnDecider, [...inHouse, returnCompleted('approved', 0)])
      .when(set('rejected'))
      .then([returnChanged('ReturnRejected', 'completed')]);
  });

  it('never rejects a return that was completed without a refund when its pieces never left', () => {
    const unshipped = [{ lineId: 'energy-boost', quantity: 1 }];
    const completed = [returnRequested({ isUnshipped: true, unshipped }), returnCompleted('requested', 0)];
    const reopened = returnChanged('ReturnReopened', 'completed');
    given(returnDecider, completed).when(set('requested')).then([reopened]);
    for (const history of [completed, [...completed, reopened]])
      given(returnDecider, history).when(set('rejected')).thenRefused('return-restocked');
  });

  it('only completes a return that was reopened after its refund, before that was refused', () => {
    const history = [...refunded, returnChanged('ReturnApproved', 'completed')];
    given(returnDecider, history).when(set('rejected')).thenRefused('return-settled');
    given(returnDecider, history)
      .when(complete())
      .then([returnCompleted('approved')]);
  });

  it('approves again with another label only', () => {
    const approve = (trackingCode: string) =>
      new ChangeReturnStatus(
        { returnId, status: 'approved', completion: null, label: { carrier: 'postnl', trackingCode } },
        contextAt(),
      );
    const labelled = (from: ReturnStatus, trackingCode: string) =>
      returnChanged('ReturnApproved', from, { carrier: 'postnl', trackingCode });
    const history = [...requested, labelled('requested', '3SRETOUR0001')];
    given(returnDecider, requested).when(approve('3SRETOUR0001')).then(history.slice(1));
    given(returnDecider, history).when(approve('3SRETOUR0001')).thenNothing();
    given(returnDecider, history).when(set('approved')).thenNothing();
    given(returnDecider, history)
      .when(approve('3SRETOUR0002'))
      .then([labelled('approved', '3SRETOUR0002')]);
    given(returnDecider, refunded).when(approve('3SRETOUR0002')).thenRefused('return-settled');
  });

  it('is refused without a return', () => {
    given(returnDecider).when(set('approved')).thenRefused('return-not-found');
  });
});

describe('the first completion of a return', () => {
  it('requests the proposed refund, or the amount that staff enters', () => {
    given(returnDecider, inHouse)
      .when(complete())
      .then([returnCompleted('approved'), returnRefundRequested()]);
    given(returnDecider, inHouse)
      .when(complete(1551))
      .then([returnCompleted('approved', 1551), returnRefundRequested(1551)]);
  });

  it('requests what is left of the proposed refund', () => {
    given(returnDecider, inHouse)
      .when(complete(null, 500))
      .then([returnCompleted('approved', 500), returnRefundRequested(500)]);
  });

  it('requests no refund for zero, or when nothing is left', () => {
    for (const command of [complete(0), complete(null, 0), complete(0, 0)])
      given(returnDecider, inHouse)
        .when(command)
        .then([returnCompleted('approved', 0)]);
  });

  it('asks for what the inspection found of each line', () => {
    given(returnDecider, [
      ...inHouse,
      returnInspected([inspectedJar({ received: 0, refundable: 0, refundableCents: 0 })], 0),
    ])
      .when(complete(1000, 8164, 'goodwill'))
      .then([
        returnCompleted('approved', 1000),
        returnRefundRequested(1000, 'goodwill', [{ lineId: 'energy-boost', amountCents: 0 }]),
      ]);
  });

  it('is refused above the paid amount, and above what the payment has left', () => {
    given(returnDecider, inHouse).when(complete(8165)).thenRefused('refund-too-high', { paidCents: 8164 });
    given(returnDecider, inHouse).when(complete(501, 500)).thenRefused('refund-too-high', { leftCents: 500 });
    given(returnDecider, inHouse).when(complete(100, 0)).thenRefused('refund-too-high', { leftCents: 0 });
  });

  it('needs a reason above the price of the pieces, and records none below', () => {
    given(returnDecider, inHouse).when(complete(2247)).thenRefused('refund-reason-missing', { valueCents: 2246 });
    given(returnDecider, inHouse)
      .when(complete(2247, 8164, 'shipping'))
      .then([returnCompleted('approved', 2247), returnRefundRequested(2247, 'shipping')]);
    given(returnDecider, inHouse)
      .when(complete(2246, 8164, 'shipping'))
      .then([returnCompleted('approved'), returnRefundRequested()]);
  });
});

describe('a return of which staff refunded some otherwise', () => {
  it('requests what its pieces have left', () => {
    given(returnDecider, inHouse)
      .when(complete(null, 8164, null, 1000))
      .then([returnCompleted('approved', 1000), returnRefundRequested(1000)]);
    given(returnDecider, inHouse)
      .when(complete(null, 8164, null, 0))
      .then([returnCompleted('approved', 0)]);
  });

  it('needs a reason above that', () => {
    given(returnDecider, inHouse)
      .when(complete(2246, 8164, null, 1000))
      .thenRefused('refund-reason-missing', { valueCents: 1000 });
    given(returnDecider, inHouse)
      .when(complete(2246, 8164, 'damage', 1000))
      .then([returnCompleted('approved'), returnRefundRequested(2246, 'damage')]);
  });
});

describe('a second completion of a return', () => {
  it('changes nothing with the same amount or none', () => {
    for (const amount of [null, 2246]) given(returnDecider, refunded).when(complete(amount)).thenNothing();
  });

  it('is refused with another amount', () => {
    const told = { amountCents: 2246 };
    given(returnDecider, refunded).when(complete(1000)).thenRefused('return-completed-otherwise', told);
    given(returnDecider, [...inHouse, returnCompleted('approved', 0)])
      .when(complete(1000))
      .thenRefused('return-completed-otherwise', { amountCents: 0 });
  });
});
