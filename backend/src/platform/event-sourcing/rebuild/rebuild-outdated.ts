import type { DataSource } from 'typeorm';
import { oneAtATime } from '../../database/sessions/one-at-a-time.js';
import type { EventStore } from '../event-store.js';
import { isFault } from '../read-models/projection-batch.js';
import type { Projection } from '../read-models/projection.js';
import { haltReader, readCheckpoints } from '../readers/checkpoints.js';
import { rebuild, type RebuildReport } from './rebuild.js';

/** Rebuilds read models that are new or whose version changed, while the others go on. One that cannot be folded halts; the call still succeeds. */
export function rebuildOutdated(
  store: EventStore,
  dataSource: DataSource,
  projections: readonly Projection[],
): Promise<RebuildReport[]> {
  return oneAtATime(dataSource, 'rebuild', async () => {
    const known = await readCheckpoints(
      dataSource,
      projections.map(({ name }) => name),
    );
    if (known.length === 0) return []; // a new shop: all begin together
    const outdated = projections.filter(
      ({ name, version }) => !known.some((checkpoint) => checkpoint.name === name && checkpoint.version === version),
    );
    if (outdated.length === 0) return [];
    try {
      return await rebuild(store, dataSource, outdated);
    } catch (error) {
      if (!isFault(error)) throw error;
      return rebuildApart(store, dataSource, outdated);
    }
  });
}

async function rebuildApart(
  store: EventStore,
  dataSource: DataSource,
  projections: readonly Projection[],
): Promise<RebuildReport[]> {
  const reports: RebuildReport[] = [];
  for (const projection of projections) {
    try {
      reports.push(...(await rebuild(store, dataSource, [projection])));
    } catch (error) {
      if (!isFault(error)) throw error;
      const why = error instanceof Error ? error.message : String(error);
      await haltReader(dataSource, projection.name, why);
    }
  }
  return reports;
}
