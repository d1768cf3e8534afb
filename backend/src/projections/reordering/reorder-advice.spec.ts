import fc from 'fast-check';
import { paceDays } from '../../../../contracts/stock/reordering.js';
import { adviceFor } from './reorder-advice.js';

const supplies = fc.record({
  available: fc.integer({ min: -50, max: 5000 }),
  sold: fc.integer({ min: 1, max: 3000 }),
  leadDays: fc.integer({ min: 1, max: 365 }),
});

describe('what to order', () => {
  it('is nothing while the stock lasts longer than an order takes', () => {
    expect(adviceFor({ available: 60, sold: 56, leadDays: 14 })).toEqual({ coverDays: 30, isShort: false, advised: 0 });
  });

  it('covers the days until the arrival and four weeks after, minus what there is', () => {
    expect(adviceFor({ available: 20, sold: 56, leadDays: 14 })).toEqual({ coverDays: 10, isShort: true, advised: 64 });
  });

  it('adds what was sold and never there', () => {
    expect(adviceFor({ available: -3, sold: 28, leadDays: 7 })).toEqual({ coverDays: 0, isShort: true, advised: 38 });
  });

  it('always lasts four weeks after the arrival, and less than a day longer', () => {
    fc.assert(
      fc.property(supplies, ({ available, sold, leadDays }) => {
        const { isShort, advised } = adviceFor({ available, sold, leadDays });
        const perDay = sold / paceDays;
        const left = available + advised - perDay * leadDays;
        if (!isShort) expect([advised, available / perDay > leadDays]).toEqual([0, true]);
        else
          expect([advised > 0, left >= perDay * paceDays - 1e-6, left < perDay * paceDays + 1]).toEqual([
            true,
            true,
            true,
          ]);
      }),
    );
  });
});
