import type { NewEvent, RecordedEvent } from './events.js';
import { restoreInParallel } from './rebuild/restore-in-parallel.js';

/**
 * What a stream must look like for an append: its last revision, or that there is none. A store finds a repeat by this
 * place and the event ids.
 */
export type ExpectedRevision = number | 'no-stream';

export interface AppendResult {
  /** Revision of the last event of this append. */
  revision: number;
  /** Position of that event in the order of all streams; the head when the event can no longer be read. */
  position: bigint;
}

/** The stream was not as expected: somebody else wrote first. Read again and decide again. */
export class WrongExpectedRevisionError extends Error {
  constructor(
    readonly streamId: string,
    readonly expected: ExpectedRevision,
  ) {
    super(`Stream ${streamId} is not at ${expected}`);
  }
}

/** The store did not answer (in time). Whether the append happened is unknown; retry with the same event ids. */
export class EventStoreUnavailableError extends Error {}

/** No event of this log begins at the position, and none can be read from it: it is a position of another log. */
export class UnknownPositionError extends Error {
  constructor(readonly position: bigint) {
    super(
      `Position ${position} is not in this event log: the database belongs to another log. Restore both from one backup, or name the log of this database`,
    );
  }
}

/** A piece of the log. `position` has been passed even where the filter left its events out. */
export interface EventBatch {
  events: RecordedEvent[];
  position: bigint;
  /** True when nothing lay behind this batch at the time of reading. */
  caughtUp: boolean;
}

export interface SubscribeOptions {
  /** Only events behind this position; 0n starts at the beginning. */
  after: bigint;
  /** Only these event types; all when absent. */
  types?: readonly string[];
  batchSize?: number;
  /** Ends the subscription. */
  signal: AbortSignal;
}

/** The log of everything that happened. Two adapters keep the same contract suite. */
export abstract class EventStore {
  /**
   * Appends all events or none, in their order. Repeating an append with the same event ids is a success that stores
   * nothing. Throws WrongExpectedRevisionError, EventStoreUnavailableError, and UnappendableError for no events or too large
   * ones.
   */
  abstract append(streamId: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendResult>;

  /** Events of one stream from a revision on; an empty list when the stream does not exist. */
  abstract readStream(streamId: string, fromRevision?: number): Promise<RecordedEvent[]>;

  /**
   * The log from a position on, then live, until the signal; survives a store that goes away and comes back. May throw
   * UnknownPositionError when `after` is a position of another log.
   */
  abstract subscribe(options: SubscribeOptions): AsyncIterable<EventBatch>;

  /** Position of the newest event; 0n when there is none. */
  abstract head(): Promise<bigint>;

  /** Position of the last event before `position`; 0n when there is none. */
  abstract before(position: bigint): Promise<bigint>;

  /**
   * Writes again what a store held, into one that ends before it and that nobody else writes to: the same events at the same
   * revisions. An event stays behind the earlier ones that it may follow from; others may change places within one call.
   * Positions are the adapter's own. Returns the greatest. May be repeated.
   */
  restore(events: readonly RecordedEvent[]): Promise<bigint> {
    return restoreInParallel((streamId, run, expected) => this.append(streamId, run, expected), events);
  }

  abstract close(): Promise<void>;
}
