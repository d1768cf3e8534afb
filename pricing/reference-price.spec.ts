import fc from 'fast-check';
import { nextPriceChange, priceAt, type PriceHistory, type RecordedPrice } from './price-history.js';
import { referencePrice } from './reference-price.js';

const dayMs = 86_400_000;
const at = (day: string) => Date.parse(`${day}T09:00:00Z`);
const regular = (cents: number, from: string): RecordedPrice => ({
  kind: 'regular',
  cents,
  from: at(from),
  until: null,
});
const sale = (cents: number, from: string, until: string | null = null): RecordedPrice => ({
  kind: 'sale',
  cents,
  from: at(from),
  until: until === null ? null : at(until),
});

/** The reference on a day of a product that is on offer since its first price. */
const given = (...prices: RecordedPrice[]) => ({
  on: (day: string) => {
    const moment = at(day);
    const offered = [{ from: Math.min(...prices.map(({ from }) => from)), until: null }];
    return referencePrice({ prices, offered }, moment);
  },
});

describe('the price of a piece', () => {
  const prices = [regular(2500, '2026-01-01'), regular(2700, '2026-03-01'), sale(2000, '2026-02-01', '2026-02-08')];

  it.each([
    ['2025-12-31', null],
    ['2026-01-01', { cents: 2500, regularCents: 2500, isSale: false }],
    ['2026-02-01', { cents: 2000, regularCents: 2500, isSale: true }],
    ['2026-02-08', { cents: 2500, regularCents: 2500, isSale: false }],
    ['2026-03-01', { cents: 2700, regularCents: 2700, isSale: false }],
  ])('on %s is what was planned for it', (day, expected) => expect(priceAt(prices, at(day))).toEqual(expected));

  it('is the lowest of two sales, and never above the regular price', () => {
    const two = [...prices, sale(1900, '2026-02-02', '2026-02-03'), sale(9900, '2026-02-02', '2026-02-20')];
    expect(priceAt(two, at('2026-02-02'))?.cents).toBe(1900);
    expect(priceAt(two, at('2026-02-10'))).toEqual({
      cents: 2500,
      regularCents: 2500,
      isSale: false,
    });
  });

  it('changes next at the first start or end that is still to come', () => {
    expect(nextPriceChange(prices, at('2026-01-15'))).toBe(at('2026-02-01'));
    expect(nextPriceChange(prices, at('2026-02-01'))).toBe(at('2026-02-08'));
    expect(nextPriceChange(prices, at('2026-03-01'))).toBeNull();
  });
});

describe('the struck-through price of a sale', () => {
  it('is the lowest price of the 30 days before it', () => {
    expect(given(regular(2500, '2026-01-01'), sale(2000, '2026-03-01')).on('2026-03-05')).toBe(2500);
    const raised = given(regular(2200, '2026-01-01'), regular(2500, '2026-02-20'), sale(2000, '2026-03-01'));
    expect(raised.on('2026-03-05')).toBe(2200);
  });

  it('leaves out a price that ended more than 30 days before it', () => {
    const prices = given(regular(2200, '2026-01-01'), regular(2500, '2026-01-30'), sale(2000, '2026-03-01'));
    expect(prices.on('2026-03-05')).toBe(2500);
  });

  it('does not exist when a sale of the last 30 days was as low', () => {
    const again = given(
      regular(2500, '2026-01-01'),
      sale(2000, '2026-02-10', '2026-02-15'),
      sale(2000, '2026-03-01', '2026-03-08'),
    );
    expect(again.on('2026-02-12')).toBe(2500);
    expect(again.on('2026-03-05')).toBeNull();
  });

  it('does not exist for a price that was raised just before', () => {
    expect(
      given(regular(2000, '2026-01-01'), regular(3000, '2026-02-27'), sale(2500, '2026-03-01')).on('2026-03-02'),
    ).toBeNull();
  });

  it('does not exist for a product that was on offer for less than 30 days', () => {
    expect(given(regular(2500, '2026-02-01'), sale(2000, '2026-03-02')).on('2026-03-03')).toBeNull();
    expect(given(regular(2500, '2026-02-01'), sale(2000, '2026-03-03')).on('2026-03-03')).toBe(2500);
  });

  it('is never a price at which nobody could buy', () => {
    const prices = [regular(9900, '2026-01-01'), regular(2500, '2026-02-20'), sale(2000, '2026-03-25')];
    const offered = [{ from: at('2026-02-20'), until: null }];
    expect(referencePrice({ prices, offered }, at('2026-03-26'))).toBe(2500);
    const never = [{ from: at('2026-01-01'), until: at('2026-01-15') }];
    expect(
      referencePrice(
        {
          prices,
          offered: [...never, { from: at('2026-03-25'), until: null }],
        },
        at('2026-03-26'),
      ),
    ).toBeNull();
  });

  it('stays the first one while the sale grows step by step, for three calendar months', () => {
    const steps = given(
      regular(2500, '2026-01-01'),
      sale(2200, '2026-03-01', '2026-04-10'),
      sale(2000, '2026-04-10', '2026-05-20'),
      sale(1800, '2026-05-20'),
    );
    expect(steps.on('2026-04-12')).toBe(2500);
    expect(steps.on('2026-05-31')).toBe(2500);
    expect(steps.on('2026-06-01')).toBe(2000);
  });

  it('starts anew when the sale gets dearer, or after a break', () => {
    const dearer = given(regular(2500, '2026-01-01'), sale(1800, '2026-03-01', '2026-03-10'), sale(2000, '2026-03-10'));
    expect(dearer.on('2026-03-12')).toBeNull();
    const paused = given(regular(2500, '2026-01-01'), sale(2200, '2026-03-01', '2026-03-10'), sale(2000, '2026-03-11'));
    expect(paused.on('2026-03-12')).toBe(2200);
  });
});

