import type { DataSource, EntityManager } from 'typeorm';
import { oneAtATime } from '../../database/sessions/one-at-a-time.js';
import { withShortLockWaits } from '../../database/short-lock-waits.js';
import { announceProgress, readCheckpoints, registerReaders } from '../readers/checkpoints.js';
import type { EventStore } from '../event-store.js';
import type { Projection } from '../read-models/projection.js';
import { ProjectionBatch } from '../read-models/projection-batch.js';
import { ShadowFill, withShadows, type Shadow } from './shadow-tables.js';

export interface RebuildReport {
  name: string;
  events: number;
  position: bigint;
  changed: boolean;
}

/** The last pass before the swap handles fewer events than this; the swap folds about as many while readers wait. */
const shortPass = 2000;

/**
 * Rebuilds read models blue-green in one pass over the log: fills shadow tables beside the live ones, then compares and
 * swaps them in one transaction. Runs no process, sends no mail, calls no provider. Throws at an event that cannot be
 * folded and keeps the live tables.
 */
export function rebuildProjections(
  store: EventStore,
  dataSource: DataSource,
  projections: readonly Projection[],
): Promise<RebuildReport[]> {
  return oneAtATime(dataSource, 'rebuild', () => rebuild(store, dataSource, projections));
}

/** Rebuilds without taking the lock, which the caller must hold. */
export async function rebuild(
  store: EventStore,
  dataSource: DataSource,
  projections: readonly Projection[],
): Promise<RebuildReport[]> {
  await registerReaders(dataSource, 'projection', projections);
  return withShadows(dataSource, projections, '__next', async (shadows) => {
    const fill = new ShadowFill(store, dataSource, shadows);
    let before: number;
    do {
      before = fill.events;
      await fill.upTo(await goal(store, dataSource, shadows));
    } while (fill.events - before > shortPass);
    // Waits for long reads here, because the swap itself keeps the live tables from following the log.
    await dataSource.transaction((manager) => lockOutReaders(manager, shadows));
    return dataSource.transaction((manager) => swap(manager, fill, shadows));
  });
}

function lockOutReaders(manager: EntityManager, shadows: readonly Shadow[]): Promise<void> {
  const tables = shadows.map(({ live }) => `"${live}"`).join(', ');
  const lock = `lock table ${tables} in access exclusive mode`;
  return withShortLockWaits(manager, () => manager.transaction((savepoint) => savepoint.query(lock)));
}

/** The highest live position; the head of the log when one of them is halted or new. */
async function goal(store: EventStore, dataSource: DataSource, shadows: readonly Shadow[]): Promise<bigint> {
  const checkpoints = await readCheckpoints(dataSource, names(shadows));
  if (checkpoints.some(({ status, position }) => status === 'halted' || position === 0n)) return store.head();
  return checkpoints.reduce((most, { position }) => (position > most ? position : most), 0n);
}

async function swap(manager: EntityManager, fill: ShadowFill, shadows: readonly Shadow[]): Promise<RebuildReport[]> {
  const checkpoints = await readCheckpoints(manager, names(shadows), true);
  await fill.upTo(
    checkpoints.reduce((most, { position }) => (position > most ? position : most), 0n),
    manager,
  );
  const reports: RebuildReport[] = [];
  for (const { projection, batch } of shadows) {
    const old = new ProjectionBatch(batch.dataSource, projection);
    const changed = (await old.hash(manager)) !== (await batch.hash(manager));
    reports.push({ name: projection.name, events: fill.events, position: fill.position, changed });
  }
  for (const { projection, table } of shadows) await fillSummary(manager, projection, table);
  // After the slow comparisons, because this locks out every reader until the commit.
  await lockOutReaders(manager, shadows);
  for (const { live, table } of shadows) {
    await manager.query(`drop table "${live}"`);
    await manager.query(`alter table "${table}" rename to "${live}"`);
  }
  for (const { projection } of shadows)
    await manager.query(
      `update checkpoints set position = $2, version = $3, status = 'live', error = null, updated_at = now() where name = $1`,
      [projection.name, fill.position.toString(), projection.version],
    );
  await announceProgress(manager);
  return reports;
}

/** Fills the summary from a shadow table. The lock lets readers see the old rows, and no erasure pass between. */
async function fillSummary(manager: EntityManager, { summary }: Projection, table: string): Promise<void> {
  if (!summary) return;
  const name = `"${manager.connection.getMetadata(summary.row).tableName}"`;
  await manager.query(`lock table ${name} in exclusive mode`);
  await manager.query(`delete from ${name}`);
  await manager.query(summary.fill(table));
}

function names(shadows: readonly Shadow[]): string[] {
  return shadows.map(({ projection }) => projection.name);
}
