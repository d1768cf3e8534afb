import { randomUUID } from 'node:crypto';
import { refusalOf } from '../../testing/shop/test-browser.js';
import * as api from '../../../../contracts/api.js';
import type { StaffRole } from '../../../../contracts/staff/permissions.js';
import { staffWithRole } from '../../testing/shop/staff-roles.js';
import { startTestShop, type TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';

let shop: TestShop;
const browsers = {} as Record<StaffRole, TestBrowser>;
beforeAll(async () => {
  shop = await startTestShop();
  for (const role of ['staff', 'warehouse'] as const) browsers[role] = await staffWithRole(shop, role);
});
afterAll(() => shop.close());

const id = randomUUID();
const order = (status: string) => [api.orders.changeOrderStatus, { status }] as const;
const orders = (status: string) => [api.orders.changeOrderStatuses, { ids: [id], status }] as const;
const item = (status: string) => [api.adminReturns.changeReturnStatus, { status }] as const;
type Call = ReturnType<typeof order | typeof orders | typeof item>;
const codeOf = async (role: StaffRole, [endpoint, body]: Call) => {
  const { code } = await refusalOf(await browsers[role].call(endpoint, { params: { id }, body }));
  return code;
};

it.each([
  ['cancels an order', order('cancelled'), 'order-not-found'],
  ['cancels several orders', orders('cancelled'), undefined],
  ['completes a return', item('completed'), 'return-not-found'],
])('demands the permission to refund of who %s', async (_, call, code) => {
  expect(await codeOf('warehouse', call)).toBe('not-allowed');
  expect(await codeOf('staff', call)).toBe(code);
});

it.each([
  ['ship an order', order('shipped'), 'order-not-found'],
  ['ship several orders', orders('shipped'), undefined],
  ['approve a return', item('approved'), 'return-not-found'],
  ['reject a return', item('rejected'), 'return-not-found'],
])('lets the warehouse %s', async (_, call, code) => {
  expect(await codeOf('warehouse', call)).toBe(code);
});
