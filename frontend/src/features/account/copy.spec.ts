import { ordersCopy } from './copy';

it('names the jars and the interval of a subscription of an order', () =>
  expect(ordersCopy.plan({ jars: 1, frequency: 1 })).toBe('Abonnement: 1 stuk per maand'));

it('keeps the number of pieces on the line of the name, and leaves out a single one', () => {
  expect(ordersCopy.item(2, 'Sleep Well')).toBe('2\u00a0×\u00a0Sleep Well');
  expect(ordersCopy.item(1, 'Sleep Well')).toBe('Sleep Well');
});
