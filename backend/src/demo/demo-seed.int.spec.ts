import type { IssuedInvoice } from '../invoices/invoice.js';
import { readCheckpoints } from '../platform/event-sourcing/readers/checkpoints.js';
import { whenPaymentCapturedOrOrderRefundedThenIssueInvoice } from '../processes/when-payment-captured-or-order-refunded-then-issue-invoice.process.js';
import { openTestKernel, type TestKernel } from '../testing/kernel.js';
import { demoProducts } from './catalogue.js';
import { DemoSeed } from './demo-seed.js';

let kernel: TestKernel;
beforeAll(async () => (kernel = await openTestKernel()));
afterAll(() => kernel.close());

const count = async (table: string) =>
  (await kernel.dataSource.query<{ count: number }[]>(`select count(*)::int as count from ${table}`))[0]!.count;
const orders = async () => {
  const sql = `select count(*)::int as count from event_store.streams where stream_id like 'order-%'`;
  return (await kernel.dataSource.query<{ count: number }[]>(sql))[0]!.count;
};

it('seeds an empty shop once, also from concurrent processes', async () => {
  const seed = () => new DemoSeed(kernel.dataSource, kernel.store).run({ orders: 20 });
  await Promise.all([seed(), seed(), seed()]);
  const events = await count('event_store.events');
  expect(await count('products')).toBe(demoProducts.length);
  expect(events).toBeGreaterThan(20);
  await seed();
  expect(await count('event_store.events')).toBe(events);
});

it('resumes an interrupted seed of another size', async () => {
  const { dataSource, store } = kernel;
  let left = 100;
  const dying = Object.create(store) as typeof store;
  dying.append = (...args) => (left-- > 0 ? store.append(...args) : Promise.reject(new Error('killed')));
  await expect(new DemoSeed(dataSource, dying).replace({ orders: 300, customers: 40 })).rejects.toThrow('killed');
  await new DemoSeed(dataSource, store).run();
  expect(await orders()).toBe(300);
  expect(await count('customers')).toBe(40);
  expect(await count('product_prices')).toBeGreaterThanOrEqual(demoProducts.length); // kept with the catalogue
  expect(await count('product_costs')).toBe(demoProducts.filter(({ category }) => category !== 'bundles').length);
});

it('issues a document for every payment and refund, numbered by date, and leaves none to the process', async () => {
  await new DemoSeed(kernel.dataSource, kernel.store).replace({ orders: 60 });
  const ledgers = await kernel.dataSource.query<{ id: string }[]>(
    `select stream_id as id from event_store.streams where stream_id like 'ledger-%'`,
  );
  const documents = (await Promise.all(ledgers.map(({ id }) => kernel.store.readStream(id)))).flat();
  const moved = await kernel.dataSource.query<{ id: string }[]>(
    `select id from event_store.events where type in ('PaymentCaptured', 'LatePaymentCaptured', 'OrderRefunded', 'ExternalRefundRecorded', 'RefundFailed', 'ExternalRefundFailed')`,
  );
  const issued = documents.map(({ data }) => (data as IssuedInvoice).sourceId);
  expect(issued.sort()).toEqual(moved.map(({ id }) => id).sort());
  for (const { id } of ledgers) {
    const dates = (await kernel.store.readStream(id)).map(({ data }) => (data as IssuedInvoice).issuedOn);
    expect(dates).toEqual([...dates].sort());
  }
  const process = whenPaymentCapturedOrOrderRefundedThenIssueInvoice;
  const [checkpoint] = await readCheckpoints(kernel.dataSource, [process.name]);
  expect(checkpoint!.position).toBe(await kernel.store.head());
});
