import type { DataSource } from 'typeorm';
import { readCheckpoints, type Checkpoint } from '../readers/checkpoints.js';
import type { EventStore } from '../event-store.js';
import type { RecordedEvent } from '../events.js';
import type { Projection } from './projection.js';
import { isBehind, readLags, type Lag } from '../readers/reader-lag.js';
import { stoppingEvent } from './skips.js';

/**
 * `behind`: an event has waited for more than ten seconds. `stopped`: halted by an event. `outdated`: the rows have
 * another version than the definition; the next start rebuilds them. `new`: it never ran.
 */
export type ProjectionState = 'ok' | 'behind' | 'stopped' | 'outdated' | 'new';

export interface ProjectionStatus {
  name: string;
  state: ProjectionState;
  position: bigint;
  lag: Lag;
  error: string | null;
  stoppedBy: RecordedEvent | null;
}

const patienceMs = 60_000;

export async function projectionStatuses(
  store: EventStore,
  dataSource: DataSource,
  projections: readonly Projection[],
  now: Date,
): Promise<{ head: bigint; statuses: ProjectionStatus[] }> {
  const head = await store.head();
  const names = projections.map(({ name }) => name);
  const checkpoints = await readCheckpoints(dataSource, names);
  const positionOf = ({ name }: Projection) => checkpoints.find((one) => one.name === name)?.position ?? 0n;
  const lags = await readLags(store, projections.map(positionOf), AbortSignal.timeout(patienceMs));
  const statuses: ProjectionStatus[] = [];
  for (const projection of projections) {
    const checkpoint = checkpoints.find(({ name }) => name === projection.name);
    const position = positionOf(projection);
    const lag = lags.get(position)!;
    statuses.push({
      name: projection.name,
      state: stateOf(projection, checkpoint, isBehind(lag, now)),
      position,
      lag,
      error: checkpoint?.error ?? null,
      stoppedBy: await stoppingEvent(store, dataSource, projection),
    });
  }
  return { head, statuses };
}

function stateOf({ version }: Projection, checkpoint: Checkpoint | undefined, late: boolean): ProjectionState {
  if (!checkpoint) return 'new';
  if (checkpoint.status === 'halted') return 'stopped';
  if (checkpoint.version !== version) return 'outdated';
  return late ? 'behind' : 'ok';
}
