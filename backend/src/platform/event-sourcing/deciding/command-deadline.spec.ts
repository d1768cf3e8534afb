import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { OpenStock } from '../../../inventory/commands/open-stock.js';
import { ReserveStock } from '../../../inventory/commands/reserve-stock.js';
import { stockDecider } from '../../../inventory/stock.decider.js';
import { testContext } from '../../../testing/kernel.js';
import { CommandExecution } from './command-execution.js';
import { EventStore, EventStoreUnavailableError, type AppendResult, type EventBatch } from '../event-store.js';
import type { RecordedEvent } from '../events.js';

const deadlineMs = 200;

/** Responds to no call before `thaw`. */
class FrozenStore extends EventStore {
  reads = 0;
  appends = 0;
  thaw: () => void = () => undefined;
  private readonly thawed = new Promise<void>((resolve) => (this.thaw = resolve));

  async append(): Promise<AppendResult> {
    this.appends++;
    await this.thawed;
    return { revision: 0, position: 1n };
  }

  async readStream(): Promise<RecordedEvent[]> {
    this.reads++;
    await this.thawed;
    return [];
  }

  subscribe(): AsyncIterable<EventBatch> {
    throw new Error('No command subscribes');
  }

  head = () => Promise.resolve(0n);
  before = () => Promise.resolve(0n);
  eventAt = () => Promise.resolve(null);
  close = () => Promise.resolve();
}

describe('a store that never responds', () => {
  const open = (execution: CommandExecution, productId: number) =>
    execution.execute(stockDecider, new OpenStock({ productId, onHand: 5 }, testContext()));
  const reserve = (execution: CommandExecution, productId: number) =>
    execution.execute(
      stockDecider,
      new ReserveStock({ productId, checkoutId: randomUUID(), quantity: 1, orderId: null }, testContext()),
    );

  it('fails eight commands on one stream as unavailable within one deadline', async () => {
    const store = new FrozenStore();
    const longMs = 2000;
    const execution = new CommandExecution(store, undefined, longMs);
    const begun = performance.now();
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => reserve(execution, 1)));
    expect(performance.now() - begun).toBeLessThan(4 * longMs); // one after another takes eight
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(EventStoreUnavailableError) as Error });
    }
  });

  it('releases the mutex at the deadline, and drops queued commands past their deadline', async () => {
    const store = new FrozenStore();
    const execution = new CommandExecution(store, undefined, deadlineMs);
    jest.useFakeTimers();
    const late = Promise.allSettled([1, 2, 3].map(() => open(execution, 1)));
    await jest.advanceTimersByTimeAsync(deadlineMs / 2);
    const next = open(execution, 1);
    await jest.advanceTimersByTimeAsync(deadlineMs / 2);
    await late;
    expect(store.appends).toBe(2);
    store.thaw();
    await expect(next).resolves.toMatchObject({ events: [{ type: 'StockOpened' }] });
    jest.useRealTimers();
  });

  it('receives no append after the command failed as unavailable', async () => {
    const store = new FrozenStore();
    const execution = new CommandExecution(store, undefined, deadlineMs);
    await expect(reserve(execution, 1)).rejects.toBeInstanceOf(EventStoreUnavailableError);
    store.thaw();
    await sleep(20);
    expect([store.reads, store.appends]).toEqual([1, 0]);
  });
});
