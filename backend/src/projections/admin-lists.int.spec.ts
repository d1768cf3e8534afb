import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { AdminCustomerSchema } from '../../../contracts/admin/customers.js';
import { adminListSorts, type AdminListName } from '../../../contracts/admin/lists.js';
import { AdminProductSchema } from '../../../contracts/admin/products.js';
import { AdminReturnDetailSchema, AdminReturnSchema, type AdminReturn } from '../../../contracts/admin/returns.js';
import { AdminSubscriptionSchema } from '../../../contracts/admin/subscriptions.js';
import { TimelineEntrySchema, type TimelineEntry } from '../../../contracts/admin/timeline.js';
import { addDays, amsterdamDay } from '../../../contracts/values/calendar.js';
import { InventoryEventSchema, StockLedgerSchema, type StockLedger } from '../../../contracts/inventory.js';
import {
  AdminOrderDetailSchema,
  AdminOrderSchema,
  type AdminOrder,
  type AdminOrderDetail,
} from '../../../contracts/orders.js';
import { DemoSeed } from '../demo/demo-seed.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { rebuildProjections } from '../platform/event-sourcing/rebuild/rebuild.js';
import { readModelsCatchUp } from '../testing/shop/shopper.js';
import { refusalOf } from '../testing/shop/test-browser.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop, testStaff } from '../testing/shop/test-shop.js';
import { allProjections } from './index.js';
import { adviceFor } from './reordering/reorder-advice.js';

let shop: TestShop;
let staff: TestBrowser;
let database: DataSource;
const today = amsterdamDay(new Date().toISOString());

