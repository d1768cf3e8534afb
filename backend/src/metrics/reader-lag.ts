import type { EventStore } from '../event-sourcing/event-store.js';

/** Further back than this nobody counts: an alarm has long gone off. */
export const mostCounted = 500;

export interface Lag {
  /** At most `mostCounted`. */
  events: number;
  /** When the first of them happened, ISO 8601; undefined when there is none. */
  oldest: string | undefined;
}

/**
 * How far each position is behind the log, by reading what lies between: a position itself counts bytes on one of the
 * stores. Readers that stand together are looked at once. `signal` ends the reading.
 */
export async function lagBehind(
  store: EventStore,
  positions: readonly bigint[],
  signal: AbortSignal,
): Promise<Map<bigint, Lag>> {
  const head = await store.head();
  const places = [...new Set(positions)];
  const count = async (position: bigint): Promise<[bigint, Lag]> => [
    position,
    position >= head ? none : await countFrom(store, position, signal),
  ];
  return new Map(await Promise.all(places.map(count)));
}

const none: Lag = { events: 0, oldest: undefined };

async function countFrom(store: EventStore, after: bigint, signal: AbortSignal): Promise<Lag> {
  const lag: Lag = { ...none };
  for await (const batch of store.subscribe({ after, batchSize: mostCounted, signal })) {
    lag.oldest ??= batch.events[0]?.metadata.occurredAt;
    lag.events = Math.min(lag.events + batch.events.length, mostCounted);
    if (batch.caughtUp || lag.events === mostCounted) break;
  }
  return lag;
}
