import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { createShopDataSource } from '../app/shop-data-source.js';
import type { CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { PostgresEventStore } from '../platform/event-sourcing/postgres/postgres-event-store.js';
import { createMigratedDatabase } from './migrated-database.js';

/** A migrated database with an event store. */
export interface TestKernel {
  dataSource: DataSource;
  store: PostgresEventStore;
  close(): Promise<void>;
}

export async function openTestKernel(): Promise<TestKernel> {
  const database = await createMigratedDatabase();
  const dataSource = await createShopDataSource(database.url, { poolSize: 5 }).initialize();
  const store = await new PostgresEventStore(database.url).open();
  return {
    dataSource,
    store,
    close: async () => {
      await store.close();
      await dataSource.destroy();
      await database.drop();
    },
  };
}

/** Polls until the condition holds. Fails the test after two minutes, with what was awaited and, as `last`, what it saw. */
export async function eventually(
  condition: () => Promise<boolean> | boolean,
  what = 'the condition',
  last?: () => unknown,
): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!(await condition())) {
    if (Date.now() > deadline) {
      const seen = last ? `; last seen: ${JSON.stringify(last())}` : '';
      throw new Error(`${what} did not happen within two minutes${seen}`);
    }
    await sleep(10);
  }
}

/** Polls until what is read matches, as `toMatchObject` compares. Fails the test after two minutes, with what it read last. */
export async function eventuallyMatches(read: () => unknown, expected: object): Promise<void> {
  let last: unknown;
  const matches = async () => {
    last = await read();
    try {
      expect(last).toMatchObject(expected);
      return true;
    } catch {
      return false;
    }
  };
  await eventually(matches, 'what was expected', () => last);
}

export function recordingLog() {
  const errors: { details: object; message: string }[] = [];
  return {
    errors,
    error: (details: object, message: string) => void errors.push({ details, message }),
    info: () => undefined,
  };
}

export function testContext(): CommandContext {
  return {
    at: new Date().toISOString(),
    actor: { kind: 'system', id: null },
    correlationId: 'test',
    causationId: 'test',
  };
}
