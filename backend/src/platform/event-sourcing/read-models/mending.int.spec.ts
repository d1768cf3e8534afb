import { randomUUID } from 'node:crypto';
import type { StockEvent } from '../../../inventory/stock.events.js';
import { stockOpened, stockSold } from '../../../inventory/stock.fixtures.js';
import { StockLevelsRow } from '../../../projections/stock-levels/stock-levels.row.js';
import { stockLevels } from '../../../projections/stock-levels/stock-levels.projection.js';
import { stockLedger } from '../../../projections/stock-ledger/stock-ledger.projection.js';
import { eventually, openTestKernel, recordingLog, testContext, type TestKernel } from '../../../testing/kernel.js';
import { readCheckpoints } from '../readers/checkpoints.js';
import { ReadModelFault, type Projection } from './projection.js';
import { ProjectionRunner } from './projection-runner.js';
import { projectionStatuses } from './projection-status.js';
import { rebuildProjections } from '../rebuild/rebuild.js';
import { rebuildOutdated } from '../rebuild/rebuild-outdated.js';
import { skipEvent, SkipRefusedError, stoppingEvent, unskipEvent } from './skips.js';
import { verifyProjection } from '../rebuild/verify.js';
import { appendAtEnd } from '../testing/contract-tools.js';

let kernel: TestKernel;
beforeEach(async () => (kernel = await openTestKernel()));
afterEach(() => kernel.close());

const levels = stockLevels as unknown as Projection;
const ledger = stockLedger as unknown as Projection;
/** Throws at the sale named `poison`. */
const picky = {
  ...levels,
  on: {
    ...levels.on,
    StockSold: (event: never) => {
      if ((event as { data: { saleId: string } }).data.saleId === 'poison') throw new ReadModelFault('cannot take it');
      return levels.on.StockSold!(event);
    },
  },
} as unknown as Projection;

/** The fold of a sale, which notes the id of each. */
const noting = (projection: Projection, seen: string[]) => (event: { data: { saleId: string } }) => {
  seen.push(event.data.saleId);
  return projection.on.StockSold!(event as never);
};

async function append(productId: number, ...events: StockEvent[]): Promise<bigint> {
  const { at, actor } = testContext();
  const metadata = { schemaVersion: 1, occurredAt: at, actor, $correlationId: 'c', $causationId: 'c' };
  const recorded = events.map((event) => ({ ...event, id: randomUUID(), metadata }));
  return (await appendAtEnd(kernel.store, `stock-${productId}`, recorded)).position;
}
const catchUp = (...projections: Projection[]) =>
  new ProjectionRunner(kernel.store, kernel.dataSource, projections, recordingLog()).catchUp();
const checkpoint = async ({ name }: Projection) => (await readCheckpoints(kernel.dataSource, [name]))[0]!;
const rows = () => kernel.dataSource.getRepository(StockLevelsRow).find({ order: { productId: 'ASC' } });
const scratchTables = () =>
  kernel.dataSource.query<object[]>(`select 1 from pg_tables where tablename ~ '__(next|check)$'`);
const skip = (position: bigint, projection = picky) =>
  skipEvent(kernel.store, kernel.dataSource, projection, { position, reason: 'sold by a test', by: 'tester' });

/** Two products; the second of three sales of the first one is poison. Returns its position. */
async function sellWithPoison(): Promise<bigint> {
  await append(1, stockOpened(10), stockSold('fine', 1, 9));
  const poison = await append(1, stockSold('poison', 1, 8));
  await append(2, stockOpened(5));
  await append(1, stockSold('later', 1, 7));
  return poison;
}

