import { randomUUID } from 'node:crypto';
import { stockEventTypes, type StockEvent } from '../../../inventory/stock.events.js';
import { stockSold, stockOpened } from '../../../inventory/stock.fixtures.js';
import { StockLevelsRow } from '../../../projections/stock-levels/stock-levels.row.js';
import { stockLevels } from '../../../projections/stock-levels/stock-levels.projection.js';
import { StockLedgerRow } from '../../../projections/stock-ledger/stock-ledger.row.js';
import { stockLedger } from '../../../projections/stock-ledger/stock-ledger.projection.js';
import { eventually, openTestKernel, recordingLog, testContext, type TestKernel } from '../../../testing/kernel.js';
import { readCheckpoints } from '../readers/checkpoints.js';
import { Command } from '../deciding/decider.js';
import { DomainError } from '../../errors/domain-error.js';
import type { NewEvent } from '../events.js';
import { process, type Process } from '../readers/process.js';
import { ProcessRunner } from '../readers/process-runner.js';
import { change, ReadModelFault, type Projection } from './projection.js';
import { ProjectionRunner } from './projection-runner.js';
import { ReadModelTable } from './read-model-table.js';
import { rebuildProjections } from '../rebuild/rebuild.js';
import { appendAtEnd } from '../testing/contract-tools.js';

let kernel: TestKernel;
beforeEach(async () => (kernel = await openTestKernel()));
afterEach(() => kernel.close());

const levels = stockLevels as unknown as Projection;
const ledger = stockLedger as unknown as Projection;

function recorded(event: StockEvent, schemaVersion = 1): NewEvent {
  const { at, actor } = testContext();
  const metadata = { schemaVersion, occurredAt: at, actor, $correlationId: 'c', $causationId: 'c' };
  return { ...event, id: randomUUID(), metadata };
}
const append = (productId: number, ...events: StockEvent[]) =>
  appendAtEnd(
    kernel.store,
    `stock-${productId}`,
    events.map((event) => recorded(event)),
  );
const rows = () => kernel.dataSource.getRepository(StockLevelsRow).find({ order: { productId: 'ASC' } });
const checkpoint = async (name: string) => (await readCheckpoints(kernel.dataSource, [name]))[0];
const passed = (name: string, position: bigint) => async () => ((await checkpoint(name))?.position ?? -1n) >= position;
const hashes = (projections: readonly Projection[]) =>
  kernel.dataSource.transaction(async (manager) => {
    const found: string[] = [];
    for (const projection of projections)
      found.push(await new ReadModelTable(kernel.dataSource, projection).hash(manager));
    return found;
  });

async function running<T>(
  projections: readonly Projection[],
  work: () => Promise<T>,
  log = recordingLog(),
): Promise<T> {
  const runner = new ProjectionRunner(kernel.store, kernel.dataSource, projections, log);
  await runner.start();
  try {
    return await work();
  } finally {
    await runner.stop();
  }
}

describe('read models', () => {
  it('follow the log and resume at their checkpoints', async () => {
    await append(1, stockOpened(5));
    const first = await append(2, stockOpened(9));
    await running([levels], () => eventually(passed('stock-levels', first.position)));
    const second = await append(1, stockSold('order-1', 2, 3));
    await running([levels], () => eventually(passed('stock-levels', second.position)));
    expect(await rows()).toMatchObject([
      { productId: 1, onHand: 3, available: 3 },
      { productId: 2, onHand: 9, available: 9 },
    ]);
  });

  it('are folded once by two concurrent runners', async () => {
    await append(1, stockOpened(1000));
    await running([levels], () =>
      running([levels], async () => {
        let last = 0n;
        for (let sale = 0; sale < 100; sale++) {
          last = (await append(1, stockSold(`order-${sale}`, 1, 999 - sale))).position;
        }
        await eventually(passed('stock-levels', last));
      }),
    );
    expect(await rows()).toMatchObject([{ productId: 1, onHand: 900 }]);
  });

  it('halt alone with an error', async () => {
    const broken = { ...ledger, on: { StockSold: () => change('nowhere', (row: object) => row) } } as Projection;
    await append(1, stockOpened(5));
    const last = await append(1, stockSold('order-1', 2, 3));
    const log = recordingLog();
    await running([levels, broken], () => eventually(passed('stock-levels', last.position)), log);
    const error = `Event StockSold at position ${last.position} (stock-1@1): row nowhere does not exist`;
    expect(await checkpoint(broken.name)).toMatchObject({ status: 'halted', error });
    expect(await rows()).toMatchObject([{ onHand: 3 }]);
    expect(log.errors.map(({ message }) => message)).toContain('Read model halted');
  });

  it('halt on an event from the future, until a newer program rebuilds them', async () => {
    await append(1, stockOpened(5));
    const { version, upcasters } = stockEventTypes.StockSold!;
    await kernel.store.append('stock-1', [recorded(stockSold('order-1', 2, 3), version + 1)], 0);
    await running([levels], () => eventually(async () => (await checkpoint('stock-levels'))?.status === 'halted'));
    const newer = {
      ...levels,
      eventTypes: {
        ...stockEventTypes,
        StockSold: { version: version + 1, upcasters: { ...upcasters, [version]: (data: object) => data } },
      },
    };
    await rebuildProjections(kernel.store, kernel.dataSource, [newer]);
    expect(await checkpoint('stock-levels')).toMatchObject({ status: 'live', error: null });
    expect(await rows()).toMatchObject([{ onHand: 3 }]);
  });
});