beforeAll(async () => {
  shop = await startTestShop({}, (app) => new DemoSeed(app.get(DataSource), app.get(EventStore)).run({ orders: 220 }));
  database = shop.app.get(DataSource);
  await readModelsCatchUp(shop);
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

async function read<T>(path: string): Promise<T> {
  const response = await staff.get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
}
/** Brings a summary up to date after a test changed the table that it reads. */
const rebuilt = (name: string) =>
  rebuildProjections(
    shop.app.get(EventStore),
    database,
    allProjections.filter((projection) => projection.name === name),
  );
const value = async <T>(sql: string): Promise<T> =>
  Object.values((await database.query<Record<string, T>[]>(sql))[0]!)[0]!;

/** Returns every page of a list in order. */
async function pages<Row>(path: string, limit: number): Promise<Row[][]> {
  const found: Row[][] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const response = await staff.get(
      `${path}${path.includes('?') ? '&' : '?'}limit=${limit}${cursor && `&cursor=${cursor}`}`,
    );
    expect(response.status).toBe(200);
    found.push((await response.json()) as Row[]);
    cursor = response.headers.get('x-next-cursor');
  }
  return found;
}

describe('every list', () => {
  it.each([
    ['orders', api.orders.listOrders, AdminOrderSchema],
    ['customers', api.adminCustomers.listCustomers, AdminCustomerSchema],
    ['subscriptions', api.adminSubscriptions.listSubscriptions, AdminSubscriptionSchema],
    ['returns', api.adminReturns.listReturns, AdminReturnSchema],
    ['inventory', api.inventory.listMovements, InventoryEventSchema],
    ['products', api.adminProducts.listProducts, AdminProductSchema],
  ] as const)(
    '%s matches its contract, newest first, and is the same in pages by every sort',
    async (name, { path }, schema) => {
      const all = await read<{ id: string | number; createdAt: string }[]>(path);
      expect(all.length).toBeGreaterThan(2);
      for (const row of all) schema.strict().parse(row);
      expect(all.map(({ createdAt }) => createdAt)).toEqual(
        all
          .map(({ createdAt }) => createdAt)
          .sort()
          .reverse(),
      );
      const ids = all.map(({ id }) => id);
      const inPages = (await pages<{ id: string | number }>(path, Math.ceil(all.length / 3))).flat();
      expect(inPages.map(({ id }) => id)).toEqual(ids);
      for (const sort of adminListSorts[name as AdminListName])
        for (const direction of ['', '-']) {
          const sorted = await pages<{ id: string | number }>(
            `${path}?sort=${direction}${sort}`,
            Math.ceil(all.length / 2),
          );
          expect(new Set(sorted.flat().map(({ id }) => id))).toEqual(new Set(ids));
          expect(sorted.flat()).toHaveLength(ids.length);
        }
    },
  );

  it('counts the matches and refuses unknown parameters', async () => {
    const response = await staff.call(api.orders.listOrders, { query: { limit: 5, status: 'delivered' } });
    const delivered = await value<string>(`select count(*) from admin_order_list where status = 'delivered'`);
    expect(response.headers.get('x-total-count')).toBe(delivered);
    expect(((await response.json()) as AdminOrder[]).map(({ status }) => status)).toEqual(Array(5).fill('delivered'));
    for (const query of ['sort=nothing', 'cursor=x', 'limit=0', 'limit=501', 'limit=x', 'other=1', 'sort=__proto__'])
      expect([query, (await staff.get(`${api.orders.listOrders.path}?${query}`)).status]).toEqual([query, 400]);
  });

  it.each([
    [api.orders.listOrders.path, 'delivered'],
    [api.orders.exportOrders.path, 'delivered'],
    [api.adminReturns.listReturns.path, 'requested'],
    [api.adminSubscriptions.listSubscriptions.path, 'paused'],
    [api.adminProducts.listProducts.path, 'archived'],
    [api.adminProductEdits.listProductIds.path, 'planned'],
    [api.inventory.listMovements.path, 'sale'],
    [api.invoices.listInvoices.path, 'invoice'],
    [api.adminLogbook.listLogbook.path, 'exported'],
  ])('refuses a status that %s has not', async (path, known) => {
    for (const [status, expected] of [
      [known, 200],
      ['', 200],
      ['verzonden', 400],
    ] as const)
      expect([status, (await staff.get(`${path}?limit=5&status=${status}`)).status]).toEqual([status, expected]);
  });

  it('refuses a status for lists that have none', async () => {
    for (const { path } of [api.adminCustomers.listCustomers, api.lots.listLots, api.consents.listSubscribers])
      expect([path, (await staff.get(`${path}?limit=5&status=active`)).status]).toEqual([path, 400]);
  });

  it.each([
    ['order-not-found', api.labels.listOrderLabels],
    ['order-not-found', api.mails.listMailsOfOrder],
    ['order-not-found', api.invoices.listInvoicesOfOrder],
    ['order-not-found', api.lots.listLotsOfOrder],
    ['order-not-found', api.adminNotes.listOrderNotes],
    ['order-not-found', api.orderReplacements.listReplacements],
    ['order-not-found', api.returns.listReturnsOfOrder],
    ['return-not-found', api.mails.listMailsOfReturn],
    ['subscription-not-found', api.mails.listMailsOfSubscription],
  ] as const)('responds with %s for a record that does not exist', async (code, endpoint) => {
    const response = await staff.call(endpoint as typeof api.adminNotes.listOrderNotes, {
      params: { id: randomUUID() },
    });
    expect([response.status, (await refusalOf(response)).code]).toEqual([404, code]);
  });

  it('responds with an empty list for an order without labels, lots and notes', async () => {
    const [{ id }] = (await staff.json(api.orders.listOrders, { query: { limit: 1 } })) as [AdminOrder];
    for (const endpoint of [api.labels.listOrderLabels, api.lots.listLotsOfOrder, api.adminNotes.listOrderNotes])
      expect([endpoint.path, await staff.status(endpoint, { params: { id } })]).toEqual([endpoint.path, 200]);
  });

  it('searches the named fields in any letter case, and takes wildcards literally', async () => {
    const orders = (await staff.json(api.orders.listOrders)) as AdminOrder[];
    const { orderNumber, customerEmail, customerName } = orders[3]!;
    expect((await staff.json(api.orders.listOrders, { query: { q: orderNumber } })) as AdminOrder[]).toEqual([
      orders[3],
    ]);
    for (const q of [customerEmail.toUpperCase(), customerName.toLowerCase()]) {
      const found = (await staff.json(api.orders.listOrders, { query: { limit: 100, q } })) as AdminOrder[];
      const expected = orders.filter((order) =>
        [order.customerEmail, order.customerName].some((text) => text.toLowerCase().includes(q.toLowerCase())),
      );
      expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    }
    expect(await staff.json(api.orders.listOrders, { query: { q: '%' } })).toEqual([]);
    expect(await staff.json(api.orders.listOrders, { query: { q: '_________________________' } })).toEqual([]);
  });

  it('exports the filtered rows without formula cells', async () => {
    const [order] = (await staff.json(api.orders.listOrders, { query: { status: 'delivered' } })) as AdminOrder[];
    await database.query(
      `update contacts set name = '=HYPERLINK("http://x")', city = '+1' from admin_order_list o where o.contact_id = contacts.id and o.order_id = $1`,
      [order!.id],
    );
    const response = await staff.call(api.orders.exportOrders, { query: { status: 'delivered' } });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('bestellingen.csv');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString().trimEnd().split('\r\n');
    const delivered = Number(await value(`select count(*) from admin_order_list where status = 'delivered'`));
    expect(lines).toHaveLength(delivered + 1);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(lines[1]).toContain(`"'+1"`);
    for (const list of [
      api.adminCustomers.exportCustomers,
      api.adminSubscriptions.exportSubscriptions,
      api.adminReturns.exportReturns,
      api.inventory.exportMovements,
      api.adminProducts.exportProducts,
    ])
      expect((await (await staff.call(list)).text()).split('\r\n').length).toBeGreaterThan(3);
  });
});

describe('the details', () => {
  it('shows an order with its items and amounts', async () => {
    const [, order] = (await staff.json(api.orders.listOrders)) as AdminOrder[];
    const detail = AdminOrderDetailSchema.strict().parse(
      (await staff.json(api.orders.findOrder, { params: { id: order!.id } })) as AdminOrderDetail,
    );
    expect(detail).toMatchObject(order!);
    const cents = (amount: string) => Math.round(Number(amount) * 100);
    expect(detail.items.reduce((sum, { subtotal }) => sum + cents(subtotal), 0)).toBe(cents(detail.subtotalAmount));
    expect(await staff.status(api.orders.findOrder, { params: { id: 'nope' } })).toBe(404);
  });

  it('shows a return and a subscription', async () => {
    const [, returned] = (await staff.json(api.adminReturns.listReturns)) as AdminReturn[];
    AdminReturnDetailSchema.strict().parse(
      await staff.json(api.adminReturns.findReturn, { params: { id: returned!.id } }),
    );
    const [, subscription] = await staff.json(api.adminSubscriptions.listSubscriptions);
    expect(await staff.json(api.adminSubscriptions.showSubscription, { params: { id: subscription!.id } })).toEqual(
      subscription,
    );
    expect(await staff.status(api.adminReturns.findReturn, { params: { id: 'nope' } })).toBe(404);
    expect(await staff.status(api.adminSubscriptions.showSubscription, { params: { id: 'nope' } })).toBe(404);
  });

  it('shows guests by the contact of their newest order, and finds them by it', async () => {
    const [guest] = await database.query<{ id: number; email: string; newest: string }[]>(
      `select k.id, k.email, (array_agg(o.contact_id order by o.placed_at desc))[1] as newest from customers k
       join contacts c on lower(btrim(c.email)) = k.email join admin_order_list o on o.contact_id = c.id
       group by k.id having count(*) > 1 order by k.id limit 1`,
    );
    const { id, email, newest } = guest!;
    await database.query('update customers set first_name = null, last_name = null, phone = null where id = $1', [id]);
    await database.query(
      `update contacts set name = case id when $2 then 'Xanthe van der Gast' else 'Oude Naam' end,
         phone = case id when $2 then '+31 6 98765432' else '0201234567' end where lower(btrim(email)) = $1`,
      [email, newest],
    );
    await rebuilt('customer-totals');
    const shown = { id, firstName: 'Xanthe', lastName: 'van der Gast', phone: '+31 6 98765432' };
    for (const query of [{}, { limit: 200 }, { limit: 200, sort: 'lastName' }, { sort: '-totalSpent' }])
      expect(await staff.json(api.adminCustomers.listCustomers, { query })).toContainEqual(
        expect.objectContaining(shown),
      );
    for (const q of ['xanthe VAN', 'der gast', '98765432', '0698765432', '+31 6 98 76'])
      for (const limit of [undefined, 5])
        expect(await staff.json(api.adminCustomers.listCustomers, { query: { q, limit } })).toEqual([
          expect.objectContaining(shown),
        ]);
    expect(await staff.json(api.adminCustomers.listCustomers, { query: { q: 'oude naam' } })).toEqual([]);
    const file = await (
      await staff.call(api.adminCustomers.exportCustomers, { headers: { 'x-search': 'xanthe' } })
    ).text();
    expect(file.split('\r\n')[1]).toContain(`"Xanthe";"van der Gast";"${email}";"+31 6 98765432"`);
  });

  it('keeps the name that a customer entered, whatever the newest order contains', async () => {
    const [known] = await database.query<{ id: number; first_name: string; last_name: string }[]>(
      'select id, first_name, last_name from customers where first_name is not null order by id desc limit 1',
    );
    await database.query(
      `update contacts set name = 'Andere Naam' where lower(btrim(email)) = (select email from customers where id = $1)`,
      [known!.id],
    );
    const rows = await staff.json(api.adminCustomers.listCustomers);
    expect(rows.find(({ id }) => id === known!.id)).toMatchObject({
      firstName: known!.first_name,
      lastName: known!.last_name,
    });
  });

  it('counts orders and money per customer', async () => {
    const looker = 'kijkt-alleen@example.com';
    await database.query('insert into customers (email) values ($1)', [looker]);
    const customers = await staff.json(api.adminCustomers.listCustomers);
    await database.query('delete from customers where email = $1', [looker]);
    const orders = (await staff.json(api.orders.listOrders)) as AdminOrder[];
    const buyer = customers.find(({ orderCount }) => orderCount > 1)!;
    const own = orders.filter(
      ({ customerEmail, status }) => customerEmail === buyer.email && !['cancelled', 'pending'].includes(status),
    );
    expect(buyer.orderCount).toBe(own.length);
    expect(customers.find(({ email }) => email === looker)).toMatchObject({ orderCount: 0, totalSpent: '0.00' });
  });
});

describe('the figures', () => {
  it('add up to the lists', async () => {
    const stats = await staff.json(api.adminAnalytics.showDashboardStats);
    const overview = await staff.json(api.adminAnalytics.showOverview);
    const orders = (await staff.json(api.orders.listOrders)) as AdminOrder[];
    const { total, totalRevenue, ...byStatus } = overview.orders;
    expect(total).toBe(orders.length);
    for (const [status, count] of Object.entries(byStatus))
      expect([status, count]).toEqual([status, orders.filter((order) => order.status === status).length]);
    expect(totalRevenue).toBe(stats.totalRevenue);
    const captured = Number(await value('select sum(captured_cents - refunded_cents) from admin_order_list'));
    expect(Math.round(stats.totalRevenue * 100)).toBe(captured);
    expect(stats.totalOrders).toBe(
      Number(await value(`select count(*) from admin_order_list where paid and status <> 'cancelled'`)),
    );
    const subscriptions = await staff.json(api.adminSubscriptions.listSubscriptions, { query: { status: 'active' } });
    expect([stats.activeSubscriptions, overview.subscriptions.active]).toEqual([
      subscriptions.length,
      subscriptions.length,
    ]);
    const mrr = subscriptions.reduce((sum, { price, frequency }) => sum + Number(price) / frequency, 0);
    expect(stats.monthlyRecurringRevenue).toBeCloseTo(mrr, 1);
  });

  it('list the ten best-selling products, and the revenue of every day', async () => {
    const top = await staff.json(api.adminAnalytics.topProducts);
    expect(top).toHaveLength(10);
    expect(top.map(({ totalOrdered }) => totalOrdered)).toEqual(
      top.map(({ totalOrdered }) => totalOrdered).sort((a, b) => b - a),
    );
    const days = await staff.json(api.adminAnalytics.showRevenueByDay, { query: { days: 400 } });
    expect(days).toHaveLength(400);
    expect(days.at(-1)!.day).toBe(today);
    const { totalRevenue } = await staff.json(api.adminAnalytics.showDashboardStats);
    expect(days.reduce((sum, { revenue }) => sum + revenue, 0)).toBeCloseTo(totalRevenue, 2);
  });

  it('are current for today, and zero before the first order', async () => {
    const { showDashboardStats, showOverview, topProducts } = api.adminAnalytics;
    for (const figures of [showDashboardStats, showOverview, topProducts])
      expect(await staff.json(figures, { query: { on: today } })).toEqual(await staff.json(figures));
    const long = addDays(today, -2000);
    expect(await staff.json(api.adminAnalytics.showDashboardStats, { query: { on: long } })).toEqual({
      totalRevenue: 0,
      monthlyRevenue: 0,
      totalOrders: 0,
      totalCustomers: 0,
      activeSubscriptions: 0,
      monthlyRecurringRevenue: 0,
    });
    expect(await staff.json(api.adminAnalytics.topProducts, { query: { on: long } })).toEqual([]);
    expect(await staff.status(api.adminAnalytics.showOverview, { query: { on: '2026-02-30' } })).toBe(400);
  });

  it('of a period add up to the days and the orders, one-off and by subscription', async () => {
    const [from, to] = [addDays(today, -29), today];
    const { current, previous } = await staff.json(api.adminAnalytics.comparePeriods, { query: { from, to } });
    expect([previous.from, previous.to]).toEqual([addDays(from, -30), addDays(from, -1)]);
    const days = await staff.json(api.adminAnalytics.showRevenueByDay, { query: { days: 60 } });
    for (const [figures, part] of [
      [previous, days.slice(0, 30)],
      [current, days.slice(30)],
    ] as const) {
      expect(figures.revenue).toBeCloseTo(
        part.reduce((sum, { revenue }) => sum + revenue, 0),
        2,
      );
      expect(figures.orders).toBe(part.reduce((sum, { orders }) => sum + orders, 0));
      expect(figures.oneOff + figures.subscription).toBeCloseTo(figures.captured, 2);
      expect(figures.subscriptionOrders).toBeLessThanOrEqual(figures.orders);
    }
    const subscription = await value(`select sum(captured_cents) / 100.0 from admin_order_list
      where (subscription_id is not null or exists (select from jsonb_array_elements(lines) l where jsonb_typeof(l -> 'subscription') = 'object'))
        and (paid_at at time zone 'Europe/Amsterdam')::date >= '${from}'`);
    expect(current.subscription).toBeCloseTo(Number(subscription), 2);
    expect(current.subscription).toBeGreaterThan(0);
    const backwards = { query: { from: to, to: from } };
    expect(await staff.status(api.adminAnalytics.comparePeriods, backwards)).toBe(400);
  });

  it('of the margin use the cost price of the moment of each payment', async () => {
    const query = { from: addDays(today, -29), to: today };
    const marginOf = async () => (await staff.json(api.adminAnalytics.comparePeriods, { query })).current.margin!;
    const demo = await marginOf();
    const sellsMost = await value(`select l ->> 'productId' from sold_goods, jsonb_array_elements(lines) l
      where (paid_at at time zone 'Europe/Amsterdam')::date between '${query.from}' and '${query.to}'
        and exists (select from product_costs where product_id = (l ->> 'productId')::int)
      group by 1 order by count(*) desc limit 1`);
    await database.query('delete from product_costs where product_id = $1', [sellsMost]);
    await rebuilt('sold-goods');
    const partly = await marginOf();
    expect(partly.knownRevenue).toBeGreaterThan(partly.cost);
    expect(partly.knownRevenue).toBeLessThan(demo.knownRevenue);
    expect(partly.netRevenue).toBe(demo.netRevenue);
    await database.query('delete from product_costs');
    await rebuilt('sold-goods');
    const unknown = await marginOf();
    expect(unknown).toMatchObject({ knownRevenue: 0, cost: 0, margin: 0, percent: null, knownPercent: 0 });
    expect(unknown.netRevenue).toBe(demo.netRevenue);
    const { current } = await staff.json(api.adminAnalytics.comparePeriods, { query });
    expect(unknown.netRevenue).toBeGreaterThan(current.revenue / 2);
    expect(unknown.netRevenue).toBeLessThan(current.revenue / 1.09);
    await database.query(`insert into product_costs (product_id, cost_cents, starts_at)
      select id, 500, '2020-01-01' from products union all select id, 900, now() + interval '1 day' from products`);
    await rebuilt('sold-goods');
    const sold = await value(`select sum((l ->> 'pieces')::int) from sold_goods, jsonb_array_elements(lines) l
      where (paid_at at time zone 'Europe/Amsterdam')::date between '${query.from}' and '${query.to}'`);
    const known = await marginOf();
    expect(known).toMatchObject({
      netRevenue: unknown.netRevenue,
      knownRevenue: unknown.netRevenue,
      knownPercent: 100,
    });
    expect(known.cost).toBe(5 * Number(sold));
    expect(known.margin).toBeCloseTo(known.netRevenue - known.cost, 2);
    const [product] = await staff.json(api.adminProducts.listProducts, { query: { limit: 1 } });
    const costPrice = { params: { id: product!.id }, body: { costPrice: '99.00' } };
    expect(await staff.status(api.adminProducts.changeProduct, costPrice)).toBe(200);
    expect(await marginOf()).toEqual(known);
  });

  it('of cohorts count each subscription once, as reached, lost or on its way', async () => {
    const cohorts = await staff.json(api.adminAnalytics.showCohorts);
    const all = Number(await value('select count(*) from admin_subscription_list'));
    expect(cohorts.reduce((sum, { started }) => sum + started, 0)).toBe(all);
    for (const { started, active, steps } of cohorts) {
      expect(active).toBeLessThanOrEqual(started);
      for (const [place, { reached, lost }] of steps.entries()) {
        expect(reached + lost).toBeLessThanOrEqual(started);
        expect(reached).toBeLessThanOrEqual(steps[place - 1]?.reached ?? started);
      }
    }
  });

  it('count for a past day the events up to that day', async () => {
    const on = addDays(today, -45);
    const until = `(metadata ->> 'occurredAt')::timestamptz < ($day$${addDays(on, 1)}$day$::date)::timestamp at time zone 'Europe/Amsterdam'`;
    const events = await database.query<{ stream_id: string; type: string; data: Record<string, unknown> }[]>(
      `select stream_id, type, data from event_store.events where ${until} order by position`,
    );
    const status = new Map<string, string>();
    const paid = new Set<string>();
    const monthly = new Map<string, number>();
    const active = new Set<string>();
    for (const { stream_id: id, type, data } of events) {
      if (type === 'OrderPlaced') status.set(id, 'pending');
      if (type === 'PaymentCaptured') paid.add(id);
      if (type === 'PaymentCaptured' && status.get(id) === 'pending') status.set(id, 'processing');
      if (type === 'OrderStatusChanged' || type === 'OrderReinstated') status.set(id, data.to as string);
      if (type === 'OrderCancelled') status.set(id, 'cancelled');
      if (type === 'SubscriptionStarted') monthly.set(id, (data.priceCents as number) / (data.frequency as number));
      if (type === 'SubscriptionStarted' || type === 'SubscriptionResumed') active.add(id);
      if (type === 'SubscriptionPaused' || type === 'SubscriptionCancelled') active.delete(id);
    }
    const overview = await staff.json(api.adminAnalytics.showOverview, { query: { on } });
    const stats = await staff.json(api.adminAnalytics.showDashboardStats, { query: { on } });
    const count = (wanted: string) => [...status.values()].filter((found) => found === wanted).length;
    expect(overview.orders).toMatchObject({
      total: status.size,
      processing: count('processing'),
      shipped: count('shipped'),
      delivered: count('delivered'),
      cancelled: count('cancelled'),
    });
    expect(status.size).toBeGreaterThan(20);
    expect(stats.totalOrders).toBe([...paid].filter((id) => status.get(id) !== 'cancelled').length);
    expect(stats.activeSubscriptions).toBe(active.size);
    const mrr = [...active].reduce((sum, id) => sum + monthly.get(id)!, 0);
    expect(stats.monthlyRecurringRevenue).toBe(Math.round(mrr) / 100);
  });
});

describe('the stock ledger', () => {
  it('shows every movement with the stock after it, down to the first', async () => {
    const products = await staff.json(api.adminProducts.listProducts);
    const limited = new Map(products.filter(({ stock }) => stock !== null).map((product) => [product.id, product]));
    const top = await staff.json(api.adminAnalytics.topProducts);
    const { id, stock, name } = limited.get(top.find(({ productId }) => limited.has(productId))!.productId)!;
    const lines = [];
    let ledger!: StockLedger;
    for (let cursor: string | null = ''; cursor !== null;) {
      const response: Response = await staff.call(api.inventory.findLedger, {
        params: { productId: id },
        query: { limit: 7, cursor },
      });
      ledger = StockLedgerSchema.strict().parse(await response.json());
      lines.push(...ledger.lines);
      cursor = response.headers.get('x-next-cursor');
    }
    expect(ledger).toMatchObject({ productId: id, productName: name, onHand: stock });
    expect(lines.length).toBeGreaterThan(7);
    expect(lines.at(-1)!.type).toBe('opening');
    expect(lines[0]!.onHandAfter).toBe(stock);
    expect(lines.reduce((sum, { delta }) => sum + delta, 0)).toBe(stock);
    const sale = lines.find(({ type }) => type === 'sale')!;
    expect(sale.orderNumber).toMatch(/^\d{4}-\d+$/);
    expect(await staff.status(api.inventory.findLedger, { params: { productId: 99999 } })).toBe(404);
  });

  it('finds the customers who bought before and did not come back', async () => {
    const all = await staff.json(api.adminCustomers.listCustomers);
    const silent = (days: number) => staff.json(api.adminCustomers.listCustomers, { query: { silent: days } });
    const [month2, quarter] = [await silent(60), await silent(90)];
    expect(month2.length).toBeGreaterThan(quarter.length);
    expect(quarter.length).toBeGreaterThan(0);
    expect(month2.length).toBeLessThan(all.length);
    const orders = (await staff.json(api.orders.listOrders)) as AdminOrder[];
    const since = addDays(today, -90);
    for (const { email, orderCount } of quarter) {
      const bought = orders.filter(
        ({ status, capturedAmount }) => status !== 'cancelled' && Number(capturedAmount) > 0,
      );
      const own = bought.filter((order) => order.customerEmail === email);
      expect([orderCount > 0, own.every(({ createdAt }) => amsterdamDay(createdAt) <= since)]).toEqual([true, true]);
    }
    expect(await staff.status(api.adminCustomers.listCustomers, { query: { silent: 7 } })).toBe(400);
  });

  it('shows the changes of staff or all movements, of one product', async () => {
    const registered = await staff.json(api.inventory.listMovements);
    expect(new Set(registered.map(({ type }) => type)).has('sale')).toBe(false);
    const all = await staff.json(api.inventory.listMovements, { query: { include: 'sales' } });
    expect(all.length).toBeGreaterThan(registered.length);
    const { productId } = registered[0]!;
    const own = await staff.json(api.inventory.listMovements, { query: { include: 'sales', productId } });
    expect(own).toEqual(all.filter((event) => event.productId === productId));
  });

  it('says what sells out when, with the days that staff entered for its supplier', async () => {
    const lines = await staff.json(api.reordering.listReorders);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.map(({ coverDays }) => coverDays)).toEqual(
      lines.map(({ coverDays }) => coverDays).sort((a, b) => a - b),
    );
    const levels = await staff.json(api.inventory.listLevels);
    for (const { productId, available } of lines)
      expect(available).toBeLessThanOrEqual(levels.find((level) => level.productId === productId)!.onHand!);
    const { productId, coverDays, runsOutOn, leadDays } = lines.at(-1)!;
    expect([runsOutOn, leadDays]).toEqual([addDays(today, coverDays), 14]);
    const save = (days: number, id = productId) =>
      staff.status(api.reordering.saveLeadTime, { params: { productId: id }, body: { leadDays: days } });
    expect([await save(Math.min(coverDays, 365)), await save(0), await save(7, 99999)]).toEqual([204, 400, 404]);
    const after = (await staff.json(api.reordering.listReorders)).find((line) => line.productId === productId)!;
    expect(after).toMatchObject({ leadDays: Math.min(coverDays, 365), isShort: coverDays <= 365 });
    expect(after.advised > 0).toBe(after.isShort);
  });

  it('orders what was sold and never there, and nothing of a removed product', async () => {
    const { productId, sold, leadDays } = (await staff.json(api.reordering.listReorders))[0]!;
    const found = async () =>
      (await staff.json(api.reordering.listReorders)).find((line) => line.productId === productId);
    const [before] = await database.query<{ onHand: number; reserved: number }[]>(
      'select on_hand as "onHand", reserved from stock_levels where product_id = $1',
      [productId],
    );
    const setOnHand = (onHand: number) =>
      database.query('update stock_levels set on_hand = $2 where product_id = $1', [productId, onHand]);
    await setOnHand(before!.reserved - 20);
    expect(await found()).toMatchObject({ available: -20, ...adviceFor({ sold, leadDays, available: -20 }) });
    await setOnHand(before!.onHand);
    await database.query('update products set hidden_at = now() where id = $1', [productId]);
    expect(await found()).toBeUndefined();
    await database.query('update products set hidden_at = null where id = $1', [productId]);
  });

  it('returns the stock at the end of a day', async () => {
    const now = await staff.json(api.inventory.listLevels);
    expect(await staff.json(api.inventory.listLevels, { query: { on: today } })).toEqual(now);
    const then = await staff.json(api.inventory.listLevels, { query: { on: addDays(today, -60) } });
    expect(then).not.toEqual(now);
    const { productId, onHand } = then.find((level) => level.onHand !== null)!;
    const { lines } = await staff.json(api.inventory.findLedger, { params: { productId }, query: { limit: 500 } });
    const before = lines.filter(({ at }) => amsterdamDay(at) <= addDays(today, -60));
    expect(onHand).toBe(before.reduce((sum, { delta }) => sum + delta, 0));
    expect(await staff.json(api.inventory.listLevels, { query: { on: addDays(today, -2000) } })).toEqual([]);
  });
});

