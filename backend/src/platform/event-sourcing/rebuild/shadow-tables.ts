import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Queryable } from '../../database/queryable.js';
import { valueOf } from '../../database/rows.js';
import type { EventStore } from '../event-store.js';
import { entitiesOf, type Projection } from '../read-models/projection.js';
import { ProjectionBatch } from '../read-models/projection-batch.js';
import { skippedEvents } from '../read-models/skips.js';

/** A second table of a read model, filled from the first event while the live one stays in use. */
export interface Shadow {
  projection: Projection;
  live: string;
  table: string;
  batch: ProjectionBatch;
}

export const shadowSuffixes = ['__next', '__check'] as const;

export async function withShadows<T>(
  dataSource: DataSource,
  projections: readonly Projection[],
  suffix: (typeof shadowSuffixes)[number],
  work: (shadows: readonly Shadow[]) => Promise<T>,
): Promise<T> {
  const shadows = await dataSource.transaction((manager) => createShadows(manager, dataSource, projections, suffix));
  try {
    return await work(shadows);
  } finally {
    // A table that cannot be dropped now is dropped before the next one is created.
    for (const { table } of shadows) await dataSource.query(`drop table if exists "${table}"`).catch(() => undefined);
  }
}

export class ShadowFill {
  position = 0n;
  events = 0;

  constructor(
    private readonly store: EventStore,
    private readonly dataSource: DataSource,
    private readonly shadows: readonly Shadow[],
  ) {}

  /** Reads on to `target`, in its own transactions or in the caller's. Throws what a fold throws, and UnknownPositionError. */
  async upTo(target: bigint, within?: Queryable): Promise<void> {
    if (this.position >= target) return;
    await this.store.eventAt(target); // throws for a target behind the end, which the loop would never reach
    const reading = new AbortController();
    const types = [...new Set(this.shadows.flatMap(({ projection }) => Object.keys(projection.on)))];
    for await (const batch of this.store.subscribe({
      after: this.position,
      types,
      batchSize: 5000,
      signal: reading.signal,
    })) {
      const events = batch.events.filter((event) => event.position <= target);
      const apply = async (database: Queryable) => {
        for (const shadow of this.shadows) await shadow.batch.apply(database, events);
      };
      await (within ? apply(within) : this.dataSource.transaction(apply));
      this.events += events.length;
      this.position = batch.position < target ? batch.position : target;
      if (this.position >= target) reading.abort();
    }
  }
}

async function createShadows(
  database: Queryable,
  dataSource: DataSource,
  projections: readonly Projection[],
  suffix: string,
): Promise<Shadow[]> {
  const shadows: Shadow[] = [];
  for (const projection of projections) {
    const live = dataSource.getMetadata(projection.row).tableName;
    const table = `${live}${suffix}`;
    for (const entity of entitiesOf(projection))
      await createWhenMissing(database, dataSource, dataSource.getMetadata(entity).tableName);
    await database.query(`drop table if exists "${table}"`);
    await database.query(`create table "${table}" (like "${live}" including all)`);
    const skipped = await skippedEvents(database, projection.name);
    shadows.push({ projection, live, table, batch: new ProjectionBatch(dataSource, projection, { table, skipped }) });
  }
  return shadows;
}

/** Recreates a dropped table as its entity describes it. */
async function createWhenMissing(database: Queryable, dataSource: DataSource, table: string): Promise<void> {
  const sql = 'select to_regclass(quote_ident($1)) is not null';
  if (await valueOf(database, z.boolean(), sql, [table])) return;
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  const missing = upQueries.filter(({ query }) => query.startsWith('CREATE') && query.includes(`"${table}"`));
  for (const { query } of missing) await database.query(query);
}
