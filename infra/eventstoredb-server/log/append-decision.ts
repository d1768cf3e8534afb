import type { Expected, ProposedEvent, StoredEvent } from './memory-log.js';

/** State that an append decision reads. */
export interface DecisionView {
  /** All stored events, readable or not. */
  stream(streamId: string): readonly StoredEvent[];
  /** Events that a read returns. */
  readable(streamId: string): readonly StoredEvent[];
  isSoftDeleted(streamId: string): boolean;
  isTombstoned(streamId: string): boolean;
  /** The first event with this id while the server remembers it. */
  remembered(id: string): StoredEvent | undefined;
}

/** 'silence': the server never responds. `position` is null when the event can no longer be read. */
export type AppendDecision =
  | 'store'
  | 'conflict'
  | 'stream-deleted'
  | 'silence'
  | { revision: number; position: bigint | null };

/**
 * Decides as EventStoreDB does. A revision or `no-stream` is checked against the events at that place in the stream.
 * With `any` or `stream-exists`, repeats are detected by the remembered event ids.
 */
export function decideAppend(
  view: DecisionView,
  streamId: string,
  proposed: readonly ProposedEvent[],
  expected: Expected,
): AppendDecision {
  if (view.isTombstoned(streamId)) return 'stream-deleted';
  if (expected === 'stream-exists') {
    if (view.isSoftDeleted(streamId)) return 'stream-deleted';
    if (view.stream(streamId).length === 0 && view.stream(`$$${streamId}`).length === 0) return 'conflict';
  }
  if (expected === 'any' || expected === 'stream-exists') return decideByIds(view, streamId, proposed);
  return decideByPlace(view, streamId, proposed, expected);
}

function decideByIds(view: DecisionView, streamId: string, proposed: readonly ProposedEvent[]): AppendDecision {
  const found = proposed.map(({ id }) => {
    const event = view.remembered(id);
    return event?.streamId === streamId ? event : null;
  });
  if (!found[0]) return 'store';
  const known = found.filter((event) => event !== null);
  if (known.length < found.length) return 'conflict';
  const [first, last] = [known[0]!, known.at(-1)!];
  // The server only computes the range from the first to the last listed event, and breaks when it is negative.
  return last.revision < first.revision - 1 ? 'silence' : repeated(view, last);
}

function decideByPlace(
  view: DecisionView,
  streamId: string,
  proposed: readonly ProposedEvent[],
  expected: number | 'no-stream',
): AppendDecision {
  const stream = view.stream(streamId);
  const next = expected === 'no-stream' ? 0 : expected + 1;
  if (next === stream.length) return 'store';
  const stored = stream.slice(next, next + proposed.length);
  const isRepeat = stored.length > 0 && proposed.every(({ id }, index) => stored[index]?.id === id);
  if (isRepeat) return repeated(view, stored.at(-1)!);
  const isFresh = stored.length > 0 && stored[0]!.id !== proposed[0]!.id;
  return isFresh && expected === 'no-stream' && view.isSoftDeleted(streamId) ? 'store' : 'conflict';
}

function repeated(view: DecisionView, { streamId, revision, position }: StoredEvent): AppendDecision {
  const isReadable = view.readable(streamId).some((event) => event.revision === revision);
  return { revision, position: isReadable ? position : null };
}
