import type { DataSource } from 'typeorm';
import { readCheckpoints, type Checkpoint } from './checkpoints.js';
import type { EventStore } from './event-store.js';
import type { RecordedEvent } from './events.js';
import type { Projection } from './projection.js';
import { inTransaction } from './projection-batch.js';
import { readAhead } from './read-ahead.js';
import { stoppingEvent } from './skips.js';

/**
 * `behind`: it has more to read than a shop leaves behind in a moment. `stopped`: an event broke it. `outdated`: its rows
 * are of another version than its definition, and the next start of the shop rebuilds it. `new`: it never ran.
 */
export type ProjectionState = 'ok' | 'behind' | 'stopped' | 'outdated' | 'new';

/** How a read model stands. `lag` counts the events that it still has to fold, up to `mostCounted`. */
export interface ProjectionStatus {
  name: string;
  state: ProjectionState;
  position: bigint;
  lag: number;
  error: string | null;
  stoppedBy: RecordedEvent | null;
}

export const mostCounted = 10_000;
const mostInAMoment = 1000;

/** How each read model stands, in the order given, and where the log ends. */
export async function projectionStatuses(
  store: EventStore,
  dataSource: DataSource,
  projections: readonly Projection[],
): Promise<{ head: bigint; statuses: ProjectionStatus[] }> {
  const head = await store.head();
  const names = projections.map(({ name }) => name);
  const checkpoints = await inTransaction(dataSource, (runner) => readCheckpoints(runner, names));
  const statuses: ProjectionStatus[] = [];
  for (const projection of projections) {
    const checkpoint = checkpoints.find(({ name }) => name === projection.name);
    const position = checkpoint?.position ?? 0n;
    const ahead = { after: position, types: Object.keys(projection.on), most: mostCounted };
    const lag = position >= head ? 0 : (await readAhead(store, ahead)).length;
    statuses.push({
      name: projection.name,
      state: stateOf(projection, checkpoint, lag),
      position,
      lag,
      error: checkpoint?.error ?? null,
      stoppedBy: await stoppingEvent(store, dataSource, projection),
    });
  }
  return { head, statuses };
}

function stateOf({ version }: Projection, checkpoint: Checkpoint | undefined, lag: number): ProjectionState {
  if (!checkpoint) return 'new';
  if (checkpoint.status === 'halted') return 'stopped';
  if (checkpoint.version !== version) return 'outdated';
  return lag > mostInAMoment ? 'behind' : 'ok';
}
