import { randomUUID } from 'node:crypto';
import { CommandExecution } from '../platform/event-sourcing/deciding/command-execution.js';
import { PostgresEventStore } from '../platform/event-sourcing/postgres/postgres-event-store.js';
import { openTestKernel, testContext, type TestKernel } from '../testing/kernel.js';
import { IssueInvoice } from './commands/issue-invoice.js';
import { ledgerDecider } from './ledger.decider.js';
import { issuedInvoice } from './ledger.fixtures.js';
import { LedgerReader } from './ledger-reader.query.js';

let kernel: TestKernel;
let stores: PostgresEventStore[];
beforeAll(async () => {
  kernel = await openTestKernel();
  const { url } = kernel.dataSource.options as { url: string };
  stores = await Promise.all([1, 2].map(() => new PostgresEventStore(url).open()));
});
afterAll(async () => {
  for (const store of stores) await store.close();
  await kernel.close();
});

const { number: _, ...invoice } = issuedInvoice;
const issue = (execution: CommandExecution, series: string, sourceId: string = randomUUID()) =>
  execution.execute(ledgerDecider, new IssueInvoice({ series, invoice: { ...invoice, sourceId } }, testContext()));
const numbersOf = async (series: string) =>
  (await kernel.store.readStream(`ledger-${series}`)).map(({ data }) => (data as { number: string }).number);
const expected = (series: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${series}-${String(index + 1).padStart(6, '0')}`);

describe('the ledger', () => {
  it('numbers fifty documents in parallel in two processes without a gap or a duplicate', async () => {
    const processes = stores.map((store) => new CommandExecution(store));
    await Promise.all(Array.from({ length: 50 }, (_, index) => issue(processes[index % 2]!, 'F2026')));
    expect(await numbersOf('F2026')).toEqual(expected('F2026', 50));
  });

  it('issues one document for a source that two processes handle at once', async () => {
    const processes = stores.map((store) => new CommandExecution(store));
    const sources = Array.from({ length: 10 }, () => randomUUID());
    await Promise.all(processes.flatMap((process) => sources.map((source) => issue(process, 'C2026', source))));
    expect(await numbersOf('C2026')).toEqual(expected('C2026', 10));
  });

  it('tells the number of a source as soon as it is issued', async () => {
    const reader = new LedgerReader(kernel.store);
    const sourceId = randomUUID();
    expect(await reader.numberOf('invoice', '2027-01-01', sourceId)).toBeNull();
    await issue(new CommandExecution(stores[0]!), 'F2027', randomUUID());
    await issue(new CommandExecution(stores[1]!), 'F2027', sourceId);
    expect(await reader.numberOf('invoice', '2027-01-01', sourceId)).toBe('F2027-000002');
  });
});
