import { isWithinWithdrawalPeriod, refundDueDate } from './withdrawal-period.js';

describe('the withdrawal period', () => {
  it('gives the shop fourteen days in Amsterdam to refund', () => {
    expect(refundDueDate('2026-03-10T08:30:00Z')).toBe('2026-03-24');
    expect(refundDueDate('2026-03-10T23:30:00Z')).toBe('2026-03-25');
    expect(refundDueDate('2026-12-24T12:00:00Z')).toBe('2027-01-07');
  });

  it('accepts a statement before delivery and up to seventeen days after it', () => {
    const delivered = '2026-03-10T22:59:00Z';
    expect(isWithinWithdrawalPeriod(null, '2030-01-01T00:00:00Z')).toBe(true);
    expect(isWithinWithdrawalPeriod(delivered, '2026-03-27T22:59:59Z')).toBe(true);
    expect(isWithinWithdrawalPeriod(delivered, '2026-03-27T23:00:00Z')).toBe(false);
  });
});