describe('an event that breaks a read model', () => {
  it('halts it alone, right before that event', async () => {
    const poison = await sellWithPoison();
    await catchUp(picky, ledger);
    expect(await rows()).toMatchObject([{ productId: 1, onHand: 9 }]);
    expect(await stoppingEvent(kernel.store, kernel.dataSource, picky)).toMatchObject({ position: poison });
    const { head, statuses } = await projectionStatuses(kernel.store, kernel.dataSource, [picky, ledger], new Date());
    expect(statuses).toMatchObject([
      {
        state: 'stopped',
        lag: { events: 3 },
        stoppedBy: { position: poison },
        error: expect.stringContaining('cannot take it'),
      },
      { state: 'ok', lag: { events: 0 }, position: head, stoppedBy: null, error: null },
    ]);
  });

  it('is skipped with a reason, and left out of later rebuilds', async () => {
    const poison = await sellWithPoison();
    await catchUp(picky);
    expect(await skip(poison)).toMatchObject({ position: poison });
    await catchUp(picky);
    const after = [
      { productId: 1, onHand: 7 },
      { productId: 2, onHand: 5 },
    ];
    expect(await rows()).toMatchObject(after);
    const [report] = await rebuildProjections(kernel.store, kernel.dataSource, [picky]);
    expect(report).toMatchObject({ changed: false });
    expect(await rows()).toMatchObject(after);
    const sql = 'select projection, position, reason, skipped_by, skipped_at from skipped_events';
    expect(await kernel.dataSource.query(sql)).toEqual([
      {
        projection: 'stock-levels',
        position: poison.toString(),
        reason: 'sold by a test',
        skipped_by: 'tester',
        skipped_at: expect.any(Date) as Date,
      },
    ]);
  });

  it('is skipped while the shop runs, and what came after it follows without another event', async () => {
    const poison = await sellWithPoison();
    const runner = new ProjectionRunner(kernel.store, kernel.dataSource, [picky, ledger], recordingLog());
    await runner.start();
    const head = await kernel.store.head();
    await eventually(async () => (await checkpoint(ledger)).position === head, 'the read model that goes on');
    expect(await checkpoint(picky)).toMatchObject({ status: 'halted' });
    await skip(poison);
    await eventually(async () => (await checkpoint(picky)).position === head, 'the read model that was skipped');
    expect(await rows()).toMatchObject([{ onHand: 7 }, { onHand: 5 }]);
    await runner.stop();
  });

  it('is folded again by the next rebuild once the skip is taken back', async () => {
    const poison = await sellWithPoison();
    await catchUp(picky);
    await skip(poison);
    await catchUp(picky);
    const unskip = (position: bigint) => unskipEvent(kernel.store, kernel.dataSource, levels, position);
    await expect(unskip(poison + 1n)).rejects.toThrow(SkipRefusedError);
    expect(await unskip(poison)).toMatchObject({ position: poison });
    await expect(unskip(poison)).rejects.toThrow(`skips no event at position ${poison}`);
    await expect(rebuildProjections(kernel.store, kernel.dataSource, [picky])).rejects.toThrow(`position ${poison}`);
  });

  it('cannot be skipped by a read model that is elsewhere or live', async () => {
    const poison = await sellWithPoison();
    await catchUp(picky, ledger);
    await expect(skip(poison + 1n)).rejects.toThrow(SkipRefusedError);
    await expect(skip(poison, ledger)).rejects.toThrow('stock-ledger was not stopped by an event');
    await skip(poison);
    await expect(skip(poison)).rejects.toThrow(SkipRefusedError);
  });

  it('fails a rebuild and leaves the live table unchanged', async () => {
    const poison = await sellWithPoison();
    await catchUp(levels);
    const before = await rows();
    await expect(rebuildProjections(kernel.store, kernel.dataSource, [picky])).rejects.toThrow(`position ${poison}`);
    expect(await rows()).toEqual(before);
    expect(await checkpoint(levels)).toMatchObject({ status: 'live' });
    expect(await scratchTables()).toEqual([]);
  });

  it('does not block a start with a new version of a read model', async () => {
    await sellWithPoison();
    await catchUp(levels, ledger);
    const next = [picky, ledger].map((one) => ({ ...one, version: one.version + 1 }));
    const reports = await rebuildOutdated(kernel.store, kernel.dataSource, next);
    expect(reports).toMatchObject([{ name: 'stock-ledger' }]);
    expect(await checkpoint(levels)).toMatchObject({ status: 'halted', error: expect.stringContaining('StockSold') });
    expect(await checkpoint(ledger)).toMatchObject({ status: 'live', version: next[1]!.version });
  });
});

