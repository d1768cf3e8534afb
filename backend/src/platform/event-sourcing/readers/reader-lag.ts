import type { EventStore } from '../event-store.js';
import type { RecordedEvent } from '../events.js';

/** Counting stops here, far above the threshold of the alert. */
export const mostCounted = 500;

const behindAfterMs = 10_000;

export interface Lag {
  events: number;
  /** When the first of them occurred, ISO 8601; undefined without lag. */
  since: string | undefined;
}

/**
 * Counts events, because positions of EventStoreDB are bytes. Throws when `signal` aborts, and UnknownPositionError for a
 * position behind the end of the log.
 */
export async function readLags(
  store: EventStore,
  positions: readonly bigint[],
  signal: AbortSignal,
): Promise<ReadonlyMap<bigint, Lag>> {
  const head = await store.head();
  const lags = new Map<bigint, Lag>();
  const places = [...new Set(positions)].sort((one, other) => (one < other ? -1 : 1));
  for (const place of places) {
    if (lags.has(place)) continue;
    if (place > head) await store.eventAt(place);
    const { events, toTheEnd } = place >= head ? nothing : await readBehind(store, place, signal);
    const covered = toTheEnd ? places.filter((other) => other >= place) : [place];
    for (const other of covered) lags.set(other, lagOf(events.filter(({ position }) => position > other)));
  }
  return lags;
}

/** True when an event has waited for more than ten seconds. */
export function isBehind({ since }: Lag, now: Date): boolean {
  return since !== undefined && now.getTime() - Date.parse(since) > behindAfterMs;
}

/** `12 events since 2026-01-01T10:00:00.000Z`; empty without lag. */
export function lagText({ events, since }: Lag): string {
  if (since === undefined) return '';
  return `${events}${events === mostCounted ? ' or more' : ''} event${events === 1 ? '' : 's'} since ${since}`;
}

interface Tail {
  events: RecordedEvent[];
  toTheEnd: boolean;
}

const nothing: Tail = { events: [], toTheEnd: true };

async function readBehind(store: EventStore, after: bigint, signal: AbortSignal): Promise<Tail> {
  const events: RecordedEvent[] = [];
  for await (const batch of store.subscribe({ after, batchSize: mostCounted, signal })) {
    events.push(...batch.events);
    if (batch.caughtUp) return { events, toTheEnd: true };
    if (events.length >= mostCounted) return { events, toTheEnd: false };
  }
  signal.throwIfAborted();
  return { events, toTheEnd: false };
}

function lagOf(events: readonly RecordedEvent[]): Lag {
  return { events: Math.min(events.length, mostCounted), since: events[0]?.metadata.occurredAt };
}
