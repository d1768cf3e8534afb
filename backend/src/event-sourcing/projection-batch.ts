import type { DataSource, QueryRunner } from 'typeorm';
import { upcast } from './event-types.js';
import type { Event, Recorded, RecordedEvent } from './events.js';
import type { Projection, RowKey } from './projection.js';
import { ReadModelTable } from './read-model-table.js';

/** Folds events into the rows of one projection: one query loads what they touch, one statement writes it back. */
export class ProjectionBatch {
  private readonly table: ReadModelTable;

  constructor(
    readonly dataSource: DataSource,
    readonly projection: Projection,
    table?: string,
  ) {
    this.table = new ReadModelTable(dataSource, projection, table);
  }

  /** Applies events inside the caller's transaction. Throws ReadModelFault or UnreadableEventError. */
  async apply(runner: QueryRunner, events: readonly RecordedEvent[]): Promise<void> {
    const { on, eventTypes } = this.projection;
    const changes = events
      .filter((event) => Object.hasOwn(on, event.type))
      .flatMap((event) => on[event.type]!(upcast(event, eventTypes) as Recorded<Event>));
    if (changes.length === 0) return;
    const rows = new Map<RowKey, object | null>();
    const existing = await this.table.load(runner, [...new Set(changes.map((change) => change.key))]);
    for (const { key, apply } of changes) {
      const row = rows.has(key) ? rows.get(key) : existing.get(key);
      rows.set(key, apply(row ?? undefined));
    }
    await this.table.save(runner, rows);
  }

  hash(runner: QueryRunner): Promise<string> {
    return this.table.hash(runner);
  }
}

/** Runs `work` in one transaction of its own connection. */
export async function inTransaction<T>(dataSource: DataSource, work: (runner: QueryRunner) => Promise<T>): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.connect();
    await runner.startTransaction();
    const result = await work(runner);
    await runner.commitTransaction();
    return result;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}
