import { DataSource } from 'typeorm';
import * as api from '../../../../../contracts/api.js';
import { placeOrder } from '../../../testing/shop/test-customers.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop } from '../../../testing/shop/test-shop.js';
import { eventually } from '../../../testing/kernel.js';

let shop: TestShop;
let staff: TestBrowser;
beforeAll(async () => {
  shop = await startTestShop();
  staff = await staffOf(shop);
  const zoe = { email: 'zoe@example.com', name: "J.P. Zoë d'Hont-de Vries", phone: '+31612345678' };
  await placeOrder(shop, zoe, { orderNumber: '2026-700001' });
  const other = { email: 'jan@example.com', name: 'Jan Vriesman', phone: '+31201234567' };
  await placeOrder(shop, other, { orderNumber: '2026-700002' });
  const people = () => shop.app.get(DataSource).query<object[]>('select 1 from customers');
  await eventually(async () => (await people()).length === 2, 'the customers');
});
afterAll(() => shop.close());

const search = (q: string) => ({ headers: { 'x-search': encodeURIComponent(q) } });

it.each(['#2026-700001', '2026–700001', '2026\u2011700001.', ' 2026 700001', 'Bestelling 2026-700001', '700001\u200b'])(
  'finds an order by %j',
  async (q) =>
    expect((await staff.json(api.orders.listOrders, search(q))).map(({ orderNumber }) => orderNumber)).toEqual([
      '2026-700001',
    ]),
);

it.each(['zoe', 'Vries Zoë', 'de Vries, Zoe', 'zoe d’hont', 'J.P.Zoë', 'J P Zoë', 'Hont de-Vries', 'zoe\u00a0\u200bd'])(
  'finds a person by %j, in every list of people',
  async (q) => {
    expect((await staff.json(api.orders.listOrders, search(q))).map(({ orderNumber }) => orderNumber)).toEqual([
      '2026-700001',
    ]);
    expect((await staff.json(api.adminCustomers.listCustomers, search(q))).map(({ email }) => email)).toEqual([
      'zoe@example.com',
    ]);
  },
);

it.each(['06 12345678', '06-12 34 56 78', '+31 (0)6 1234 5678', '0031612345678', '31612345678', '5678', '06‑12'])(
  'finds a customer by the phone number %j',
  async (q) =>
    expect((await staff.json(api.adminCustomers.listCustomers, search(q))).map(({ email }) => email)).toEqual([
      'zoe@example.com',
    ]),
);

it('finds nothing by words of two people, or by a number of nobody', async () => {
  for (const q of ['zoe vriesman', '06 87654321', '%', '_'])
    expect([q, await staff.json(api.adminCustomers.listCustomers, search(q))]).toEqual([q, []]);
});

it.each([
  ['rie', 2],
  ['vr', 2],
  ['j', 2],
  ['ri', 0],
  ['-', 0],
])(
  'finds people by a part of a name, or by fewer than three letters at the beginning of a word: %j',
  async (q, count) => {
    expect(await staff.json(api.adminCustomers.listCustomers, search(q))).toHaveLength(count);
    expect(await staff.json(api.orders.listOrders, search(q))).toHaveLength(count);
  },
);

it.each([
  ['7', 2],
  ['02', 2],
  ['002', 1],
  ['x7', 0],
])('finds orders by digits of their number: %j', async (q, count) => {
  expect(await staff.json(api.orders.listOrders, search(q))).toHaveLength(count);
});

describe('a search that finds more than it counts', () => {
  const listed = async (query: object) => {
    const response = await staff.call(api.adminCustomers.listCustomers, { query });
    const rows = (await response.json()) as { id: number; lastName: string }[];
    const [total, more, next] = ['x-total-count', 'x-more-found', 'x-next-cursor'].map((name) =>
      response.headers.get(name),
    );
    return { rows, total, more, next };
  };
  beforeAll(() =>
    shop.app.get(DataSource).query(`insert into customers (email, first_name, last_name)
      select 'menig-' || n || '@example.com', 'Menig', 'Een' || n from generate_series(1, 1001) n`),
  );

  it('tells that there are more', async () => {
    expect(await listed({ q: 'menig', limit: 2 })).toMatchObject({ total: '1000', more: 'true' });
    expect(await listed({ q: 'menig een1001', limit: 2 })).toMatchObject({ total: '1', more: null });
    expect(await listed({ limit: 2 })).toMatchObject({ total: '1003', more: null });
  });

  it.each(['lastName', '-lastName', '-createdAt'])('still pages through all of them, sorted by %s', async (sort) => {
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { rows, next } = await listed({ q: 'menig', limit: 400, sort, ...(cursor && { cursor }) });
      seen.push(...rows.map(({ lastName }) => lastName));
      cursor = next;
    }
    expect(new Set(seen).size).toBe(1001);
    expect(seen).toHaveLength(1001);
    const ordered = [...seen].sort();
    if (sort !== '-createdAt') expect(seen).toEqual(sort === 'lastName' ? ordered : ordered.reverse());
  });
});
