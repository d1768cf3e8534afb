/** Who caused an event. `id` is a database id, never a name or an address. */
export interface Actor {
  kind: 'customer' | 'staff' | 'system' | 'provider';
  id: string | null;
}

/** What every stored event carries besides its data. `occurredAt` is ISO 8601 in UTC. */
export interface EventMetadata {
  schemaVersion: number;
  occurredAt: string;
  actor: Actor;
  $correlationId: string;
  $causationId: string;
  /** The span that appended it, as W3C Trace Context writes it; missing while traces are off. */
  traceparent?: string;
}

/** One member of a module's event union: `Event<'OrderPlaced', { … }>`. */
export interface Event<Type extends string = string, Data extends object = object> {
  type: Type;
  data: Data;
}

/** An event on its way to the store. The id is made first, so that a retry stores nothing twice. */
export interface NewEvent extends Event {
  id: string;
  metadata: EventMetadata;
}

/** An event as the store gives it back. `revision` counts from 0 in its stream; `position` orders all streams. */
export interface RecordedEvent extends NewEvent {
  streamId: string;
  revision: number;
  position: bigint;
}

/** A recorded event narrowed to one module's union, as projections and processes see it. */
export type Recorded<E extends Event> = E extends Event ? Omit<RecordedEvent, 'type' | 'data'> & E : never;

/** `stock-12` → `12`. Categories contain no dash. */
export function idOf(streamId: string): string {
  return streamId.slice(streamId.indexOf('-') + 1);
}
