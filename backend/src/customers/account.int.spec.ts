import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { phoneMistake } from '../../../contracts/values/phones.js';
import { houseNumberMistake, postalCodeMistake } from '../../../contracts/values/postal-addresses.js';
import { logIn, placeOrder } from '../testing/shop/test-customers.js';
import { startTestShop, TestBrowser, type TestShop } from '../testing/shop/test-shop.js';

let shop: TestShop;
let anna: TestBrowser;
let bram: TestBrowser;
beforeAll(async () => {
  shop = await startTestShop();
  [anna, bram] = [new TestBrowser(shop), new TestBrowser(shop)];
  await logIn(shop, anna, 'anna@example.com');
  await logIn(shop, bram, 'bram@example.com');
});
afterAll(() => shop.close());

const json = async <T>(response: Promise<Response>) => (await (await response).json()) as T;
const statusOf = async (response: Promise<Response>) => {
  const { status, ...rest } = await response.then(async (found) => ({
    status: found.status,
    ...(await bodyOf(found)),
  }));
  return [status, (rest as { code?: string }).code];
};
const bodyOf = async (response: Response) => JSON.parse((await response.text()) || '{}') as object;

describe('the profile', () => {
  it('stores given fields, clears empty ones and keeps the rest', async () => {
    const full = { firstName: 'Anna', lastName: 'de Wit', phone: '0612345678', city: 'Utrecht' };
    expect(await anna.status(api.customers.changeProfile, { body: full })).toBe(200);
    const names = { firstName: 'Annie', lastName: 'de Wit', phone: '' };
    const changed = { email: 'anna@example.com', ...names, phone: null, city: 'Utrecht', address: null };
    expect(await json(anna.call(api.customers.changeProfile, { body: names }))).toMatchObject(changed);
    expect(await json(anna.call(api.customers.showCurrentCustomer))).toMatchObject(changed);
    expect(await json(bram.call(api.customers.showCurrentCustomer))).toMatchObject({
      email: 'bram@example.com',
      firstName: null,
    });
  });

  it('normalises phone and postcode, and refuses invalid ones', async () => {
    const names = { firstName: 'Anna', lastName: 'de Wit' };
    const given = { ...names, phone: '06 - 1234 5678', postalCode: '1012lg', address: 'Damrak 1' };
    const stored = { phone: '+31612345678', postalCode: '1012 LG', address: 'Damrak 1' };
    expect(await json(anna.call(api.customers.changeProfile, { body: given }))).toMatchObject(stored);
    const wrong = { ...names, phone: 'abcdefghij', postalCode: '1', address: 'Damrak' };
    expect(await json(anna.call(api.customers.changeProfile, { body: wrong }))).toMatchObject({
      fields: { phone: phoneMistake, postalCode: postalCodeMistake, address: houseNumberMistake },
    });
    expect(await json(anna.call(api.customers.showCurrentCustomer))).toMatchObject(stored);
  });

  it('names each invalid or unknown field', async () => {
    const wrong = await json(
      anna.call(api.customers.changeProfile, { body: { firstName: '', lastName: 'x', email: 'a@b.nl' } }),
    );
    expect(wrong).toMatchObject({ fields: { firstName: 'Voornaam is verplicht', email: 'Dit veld kennen we niet' } });
    expect(await statusOf(new TestBrowser(shop).call(api.customers.changeProfile, { body: {} }))).toEqual([
      401,
      'not-logged-in',
    ]);
  });
});

