import type { Customer } from '../../../../../contracts/customers.js';
import { knownFromOrder } from './known-from-order';

const stranger = { email: 'sanne@example.com', firstName: null, lastName: null, city: null } as unknown as Customer;
const newest = {
  customerName: 'Sanne de Vries',
  shippingAddress: 'Prinsengracht 12',
  shippingPostalCode: '1015 DX',
  shippingCity: 'Amsterdam',
};

it('fills in the name and the address of the newest order', () => {
  expect(knownFromOrder(stranger, newest)).toMatchObject({
    firstName: 'Sanne',
    lastName: 'de Vries',
    address: 'Prinsengracht 12',
    postalCode: '1015 DX',
    city: 'Amsterdam',
  });
});

it('keeps what a customer with a name has entered, and an empty profile without an order', () => {
  const known = { ...stranger, firstName: 'Bram' };
  expect(knownFromOrder(known, newest)).toBe(known);
  expect(knownFromOrder(stranger, undefined)).toBe(stranger);
});
