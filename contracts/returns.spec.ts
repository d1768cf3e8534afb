import { FileReturnSchema, isWithinWithdrawalPeriod, refundDueDate } from './returns.js';

describe('the days of a return', () => {
  it('gives the shop fourteen days on the calendar of the shop', () => {
    expect(refundDueDate('2026-03-10T08:30:00Z')).toBe('2026-03-24');
    expect(refundDueDate('2026-03-10T23:30:00Z')).toBe('2026-03-25');
    expect(refundDueDate('2026-12-24T12:00:00Z')).toBe('2027-01-07');
  });

  it('is in time until the parcel came, fourteen days after it, and a weekend longer', () => {
    const delivered = '2026-03-10T22:59:00Z';
    expect(isWithinWithdrawalPeriod(null, '2030-01-01T00:00:00Z')).toBe(true);
    expect(isWithinWithdrawalPeriod(delivered, '2026-03-27T22:59:59Z')).toBe(true);
    expect(isWithinWithdrawalPeriod(delivered, '2026-03-27T23:00:00Z')).toBe(false);
  });
});

describe('filing a return', () => {
  const filed = {
    id: '9f0e6a3c-1b0e-4a0e-9a3e-000000000001',
    reason: 'damaged',
    items: [
      { id: 'a', quantity: 1 },
      { id: 'b', quantity: 2 },
    ],
  };
  it.each([
    [{ items: [] }, 'Kies wat er terugkomt'],
    [{ items: [...filed.items, { id: 'a', quantity: 1 }] }, 'Noem elk product één keer'],
    [{ items: [{ id: 'a', quantity: 0 }] }, 'Kies minstens 1'],
    [{ items: [{ id: 'a', quantity: 1.5 }] }, 'Kies een heel aantal'],
    [{ reason: 'zomaar' }, 'Kies een reden'],
  ])('refuses %j', (wrong, message) => {
    expect(FileReturnSchema.safeParse(filed).success).toBe(true);
    expect(FileReturnSchema.safeParse({ ...filed, ...wrong }).error!.issues[0]!.message).toBe(message);
  });
});
