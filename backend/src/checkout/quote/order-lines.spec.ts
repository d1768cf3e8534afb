import type { OrderLine } from '../../orders/order.events.js';
import { isSamePurchase } from './order-lines.js';

const line = (productId: number, quantity: number, plan?: { jars: number; frequency: number }): OrderLine => ({
  ...{ lineId: '1', productId, slug: 'pot', productName: 'Pot', imageUrl: '', quantity },
  ...{ unitCents: 100, totalCents: 100 * quantity, listTotalCents: 100 * quantity, vatRate: 'low' },
  subscription: plan ? { ...plan, listCents: 100, discountPercent: 20, shippingCents: 0 } : null,
});

test('the same lines in another order, on other prices or split up are the same purchase', () => {
  const bought = [line(1, 2), line(2, 1, { jars: 2, frequency: 1 })];
  expect(isSamePurchase(bought, [...bought].reverse())).toBe(true);
  expect(isSamePurchase(bought, [{ ...line(1, 2), unitCents: 90 }, bought[1]!])).toBe(true);
  expect(isSamePurchase(bought, [line(1, 1), bought[1]!, line(1, 1)])).toBe(true);
});

test.each([
  ['another quantity', [line(1, 3)]],
  ['another product', [line(2, 2)]],
  ['another subscription plan', [line(1, 2, { jars: 1, frequency: 1 })]],
  ['an additional line', [line(1, 2), line(2, 1)]],
  ['nothing', []],
])('%s is another purchase', (_what, other) => expect(isSamePurchase([line(1, 2)], other)).toBe(false));
