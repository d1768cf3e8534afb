import * as api from '../../../../contracts/api.js';
import * as dev from '../../../../contracts/dev.js';
import { eventually } from '../kernel.js';
import { signatureHeader } from '../../../../infra/stripe-simulator/webhooks/signature.js';
import { DataSource } from 'typeorm';
import { adminListSorts } from '../../../../contracts/admin/lists.js';
import type { AdminSubscription } from '../../../../contracts/admin/subscriptions.js';
import { documentedPath, type OpenApiDocument } from '../../app/openapi/openapi-document.js';
import { DemoSeed } from '../../demo/demo-seed.js';
import { ReadModelReadiness } from '../../platform/event-sourcing/read-models/read-model-readiness.js';
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

const listsOfStaff = [
  api.orders.listOrders,
  api.adminCustomers.listCustomers,
  api.adminSubscriptions.listSubscriptions,
  api.adminReturns.listReturns,
  api.invoices.listInvoices,
  api.inventory.listMovements,
  api.adminProducts.listProducts,
  api.adminLogbook.listLogbook,
];
const listsOfCustomers = [api.catalog.listProducts, api.customers.listOrders, api.subscriptions.listSubscriptions];

const size = { orders: 60, customers: 12 };

/** A demo with a little history, a subscriber with an open payment, and staff. */
export async function startFuzzedShop(): Promise<FuzzedShop> {
  const shop = await startTestShop({ DEMO: '1' }, (app) => app.get(DemoSeed).run(size));
  await shop.app.get(ReadModelReadiness).wait(); // documents are issued for the demo's history meanwhile
  const staff = await staffOf(shop);
  const document = (await staff.json(api.operations.readDocs)) as OpenApiDocument;
  let subscription: AdminSubscription | undefined;
  await eventually(async () => {
    [subscription] = await staff.json(api.adminSubscriptions.listSubscriptions, { query: { status: 'active' } });
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
  for (const { path } of listsOfStaff) await read(path, cookies.staff);
  for (const { path } of listsOfCustomers) await read(path, cookies.customer);
  return {
    url: shop.url,
    document,
    known,
    operations,
    prepare,
    headersOf: (path, { visitor, body = '' }) => ({
      cookie: cookies[visitor],
      ...(path === api.operations.receiveWebhook.path && visitor !== 'nobody' && { 'stripe-signature': signed(body) }),
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
  dev.readClock.path,
  api.customers.eraseAccount.path,
  api.customers.logout.path,
  api.staffLogin.logout.path,
  api.staffColleagues.renewInvitation.path,
  api.staffSessions.endSessions.path,
].map(documentedPath);

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
