import type { Quote } from '../../../../../contracts/checkout.js';
import { planTerms } from './terms';

const rates = { freeFromCents: 6500, costCents: 699 };
const line = { productId: 1, slug: 'sleep-well', name: 'Sleep Well', unitCents: 3672, listTotalCents: 4590 };
const lines: Quote['lines'] = [
  { ...line, id: 'sleep-well', quantity: 1, totalCents: 2295, subscription: null },
  { ...line, id: 'sleep-well-2-2', quantity: 1, totalCents: 3672, subscription: { jars: 2, frequency: 2 } },
  { ...line, id: 'sleep-well-2-1', quantity: 2, totalCents: 7344, subscription: { jars: 2, frequency: 1 } },
];

test('lists per plan the contents and price of a later delivery, with its own shipping', () => {
  expect(planTerms({ lines }, rates)).toEqual([
    { id: 'sleep-well-2-2', name: 'Sleep Well', jars: 2, frequency: 2, priceCents: 3672, shippingCents: 699 },
    { id: 'sleep-well-2-1', name: 'Sleep Well', jars: 4, frequency: 1, priceCents: 7344, shippingCents: 0 },
  ]);
  expect(planTerms({ lines: lines.slice(0, 1) }, rates)).toEqual([]);
});
