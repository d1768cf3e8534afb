import { randomUUID } from 'node:crypto';
import * as api from '../../../contracts/api.js';
import type { AdminOrder, AdminOrderDetail } from '../../../contracts/orders.js';
import { Shopper } from '../testing/shop/shopper.js';
import { eventually } from '../testing/kernel.js';
import { sell } from '../testing/shop/test-products.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop } from '../testing/shop/test-shop.js';

let shop: TestShop;
let staff: TestBrowser;
let cancelled: string;
let returned: string;
let untouched: string;

const euros = (amounts: readonly (number | string)[]) =>
  (amounts.reduce<number>((sum, amount) => sum + Math.round(Number(amount) * 100), 0) / 100).toFixed(2);

/** Buys two jars: € 44.92 and € 6.99 shipping. Returns the order id. */
async function buy(email: string): Promise<string> {
  const known = ((await staff.json(api.orders.listOrders)) as AdminOrder[]).map(({ id }) => id);
  const shopper = new Shopper(shop);
  await shopper.start([{ id: 'energy-boost', quantity: 2 }]);
  await shopper.pay(email);
  await shopper.settle();
  return ((await staff.json(api.orders.listOrders)) as AdminOrder[]).find(({ id }) => !known.includes(id))!.id;
}

beforeAll(async () => {
  shop = await startTestShop();
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 100 } });
  staff = await staffOf(shop);
  cancelled = await buy('anna@example.com');
  returned = await buy('anna@example.com');
  untouched = await buy('bram@example.com');
  await staff.call(api.orders.changeOrderStatus, { params: { id: cancelled }, body: { status: 'cancelled' } });
  const body = { id: randomUUID(), reason: 'damaged', items: [{ id: '1', quantity: 1 }] };
  const { id } = await staff.json(api.returns.fileReturn, { params: { id: returned }, body });
  const complete = () =>
    staff.call(api.adminReturns.changeReturnStatus, { params: { id }, body: { status: 'completed' } });
  await eventually(async () => (await complete()).status === 204, 'the completed return');
  const refundOf = async (orderId: string) =>
    ((await staff.json(api.orders.findOrder, { params: { id: orderId } })) as AdminOrderDetail).refundedAmount;
  await eventually(async () => (await refundOf(cancelled)) === '51.91', 'the refund of the cancelled order');
  await eventually(async () => (await refundOf(returned)) === '22.46', 'the refund of the returned jar');
  const revenue = async () => (await staff.json(api.adminAnalytics.showDashboardStats)).totalRevenue;
  await eventually(async () => (await revenue()) === 81.36, 'the revenue');
});
afterAll(() => shop.close());

const amounts = {
  cancelled: { totalAmount: '51.91', capturedAmount: '51.91', refundedAmount: '51.91', netAmount: '0.00' },
  returned: { totalAmount: '51.91', capturedAmount: '51.91', refundedAmount: '22.46', netAmount: '29.45' },
  untouched: { totalAmount: '51.91', capturedAmount: '51.91', refundedAmount: '0.00', netAmount: '51.91' },
};

describe('the totals of refunded orders', () => {
  it('are the same in the list and in the detail of an order', async () => {
    const orders = (await staff.json(api.orders.listOrders)) as AdminOrder[];
    const expected = { [cancelled]: amounts.cancelled, [returned]: amounts.returned, [untouched]: amounts.untouched };
    for (const [id, amount] of Object.entries(expected)) {
      expect(orders.find((order) => order.id === id)).toMatchObject(amount);
      expect(await staff.json(api.orders.findOrder, { params: { id } })).toMatchObject(amount);
    }
  });

  it('are exported per order with the paid and the remaining amount', async () => {
    const file = await (await staff.call(api.orders.exportOrders)).text();
    const [titles, ...lines] = file.trimEnd().split('\r\n');
    expect(titles).toContain('"Totaal";"Betaald";"Terugbetaald";"Netto ontvangen"');
    expect(lines.filter((line) => line.includes('51,91;51,91;22,46;29,45'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('51,91;51,91;51,91;0,00'))).toHaveLength(1);
  });

  it.each([{}, { limit: 10 }])('add up in the list with %j to the amount that a customer spent', async (query) => {
    const anna = (await staff.json(api.adminCustomers.listCustomers, { query })).find(
      ({ email }) => email === 'anna@example.com',
    )!;
    expect(anna).toMatchObject({ orderCount: 1, totalSpent: '29.45' });
    const orders = await staff.json(api.adminCustomers.listCustomerOrders, { params: { id: anna.id } });
    expect(orders.map(({ id }) => id)).toEqual([returned, cancelled]);
    expect(euros(orders.map(({ netAmount }) => netAmount))).toBe(anna.totalSpent);
  });

  it('add up to the figures of the dashboard and of the analytics', async () => {
    const net = euros(((await staff.json(api.orders.listOrders)) as AdminOrder[]).map(({ netAmount }) => netAmount));
    const stats = await staff.json(api.adminAnalytics.showDashboardStats);
    const overview = await staff.json(api.adminAnalytics.showOverview);
    const days = await staff.json(api.adminAnalytics.showRevenueByDay);
    const spent = (await staff.json(api.adminCustomers.listCustomers)).map(({ totalSpent }) => totalSpent);
    expect([net, euros([stats.totalRevenue]), euros([stats.monthlyRevenue])]).toEqual(['81.36', '81.36', '81.36']);
    expect([euros([overview.orders.totalRevenue]), euros(days.map(({ revenue }) => revenue))]).toEqual([net, net]);
    expect(euros(spent)).toBe(net);
    expect([stats.totalOrders, days.reduce((sum, { orders }) => sum + orders, 0)]).toEqual([2, 2]);
    expect(await staff.json(api.adminAnalytics.topProducts)).toMatchObject([{ totalOrdered: 4 }]);
  });

  it('are empty for an unknown customer', async () => {
    expect(await staff.json(api.adminCustomers.listCustomerOrders, { params: { id: 999999 } })).toEqual([]);
  });
});
