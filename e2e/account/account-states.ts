import type { Page } from 'playwright-core';
import * as api from '../../contracts/api.js';
import { urlOf } from '../../contracts/endpoint.js';
import { settled } from '../support/settled.js';
import { shop } from '../support/shopper.js';
import type { State } from '../support/page-states/state.js';
import { answerWith, breakCalls, open, toast } from '../support/storefront.js';
import { askForCode, box, fakeLogin, sanne, stranger, whereabouts, type Customer } from './customer.js';

const address = {
  id: 1,
  firstName: 'Sanne',
  lastName: 'de Vries',
  address: 'Prinsengracht 12',
  postalCode: '1015 DX',
  city: 'Amsterdam',
  country: 'Nederland',
  isDefault: true,
};
const addresses = [address, { ...address, id: 2, address: 'Laan van Nieuw-Oost-Indië 123-H', isDefault: false }];
const statuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'];

const parcel = {
  id: 'parcel-1',
  carrier: 'postnl',
  trackingCode: '3SABCD012345678',
  trackingUrl: 'https://jouw.postnl.nl/track-and-trace/3SABCD012345678',
  state: 'at-pickup-point',
  shippedAt: '2026-01-06T15:00:00.000Z',
  pieces: [{ id: 'item-0', productName: 'Sleep Well', quantity: 2 }],
};

/** Twelve orders in every status; the first ten fill a page. */
export const orders = Array.from({ length: 12 }, (_, place) => ({
  id: `order-${place}`,
  orderNumber: `2026-0001${12 - place + 10}`,
  createdAt: '2026-01-05T09:00:00.000Z',
  status: statuses[place % 5],
  totalAmount: '48.31',
  subtotalAmount: '45.90',
  shippingAmount: '6.99',
  discountAmount: '4.58',
  vat: [{ percent: 9, gross: '48.31', vat: '3.99' }],
  refundedAmount: place % 5 === 4 ? '48.31' : '0.00',
  chargedBackAmount: '0.00',
  customerName: 'Sanne de Vries',
  shippingAddress: 'Prinsengracht 12',
  shippingPostalCode: '1015 DX',
  shippingCity: 'Amsterdam',
  items: ['Sleep Well', 'Energy Boost', 'B12 Zon'].map((productName, item) => ({
    id: `item-${item}`,
    productName,
    imageUrl: '/art/products/sleep-well-1-480.webp',
    quantity: 2,
    price: '22.95',
    subtotal: '45.90',
    subscription: item === 0 ? { jars: 2, frequency: 1 } : null,
  })),
  withdrawn: [],
  isWithdrawn: false,
  cancelled: [],
  parcels: place % 5 < 2 ? [] : [parcel],
}));

/** Two addresses and twelve orders, or nothing. The shop does not know this customer: no read may reach it. */
export async function fakeAccount(page: Page, customer: Customer, isEmpty = false): Promise<void> {
  await page.route('**/api/customer/**', (route) => route.fulfill({ json: [] }));
  await answerWith(page, api.customers.showCurrentCustomer, customer);
  await answerWith(page, api.savedAddresses.listAddresses, isEmpty ? [] : addresses);
  await page.route(
    (url) => url.pathname === api.customers.listOrders.path,
    (route) => {
      const after = new URL(route.request().url()).searchParams.get('cursor');
      const from = after ? orders.findIndex(({ id }) => id === after) + 1 : 0;
      return route.fulfill({ json: isEmpty ? [] : orders.slice(from, from + 10) });
    },
  );
  await answerWith(page, api.customers.findOrder, orders[4]);
}

const paths = ['/profiel', '/profiel/gegevens', '/profiel/bewerken', '/bestellingen', '/bestellingen/order-4'];

/** Opens a page and expects it to stay there once its stubbed reads are complete. */
async function openToStay(page: Page, path: string): Promise<void> {
  await open(page, path);
  await settled(page);
  if (whereabouts(page) !== path) throw new Error(`${path} led to ${whereabouts(page)}`);
}

const atDetails = async (page: Page) => {
  await fakeAccount(page, sanne);
  await open(page, '/profiel/gegevens');
  await page.getByTestId('saved-address').first().waitFor();
};

const failing = (path: string, call: string, how: 500 | 'offline'): State => ({
  name: `${path}, ${how}`,
  reach: async (page) => {
    await fakeAccount(page, sanne);
    await breakCalls(page, call, how);
    await page.goto(`${shop.url}${path}`);
    await page.getByRole('button', { name: 'Probeer opnieuw' }).waitFor();
  },
});

