import { paymentBrands, paymentMethodName } from './payment-methods.js';

it('names the scheme as it asks to be named', () => {
  expect(paymentMethodName('ideal')).toBe('iDEAL | Wero');
  expect([paymentMethodName('bancontact'), paymentMethodName('wero')]).toEqual(['Bancontact', 'Wero']);
});

it('has no name for an unknown method', () => {
  expect([paymentMethodName('blik'), paymentMethodName('toString'), paymentMethodName(null)]).toEqual([
    null,
    null,
    null,
  ]);
});

it('lists the brands of what is offered, in one order', () => {
  expect(paymentBrands(['wero', 'card', 'ideal'])).toEqual(['iDEAL | Wero', 'Visa', 'Mastercard', 'Apple Pay', 'Wero']);
});
