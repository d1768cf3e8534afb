import type { DataSource, QueryRunner } from 'typeorm';
import { announceProgress, readCheckpoints, registerReaders } from './checkpoints.js';
import type { EventStore } from './event-store.js';
import type { Projection } from './projection.js';
import { ProjectionBatch, inTransaction } from './projection-batch.js';

/** What a rebuild found and did. `changed` says that the rows came out other than they were. */
export interface RebuildReport {
  name: string;
  events: number;
  position: bigint;
  changed: boolean;
}

interface Shadow {
  projection: Projection;
  live: string;
  table: string;
  batch: ProjectionBatch;
}

const nearEnough = 2000n;

/**
 * Rebuilds read models from the first event, blue-green: shadow tables are filled beside the live ones while the shop
 * goes on, then compared and swapped in one transaction. All named read models share one pass over the log. Runs no
 * process, sends no mail, calls no provider.
 */
export async function rebuildProjections(
  store: EventStore,
  dataSource: DataSource,
  projections: readonly Projection[],
): Promise<RebuildReport[]> {
  await inTransaction(dataSource, (runner) => registerReaders(runner, 'projection', projections));
  const shadows = await inTransaction(dataSource, (runner) => createShadows(runner, dataSource, projections));
  const fill = new ShadowFill(store, dataSource, shadows);
  let target = await goal(store, dataSource, shadows);
  await fill.upTo(target);
  for (
    let next = await goal(store, dataSource, shadows);
    next - target > nearEnough;
    next = await goal(store, dataSource, shadows)
  ) {
    target = next;
    await fill.upTo(target);
  }
  return inTransaction(dataSource, (runner) => swap(runner, fill, shadows));
}

/** Fills the shadow tables; the runner of the live tables is not disturbed. */
class ShadowFill {
  position = 0n;
  events = 0;

  constructor(
    private readonly store: EventStore,
    private readonly dataSource: DataSource,
    private readonly shadows: readonly Shadow[],
  ) {}

  async upTo(target: bigint, within?: QueryRunner): Promise<void> {
    if (this.position >= target) return;
    const reading = new AbortController();
    const types = [...new Set(this.shadows.flatMap(({ projection }) => Object.keys(projection.on)))];
    for await (const batch of this.store.subscribe({
      after: this.position,
      types,
      batchSize: 5000,
      signal: reading.signal,
    })) {
      const events = batch.events.filter((event) => event.position <= target);
      const apply = async (runner: QueryRunner) => {
        for (const shadow of this.shadows) await shadow.batch.apply(runner, events);
      };
      await (within ? apply(within) : inTransaction(this.dataSource, apply));
      this.events += events.length;
      this.position = batch.position < target ? batch.position : target;
      if (this.position >= target) reading.abort();
    }
  }
}

async function createShadows(
  runner: QueryRunner,
  dataSource: DataSource,
  projections: readonly Projection[],
): Promise<Shadow[]> {
  const shadows: Shadow[] = [];
  for (const projection of projections) {
    const live = dataSource.getMetadata(projection.row).tableName;
    const table = `${live}__next`;
    await createWhenMissing(runner, dataSource, live);
    await runner.query(`drop table if exists "${table}"`);
    await runner.query(`create table "${table}" (like "${live}" including all)`);
    shadows.push({ projection, live, table, batch: new ProjectionBatch(dataSource, projection, table) });
  }
  return shadows;
}

/** A table that somebody dropped comes back as its entity describes it. */
async function createWhenMissing(runner: QueryRunner, dataSource: DataSource, table: string): Promise<void> {
  if (await runner.hasTable(table)) return;
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  const missing = upQueries.filter(({ query }) => query.startsWith('CREATE') && query.includes(`"${table}"`));
  for (const { query } of missing) await runner.query(query);
}

/** Where the live tables are; the head of the log when one of them is halted or of an older version. */
async function goal(store: EventStore, dataSource: DataSource, shadows: readonly Shadow[]): Promise<bigint> {
  const checkpoints = await inTransaction(dataSource, (runner) => readCheckpoints(runner, names(shadows)));
  if (checkpoints.some(({ status }) => status === 'halted')) return store.head();
  return checkpoints.reduce((most, { position }) => (position > most ? position : most), 0n);
}

async function swap(runner: QueryRunner, fill: ShadowFill, shadows: readonly Shadow[]): Promise<RebuildReport[]> {
  const checkpoints = await readCheckpoints(runner, names(shadows), true);
  await fill.upTo(
    checkpoints.reduce((most, { position }) => (position > most ? position : most), 0n),
    runner,
  );
  const reports: RebuildReport[] = [];
  for (const { projection, live, table, batch } of shadows) {
    const old = new ProjectionBatch(batch.dataSource, projection);
    const changed = (await old.hash(runner)) !== (await batch.hash(runner));
    await runner.query(`drop table "${live}"`);
    await runner.query(`alter table "${table}" rename to "${live}"`);
    reports.push({ name: projection.name, events: fill.events, position: fill.position, changed });
  }
  for (const { projection } of shadows)
    await runner.query(
      `update checkpoints set position = $2, version = $3, status = 'live', error = null, updated_at = now() where name = $1`,
      [projection.name, fill.position.toString(), projection.version],
    );
  await announceProgress(runner);
  return reports;
}

function names(shadows: readonly Shadow[]): string[] {
  return shadows.map(({ projection }) => projection.name);
}