export const accountStates: State[] = [
  {
    name: 'the login page with something that is no address',
    reach: async (page) => {
      await fakeLogin(page, sanne);
      await open(page, '/login');
      await page.getByRole('button', { name: 'Aanmelden' }).click();
      await page.getByText('Voer een geldig emailadres in').waitFor();
    },
  },
  {
    name: 'the boxes after a wrong code',
    reach: async (page) => {
      await fakeLogin(page, sanne);
      await open(page, '/login');
      await askForCode(page, sanne.email);
      await page.keyboard.type('654321');
      await toast(page).getByText('Ongeldige code').waitFor();
      await toast(page).hover();
    },
  },
  ...paths.map((path) => ({
    name: path,
    isWhole: true,
    reach: async (page: Page) => {
      await fakeAccount(page, sanne);
      await openToStay(page, path);
    },
  })),
  ...['/profiel/welkom', '/profiel/gegevens', '/bestellingen'].map((path) => ({
    name: `${path} of somebody new`,
    isWhole: true,
    reach: async (page: Page) => {
      await fakeAccount(page, stranger, true);
      await openToStay(page, path);
    },
  })),
  {
    name: 'the profile menu',
    reach: async (page) => {
      await fakeAccount(page, sanne);
      await open(page, '/profiel');
      await page.getByRole('button', { name: /^Profielmenu/ }).click();
      await page.locator('#profielmenu').waitFor();
    },
  },
  {
    name: 'the account while the customer is on the way',
    reach: async (page) => {
      await page.route(`**${api.customers.showCurrentCustomer.path}`, () => {});
      await page.goto(`${shop.url}/profiel`);
      await page.locator('main').getByText('Laden…').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'the orders while they are on the way',
    reach: async (page) => {
      await fakeAccount(page, sanne);
      await page.route(
        (url) => url.pathname === api.customers.listOrders.path,
        () => {},
      );
      await open(page, '/bestellingen');
      await page.getByRole('status').getByText('Laden…').waitFor();
    },
  },
  {
    name: 'a profile without a name',
    reach: async (page) => {
      await fakeAccount(page, sanne);
      await open(page, '/profiel/bewerken');
      await page.getByLabel('Voornaam').fill('');
      await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
      await page.getByText('Voornaam is verplicht').waitFor();
    },
  },
  {
    name: 'a new address with everything missing',
    reach: async (page) => {
      await atDetails(page);
      await page.getByRole('button', { name: 'Adres toevoegen' }).click();
      const dialog = page.getByRole('dialog', { name: 'Adres toevoegen' });
      await dialog.getByRole('button', { name: 'Adres opslaan' }).click();
      await dialog.getByText('Adres is verplicht').waitFor();
    },
  },
  {
    name: 'an address that is about to be deleted',
    reach: async (page) => {
      await atDetails(page);
      await page.getByRole('button', { name: 'Prinsengracht 12 verwijderen' }).click();
      await page.getByRole('button', { name: 'Ja, verwijderen' }).waitFor();
    },
  },
  {
    name: 'the question before an erasure',
    reach: async (page) => {
      await atDetails(page);
      await page.getByRole('button', { name: 'Account verwijderen' }).click();
      await page.getByRole('button', { name: 'Stuur mij een code' }).waitFor();
    },
  },
  {
    name: 'the code of an erasure',
    reach: async (page) => {
      await atDetails(page);
      await answerWith(page, api.customers.sendErasureCode, { delayed: false });
      await page.getByRole('button', { name: 'Account verwijderen' }).click();
      await page.getByRole('button', { name: 'Stuur mij een code' }).click();
      await box(page, 1).waitFor();
    },
  },
  {
    name: 'an order of somebody else',
    reach: async (page) => {
      await fakeAccount(page, sanne);
      await page.route(`**${urlOf(api.customers.findOrder, { id: 'vreemd' })}`, (route) =>
        route.fulfill({ status: 404, json: { code: 'order-not-found', message: 'Deze bestelling bestaat niet.' } }),
      );
      await open(page, '/bestellingen/vreemd');
    },
  },
  ...([500, 'offline'] as const).flatMap((how) => [
    failing('/profiel', api.customers.showCurrentCustomer.path, how),
    failing('/bestellingen', api.customers.listOrders.path, how),
    failing('/bestellingen/order-4', urlOf(api.customers.findOrder, { id: 'order-4' }), how),
    failing('/profiel/gegevens', api.savedAddresses.listAddresses.path, how),
  ]),
];