describe('a repaired read model', () => {
  it('has no gap, although the others read on meanwhile', async () => {
    await append(1, stockOpened(10_000));
    let breaks = true;
    const fragile = {
      ...levels,
      on: {
        ...levels.on,
        StockSold: (event: never) => {
          if (breaks) throw new ReadModelFault('not today');
          return levels.on.StockSold!(event);
        },
      },
    } as unknown as Projection;
    await running([fragile, ledger], async () => {
      let sold = 0;
      let selling = true;
      const shop = (async () => {
        while (selling) await append(1, stockSold(`order-${++sold}`, 1, 10_000 - sold));
      })();
      await eventually(async () => (await checkpoint('stock-levels'))?.status === 'halted');
      breaks = false;
      await rebuildProjections(kernel.store, kernel.dataSource, [fragile]);
      const mended = sold;
      await eventually(() => sold > mended + 50);
      selling = false;
      await shop;
      const head = await kernel.store.head();
      await eventually(passed('stock-levels', head));
      await eventually(passed('stock-ledger', head));
      expect(await rows()).toMatchObject([{ productId: 1, onHand: 10_000 - sold }]);
    });
  });
});

describe('a rebuild', () => {
  it('restores the same rows after every table was emptied', async () => {
    let last = 0n;
    for (let product = 1; product <= 20; product++) {
      await append(product, stockOpened(50));
      last = (await append(product, stockSold(`order-${product}`, product, 50 - product))).position;
    }
    await running([levels, ledger], async () => {
      await eventually(passed('stock-levels', last));
      await eventually(passed('stock-ledger', last));
    });
    const before = await hashes([levels, ledger]);
    await kernel.dataSource.query('truncate stock_levels, stock_ledger');
    const reports = await rebuildProjections(kernel.store, kernel.dataSource, [levels, ledger]);
    expect(await hashes([levels, ledger])).toEqual(before);
    expect(reports.map(({ changed }) => changed)).toEqual([true, true]);
    expect(await kernel.dataSource.getRepository(StockLedgerRow).count()).toBeGreaterThan(20);
    const again = await rebuildProjections(kernel.store, kernel.dataSource, [levels, ledger]);
    expect(again.map(({ changed }) => changed)).toEqual([false, false]);
  });

  it('misses no event while the shop sells', async () => {
    await append(1, stockOpened(10_000));
    await running([levels], async () => {
      let sold = 0;
      let selling = true;
      const shop = (async () => {
        while (selling) await append(1, stockSold(`order-${++sold}`, 1, 10_000 - sold));
      })();
      await eventually(() => sold > 50);
      await rebuildProjections(kernel.store, kernel.dataSource, [levels]);
      await eventually(() => sold > 100);
      selling = false;
      await shop;
      await eventually(passed('stock-levels', await kernel.store.head()));
      expect(await rows()).toMatchObject([{ productId: 1, onHand: 10_000 - sold }]);
    });
  });
});

