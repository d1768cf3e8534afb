import { ordersCopy } from './copy';

const line = {
  id: '1',
  productName: 'Sleep Well',
  imageUrl: '/pot-480.webp',
  quantity: 2,
  price: '36.72',
  subtotal: '73.44',
  subscription: null,
};

it('names the jars and the interval of a subscription in the list and on the page of an order', () => {
  const subscription = { jars: 2, frequency: 3 };
  expect(ordersCopy.shortItem({ ...line, subscription })).toBe('2 × Sleep Well (abonnement, 2 stuks per 3 maanden)');
  expect(ordersCopy.plan({ jars: 1, frequency: 1 })).toBe('Abonnement: 1 stuk per maand');
});

it('names a line without a subscription by its pieces alone', () => {
  expect(ordersCopy.shortItem(line)).toBe('2 × Sleep Well');
  expect(ordersCopy.shortItem({ ...line, quantity: 1 })).toBe('Sleep Well');
});
