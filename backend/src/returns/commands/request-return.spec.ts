import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { returnDecider } from '../return.decider.js';
import { requestedReturn, returnId, returnRequested } from '../return.fixtures.js';
import { RequestReturn } from './request-return.js';

const request = (refundCents = 2246) => new RequestReturn({ returnId, ...requestedReturn, refundCents }, contextAt());

describe('requesting a return', () => {
  it('records the returned lines and the proposed refund, once', () => {
    given(returnDecider).when(request()).then([returnRequested()]);
  });

  it('is refused when the refund exceeds the paid amount', () => {
    given(returnDecider).when(request(8165)).thenRefused('refund-too-high', { paidCents: 8164 });
  });
});
