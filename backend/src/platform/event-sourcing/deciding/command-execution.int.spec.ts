import { randomUUID } from 'node:crypto';
import { OpenStock } from '../../../inventory/commands/open-stock.js';
import { ReserveStock } from '../../../inventory/commands/reserve-stock.js';
import { stockDecider } from '../../../inventory/stock.decider.js';
import { openTestKernel, testContext, type TestKernel } from '../../../testing/kernel.js';
import { CommandExecution } from './command-execution.js';
import { type DomainError } from '../../errors/domain-error.js';
import { PostgresEventStore } from '../postgres/postgres-event-store.js';

let kernel: TestKernel;
let nextProduct = 1;
beforeAll(async () => (kernel = await openTestKernel()));
afterAll(() => kernel.close());

/** Queues a crowd for as long as a loaded machine takes. */
const patient = (store: PostgresEventStore) => new CommandExecution(store, undefined, 120_000);
const open = async (execution: CommandExecution, onHand: number) => {
  const productId = nextProduct++;
  await execution.execute(stockDecider, new OpenStock({ productId, onHand }, testContext()));
  return productId;
};
const reserve = (execution: CommandExecution, productId: number, checkoutId: string = randomUUID(), quantity = 1) =>
  execution.execute(stockDecider, new ReserveStock({ productId, checkoutId, quantity, orderId: null }, testContext()));

describe('executing commands', () => {
  it('sells five jars to exactly five of two hundred shoppers in two processes', async () => {
    const processes = [patient(kernel.store), patient(kernel.store)];
    const productId = await open(processes[0]!, 5);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, (_, shopper) => reserve(processes[shopper % 2]!, productId)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(new Set(refusals.map((error) => (error as DomainError).code))).toEqual(new Set(['out-of-stock']));
    expect(await kernel.store.readStream(`stock-${productId}`)).toHaveLength(6);
  });

  it('refuses none of four hundred shoppers in four processes while stock lasts', async () => {
    const url = (kernel.dataSource.options as { url: string }).url;
    const stores = await Promise.all(Array.from({ length: 4 }, () => new PostgresEventStore(url).open()));
    const processes = stores.map(patient);
    const productId = await open(processes[0]!, 1000);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 400 }, (_, shopper) => reserve(processes[shopper % 4]!, productId)),
    );
    await Promise.all(stores.map((store) => store.close()));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await kernel.store.readStream(`stock-${productId}`)).toHaveLength(401);
  });

  it('executes duplicates of a command once, across processes', async () => {
    const processes = [new CommandExecution(kernel.store), new CommandExecution(kernel.store)];
    const productId = await open(processes[0]!, 50);
    const checkoutId = randomUUID();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reserve(processes[index % 2]!, productId, checkoutId, 3)),
    );
    expect(results.filter(({ events }) => events.length > 0)).toHaveLength(1);
    expect(await kernel.store.readStream(`stock-${productId}`)).toHaveLength(2);
    expect(new Set(results.map(({ position }) => position)).size).toBe(1); // a duplicate waits for the first write
  });

  it('never refuses on a stale cached state', async () => {
    const [here, there] = [new CommandExecution(kernel.store), new CommandExecution(kernel.store)];
    const productId = await open(here, 1);
    const checkoutId = randomUUID();
    await reserve(here, productId, checkoutId);
    await expect(reserve(here, productId)).rejects.toMatchObject({ code: 'out-of-stock' });
    await reserve(there, productId, checkoutId, 1);
    const { ReleaseStock } = await import('../../../inventory/commands/release-stock.js');
    await there.execute(stockDecider, new ReleaseStock({ productId, checkoutId }, testContext()));
    await expect(reserve(here, productId)).resolves.toMatchObject({ events: [{ type: 'StockReserved' }] });
  });

  it('shares one read among commands that are refused together', async () => {
    const [here, there] = [new CommandExecution(kernel.store), new CommandExecution(kernel.store)];
    const productId = await open(here, 1);
    await reserve(there, productId);
    const read = jest.spyOn(kernel.store, 'readStream');
    const refusals = Array.from({ length: 20 }, () => expect(reserve(here, productId)).rejects.toThrow());
    await Promise.all(refusals);
    expect(read).toHaveBeenCalledTimes(1);
    await expect(reserve(here, productId)).rejects.toThrow(); // a later command reads again
    expect(read).toHaveBeenCalledTimes(2);
    read.mockRestore();
  });

  it('skips the read before a command that begins a stream, and detects an existing one', async () => {
    const [here, there] = [new CommandExecution(kernel.store), new CommandExecution(kernel.store)];
    const read = jest.spyOn(kernel.store, 'readStream');
    const opening = new OpenStock({ productId: nextProduct++, onHand: 5 }, testContext());
    const { position } = await here.execute(stockDecider, opening);
    expect(read).not.toHaveBeenCalled();
    expect(await there.execute(stockDecider, opening)).toMatchObject({ events: [], position });
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRestore();
  });

  it('appends several commands of one stream at once, each on the state after the one before', async () => {
    const execution = new CommandExecution(kernel.store);
    const productId = await open(execution, 2);
    const reserveFor = (checkoutId: string, correlationId: string) =>
      new ReserveStock({ productId, checkoutId, quantity: 1, orderId: null }, { ...testContext(), correlationId });
    const append = jest.spyOn(kernel.store, 'append');
    await execution.executeTogether(stockDecider, [
      reserveFor('a', 'one'),
      reserveFor('a', 'again'),
      reserveFor('b', 'two'),
    ]);
    expect(append).toHaveBeenCalledTimes(1);
    append.mockRestore();
    const stored = (await kernel.store.readStream(`stock-${productId}`)).slice(1);
    expect(stored.map(({ metadata }) => metadata.$correlationId)).toEqual(['one', 'two']);
    await expect(
      execution.executeTogether(stockDecider, [reserveFor('a', 'known'), reserveFor('c', 'too many')]),
    ).rejects.toMatchObject({ code: 'out-of-stock' });
    expect(await kernel.store.readStream(`stock-${productId}`)).toHaveLength(3);
  });

  it('stores actor, time and correlation with every event', async () => {
    const execution = new CommandExecution(kernel.store);
    const productId = await open(execution, 2);
    const context = { ...testContext(), actor: { kind: 'staff', id: '7' } as const, correlationId: 'request-1' };
    await execution.execute(
      stockDecider,
      new ReserveStock({ productId, checkoutId: 'c', quantity: 1, orderId: null }, context),
    );
    const stored = (await kernel.store.readStream(`stock-${productId}`)).at(-1)!;
    expect(stored.metadata).toEqual({
      schemaVersion: 1,
      occurredAt: context.at,
      actor: { kind: 'staff', id: '7' },
      $correlationId: 'request-1',
      $causationId: 'test',
    });
  });
});
