import { EventStoreDBClient } from '@eventstore/db-client';
import { refuseUnappendable } from '../deciding/appendable.js';
import {
  EventStore,
  EventStoreUnavailableError,
  type AppendResult,
  type EventBatch,
  type ExpectedRevision,
  type SubscribeOptions,
} from '../event-store.js';
import type { NewEvent, RecordedEvent } from '../events.js';
import { Appends } from './appends.js';
import { LogReader } from './log-reader.js';
import { retrying, type RetryOptions } from './retry.js';
import { Subscriptions } from './subscriptions.js';

/** EventStoreDB 23.10 or newer; older ones never send "caught up". Positions are commit positions. */
export class EventStoreDbEventStore extends EventStore {
  private readonly client: EventStoreDBClient;
  private readonly retry: RetryOptions;
  private readonly reader: LogReader;
  private readonly subscriptions: Subscriptions;
  private readonly appends: Appends;
  private readonly closing = new AbortController();

  constructor(connectionString: string, options: Partial<RetryOptions> = {}) {
    super();
    this.retry = { timeoutMs: 5000, attempts: 3, retryAfterMs: 100, ...options };
    this.client = EventStoreDBClient.connectionString(connectionString);
    // Without batch append: when its shared stream breaks, an unhandled rejection ends the process.
    Object.assign(this.client, { supports: () => Promise.resolve(false) });
    this.reader = new LogReader(this.client, this.retry.timeoutMs);
    this.subscriptions = new Subscriptions(this.client, this.reader, this.retry.retryAfterMs);
    this.appends = new Appends(this.client, this.reader, this.retry.timeoutMs, (append) => this.attempt(append));
  }

  async append(streamId: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendResult> {
    refuseUnappendable(streamId, events);
    return this.appends.append(streamId, events, expected);
  }

  readStream(streamId: string, fromRevision = 0): Promise<RecordedEvent[]> {
    return this.attempt(() => this.reader.stream(streamId, { fromRevision: BigInt(fromRevision) }));
  }

  head(): Promise<bigint> {
    return this.attempt(() => this.reader.head());
  }

  before(position: bigint): Promise<bigint> {
    return this.attempt(() => this.reader.before(position));
  }

  eventAt(position: bigint): Promise<RecordedEvent | null> {
    return this.attempt(() => this.reader.eventAt(position));
  }

  subscribe({ signal, ...options }: SubscribeOptions): AsyncIterable<EventBatch> {
    return this.subscriptions.subscribe({ ...options, signal: AbortSignal.any([signal, this.closing.signal]) });
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.client.dispose();
  }

  private attempt<T>(work: () => Promise<T>): Promise<T> {
    return retrying(this.retry, () => {
      if (this.closing.signal.aborted) throw new EventStoreUnavailableError('The event store is closed');
      return work();
    });
  }
}
