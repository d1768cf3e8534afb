import { totalsOf } from './totals';

const paid = {
  subtotalAmount: '44.92',
  discountAmount: '4.49',
  shippingAmount: '6.99',
  totalAmount: '47.42',
  capturedAmount: '47.42',
  refundedAmount: '0.00',
  netAmount: '47.42',
};
const partly = { ...paid, refundedAmount: '20.21', netAmount: '27.21' };
const whole = { ...paid, refundedAmount: '47.42', netAmount: '0.00' };

it.each([paid, partly, whole])('adds up the amounts above every sum (refunded: $refundedAmount)', (order) => {
  let open = 0;
  for (const { cents, isSum } of totalsOf(order)) {
    if (isSum) expect(cents).toBe(open);
    open = isSum ? 0 : open + cents;
  }
});

it('shows the refund after the total, with what remains of the payment', () => {
  expect(totalsOf(partly).map(({ name, cents }) => [name, cents])).toEqual([
    ['Subtotaal', 4492],
    ['Korting', -449],
    ['Verzending', 699],
    ['Totaal', 4742],
    ['Betaald', 4742],
    ['Terugbetaald', -2021],
    ['Netto ontvangen', 2721],
  ]);
});

it('omits a refund and a discount of zero', () => {
  const plain = { ...paid, discountAmount: '0.00', subtotalAmount: '40.43' };
  expect(totalsOf(plain).map(({ name }) => name)).toEqual(['Subtotaal', 'Verzending', 'Totaal', 'Betaald']);
});
