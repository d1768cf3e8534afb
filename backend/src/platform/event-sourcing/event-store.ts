import type { NewEvent, RecordedEvent } from './events.js';
import { restoreInParallel } from './rebuild/restore-in-parallel.js';

/** The latest revision of the stream before the append. A repeat with equal event ids and revision is idempotent. */
export type ExpectedRevision = number | 'no-stream';

export interface AppendResult {
  revision: number;
  /** Position of the last appended event. A repeat whose event is no longer readable returns the head of the log. */
  position: bigint;
}

/** Another writer appended first: read and decide again. */
export class WrongExpectedRevisionError extends Error {
  constructor(
    readonly streamId: string,
    readonly expected: ExpectedRevision,
  ) {
    super(`Stream ${streamId} is not at ${expected}`);
  }
}

/** The store did not respond. Whether the append was stored is unknown: retry with the same event ids. */
export class EventStoreUnavailableError extends Error {}

/** The position belongs to another log. */
export class UnknownPositionError extends Error {
  constructor(readonly position: bigint) {
    super(
      `Position ${position} is not in this event log: the database belongs to another log. Restore both from one backup, or name the log of this database`,
    );
  }
}

/** `position` also covers events that the filter left out. */
export interface EventBatch {
  events: RecordedEvent[];
  position: bigint;
  /** True when no event followed this batch at the time of reading. */
  caughtUp: boolean;
}

export interface SubscribeOptions {
  /** Exclusive; 0n starts at the beginning. */
  after: bigint;
  types?: readonly string[];
  batchSize?: number;
  signal: AbortSignal;
}

/** The log of all events. Two adapters pass the same contract suite. */
export abstract class EventStore {
  /**
   * All or none. Idempotent by event ids. Throws WrongExpectedRevisionError, EventStoreUnavailableError and
   * UnappendableError.
   */
  abstract append(streamId: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendResult>;

  /** Returns an empty list when the stream does not exist. */
  abstract readStream(streamId: string, fromRevision?: number): Promise<RecordedEvent[]>;

  /** Follows the log from a position until the signal, across restarts of the store. May throw UnknownPositionError. */
  abstract subscribe(options: SubscribeOptions): AsyncIterable<EventBatch>;

  /** Position of the newest event; 0n for an empty log. */
  abstract head(): Promise<bigint>;

  /** Position of the last event before `position`; 0n when there is none. */
  abstract before(position: bigint): Promise<bigint>;

  /**
   * The event at the position; null between two events, where former versions stored positions, and for 0n. Throws
   * UnknownPositionError for a position that this log cannot have, such as one behind its end.
   */
  abstract eventAt(position: bigint): Promise<RecordedEvent | null>;

  /**
   * Writes the events of another store at the same revisions. The log must end before them and have no other writer. An
   * event stays after those that it may depend on; others may be reordered within one call. Returns the highest
   * position. Idempotent.
   */
  restore(events: readonly RecordedEvent[]): Promise<bigint> {
    return restoreInParallel((streamId, run, expected) => this.append(streamId, run, expected), events);
  }

  abstract close(): Promise<void>;
}