describe('orders', () => {
  const at = (day: number) => `2026-03-0${day}T09:00:00.000Z`;
  const list = (query: object = {}) => anna.json(api.customers.listOrders, { query });
  let ids: string[];
  let brams: string;
  beforeAll(async () => {
    const contact = { email: 'anna@example.com', address: 'Dorpsstraat 1', postalCode: '1234 AB', city: 'Utrecht' };
    ids = [];
    for (const day of [1, 2, 3])
      ids.unshift(await placeOrder(shop, contact, { orderNumber: `2026-00000${day}`, at: at(day), paid: day !== 3 }));
    brams = await placeOrder(shop, { email: 'bram@example.com' }, { at: at(4) });
  });

  it("lists the customer's own orders, newest first", async () => {
    const orders = await list();
    expect(orders.map(({ id }) => id)).toEqual(ids);
    expect(orders[1]).toEqual({
      id: ids[1],
      orderNumber: '2026-000002',
      createdAt: at(2),
      dispatchOn: '2026-03-02',
      status: 'processing',
      totalAmount: '81.64',
      subtotalAmount: '81.64',
      shippingAmount: '0.00',
      discountAmount: '0.00',
      vat: [{ percent: 9, gross: '81.64', vat: '6.74' }],
      refundedAmount: '0.00',
      chargedBackAmount: '0.00',
      paymentMethod: null,
      parcels: [],
      isWithdrawn: false,
      cancelled: [],
      withdrawn: [],
      customerName: 'Anna de Wit',
      shippingAddress: 'Dorpsstraat 1',
      shippingPostalCode: '1234 AB',
      shippingCity: 'Utrecht',
      items: [
        {
          id: 'energy-boost',
          productName: 'Energy Boost',
          imageUrl: '/media/energy-boost-480.webp',
          quantity: 2,
          price: '22.46',
          subtotal: '44.92',
          subscription: null,
        },
        {
          id: 'sleep-well-2-1',
          productName: 'Sleep Well',
          imageUrl: '/media/sleep-well-480.webp',
          quantity: 1,
          price: '36.72',
          subtotal: '36.72',
          subscription: { jars: 2, frequency: 1 },
        },
      ],
    });
    expect(orders[0]!.status).toBe('pending');
    expect(await json(anna.call(api.customers.findOrder, { params: { id: ids[1]! } }))).toEqual(orders[1]);
  });

  it('are paginated', async () => {
    const first = await list({ limit: 2 });
    expect(first.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect((await list({ limit: 2, cursor: first[1]!.id })).map(({ id }) => id)).toEqual(ids.slice(2));
    expect(await list({ cursor: ids[2] })).toEqual([]);
    expect(await statusOf(anna.call(api.customers.listOrders, { query: { limit: 0 } }))).toEqual([
      400,
      'invalid-input',
    ]);
  });

  it("responds with 404 for another customer's order", async () => {
    expect(await statusOf(anna.call(api.customers.findOrder, { params: { id: brams } }))).toEqual([
      404,
      'order-not-found',
    ]);
    expect(await statusOf(anna.call(api.customers.findOrder, { params: { id: 'nergens' } }))).toEqual([
      404,
      'order-not-found',
    ]);
    expect(await statusOf(new TestBrowser(shop).call(api.customers.listOrders))).toEqual([401, 'not-logged-in']);
  });
});

describe('saved addresses', () => {
  const address = (city: string, isDefault = false) => ({
    ...{ firstName: 'Anna', lastName: 'de Wit', address: 'Dorpsstraat 1', postalCode: '1234 AB', country: 'NL' },
    ...{ city, isDefault },
  });
  const list = () => anna.json(api.savedAddresses.listAddresses);
  const cities = async () => (await list()).map(({ city, isDefault }) => (isDefault ? `${city}!` : city));
  const add = (city: string, isDefault = false, browser = anna) =>
    browser.call(api.savedAddresses.addAddress, { body: address(city, isDefault) });
  const idOf = async (city: string) => (await list()).find((saved) => saved.city === city)!.id;
  beforeEach(() => shop.app.get(DataSource).query('delete from saved_addresses'));

  it('have one default: the first, or the one chosen last', async () => {
    expect((await add('Utrecht')).status).toBe(201);
    expect(await json(add('Assen'))).toMatchObject({ city: 'Assen', isDefault: false, id: expect.any(Number) });
    expect(await cities()).toEqual(['Utrecht!', 'Assen']);
    await add('Breda', true);
    expect(await cities()).toEqual(['Breda!', 'Assen', 'Utrecht']);
    await anna.call(api.savedAddresses.changeAddress, {
      params: { id: await idOf('Utrecht') },
      body: address('Utrecht', true),
    });
    expect(await cities()).toEqual(['Utrecht!', 'Breda', 'Assen']);
    await anna.call(api.savedAddresses.changeAddress, {
      params: { id: await idOf('Utrecht') },
      body: address('Urk', false),
    });
    expect(await cities()).toEqual(['Urk!', 'Breda', 'Assen']);
    expect(await anna.status(api.savedAddresses.removeAddress, { params: { id: await idOf('Urk') } })).toBe(204);
    expect(await cities()).toEqual(['Breda!', 'Assen']);
  });

  it('keep one default and at most twenty under concurrent requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 25 }, (_, index) => add(`Plaats ${String.fromCodePoint(65 + index)}`, true)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array(20).fill(201), ...Array(5).fill(409)]);
    expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
    expect(await statusOf(add('Meer'))).toEqual([409, 'too-many-addresses']);
    expect((await add('Bij Bram', false, bram)).status).toBe(201);
  });

  it("responds with 404 for another customer's address", async () => {
    await add('Utrecht');
    const id = await idOf('Utrecht');
    expect(await json(bram.call(api.savedAddresses.listAddresses))).toEqual([]);
    const missing = [404, 'address-not-found'];
    expect(
      await statusOf(bram.call(api.savedAddresses.changeAddress, { params: { id }, body: address('Van mij') })),
    ).toEqual(missing);
    expect(await statusOf(bram.call(api.savedAddresses.removeAddress, { params: { id } }))).toEqual(missing);
    expect(await statusOf(anna.call(api.savedAddresses.removeAddress, { params: { id: 'niets' } }))).toEqual(missing);
    expect(await cities()).toEqual(['Utrecht!']);
  });

  it('are Dutch addresses with a normalised postcode', async () => {
    expect(
      await json(anna.call(api.savedAddresses.addAddress, { body: { ...address('Utrecht'), postalCode: '1012lg' } })),
    ).toMatchObject({
      postalCode: '1012 LG',
    });
    const wrong = { ...address('Utrecht'), postalCode: '1012 SA', address: 'Dorpsstraat' };
    expect(await json(anna.call(api.savedAddresses.addAddress, { body: wrong }))).toMatchObject({
      fields: { postalCode: postalCodeMistake, address: houseNumberMistake },
    });
  });

  it('refuses an incomplete address', async () => {
    const { city, ...rest } = address('Utrecht');
    expect(await json(anna.call(api.savedAddresses.addAddress, { body: rest }))).toMatchObject({
      code: 'invalid-input',
      fields: { city: expect.any(String) },
    });
    expect(await cities()).toEqual([]);
  });
});
