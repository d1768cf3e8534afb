import type { EventStore } from '../platform/event-sourcing/event-store.js';
import type { RecordedEvent } from '../platform/event-sourcing/events.js';

export interface RestoredLog {
  events: number;
  end: bigint;
  newPositions: ReadonlyMap<bigint, bigint>;
}

/** Appends the events to an empty store and maps the positions in `requested` to their new ones. */
export async function restoreLog(
  store: EventStore,
  batches: AsyncIterable<readonly string[]>,
  requested: readonly bigint[],
): Promise<RestoredLog> {
  const waiting = [...new Set(requested)].sort((one, other) => (one < other ? -1 : 1));
  const newPositions = new Map<bigint, bigint>();
  let [events, end] = [0, 0n];
  for await (const lines of batches) {
    let rest = lines.map(eventOf);
    events += rest.length;
    while (rest.length > 0) {
      const split = waiting.length > 0 ? rest.findIndex(({ position }) => position > waiting[0]!) : -1;
      const batch = split < 0 ? rest : rest.slice(0, split);
      if (batch.length > 0) end = await store.restore(batch);
      if (split >= 0) newPositions.set(waiting.shift()!, end);
      rest = rest.slice(batch.length);
    }
  }
  for (const position of waiting) newPositions.set(position, end);
  return { events, end, newPositions };
}

function eventOf(line: string): RecordedEvent {
  const event = JSON.parse(line) as Omit<RecordedEvent, 'position'> & { position: string };
  return { ...event, position: BigInt(event.position) };
}
