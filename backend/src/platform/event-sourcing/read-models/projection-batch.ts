import type { DataSource } from 'typeorm';
import type { Queryable } from '../../database/queryable.js';
import { UnreadableEventError, upcast } from '../event-types.js';
import type { Event, Recorded, RecordedEvent } from '../events.js';
import { ReadModelFault, type Change, type Projection, type RowKey } from './projection.js';
import { ReadModelTable } from './read-model-table.js';

export class UnfoldableEventError extends ReadModelFault {
  constructor({ type, position, streamId, revision }: RecordedEvent, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`Event ${type} at position ${position} (${streamId}@${revision}): ${reason}`, { cause });
  }
}

/** Folds events into the rows of one projection, with one query to load and one statement to write. */
export class ProjectionBatch {
  private readonly table: ReadModelTable;
  private readonly skipped: ReadonlySet<string>;
  private readonly isLive: boolean;

  /** `table` may name a shadow table, which has no summary; events in `skipped` (ids) are left out. */
  constructor(
    readonly dataSource: DataSource,
    readonly projection: Projection,
    { table, skipped = new Set() }: { table?: string; skipped?: ReadonlySet<string> } = {},
  ) {
    this.table = new ReadModelTable(dataSource, projection, table);
    this.skipped = skipped;
    this.isLive = table === undefined;
  }

  /** Runs in the caller's transaction. Throws UnfoldableEventError and UnreadableEventError. */
  async apply(database: Queryable, events: readonly RecordedEvent[]): Promise<void> {
    const taken = events.filter(({ id, type }) => Object.hasOwn(this.projection.on, type) && !this.skipped.has(id));
    const changes = taken.flatMap((event) => this.changesOf(event).map((change) => ({ event, ...change })));
    if (changes.length === 0) return;
    const rows = new Map<RowKey, object>();
    const existing = await this.table.load(database, [...new Set(changes.map((change) => change.key))]);
    for (const { event, key, apply } of changes) {
      rows.set(
        key,
        blaming(event, () => apply(rows.get(key) ?? existing.get(key))),
      );
    }
    await this.table.save(database, [...rows.values()]);
    const { summary } = this.projection;
    if (summary && this.isLive) await database.query(summary.update(this.table.table), [[...rows.keys()]]);
  }

  private changesOf(event: RecordedEvent): Change<object>[] {
    const { on, eventTypes } = this.projection;
    const changes = blaming(event, () => on[event.type]!(upcast(event, eventTypes) as Recorded<Event>));
    return Array.isArray(changes) ? changes : [changes];
  }

  hash(database: Queryable): Promise<string> {
    return this.table.hash(database);
  }
}

function blaming<T>(event: RecordedEvent, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof UnreadableEventError ? error : new UnfoldableEventError(event, error);
  }
}

/** True for a fault of the read model, including a row that Postgres refuses; false when the database is away. */
export function isFault(error: unknown): boolean {
  if (error instanceof ReadModelFault || error instanceof UnreadableEventError || error instanceof TypeError)
    return true;
  const code = (error as { code?: string }).code ?? '';
  return /^(22|23|42)/.test(code) && code.length === 5;
}
