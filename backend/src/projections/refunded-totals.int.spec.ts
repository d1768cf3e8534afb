import { randomUUID } from 'node:crypto';
import type { AnalyticsOverview, DashboardStats, RevenueDay, TopProduct } from '../../../contracts/admin/analytics.js';
import type { AdminCustomer } from '../../../contracts/admin/customers.js';
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

const read = async <T>(path: string): Promise<T> => (await (await staff.get(`/api/admin/${path}`)).json()) as T;
const euros = (amounts: readonly (number | string)[]) =>
  (amounts.reduce<number>((sum, amount) => sum + Math.round(Number(amount) * 100), 0) / 100).toFixed(2);

/** Buys two jars: € 44.92 and € 6.99 shipping. Returns the order id. */
async function buy(email: string): Promise<string> {
  const known = (await read<AdminOrder[]>('orders')).map(({ id }) => id);
  const shopper = new Shopper(shop);
  await shopper.start([{ id: 'energy-boost', quantity: 2 }]);
  await shopper.pay(email);
  await shopper.settle();
  return (await read<AdminOrder[]>('orders')).find(({ id }) => !known.includes(id))!.id;
}

beforeAll(async () => {
  shop = await startTestShop();
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 100 } });
  staff = await staffOf(shop);
  cancelled = await buy('anna@example.com');
  returned = await buy('anna@example.com');
  untouched = await buy('bram@example.com');
  await staff.patch(`/api/admin/orders/${cancelled}/status`, { status: 'cancelled' });
  const body = { id: randomUUID(), reason: 'damaged', items: [{ id: '1', quantity: 1 }] };
  const { id } = (await (await staff.post(`/api/admin/orders/${returned}/returns`, body)).json()) as { id: string };
  const complete = () => staff.patch(`/api/admin/returns/${id}/status`, { status: 'completed' });
  await eventually(async () => (await complete()).status === 204, 'the completed return');
  const refundOf = async (orderId: string) => (await read<AdminOrderDetail>(`orders/${orderId}`)).refundedAmount;
  await eventually(async () => (await refundOf(cancelled)) === '51.91', 'the refund of the cancelled order');
  await eventually(async () => (await refundOf(returned)) === '22.46', 'the refund of the returned jar');
  const revenue = async () => (await read<DashboardStats>('analytics/dashboard-stats')).totalRevenue;
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
    const orders = await read<AdminOrder[]>('orders');
    const expected = { [cancelled]: amounts.cancelled, [returned]: amounts.returned, [untouched]: amounts.untouched };
    for (const [id, amount] of Object.entries(expected)) {
      expect(orders.find((order) => order.id === id)).toMatchObject(amount);
      expect(await read(`orders/${id}`)).toMatchObject(amount);
    }
  });

  it('are exported per order with the paid and the remaining amount', async () => {
    const file = await (await staff.get('/api/admin/orders/export.csv')).text();
    const [titles, ...lines] = file.trimEnd().split('\r\n');
    expect(titles).toContain('"Totaal";"Betaald";"Terugbetaald";"Blijft over"');
    expect(lines.filter((line) => line.includes('51,91;51,91;22,46;29,45'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('51,91;51,91;51,91;0,00'))).toHaveLength(1);
  });

  it.each(['customers', 'customers?limit=10'])('add up in %s to the amount that a customer spent', async (path) => {
    const anna = (await read<AdminCustomer[]>(path)).find(({ email }) => email === 'anna@example.com')!;
    expect(anna).toMatchObject({ orderCount: 1, totalSpent: '29.45' });
    const orders = await read<AdminOrder[]>(`customers/${anna.id}/orders`);
    expect(orders.map(({ id }) => id)).toEqual([returned, cancelled]);
    expect(euros(orders.map(({ netAmount }) => netAmount))).toBe(anna.totalSpent);
  });

  it('add up to the figures of the dashboard and of the analytics', async () => {
    const net = euros((await read<AdminOrder[]>('orders')).map(({ netAmount }) => netAmount));
    const stats = await read<DashboardStats>('analytics/dashboard-stats');
    const overview = await read<AnalyticsOverview>('analytics/overview');
    const days = await read<RevenueDay[]>('analytics/revenue-by-day');
    const spent = (await read<AdminCustomer[]>('customers')).map(({ totalSpent }) => totalSpent);
    expect([net, euros([stats.totalRevenue]), euros([stats.monthlyRevenue])]).toEqual(['81.36', '81.36', '81.36']);
    expect([euros([overview.orders.totalRevenue]), euros(days.map(({ revenue }) => revenue))]).toEqual([net, net]);
    expect(euros(spent)).toBe(net);
    expect([stats.totalOrders, days.reduce((sum, { orders }) => sum + orders, 0)]).toEqual([2, 2]);
    expect(await read<TopProduct[]>('analytics/top-products')).toMatchObject([{ totalOrdered: 4 }]);
  });

  it('are empty for an unknown customer', async () => {
    expect(await read('customers/999999/orders')).toEqual([]);
  });
});
