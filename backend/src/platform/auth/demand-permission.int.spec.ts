import { randomUUID } from 'node:crypto';
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
const order = (status: string) => ['PATCH', `/api/admin/orders/${id}/status`, { status }] as const;
const orders = (status: string) => ['POST', '/api/admin/orders/status', { ids: [id], status }] as const;
const item = (status: string) => ['PATCH', `/api/admin/returns/${id}/status`, { status }] as const;
type Call = readonly [method: string, path: string, body: object];
const codeOf = async (role: StaffRole, [method, path, body]: Call) => {
  const { code } = (await (await browsers[role].send(method, path, body, {})).json()) as { code?: string };
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