describe('outdated read models', () => {
  it('are rebuilt once by two concurrent processes', async () => {
    await sellWithPoison();
    await catchUp(levels);
    const next = { ...levels, version: levels.version + 1 };
    const both = await Promise.all([1, 2].map(() => rebuildOutdated(kernel.store, kernel.dataSource, [next])));
    expect(both.map(({ length }) => length).sort()).toEqual([0, 1]);
  });
});

describe('an update of the program', () => {
  it('fills a new read model by a rebuild, while the others keep their place', async () => {
    await sellWithPoison();
    await catchUp(levels);
    const { position } = await checkpoint(levels);
    expect(await rebuildOutdated(kernel.store, kernel.dataSource, [levels, ledger])).toMatchObject([
      { name: 'stock-ledger', changed: true },
    ]);
    expect(await checkpoint(ledger)).toMatchObject({ status: 'live', position });
  });

  it('keeps a process of the former version from folding into a rebuilt read model, and releases its lock', async () => {
    await sellWithPoison();
    const seen: string[] = [];
    const watched = { ...levels, on: { ...levels.on, StockSold: noting(levels, seen) } } as unknown as Projection;
    const former = new ProjectionRunner(kernel.store, kernel.dataSource, [watched, ledger], recordingLog());
    const next = { ...levels, version: levels.version + 1 };
    const newer = new ProjectionRunner(kernel.store, kernel.dataSource, [next, ledger], recordingLog());
    const reaches = (position: bigint) =>
      eventually(async () => {
        const both = await Promise.all([checkpoint(levels), checkpoint(ledger)]);
        return both.every((one) => one.position >= position);
      }, 'the checkpoints');
    await former.start();
    try {
      await reaches(await append(1, stockSold('before', 1, 6)));
      await rebuildOutdated(kernel.store, kernel.dataSource, [next, ledger]);
      await newer.start();
      await reaches(await append(1, stockSold('after', 1, 5)));
      expect(seen).toContain('before');
      expect(seen).not.toContain('after');
      expect(await checkpoint(levels)).toMatchObject({ status: 'live', version: next.version });
      expect(await rows()).toMatchObject([{ productId: 1, onHand: 5 }, { productId: 2 }]);
    } finally {
      await Promise.all([former.stop(), newer.stop()]);
    }
  });
});

describe('a verification', () => {
  it('finds live rows equal to a replay, and drops its table', async () => {
    await sellWithPoison();
    await catchUp(levels);
    expect(await verifyProjection(kernel.store, kernel.dataSource, levels)).toEqual({
      name: 'stock-levels',
      position: (await checkpoint(levels)).position,
      equal: true,
      differences: [],
    });
    expect(await scratchTables()).toEqual([]);
  });

  it('lists different, missing and extra rows, and repairs none', async () => {
    await sellWithPoison();
    await append(3, stockOpened(3));
    await catchUp(levels);
    await kernel.dataSource.query('update stock_levels set on_hand = 99 where product_id = 1');
    await kernel.dataSource.query('delete from stock_levels where product_id = 2');
    await kernel.dataSource.query('insert into stock_levels values (4, 1, 0, 1)');
    const { equal, differences } = await verifyProjection(kernel.store, kernel.dataSource, levels);
    expect(equal).toBe(false);
    expect(differences).toMatchObject([
      { key: '1', live: { on_hand: 99 }, fresh: { on_hand: 7 } },
      { key: '2', live: null, fresh: { on_hand: 5 } },
      { key: '4', live: { on_hand: 1 }, fresh: null },
    ]);
    expect(await rows()).toMatchObject([{ onHand: 99 }, { productId: 3 }, { productId: 4 }]);
  });

  it('compares a halted read model with the log up to its checkpoint', async () => {
    await sellWithPoison();
    await catchUp(picky);
    expect(await verifyProjection(kernel.store, kernel.dataSource, picky)).toMatchObject({ equal: true });
  });
});
