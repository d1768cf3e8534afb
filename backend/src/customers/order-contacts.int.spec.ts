import { DataSource } from 'typeorm';
import type { Payment } from '../platform/payments/payment-provider.js';
import { startTestShop, type TestShop } from '../testing/shop/test-shop.js';
import { OrderContacts } from './order-contacts.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ ROLES: 'api' });
});
afterAll(() => shop.close());

it.each([
  [
    'an address in another notation',
    { phone: '06-12345678', address: 'Damrak 1', postalCode: '1012lg' },
    { phone: '+31612345678', address: 'Damrak 1', postalCode: '1012 LG' },
  ],
  [
    'an invalid address',
    { phone: 'abcdefghij', address: 'Damrak', postalCode: '1' },
    { phone: 'abcdefghij', address: 'Damrak', postalCode: '1' },
  ],
])('stores %s with the order of a client that only follows the API schema', async (name, given, kept) => {
  const buyer = { email: 'sanne@example.com', name: 'Sanne', city: 'Amsterdam', country: 'NL', ...given };
  const payment = { buyer, madeAt: new Date() } as Payment;
  await shop.app.get(OrderContacts, { strict: false }).store(name, payment);
  const contacts = await shop.app
    .get(DataSource)
    .query('select phone, address, postal_code as "postalCode" from contacts where id = $1', [name]);
  expect(contacts).toEqual([kept]);
});
