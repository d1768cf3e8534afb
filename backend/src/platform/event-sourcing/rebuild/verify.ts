import type { DataSource } from 'typeorm';
import type { Queryable } from '../../database/queryable.js';
import { oneAtATime } from '../../database/sessions/one-at-a-time.js';
import { readCheckpoints } from '../readers/checkpoints.js';
import type { EventStore } from '../event-store.js';
import type { Projection } from '../read-models/projection.js';
import { ReadModelTable, type RowDifference } from '../read-models/read-model-table.js';
import { ShadowFill, withShadows } from './shadow-tables.js';

export interface Verification {
  name: string;
  position: bigint;
  equal: boolean;
  differences: RowDifference[];
}

const mostDifferences = 10;

/** Compares a replay with the live table at its checkpoint. Locks nothing. Throws what a fold throws. */
export function verifyProjection(
  store: EventStore,
  dataSource: DataSource,
  projection: Projection,
): Promise<Verification> {
  const readPosition = async (database: Queryable) =>
    (await readCheckpoints(database, [projection.name]))[0]?.position ?? 0n;
  return oneAtATime(dataSource, 'rebuild', () =>
    withShadows(dataSource, [projection], '__check', async (shadows) => {
      const fill = new ShadowFill(store, dataSource, shadows);
      await fill.upTo(await readPosition(dataSource));
      // Rows and position are of one snapshot.
      return dataSource.transaction('REPEATABLE READ', async (manager) => {
        const position = await readPosition(manager);
        await fill.upTo(position, manager);
        const live = new ReadModelTable(dataSource, projection);
        const fresh = new ReadModelTable(dataSource, projection, shadows[0]!.table);
        const equal = (await live.hash(manager)) === (await fresh.hash(manager));
        const differences = equal ? [] : await live.differences(manager, fresh, mostDifferences);
        return { name: projection.name, position, equal, differences };
      });
    }),
  );
}
