/** `id` is a database id, never personal data. */
export interface Actor {
  kind: 'customer' | 'staff' | 'system' | 'provider';
  id: string | null;
}

/** `occurredAt` is ISO 8601 in UTC. */
export interface EventMetadata {
  schemaVersion: number;
  occurredAt: string;
  actor: Actor;
  $correlationId: string;
  $causationId: string;
  /** W3C Trace Context of the span that appended it; missing when tracing is off. */
  traceparent?: string;
}

/** One member of a module's event union: `Event<'OrderPlaced', { … }>`. */
export interface Event<Type extends string = string, Data extends object = object> {
  type: Type;
  data: Data;
}

/** The id is assigned before the append, so that retries are idempotent. */
export interface NewEvent extends Event {
  id: string;
  metadata: EventMetadata;
}

/** `revision` counts from 0 in its stream; `position` orders all streams. */
export interface RecordedEvent extends NewEvent {
  streamId: string;
  revision: number;
  position: bigint;
}

export type Recorded<E extends Event> = E extends Event ? Omit<RecordedEvent, 'type' | 'data'> & E : never;

/** `stock-12` → `12`. Categories contain no dash. */
export function idOf(streamId: string): string {
  return streamId.slice(streamId.indexOf('-') + 1);
}
