import type { Customer } from '../../../../../contracts/customers.js';
import type { SavedAddress } from '../../../../../contracts/saved-addresses.js';
import { knownDetails, knowsPhone, savedLike } from './details';

const customer: Customer = {
  email: 'sanne@example.com',
  firstName: 'Sanne',
  lastName: 'de Vries',
  phone: '0612345678',
  address: 'Prinsengracht 12',
  postalCode: '1015 DX',
  city: 'Amsterdam',
  country: null,
};
const home: SavedAddress = {
  id: 1,
  firstName: 'Sanne',
  lastName: 'de Vries',
  address: 'Oude Gracht 7',
  postalCode: '3511 AB',
  city: 'Utrecht',
  country: 'Nederland',
  isDefault: true,
};
const work: SavedAddress = { ...home, id: 2, address: 'Coolsingel 40', city: 'Rotterdam', isDefault: false };

test("prefills a guest's earlier input, with the Netherlands as country", () => {
  expect(knownDetails({}, null, [])).toMatchObject({ email: '', address: '', country: 'Nederland' });
  const typed = { email: 'jan@example.com', city: 'Delft', country: 'België' };
  expect(knownDetails(typed, null, [])).toMatchObject({
    email: 'jan@example.com',
    city: 'Delft',
    country: 'Nederland',
  });
});

test("prefills a customer's profile, and the first saved address if there is one", () => {
  expect(knownDetails({}, customer, [])).toMatchObject({ address: 'Prinsengracht 12', city: 'Amsterdam' });
  expect(knownDetails({}, customer, [work, home])).toMatchObject({ address: 'Oude Gracht 7', phone: '0612345678' });
  expect(knownDetails({}, customer, [work])).toMatchObject({ address: 'Coolsingel 40' });
});

test('prefers typed input over the saved address, but never over e-mail and phone of the profile', () => {
  const typed = { email: 'ander@example.com', phone: '0699999999', city: 'Delft', address: '' };
  expect(knownDetails(typed, customer, [home])).toMatchObject({
    email: 'sanne@example.com',
    phone: '0612345678',
    city: 'Delft',
    address: 'Oude Gracht 7',
  });
});

test.each([null, '', '06', 'abcdefghij'])('asks for a number with %p as phone in the profile', (phone) => {
  const known = { ...customer, phone };
  expect(knowsPhone(known)).toBe(false);
  expect(knownDetails({ phone: '0699999999' }, known, []).phone).toBe('0699999999');
});

test('formats a stored number for reading', () => {
  expect(knownDetails({ phone: '+31612345678' }, null, []).phone).toBe('06 12345678');
  expect(knownDetails({}, { ...customer, phone: '+31612345678' }, []).phone).toBe('06 12345678');
});

test('drops values that are not text', () => {
  const typed = { email: 7, city: null, hack: 'x' } as unknown as Parameters<typeof knownDetails>[0];
  const known = knownDetails(typed, null, []);
  expect(known).toMatchObject({ email: '', city: '' });
  expect(known).not.toHaveProperty('hack');
});

test('recognises an address by its letters', () => {
  const typed = { ...work, address: 'coolsingel  40', postalCode: '3511ab' };
  expect(savedLike(typed, [home, work])?.id).toBe(2);
  expect(savedLike({ ...typed, city: 'Delft' }, [home, work])).toBeUndefined();
});
