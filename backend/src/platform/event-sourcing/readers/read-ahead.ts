import type { EventStore } from '../event-store.js';
import type { RecordedEvent } from '../events.js';

export async function readAhead(
  store: EventStore,
  { after, types, most }: { after: bigint; types?: readonly string[]; most: number },
): Promise<RecordedEvent[]> {
  const found: RecordedEvent[] = [];
  const reading = new AbortController();
  const batchSize = Math.min(most, 2000);
  for await (const { events, caughtUp } of store.subscribe({ after, types, batchSize, signal: reading.signal })) {
    found.push(...events);
    if (caughtUp || found.length >= most) reading.abort();
  }
  return found.slice(0, most);
}
