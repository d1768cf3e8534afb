import type { NewEvent } from '../events.js';

/** Maximum size of data, metadata and types of one append: EventStoreDB's limit, enforced on every store. */
export const mostAppendBytes = 1_048_576;

/** The append is empty or too large. A programming error; retries do not help. */
export class UnappendableError extends Error {
  override readonly name = 'UnappendableError';
}

export function refuseUnappendable(streamId: string, events: readonly NewEvent[]): void {
  if (events.length === 0) throw new UnappendableError(`There is no event to append to ${streamId}`);
  const bytes = events.reduce((sum, event) => sum + bytesOf(event), 0);
  if (bytes <= mostAppendBytes) return;
  throw new UnappendableError(`The ${events.length} events for ${streamId} have ${bytes} of ${mostAppendBytes} bytes`);
}

export function bytesOf({ type, data, metadata }: NewEvent): number {
  return Buffer.byteLength(JSON.stringify(data)) + Buffer.byteLength(JSON.stringify(metadata)) + 2 * type.length;
}