describe('the timeline', () => {
  const check = (entries: TimelineEntry[]) => {
    for (const entry of entries) TimelineEntrySchema.strict().parse(entry);
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    return entries.map(({ type }) => type).reverse();
  };

  it('lists the events of an order, a subscription and a return', async () => {
    const [, order] = (await staff.json(api.orders.listOrders, { query: { status: 'delivered' } })) as AdminOrder[];
    const story = await staff.json(api.adminTimeline.showOrderTimeline, { params: { id: order!.id } });
    expect(check(story).slice(0, 4)).toEqual([
      'OrderPlaced',
      'PaymentCaptured',
      'OrderStatusChanged',
      'OrderStatusChanged',
    ]);
    expect(story.at(-1)!.data).toEqual({
      orderId: order!.id,
      orderNumber: order!.orderNumber,
      total: order!.totalAmount,
    });
    expect(story.find(({ type }) => type === 'OrderStatusChanged')!.actor).toEqual({
      kind: 'staff',
      name: testStaff.email,
    });
    const [, subscription] = await staff.json(api.adminSubscriptions.listSubscriptions);
    expect(
      check(await staff.json(api.adminTimeline.showSubscriptionTimeline, { params: { id: subscription!.id } }))[0],
    ).toBe('SubscriptionStarted');
    const [, back] = (await staff.json(api.adminReturns.listReturns)) as AdminReturn[];
    expect(check(await staff.json(api.adminTimeline.showReturnTimeline, { params: { id: back!.id } }))[0]).toBe(
      'ReturnRequested',
    );
    const { showOrderTimeline, showSubscriptionTimeline, showReturnTimeline } = api.adminTimeline;
    for (const timeline of [showOrderTimeline, showSubscriptionTimeline, showReturnTimeline])
      expect(await staff.status(timeline, { params: { id: 'nope' } })).toBe(404);
  });

  it('lists the events of a product and of a customer', async () => {
    const [, product] = await staff.json(api.adminProducts.listProducts);
    expect(check(await staff.json(api.adminTimeline.showProductTimeline, { params: { id: product!.id } }))[0]).toBe(
      'StockOpened',
    );
    const customers = await staff.json(api.adminCustomers.listCustomers);
    const buyer = customers.find(({ orderCount }) => orderCount > 1)!;
    const story = await staff.json(api.adminTimeline.showCustomerTimeline, { params: { id: buyer.id } });
    expect(check(story).filter((type) => type === 'OrderPlaced').length).toBeGreaterThanOrEqual(buyer.orderCount);
    expect(story.some(({ type }) => type === 'CustomerRegistered')).toBe(true);
    expect(await staff.status(api.adminTimeline.showCustomerTimeline, { params: { id: 99999 } })).toBe(404);
  });
});

