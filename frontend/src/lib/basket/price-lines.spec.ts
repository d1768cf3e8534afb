import { lineFor } from './basket-line';
import { priceLines } from './price-lines';
import type { LineNotice } from './reprice';

const rates = { freeFromCents: 6500, costCents: 699 };
const line = (slug: string, price: string, quantity: number) =>
  lineFor({ slug, name: slug, imageUrl: '', price }, quantity);
const lines = [line('bestaat-niet', '40.00', 2), line('energy-boost', '20.00', 2), line('sleep-well', '30.00', 1)];
const priced = (...notices: [string, LineNotice][]) => priceLines(lines, new Map(notices), rates);

test('excludes an unavailable line from the total, the savings and the free-shipping threshold', () => {
  const { price, linePrices } = priced(['bestaat-niet', { kind: 'gone' }], ['sleep-well', { kind: 'sold-out' }]);
  expect(price).toMatchObject({
    subtotalCents: 3600,
    savingsCents: 400,
    shippingCents: 699,
    totalCents: 4299,
    missingForFreeShippingCents: 2900,
  });
  expect([...linePrices].map(([id, { totalCents }]) => [id, totalCents])).toEqual([['energy-boost', 3600]]);
});

test('prices a line with low stock or a changed price as shown', () => {
  const { price, linePrices } = priced(
    ['bestaat-niet', { kind: 'few-left', left: 1 }],
    ['sleep-well', { kind: 'price-changed' }],
  );
  expect(price).toMatchObject({ subtotalCents: 13_800, shippingCents: 0, totalCents: 13_800 });
  expect(linePrices.size).toBe(3);
});

test('returns zero for a basket without available lines', () => {
  const gone = lines.map(({ id }): [string, LineNotice] => [id, { kind: 'gone' }]);
  expect(priced(...gone).price).toMatchObject({ shippingCents: 0, totalCents: 0 });
});