describe('a process', () => {
  class Note extends Command<{ event: string }> {}
  const noting = process<StockEvent>()({
    name: 'when-stock-sold-then-note',
    eventTypes: stockEventTypes,
    on: { StockSold: ({ data }, context) => [new Note({ event: data.saleId }, context)] },
  });
  const run = async (
    execute: (command: Command) => Promise<unknown>,
    work: () => Promise<void>,
    running: Process = noting,
  ) => {
    const runner = new ProcessRunner(kernel.store, kernel.dataSource, [running], execute, recordingLog());
    await runner.start();
    try {
      await work();
    } finally {
      await runner.stop();
    }
  };

  it('reacts to later events, never to history', async () => {
    const noted: string[] = [];
    const execute = async (command: Command) => noted.push((command as Note).payload.event);
    await append(1, stockOpened(5), stockSold('history', 1, 4));
    await run(execute, async () => {
      await append(1, stockSold('today', 1, 3));
      await eventually(() => noted.length > 0);
    });
    const last = await append(1, stockSold('while it was away', 1, 2));
    await run(execute, () => eventually(passed(noting.name, last.position)));
    expect(noted).toEqual(['today', 'while it was away']);
  });

  it('reacts to history once when it is from the beginning', async () => {
    const noted: string[] = [];
    const execute = async (command: Command) => noted.push((command as Note).payload.event);
    const whole = { ...noting, from: 'beginning' } as const;
    const history = await append(1, stockOpened(5), stockSold('history', 1, 4));
    await run(execute, () => eventually(passed(noting.name, history.position)), whole);
    const last = await append(1, stockSold('today', 1, 3));
    await run(execute, () => eventually(passed(noting.name, last.position)), whole);
    expect(noted).toEqual(['history', 'today']);
  });

  it('reads the event at a checkpoint of an earlier version again', async () => {
    const noted: string[] = [];
    const execute = async (command: Command) => noted.push((command as Note).payload.event);
    await append(1, stockOpened(5));
    await run(execute, () => Promise.resolve());
    const skipped = await append(1, stockSold('skipped', 1, 4));
    await kernel.dataSource.query('update checkpoints set position = $2, reread_last = true where name = $1', [
      noting.name,
      skipped.position.toString(),
    ]);
    const last = await append(1, stockSold('next', 1, 3));
    await run(execute, () => eventually(passed(noting.name, last.position)));
    expect(noted).toEqual(['skipped', 'next']);
    const sql = 'select reread_last from checkpoints where name = $1';
    expect(await kernel.dataSource.query(sql, [noting.name])).toEqual([{ reread_last: false }]);
  });

  it('joins the commands of a batch, and retries all of them after a refusal', async () => {
    let refusals = 1;
    const sent: string[][] = [];
    class Notes extends Command<{ notes: readonly Command[] }> {}
    const join = (notes: readonly Command[]) => new Notes({ notes }, testContext());
    const batching: Process = { ...noting, from: 'beginning', batches: { join, restMs: 1 } };
    const execute = async (command: Command) => {
      if (refusals-- > 0) throw new DomainError('out-of-stock');
      sent.push((command as Notes).payload.notes.map((note) => (note as Note).payload.event));
    };
    await append(1, stockOpened(5), stockSold('first', 1, 4), stockSold('second', 1, 3));
    await run(execute, async () => eventually(passed(noting.name, await kernel.store.head())), batching);
    expect(sent).toEqual([['first', 'second']]);
    expect(await kernel.dataSource.query('select 1 from process_refusals')).toEqual([]);
  });

  it('retries failures and stores refused commands', async () => {
    let troubles = 3;
    const done: string[] = [];
    const execute = async (command: Command) => {
      const { event } = (command as Note).payload;
      if (event === 'refused') throw new DomainError('out-of-stock');
      if (troubles-- > 0) throw new Error('connection lost');
      done.push(event);
    };
    await run(execute, async () => {
      await append(1, stockOpened(5), stockSold('refused', 1, 4), stockSold('fine', 1, 3));
      await eventually(passed(noting.name, await kernel.store.head()));
    });
    expect(done).toEqual(['fine']);
    expect(await kernel.dataSource.query('select process, command, code from process_refusals')).toEqual([
      { process: noting.name, command: 'Note', code: 'out-of-stock' },
    ]);
  });
});
