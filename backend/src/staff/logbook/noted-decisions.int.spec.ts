import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { AdminDiscountCode } from '../../../../contracts/discounts.js';
import type { LogbookEntry } from '../../../../contracts/admin/logbook.js';
import type { AdminOrderDetail } from '../../../../contracts/orders.js';
import { eventually } from '../../testing/kernel.js';
import { placeOrder } from '../../testing/shop/test-customers.js';
import { sell } from '../../testing/shop/test-products.js';
import { staffOf, startTestShop, testStaff, type TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';
import { emptyLogbook } from './logbook.fixtures.js';

let shop: TestShop;
let staff: TestBrowser;
let database: DataSource;
beforeAll(async () => {
  shop = await startTestShop();
  database = shop.app.get(DataSource);
  staff = await staffOf(shop);
});
afterAll(() => shop.close());
beforeEach(() => emptyLogbook(database));

const read = async () => (await (await staff.get('/api/admin/logbook')).json()) as LogbookEntry[];
const remove = (path: string) => staff.send('DELETE', `/api/admin/${path}`, undefined, {});
const { email } = testStaff;

describe('a deletion is in the logbook by its name', () => {
  it('of a product, once it is deleted', async () => {
    const ids = await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 5 } });
    const id = ids.get('energy-boost')!;
    const { name } = (await (await staff.get(`/api/admin/products/${id}`)).json()) as { name: string };
    expect((await remove(`products/${id}`)).status).toBe(204);
    expect((await remove(`products/${id}`)).status).toBe(404);
    expect(await read()).toMatchObject([{ act: 'product-deleted', subject: name, email }]);
  });

  it('of a discount code that looks like a number', async () => {
    const form = { code: '12345', type: 'fixed', value: '5', minPurchaseAmount: null, maxUses: null, expiresAt: null };
    const code = (await (await staff.post('/api/admin/discount-codes', form)).json()) as AdminDiscountCode;
    expect((await remove(`discount-codes/${code.id}`)).status).toBe(204);
    expect(await read()).toMatchObject([{ act: 'code-deleted', subject: '12345', email }]);
  });

  it('of a category, and not when it is refused', async () => {
    const made = await staff.post('/api/admin/categories', { name: 'Tijdelijk', slug: 'tijdelijk' });
    const { id } = (await made.json()) as { id: number };
    expect((await remove(`categories/${id}`)).status).toBe(204);
    expect((await remove(`categories/${id}`)).status).toBe(404);
    expect(await read()).toMatchObject([{ act: 'category-deleted', subject: 'Tijdelijk' }]);
  });

  it('and does not happen when it cannot be recorded', async () => {
    const ids = await sell(shop, { 'sleep-well': { priceCents: 2295, stock: null } });
    const path = `products/${ids.get('sleep-well')!}`;
    await database.query('alter table logbook_entries rename to gone');
    try {
      expect((await remove(path)).status).toBe(500);
    } finally {
      await database.query('alter table gone rename to logbook_entries');
    }
    expect((await staff.get(`/api/admin/${path}`)).status).toBe(200);
  });
});

describe('money that goes back is in the logbook', () => {
  it('of a cancelled order, once', async () => {
    const id = await placeOrder(shop, { email: 'anna@example.com' }, { orderNumber: '2026-000777' });
    const other = await placeOrder(shop, { email: 'bas@example.com' }, { orderNumber: '2026-000778' });
    for (let times = 0; times < 2; times++)
      expect((await staff.patch(`/api/admin/orders/${id}/status`, { status: 'cancelled' })).status).toBe(204);
    expect(await read()).toMatchObject([{ act: 'order-cancelled', subject: '2026-000777', email }]);
    expect((await staff.post('/api/admin/orders/status', { ids: [id, other], status: 'cancelled' })).status).toBe(200);
    expect((await read()).map(({ subject }) => subject)).toEqual(['2026-000778', '2026-000777']);
  });

  it('of a completed return, once', async () => {
    const orderId = await placeOrder(shop, { email: 'cor@example.com' }, { orderNumber: '2026-000779' });
    const { items } = (await (await staff.get(`/api/admin/orders/${orderId}`)).json()) as AdminOrderDetail;
    const filed = { id: randomUUID(), reason: 'damaged', items: [{ id: items[0]!.id, quantity: 1 }] };
    const made = await staff.post(`/api/admin/orders/${orderId}/returns`, filed);
    const path = `/api/admin/returns/${((await made.json()) as { id: string }).id}`;
    await eventually(async () => (await staff.get(path)).status === 200, 'the return');
    for (let times = 0; times < 2; times++)
      expect((await staff.patch(`${path}/status`, { status: 'completed' })).status).toBe(204);
    expect(await read()).toMatchObject([{ act: 'return-refunded', subject: '2026-000779', email }]);
  });

  it.each([
    ['unmatched-payments/pi_1/refund', 'payment-refunded', 'pi_1'],
    ['unmatched-payments/pi_1/order', 'payment-ordered', 'pi_1'],
    ['failed-refunds/re_1/retry', 'refund-retried', 're_1'],
    ['failed-refunds/re_1/by-hand', 'refund-by-hand', 're_1'],
    ['failed-refunds/re_1/handled', 'taken-off-list', 're_1'],
    ['disputes/du_1/handled', 'taken-off-list', 'du_1'],
    ['renewals/s-1/retry', 'renewal-retried', 's-1'],
    ['withdrawals/2d9a1c1e-6a0e-4b1e-9d0a-2f6c1f1f0a01/accept', 'withdrawal-accepted', expect.any(String) as string],
    ['withdrawals/2d9a1c1e-6a0e-4b1e-9d0a-2f6c1f1f0a01/reject', 'withdrawal-rejected', expect.any(String) as string],
    ['withdrawals/2d9a1c1e-6a0e-4b1e-9d0a-2f6c1f1f0a01/handled', 'taken-off-list', expect.any(String) as string],
  ])('when somebody calls %s, each time', async (path, act, subject) => {
    for (let times = 0; times < 2; times++) await staff.post(`/api/admin/${path}`, {});
    expect(await read()).toMatchObject(Array(2).fill({ act, subject, email }));
  });
});
