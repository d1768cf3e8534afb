import { randomUUID } from 'node:crypto';
import { stockOpened, stockSold } from '../../../inventory/stock.fixtures.js';
import type { StockEvent } from '../../../inventory/stock.events.js';
import { stockLevels } from '../../../projections/stock-levels/stock-levels.projection.js';
import { readForLong, readQuickly, someoneWaits } from '../../../testing/long-reads.js';
import { eventually, openTestKernel, recordingLog, testContext, type TestKernel } from '../../../testing/kernel.js';
import { UnknownPositionError, type EventBatch, type SubscribeOptions } from '../event-store.js';
import type { NewEvent } from '../events.js';
import type { Projection } from '../read-models/projection.js';
import { ProjectionRunner } from '../read-models/projection-runner.js';
import { rebuildProjections } from './rebuild.js';
import { verifyProjection } from './verify.js';
import { WidePositions } from '../testing/wide-positions.js';
import { appendAtEnd } from '../testing/contract-tools.js';

let kernel: TestKernel;
beforeEach(async () => (kernel = await openTestKernel()));
afterEach(() => kernel.close());

const levels = stockLevels as unknown as Projection;

function recorded(event: StockEvent): NewEvent {
  const { at, actor } = testContext();
  const metadata = { schemaVersion: 1, occurredAt: at, actor, $correlationId: 'c', $causationId: 'c' };
  return { ...event, id: randomUUID(), metadata };
}

/** Sells a few pieces whenever a reader starts, at most ten times, to simulate load. */
class BusyShop extends WidePositions {
  passes = 0;
  private sold = 0;

  override async *subscribe(options: SubscribeOptions): AsyncIterable<EventBatch> {
    for await (const batch of super.subscribe(options)) {
      if (batch.caughtUp && this.passes++ < 10) await this.sell(3);
      yield batch;
    }
  }

  async sell(pieces: number): Promise<void> {
    for (let left = pieces; left > 0; left--) {
      const sale = stockSold(`order-${++this.sold}`, 1, 10_000 - this.sold);
      await appendAtEnd(this, 'stock-1', [recorded(sale)]);
    }
  }
}

it('rebuilds in one pass under light load, with any unit of positions', async () => {
  const store = new BusyShop(kernel.store);
  await store.append('stock-1', [recorded(stockOpened(10_000))], 'no-stream');
  await new ProjectionRunner(store, kernel.dataSource, [levels], recordingLog()).catchUp();
  await kernel.dataSource.query(`update checkpoints set status = 'halted'`); // the rebuild runs to the end of the log
  store.passes = 0;
  const [report] = await rebuildProjections(store, kernel.dataSource, [levels]);
  expect(store.passes).toBe(1);
  expect(report).toMatchObject({ name: 'stock-levels', events: 1 + 3 });
});

it('lets readers pass while a long read, such as a backup, delays the swap', async () => {
  const { store, dataSource } = kernel;
  await store.append('stock-1', [recorded(stockOpened(10))], 'no-stream');
  await new ProjectionRunner(store, dataSource, [levels], recordingLog()).catchUp();
  const backup = await readForLong(dataSource, 'stock_levels');
  const rebuilding = rebuildProjections(store, dataSource, [levels]);
  await eventually(() => someoneWaits(dataSource), 'the wait of the swap');
  await readQuickly(dataSource, 'stock_levels');
  await backup.end();
  expect(await rebuilding).toMatchObject([{ name: 'stock-levels', events: 1, changed: false }]);
});

it('repeats passes until one is short', async () => {
  const store = new BusyShop(kernel.store);
  await store.append('stock-1', [recorded(stockOpened(10_000))], 'no-stream');
  await store.append(
    'stock-1',
    Array.from({ length: 2100 }, (_, n) => recorded(stockSold(`early-${n}`, 1, 9_999 - n))),
    0,
  );
  await new ProjectionRunner(store, kernel.dataSource, [levels], recordingLog()).catchUp();
  await kernel.dataSource.query(`update checkpoints set status = 'halted'`);
  store.passes = 0;
  const [report] = await rebuildProjections(store, kernel.dataSource, [levels]);
  expect(store.passes).toBe(2);
  expect(report).toMatchObject({ events: 2101 + 3 + 3 });
});

it('ends at a checkpoint behind the end of the log, instead of waiting for it', async () => {
  const { store, dataSource } = kernel;
  await store.append('stock-1', [recorded(stockOpened(10))], 'no-stream');
  await new ProjectionRunner(store, dataSource, [levels], recordingLog()).catchUp();
  await dataSource.query('update checkpoints set position = position + 1000');
  await expect(verifyProjection(store, dataSource, levels)).rejects.toBeInstanceOf(UnknownPositionError);
  await expect(rebuildProjections(store, dataSource, [levels])).rejects.toBeInstanceOf(UnknownPositionError);
});
