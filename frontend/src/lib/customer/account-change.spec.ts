import { QueryClient } from '@tanstack/react-query';
import type { Customer } from '../../../../contracts/customers.js';
import { listSubscriptions } from '../../../../contracts/subscriptions.js';
import { keyOf } from '../http/endpoints';
import { claimStorage, watchAccount } from './account-change';
import { customerQuery, savedAddressesQuery, setCustomer } from './customer';
import { productsQuery } from '../shop/catalog';
import { readStored, store } from '../storage/device-storage';

const customer = (email: string): Customer => ({
  email,
  firstName: 'Sanne',
  lastName: 'de Vries',
  phone: null,
  address: null,
  postalCode: null,
  city: null,
  country: null,
});
const sanne = customer('sanne@example.com');
const jan = customer('jan@example.com');
const type = () => (['tab', 'device'] as const).forEach((area) => store(area, 'checkout-details', 'Prinsengracht'));
const typed = () => (['tab', 'device'] as const).map((area) => readStored(area, 'checkout-details'));
const kept = ['Prinsengracht', 'Prinsengracht'];
const gone = [null, null];

let client: QueryClient;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  client = new QueryClient();
});
afterEach(() => client.clear());

test.each([
  ['a login clears the typed input', null, sanne, gone],
  ['a logout or an expired session clears the typed input', sanne, null, gone],
  ['another account clears the typed input', sanne, jan, gone],
  ['a refetch of the same account keeps the typed input', sanne, { ...sanne, firstName: 'San' }, kept],
  ['a guest keeps the typed input', null, null, kept],
])('%s', (_name, before, after, left) => {
  claimStorage(before);
  type();
  setCustomer(client, after);
  expect(typed()).toEqual(left);
});

test('removes the reads of the previous account and keeps public reads', () => {
  setCustomer(client, sanne);
  client.setQueryData(savedAddressesQuery.queryKey, []);
  client.setQueryData(keyOf(listSubscriptions, {}), { clientSecret: 'x' });
  client.setQueryData(productsQuery.queryKey, []);
  setCustomer(client, jan);
  expect(client.getQueryData(savedAddressesQuery.queryKey)).toBeUndefined();
  expect(client.getQueryData(keyOf(listSubscriptions, {}))).toBeUndefined();
  expect(client.getQueryData(productsQuery.queryKey)).toEqual([]);
  expect(client.getQueryData(customerQuery.queryKey)).toEqual(jan);
});

test('clears once and keeps later input of the new account', () => {
  setCustomer(client, sanne);
  type();
  setCustomer(client, sanne);
  expect(typed()).toEqual(kept);
});

describe('with two tabs', () => {
  const readAgain = jest.fn(() => Promise.resolve());
  const event = (init: object, name = 'storage') => Object.assign(new Event(name), init);
  const fromOtherTab = () => window.dispatchEvent(event({ key: 'account', storageArea: localStorage }));

  beforeEach(() => readAgain.mockClear());

  test('clears this tab and reads the account again after a logout in another tab', () => {
    claimStorage(sanne);
    watchAccount(client, readAgain);
    client.setQueryData(savedAddressesQuery.queryKey, []);
    type();
    localStorage.clear();
    fromOtherTab();
    expect(typed()).toEqual(gone);
    expect(client.getQueryData(savedAddressesQuery.queryKey)).toBeUndefined();
    expect(readAgain).toHaveBeenCalledTimes(1);
    fromOtherTab();
    expect(readAgain).toHaveBeenCalledTimes(1);
  });

  test('applies missed changes when a frozen page is shown again', () => {
    claimStorage(sanne);
    watchAccount(client, readAgain);
    type();
    localStorage.clear();
    window.dispatchEvent(event({ persisted: true }, 'pageshow'));
    expect(typed()).toEqual(gone);
  });

  test('claims a new tab for the account of the device', () => {
    claimStorage(sanne);
    sessionStorage.clear();
    watchAccount(client, readAgain);
    store('tab', 'vitamin-test', '{}');
    setCustomer(client, sanne);
    expect(readStored('tab', 'vitamin-test')).toBe('{}');
  });
});
