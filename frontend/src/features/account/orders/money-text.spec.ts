import { moneyText } from './money-text';

const open = { dueDate: '2026-03-24', refundAmount: '16.99', refundedAmount: null, failedAmount: null };
const completed = { ...open, status: 'completed' as const };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('says when the money of an open return is back', () => {
  expect(moneyText({ ...open, status: 'approved' })).toBe('geld terug uiterlijk 24\u00a0mrt\u00a02026');
});

it.each([
  [completed, '€ 16,99 is naar je onderweg'],
  [{ ...completed, refundedAmount: '5.00' }, '€ 5,00 terugbetaald'],
  [{ ...completed, refundAmount: null, failedAmount: '16.99' }, 'je geld terug duurt iets langer, we zijn ermee bezig'],
  [{ ...completed, refundAmount: null }, 'er gaat niets terug'],
])('says what became of the refund of a completed return', (money, text) => {
  expect(plain(moneyText(money))).toBe(text);
});