describe('without a sale', () => {
  it('no price above the lowest of the last 30 days may be struck through', () => {
    const prices = given(regular(2500, '2026-01-01'), sale(2000, '2026-03-01', '2026-03-08'));
    expect(prices.on('2026-02-01')).toBe(2500);
    expect(prices.on('2026-03-20')).toBe(2000);
    expect(prices.on('2026-04-08')).toBe(2500);
    expect(prices.on('2025-12-31')).toBeNull();
  });
});

describe('every history', () => {
  const start = at('2026-01-01');
  const moment = fc.integer({ min: 0, max: 200 * 24 }).map((hour) => start + hour * 3_600_000);
  const cents = fc.integer({ min: 1, max: 5000 });
  const price: fc.Arbitrary<RecordedPrice> = fc.oneof(
    fc.record({
      kind: fc.constant('regular' as const),
      cents,
      from: moment,
      until: fc.constant(null),
    }),
    fc
      .record({
        kind: fc.constant('sale' as const),
        cents,
        from: moment,
        hours: fc.integer({ min: 1, max: 1500 }),
      })
      .map(({ hours, ...one }) => ({
        ...one,
        until: one.from + hours * 3_600_000,
      })),
  );
  const history: fc.Arbitrary<PriceHistory> = fc
    .record({
      first: cents,
      prices: fc.uniqueArray(price, {
        maxLength: 8,
        selector: ({ from }) => from,
      }),
    })
    .map(({ first, prices }) => ({
      prices: [{ kind: 'regular', cents: first, from: start - 1, until: null }, ...prices],
      offered: [{ from: start - 1, until: null }],
    }));

  it('strikes only a price above that of the sale, and one that was asked', () => {
    fc.assert(
      fc.property(history, moment, (known, now) => {
        const reference = referencePrice(known, now);
        const current = priceAt(known.prices, now)!;
        if (reference === null) return;
        if (current.isSale) expect(reference).toBeGreaterThan(current.cents);
        else expect(reference).toBeLessThanOrEqual(current.cents);
        expect(known.prices.map((one) => one.cents)).toContain(reference);
      }),
    );
  });

  it('strikes no price above any that was asked in the 30 days before a sale without steps', () => {
    fc.assert(
      fc.property(history, moment, fc.integer({ min: 1, max: 5000 }), fc.nat(), (known, from, saleCents, part) => {
        const before = priceAt(known.prices, from - 1)!;
        fc.pre(!before.isSale);
        const prices = [
          ...known.prices.filter((one) => one.from < from),
          { kind: 'sale' as const, cents: saleCents, from, until: null },
        ];
        const reference = referencePrice({ ...known, prices }, from);
        fc.pre(reference !== null && priceAt(prices, from)!.isSale);
        const sample = from - 1 - (part % (30 * dayMs - 1));
        const asked = sample < start - 1 ? Infinity : priceAt(prices, sample)!.cents;
        expect(reference).toBeLessThanOrEqual(asked);
      }),
    );
  });

  it('is not changed by what is planned for later, nor by the order of its records', () => {
    fc.assert(
      fc.property(history, price, moment, (known, planned, now) => {
        fc.pre(planned.from > now);
        expect(referencePrice({ ...known, prices: [planned, ...known.prices].reverse() }, now)).toBe(
          referencePrice(known, now),
        );
      }),
    );
  });
});
