import { eventually } from '../kernel.js';
import { signatureHeader } from '../../../../infra/stripe-simulator/webhooks/signature.js';
import { DataSource } from 'typeorm';
import { adminListSorts } from '../../../../contracts/admin/lists.js';
import type { AdminSubscription } from '../../../../contracts/admin/subscriptions.js';
import type { OpenApiDocument } from '../../app/openapi/openapi-document.js';
import { DemoSeed } from '../../demo/demo-seed.js';
import { webhookSecret } from '../shop/test-environment.js';
import { startTestShop, staffOf } from '../shop/test-shop.js';
import { customerSession, shopperId, staffSession } from './fuzzed-visitors.js';
import type { FuzzedOperation, FuzzedRequest, Visitor } from './fuzzed-requests.js';
import { KnownValues } from './known-values.js';
import type { RawResponse } from './send-raw.js';

export interface FuzzedShop {
  url: string;
  document: OpenApiDocument;
  known: KnownValues;
  /** Those that end something come last. */
  operations: FuzzedOperation[];
  headersOf(path: string, request: FuzzedRequest): Record<string, string>;
  /** Starts new sessions and reads the rows that the operation can change. */
  prepare(operation: FuzzedOperation): Promise<void>;
  note(path: string, response: RawResponse): void;
  close(): Promise<void>;
}

const size = { orders: 60, customers: 12 };

/** A demo with a little history, a subscriber with an open payment, and staff. */
export async function startFuzzedShop(): Promise<FuzzedShop> {
  const shop = await startTestShop({ DEMO: '1' }, (app) => app.get(DemoSeed).run(size));
  const staff = await staffOf(shop);
  const document = (await (await staff.get('/api/docs.json')).json()) as OpenApiDocument;
  let subscription: AdminSubscription | undefined;
  await eventually(async () => {
    const found = await staff.get('/api/admin/subscriptions?status=active');
    [subscription] = (await found.json()) as AdminSubscription[];
    return subscription !== undefined;
  }, 'a subscription in the list');
  const known = new KnownValues();
  for (const sort of Object.values(adminListSorts).flat()) known.note('', [{ sort }, { sort: `-${sort}` }]);
  const dataSource = shop.app.get(DataSource);
  const cookies: Record<Visitor, string> = { nobody: '', customer: '', staff: '' };
  const sid = await shopperId(shop, known);
  const operations = operationsOf(document);
  const read = async (path: string, cookie: string) => {
    const response = await fetch(`${shop.url}${path}`, { headers: { cookie } });
    if (response.ok) known.note(path, await response.json());
  };
  const prepare = async ({ path, operation }: FuzzedOperation) => {
    cookies.customer = `customer=${await customerSession(dataSource, subscription!.customerEmail)}; ${sid}`;
    cookies.staff = `staff=${await staffSession(dataSource)}`;
    await dataSource.query('update staff_rules set is_factor_required = false');
    const list = path.slice(0, path.indexOf('/{'));
    const isList = operations.some((one) => one.method === 'get' && one.path === list);
    if (path.includes('{') && isList)
      await read(list, operation['x-access'] === 'staff' ? cookies.staff : cookies.customer);
  };
  await prepare(operations[0]!);
  for (const list of Object.keys(adminListSorts)) await read(`/api/admin/${list}`, cookies.staff);
  for (const list of ['products', 'customer/orders', 'customer/subscriptions'])
    await read(`/api/${list}`, cookies.customer);
  return {
    url: shop.url,
    document,
    known,
    operations,
    prepare,
    headersOf: (path, { visitor, body = '' }) => ({
      cookie: cookies[visitor],
      ...(path === '/api/webhooks/stripe' && visitor !== 'nobody' && { 'stripe-signature': signed(body) }),
    }),
    note: (path, { contentType, body, cursor }) => {
      if (contentType.startsWith('application/json')) known.note(path, JSON.parse(body));
      if (cursor) known.note(path, { cursor });
    },
    close: () => shop.close(),
  };
}

const signed = (body: string) => signatureHeader(body, webhookSecret, Math.floor(Date.now() / 1000));

/** They end the sessions of the visitors. */
const last = [
  '/dev/clock',
  '/api/customer/erasure',
  '/api/auth/logout',
  '/api/admin/logout',
  '/api/admin/staff/{id}/invitation',
  '/api/admin/staff/{id}/sessions',
];

/** Shoppers come first, because what they make is what staff changes. */
function rankOf({ path, method, operation }: FuzzedOperation): number {
  if (last.includes(path)) return 4;
  if (method === 'delete') return 3;
  if (/cancel|status/.test(path)) return 2;
  return operation['x-access'] === 'staff' ? 1 : 0;
}

function operationsOf({ paths }: OpenApiDocument): FuzzedOperation[] {
  return Object.entries(paths)
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })))
    .sort((one, other) => rankOf(one) - rankOf(other));
}
