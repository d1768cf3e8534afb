import type { OrderCancellation } from '../../../../contracts/orders.js';
import { choicesOf, endedPlansOf, questionOf } from './cancellation';

const plan = (lineId: string, productName: string, ends = true) => {
  return { lineId, subscriptionId: `s-${lineId}`, productName, jars: 2, frequency: 1, ends };
};
const order = (id: string, refundAmount: string, plans: OrderCancellation['plans'] = []): OrderCancellation => {
  return { id, orderNumber: `2026-${id}`, refundAmount, plans };
};
const plain = (text: string) => text.replace(/\u00a0/g, ' ');

test('names the exact refund in the question', () => {
  expect(plain(questionOf([order('1', '33.71')]).title)).toBe('Annuleren en € 33,71 terugbetalen?');
  expect(questionOf([order('1', '0.00')]).title).toBe(
    'Deze bestelling annuleren? Er hoeft niets terugbetaald te worden.',
  );
  const several = [order('1', '33.71'), order('2', '0.00'), order('3', '10.00')];
  expect(plain(questionOf(several).title)).toBe('3 bestellingen annuleren en € 43,71 terugbetalen?');
});

test('offers each running subscription as a choice, ticked by the default of the shop', () => {
  const one = order('1', '33.71', [plan('a', 'Sleep Well'), plan('b', 'Focus', false)]);
  expect(choicesOf([one])).toEqual([
    { id: '1/a', label: 'Abonnement op Sleep Well beëindigen (2 stuks per maand)', isChosen: true },
    { id: '1/b', label: 'Abonnement op Focus beëindigen (2 stuks per maand)', isChosen: false },
  ]);
  expect(choicesOf([one, order('2', '1.00')])[0]?.label).toMatch(/^2026-1: Abonnement op Sleep Well/);
  expect(questionOf([one]).text).toMatch(/vink/i);
  expect(questionOf([order('2', '1.00')]).text).toBeUndefined();
});

test('returns the ticked lines of every order, also where none is ticked', () => {
  const orders = [
    order('1', '1.00', [plan('a', 'Sleep Well')]),
    order('2', '1.00', [plan('a', 'Focus')]),
    order('3', '1.00'),
  ];
  expect(endedPlansOf(orders, new Set(['1/a']))).toEqual({ 1: ['a'], 2: [], 3: [] });
});
