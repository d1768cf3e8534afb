import type { Event, RecordedEvent } from './events.js';

type Upcaster = (data: object) => object;

interface EventTypeVersion {
  version: number;
  upcasters: Readonly<Record<number, Upcaster>>;
}

export type EventTypes = Readonly<Record<string, EventTypeVersion>>;

/** Requires every type. Later versions: `{ OrderPlaced: { version: 2, upcasters: { 1: (data) => … } } }`. */
export function eventTypes<E extends Event>(
  types: Record<E['type'], 1 | { version: number; upcasters: Record<number, Upcaster> }>,
): EventTypes {
  return Object.fromEntries(
    Object.entries<1 | EventTypeVersion>(types).map(([type, declared]) => [
      type,
      declared === 1 ? { version: 1, upcasters: {} } : declared,
    ]),
  );
}

/** Unknown type or a version from the future. It halts the reader. */
export class UnreadableEventError extends Error {
  constructor(
    readonly event: RecordedEvent,
    reason: string,
  ) {
    super(`Event ${event.type} at position ${event.position} (${event.streamId}@${event.revision}): ${reason}`);
  }
}

/** Converts an event to its current version. Throws UnreadableEventError. */
export function upcast(event: RecordedEvent, types: EventTypes): RecordedEvent {
  const current = types[event.type];
  if (!current) throw new UnreadableEventError(event, 'unknown type');
  let version = event.metadata.schemaVersion;
  if (version === current.version) return event;
  if (version > current.version)
    throw new UnreadableEventError(event, `version ${version} is newer than ${current.version}`);
  let data: object = event.data;
  for (; version < current.version; version++) {
    const step = current.upcasters[version];
    if (!step) throw new UnreadableEventError(event, `no upcaster from version ${version}`);
    data = step(data);
  }
  return { ...event, data, metadata: { ...event.metadata, schemaVersion: current.version } };
}
