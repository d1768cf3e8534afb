import { lineFor } from './basket-line';
import { priceLines } from './price-lines';
import type { LineNotice } from './reprice';

const rates = { freeFromCents: 6500, costCents: 699 };
const line = (slug: string, price: string, quantity: number) =>
  lineFor({ slug, name: slug, imageUrl: '', price }, quantity);
const lines = [line('bestaat-niet', '40.00', 2), line('energy-boost', '20.00', 2), line('sleep-well', '30.00', 1)];
const priced = (...notices: [string, LineNotice][]) => priceLines(lines, new Map(notices), rates);

test('a line that cannot be bought costs nothing, saves nothing and brings free shipping no nearer', () => {
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

test('a line of which there are few, or at another price, costs what it says', () => {
  const { price, linePrices } = priced(
    ['bestaat-niet', { kind: 'few-left', left: 1 }],
    ['sleep-well', { kind: 'price-changed' }],
  );
  expect(price).toMatchObject({ subtotalCents: 13_800, shippingCents: 0, totalCents: 13_800 });
  expect(linePrices.size).toBe(3);
});

test('a basket of which nothing can be bought costs nothing', () => {
  const gone = lines.map(({ id }): [string, LineNotice] => [id, { kind: 'gone' }]);
  expect(priced(...gone).price).toMatchObject({ shippingCents: 0, totalCents: 0 });
});
