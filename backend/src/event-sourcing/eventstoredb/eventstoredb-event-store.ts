import { BACKWARDS, END, EventStoreDBClient, eventTypeFilter, START } from '@eventstore/db-client';
import {
  EventStore,
  EventStoreUnavailableError,
  type AppendResult,
  type EventBatch,
  type ExpectedRevision,
  type SubscribeOptions,
} from '../event-store.js';
import type { NewEvent, RecordedEvent } from '../events.js';
import { pause } from '../pause.js';
import { Appends } from './appends.js';
import { isPassing, typeOf } from './client-errors.js';
import { toRecordedEvent, typePattern, type ResolvedItem } from './recorded.js';
import { backoffMs, retrying, type RetryOptions } from './retry.js';
import { SubscriptionFeed, type FeedOptions } from './subscription-feed.js';

type ClientRead = AsyncIterable<ResolvedItem> & {
  on(event: 'error', listener: () => void): unknown;
  destroy(error: Error): unknown;
  cancel(): Promise<void>;
};

/** Events that the server looks at between two checkpoints: many while catching up; live it tells of each one. */
const searchWindow = { catchingUp: 500, live: 1 };

/**
 * The event store on EventStoreDB (23.10 or newer: older ones never say "caught up"). Positions are commit positions.
 * A repeat with 'any' or 'stream-exists' stores nothing as long as the server remembers the ids, not for ever.
 */
export class EventStoreDbEventStore extends EventStore {
  private readonly client: EventStoreDBClient;
  private readonly retry: RetryOptions;
  private readonly appends: Appends;
  private readonly closing = new AbortController();

  constructor(connectionString: string, options: Partial<RetryOptions> = {}) {
    super();
    this.retry = { timeoutMs: 5000, attempts: 3, retryAfterMs: 100, ...options };
    this.client = EventStoreDBClient.connectionString(connectionString);
    // The client's batch append shares one stream without a deadline among all callers; when it breaks while writes
    // wait, their rejection is handled by nobody and ends the process. Told "not supported", it makes a call per append.
    Object.assign(this.client, { supports: () => Promise.resolve(false) });
    this.appends = new Appends(this.client, this.retry.timeoutMs, (streamId, options) =>
      this.read(() => this.client.readStream(streamId, options)),
    );
  }

  append(streamId: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendResult> {
    return this.attempt((number) => this.appends.attempt(streamId, events, expected, number));
  }

  readStream(streamId: string, fromRevision = 0): Promise<RecordedEvent[]> {
    return this.attempt(() =>
      this.read(() => this.client.readStream(streamId, { fromRevision: BigInt(fromRevision) })),
    );
  }

  /** Reads one event from the end of the log, and further back by pages where the server's own events lie there. */
  head(): Promise<bigint> {
    return this.attempt(async () => {
      let fromPosition: typeof END | { commit: bigint; prepare: bigint } = END;
      for (let maxCount = 1; ; maxCount = 32) {
        const options = { direction: BACKWARDS, fromPosition, maxCount } as const;
        const page = await this.read(() => this.client.readAll(options));
        const newest = page.find((event) => !event.type.startsWith('$'));
        if (newest) return newest.position;
        if (page.length < maxCount) return 0n;
        const { position } = page.at(-1)!;
        fromPosition = { commit: position, prepare: position };
      }
    });
  }

  async *subscribe({ after, types, batchSize = 500, signal }: SubscribeOptions): AsyncIterable<EventBatch> {
    const until = AbortSignal.any([signal, this.closing.signal]);
    let position = after;
    let toldCaughtUp = false;
    let live = false;
    for (let failures = 0; !until.aborted;) {
      const feed = this.feed(position, types, { batchSize, live, signal: until });
      try {
        for (let batch = await feed.next(position); batch; batch = await feed.next(position)) {
          failures = 0;
          const isNews = batch.events.length > 0 || batch.position > position || (batch.caughtUp && !toldCaughtUp);
          position = batch.position;
          toldCaughtUp = batch.caughtUp;
          if (isNews) yield batch;
          if (batch.caughtUp && !live) break;
        }
        live = true;
      } catch (error) {
        if (!isPassing(error)) throw error;
        live = false;
        await pause(backoffMs(this.retry.retryAfterMs, ++failures), until);
      } finally {
        feed.close();
      }
    }
  }

  /** Ends all subscriptions and what is under way. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.client.dispose();
  }

  private attempt<T>(work: (number: number) => Promise<T>): Promise<T> {
    return retrying(this.retry, (number) => {
      if (this.closing.signal.aborted) throw new EventStoreUnavailableError('The event store is closed');
      return work(number);
    });
  }

  /** Reads to the end; the client sets no deadline, so silence ends it. A stream that does not exist is empty. */
  private async read(open: () => ClientRead): Promise<RecordedEvent[]> {
    const { timeoutMs } = this.retry;
    const reading = open();
    reading.on('error', () => undefined); // the loop below hears the first error; a second one would end the process
    const silence = setTimeout(() => {
      reading.destroy(new EventStoreUnavailableError(`No answer within ${timeoutMs} ms`));
    }, timeoutMs);
    const events: RecordedEvent[] = [];
    try {
      for await (const item of reading) {
        silence.refresh();
        const event = toRecordedEvent(item);
        if (event) events.push(event);
      }
      return events;
    } catch (error) {
      if (typeOf(error) === 'stream-not-found') return [];
      throw error;
    } finally {
      clearTimeout(silence);
      reading.cancel().catch(() => undefined); // it may never have been opened
    }
  }

  private feed(after: bigint, types: readonly string[] | undefined, options: FeedOptions): SubscriptionFeed {
    const fromPosition = after === 0n ? START : { commit: after, prepare: after };
    const open = (checkpoint: (position: bigint) => void) => {
      const filter = eventTypeFilter({
        regex: typePattern(types),
        maxSearchWindow: options.live ? searchWindow.live : searchWindow.catchingUp,
        checkpointInterval: 1,
        checkpointReached: (_, { commit }) => checkpoint(commit),
      });
      return this.client.subscribeToAll({ fromPosition, filter }, { highWaterMark: options.batchSize });
    };
    return new SubscriptionFeed(open, options);
  }
}
