import { factsOf, moneyOf, suggestedAmount } from './money';

const proposed = {
  status: 'requested' as const,
  refundAmount: '16.99',
  proposedAmount: '16.99',
  requestedAmount: null,
  refundedAmount: null,
  failedAmount: null,
};
const requested = { ...proposed, status: 'completed' as const, requestedAmount: '5.00', refundAmount: '5.00' };

describe('the money of a return', () => {
  it('is what went back, before that what was requested, before that what is proposed', () => {
    expect(moneyOf(proposed)).toEqual({ amount: '16.99', state: 'proposed' });
    expect(moneyOf(requested)).toEqual({ amount: '5.00', state: 'requested' });
    expect(moneyOf({ ...requested, refundedAmount: '5.00' })).toEqual({ amount: '5.00', state: 'refunded' });
    expect(moneyOf({ ...requested, refundAmount: null, failedAmount: '5.00' })).toEqual({
      amount: '5.00',
      state: 'failed',
    });
    expect(moneyOf({ ...requested, refundAmount: null, requestedAmount: '0.00' })).toBeNull();
  });

  it('lists every fact that holds', () => {
    expect(factsOf({ ...requested, refundedAmount: '5.00' })).toEqual([
      { amount: '16.99', state: 'proposed' },
      { amount: '5.00', state: 'requested' },
      { amount: '5.00', state: 'refunded' },
    ]);
  });

  it('is suggested up to what the payment has left', () => {
    expect(suggestedAmount('16.99', '5.00')).toBe('5.00');
    expect(suggestedAmount('16.99', '66.47')).toBe('16.99');
  });
});
