import type { EventMetadata, RecordedEvent } from '../events.js';

/** `event` is missing for a link without a target. */
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

/** Null for a link without a target. */
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

/** Matches these event types; without types all but system events, which start with a dollar sign. */
export function typePattern(types: readonly string[] | undefined): string {
  if (!types) return '^[^$]';
  return `^(${types.map((type) => type.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})$`;
}

export function placeOf(position: bigint): { commit: bigint; prepare: bigint } {
  return { commit: position, prepare: position };
}
