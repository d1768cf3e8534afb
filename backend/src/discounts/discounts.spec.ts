import type { DataSource } from 'typeorm';
import { Discounts } from './discounts.js';
import type { PaidBefore } from './paid-before.port.js';

const hasPaid = jest.fn((email: string) => Promise.resolve(email === 'anna@example.com'));
const discounts = new Discounts({} as DataSource, { hasPaid } satisfies PaidBefore);
beforeEach(() => hasPaid.mockClear());

describe('whether an order is the first', () => {
  it.each([
    ['anna@example.com', false],
    ['bo@example.com', true],
  ])('follows from the paid orders of %s', async (email, isFirst) => {
    expect(await discounts.isFirstOrder(email)).toBe(isFirst);
  });

  it('is unknown without an address, and takes no query', async () => {
    expect(await discounts.isFirstOrder(undefined)).toBeNull();
    expect(hasPaid).not.toHaveBeenCalled();
  });
});
