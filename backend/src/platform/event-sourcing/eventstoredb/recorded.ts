import type { EventMetadata, RecordedEvent } from '../events.js';

/** What the client hands out for one event. `event` is missing where a link leads nowhere. */
export interface ResolvedItem {
  event?: {
    id: string;
    type: string;
    data: unknown;
    metadata?: unknown;
    streamId: string;
    revision: bigint;
    position?: { commit: bigint };
  };
}

/** An event of the client as ours; null where there is none. */
export function toRecordedEvent({ event }: ResolvedItem): RecordedEvent | null {
  if (!event) return null;
  return {
    id: event.id,
    type: event.type,
    data: event.data as object,
    metadata: event.metadata as EventMetadata,
    streamId: event.streamId,
    revision: Number(event.revision),
    position: event.position!.commit,
  };
}

/** A pattern for exactly these event types, or for all but the server's own, which start with a dollar sign. */
export function typePattern(types: readonly string[] | undefined): string {
  if (!types) return '^[^$]';
  return `^(${types.map((type) => type.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})$`;
}
