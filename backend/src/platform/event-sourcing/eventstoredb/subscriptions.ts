import { eventTypeFilter, type EventStoreDBClient } from '@eventstore/db-client';
import {
  EventStoreUnavailableError,
  UnknownPositionError,
  type EventBatch,
  type SubscribeOptions,
} from '../event-store.js';
import type { RecordedEvent } from '../events.js';
import { pause } from '../../timing/pause.js';
import { isPassing } from './client-errors.js';
import type { LogReader } from './log-reader.js';
import { typePattern } from './recorded.js';
import { backoffMs } from './retry.js';
import { SharedTail } from './shared-tail.js';
import { SubscriptionFeed, type FeedOptions } from './subscription-feed.js';

/** Events that the server considers before it sends a checkpoint, which the adapter ignores. */
const maxSearchWindow = 500;

export class Subscriptions {
  private readonly tail = new SharedTail((after, signal) => this.alone({ after, signal }, { live: true }));

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly reader: LogReader,
    private readonly retryAfterMs: number,
  ) {}

  /** See EventStore.subscribe. A reader catches up alone and then follows the shared tail. */
  async *subscribe(options: SubscribeOptions): AsyncIterable<EventBatch> {
    let { after } = options;
    while (!options.signal.aborted) {
      for await (const batch of this.alone({ ...options, after }, { live: false })) {
        after = batch.position;
        yield batch;
      }
      for await (const batch of this.tail.follow({ ...options, after })) {
        after = batch.position;
        yield batch;
      }
    }
  }

  private async *alone(
    { after, types, batchSize = 500, signal }: SubscribeOptions,
    { live: staysLive }: { live: boolean },
  ): AsyncIterable<EventBatch> {
    let position = after;
    let toldCaughtUp = false;
    let live = staysLive;
    let newest: RecordedEvent | null = null; // names the log: another one may come back
    for (let failures = 0; !signal.aborted;) {
      let feed: SubscriptionFeed | undefined;
      try {
        const opened = await this.open(position, types, { batchSize, live, signal });
        feed = opened.feed;
        if (newest?.position === position && newest.id !== opened.event?.id) throw new UnknownPositionError(position);
        newest = opened.event;
        for (let batch = await feed.next(position); batch; batch = await feed.next(position)) {
          failures = 0;
          const isNews = batch.events.length > 0 || batch.position > position || (batch.caughtUp && !toldCaughtUp);
          position = batch.position;
          newest = batch.events.at(-1) ?? newest;
          toldCaughtUp = batch.caughtUp;
          if (isNews) yield batch;
          if (batch.caughtUp && !live) break;
        }
        if (!staysLive) return;
        live = true;
      } catch (error) {
        if (!isPassing(error)) throw error;
        live = false;
        await pause(backoffMs(this.retryAfterMs, ++failures), signal);
      } finally {
        feed?.close();
      }
    }
  }

  /**
   * Returns the subscription and the event at `after`, if any. Reads the newest event of the log first: 'caughtUp'
   * then means that it was passed. Ignores the
   * checkpoints of the server, because they may name no event: they may be between two, above the newest or 2^64 - 1.
   */
  private async open(
    after: bigint,
    types: readonly string[] | undefined,
    { batchSize, live, signal }: Pick<FeedOptions, 'batchSize' | 'live' | 'signal'>,
  ): Promise<{ feed: SubscriptionFeed; event: RecordedEvent | null }> {
    const reads = Promise.all([this.reader.placeFor(after), this.reader.head()]);
    const [{ place, event }, end] = await unlessAborted(reads, signal);
    const filter = eventTypeFilter({ regex: typePattern(types), maxSearchWindow, checkpointInterval: 1 });
    const subscription = this.client.subscribeToAll({ fromPosition: place, filter }, { highWaterMark: batchSize });
    return { feed: new SubscriptionFeed(subscription, { after, end, batchSize, live, signal }), event };
  }
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(new EventStoreUnavailableError('The subscription was ended'));
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
