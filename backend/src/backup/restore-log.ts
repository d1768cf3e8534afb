import type { EventStore } from '../platform/event-sourcing/event-store.js';
import type { RecordedEvent } from '../platform/event-sourcing/events.js';

/** The log as it was restored. */
export interface RestoredLog {
  events: number;
  /** Position of the last event. */
  end: bigint;
  /** Where the positions that were asked for are now: a store that gives positions of its own moves them. */
  places: ReadonlyMap<bigint, bigint>;
}

/** Writes the lines of a backup's log to an empty store, and follows the positions in `asked` to where they come to be. */
export async function restoreLog(
  store: EventStore,
  batches: AsyncIterable<readonly string[]>,
  asked: readonly bigint[],
): Promise<RestoredLog> {
  const waiting = [...new Set(asked)].sort((one, other) => (one < other ? -1 : 1));
  const places = new Map<bigint, bigint>();
  let [events, end] = [0, 0n];
  for await (const lines of batches) {
    let rest = lines.map(eventOf);
    events += rest.length;
    while (rest.length > 0) {
      const cut = waiting.length > 0 ? rest.findIndex(({ position }) => position > waiting[0]!) : -1;
      const piece = cut < 0 ? rest : rest.slice(0, cut);
      if (piece.length > 0) end = await store.restore(piece);
      if (cut >= 0) places.set(waiting.shift()!, end);
      rest = rest.slice(piece.length);
    }
  }
  for (const position of waiting) places.set(position, end);
  return { events, end, places };
}

function eventOf(line: string): RecordedEvent {
  const event = JSON.parse(line) as Omit<RecordedEvent, 'position'> & { position: string };
  return { ...event, position: BigInt(event.position) };
}
