import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import { urlOf } from '../../../../contracts/endpoint.js';
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

const read = () => staff.json(api.adminLogbook.listLogbook);
const { email } = testStaff;

describe('a deletion is in the logbook by its name', () => {
  it('of a product, once it is deleted', async () => {
    const ids = await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 5 } });
    const id = ids.get('energy-boost')!;
    const { name } = await staff.json(api.adminProducts.findProduct, { params: { id } });
    expect(await staff.status(api.adminProducts.deleteProduct, { params: { id } })).toBe(204);
    expect(await staff.status(api.adminProducts.deleteProduct, { params: { id } })).toBe(404);
    expect(await read()).toMatchObject([{ act: 'product-deleted', subject: name, email }]);
  });

  it('of a discount code that looks like a number', async () => {
    const form = { code: '12345', type: 'fixed', value: '5', minPurchaseAmount: null, maxUses: null, expiresAt: null };
    const code = await staff.json(api.adminDiscountCodes.createDiscountCode, { body: form });
    expect(await staff.status(api.adminDiscountCodes.deleteDiscountCode, { params: { id: code.id } })).toBe(204);
    expect(await read()).toMatchObject([{ act: 'code-deleted', subject: '12345', email }]);
  });

  it('of a category, and not when it is refused', async () => {
    const made = await staff.call(api.adminCategories.createCategory, {
      body: { name: 'Tijdelijk', slug: 'tijdelijk' },
    });
    const { id } = await made.json();
    expect(await staff.status(api.adminCategories.deleteCategory, { params: { id } })).toBe(204);
    expect(await staff.status(api.adminCategories.deleteCategory, { params: { id } })).toBe(404);
    expect(await read()).toMatchObject([{ act: 'category-deleted', subject: 'Tijdelijk' }]);
  });

  it('and does not happen when it cannot be recorded', async () => {
    const ids = await sell(shop, { 'sleep-well': { priceCents: 2295, stock: null } });
    const params = { id: ids.get('sleep-well')! };
    await database.query('alter table logbook_entries rename to gone');
    try {
      expect(await staff.status(api.adminProducts.deleteProduct, { params })).toBe(500);
    } finally {
      await database.query('alter table gone rename to logbook_entries');
    }
    expect(await staff.status(api.adminProducts.findProduct, { params })).toBe(200);
  });
});

describe('money that goes back is in the logbook', () => {
  it('of a cancelled order, once', async () => {
    const id = await placeOrder(shop, { email: 'anna@example.com' }, { orderNumber: '2026-000777' });
    const other = await placeOrder(shop, { email: 'bas@example.com' }, { orderNumber: '2026-000778' });
    for (let times = 0; times < 2; times++)
      expect(await staff.status(api.orders.changeOrderStatus, { params: { id }, body: { status: 'cancelled' } })).toBe(
        204,
      );
    expect(await read()).toMatchObject([{ act: 'order-cancelled', subject: '2026-000777', email }]);
    expect(
      await staff.status(api.orders.changeOrderStatuses, { body: { ids: [id, other], status: 'cancelled' } }),
    ).toBe(200);
    expect((await read()).map(({ subject }) => subject)).toEqual(['2026-000778', '2026-000777']);
  });

  it('of a completed return, once', async () => {
    const orderId = await placeOrder(shop, { email: 'cor@example.com' }, { orderNumber: '2026-000779' });
    const { items } = await staff.json(api.orders.findOrder, { params: { id: orderId } });
    const filed = { id: randomUUID(), reason: 'damaged', items: [{ id: items[0]!.id, quantity: 1 }] };
    const { id } = await staff.json(api.returns.fileReturn, { params: { id: orderId }, body: filed });
    await eventually(
      async () => (await staff.status(api.adminReturns.findReturn, { params: { id } })) === 200,
      'the return',
    );
    for (let times = 0; times < 2; times++)
      expect(
        await staff.status(api.adminReturns.changeReturnStatus, { params: { id }, body: { status: 'completed' } }),
      ).toBe(204);
    expect(await read()).toMatchObject([{ act: 'return-refunded', subject: '2026-000779', email }]);
  });

  it.each([
    [urlOf(api.adminAttention.refundUnmatchedPayment, { id: 'pi_1' }), 'payment-refunded', 'pi_1'],
    [urlOf(api.adminAttention.orderUnmatchedPayment, { id: 'pi_1' }), 'payment-ordered', 'pi_1'],
    [urlOf(api.adminAttention.retryRefund, { id: 're_1' }), 'refund-retried', 're_1'],
    [urlOf(api.adminAttention.settleRefundByHand, { id: 're_1' }), 'refund-by-hand', 're_1'],
    [urlOf(api.adminAttention.markRefundHandled, { id: 're_1' }), 'taken-off-list', 're_1'],
    [urlOf(api.adminAttention.markDisputeHandled, { disputeId: 'du_1' }), 'taken-off-list', 'du_1'],
    [urlOf(api.adminSubscriptions.retryRenewal, { subscriptionId: 's-1' }), 'renewal-retried', 's-1'],
    [
      urlOf(api.withdrawals.acceptWithdrawal, { id: '2d9a1c1e-6a0e-4b1e-9d0a-2f6c1f1f0a01' }),
      'withdrawal-accepted',
      expect.any(String) as string,
    ],
    [
      urlOf(api.withdrawals.rejectWithdrawal, { id: '2d9a1c1e-6a0e-4b1e-9d0a-2f6c1f1f0a01' }),
      'withdrawal-rejected',
      expect.any(String) as string,
    ],
    [
      urlOf(api.withdrawals.markWithdrawalHandled, { id: '2d9a1c1e-6a0e-4b1e-9d0a-2f6c1f1f0a01' }),
      'taken-off-list',
      expect.any(String) as string,
    ],
  ])('when somebody calls %s, each time', async (path, act, subject) => {
    for (let times = 0; times < 2; times++) await staff.send('POST', path);
    expect(await read()).toMatchObject(Array(2).fill({ act, subject, email }));
  });
});