describe('a page of a list', () => {
  /** Erased contacts have no name, so the index of the names misses their orders. */
  beforeAll(() =>
    database.query(
      `delete from contacts where id in (select contact_id from admin_order_list where order_number ~ '[1-3]$')`,
    ),
  );

  it.each([
    [api.orders.listOrders, 'customerName'],
    [api.adminSubscriptions.listSubscriptions, 'customerName'],
    [api.adminReturns.listReturns, 'customerName'],
    [api.adminCustomers.listCustomers, 'totalSpent'],
    [api.adminCustomers.listCustomers, 'orderCount'],
  ] as const)('of %p by %s follows its index up to the rows that the index misses', async ({ path }, sort) => {
    for (const by of [sort, `-${sort}`]) {
      const all = await read<{ id: string | number }[]>(`${path}?sort=${by}`);
      const inPages = (await pages<{ id: string | number }>(`${path}?sort=${by}`, 20)).flat();
      expect([by, inPages.map(({ id }) => id)]).toEqual([by, all.map(({ id }) => id)]);
    }
  });

  it.each([api.orders.listOrders, api.adminCustomers.listCustomers, api.adminSubscriptions.listSubscriptions])(
    'of %p counts all that a search finds, however long its text is',
    async ({ path }) => {
      const [{ email }] = await database.query<[{ email: string }]>('select email from contacts order by id limit 1');
      for (const q of ['e', 'an', email.slice(0, 5), email, '@example', 'example.com', 'xqzzy']) {
        const all = await read<unknown[]>(`${path}?q=${encodeURIComponent(q)}`);
        const [first, second] = await pages<unknown>(`${path}?q=${encodeURIComponent(q)}`, 50);
        const { headers } = await staff.get(`${path}?limit=2&q=${encodeURIComponent(q)}`);
        expect([q, first!.length + (second?.length ?? 0)]).toEqual([q, Math.min(all.length, 100)]);
        expect([q, headers.get('x-total-count')]).toEqual([q, String(all.length)]);
      }
    },
  );
});
