import type { AdminCustomer } from '../../../../contracts/admin/customers.js';
import { customersCopy, searchTextOf } from './copy';

const customer: AdminCustomer = {
  id: 1,
  firstName: 'Xanthe',
  lastName: 'van der Gast',
  email: 'xanthe@example.com',
  phone: '+31 6 9876 5432',
  createdAt: '2026-03-02T10:00:00.000Z',
  orderCount: 1,
  totalSpent: '24.95',
};

it.each(['Xanthe van der Gast', 'xanthe@example.com', '+31 6 9876', '31698765432', '0698765432'])(
  'finds a customer by %s',
  (term) => expect(searchTextOf(customer)).toContain(term),
);

it('finds a customer without a name by the e-mail address alone', () => {
  expect(searchTextOf({ ...customer, firstName: null, lastName: null, phone: null })).toBe('xanthe@example.com');
});

it.each([
  ['1', '1', '1 klant'],
  ['1', '2', '1 van 2 klanten'],
  ['2', '2', '2 klanten'],
])('counts %s of %s shown customers', (shown, all, text) => expect(customersCopy.count(shown, all)).toBe(text));
