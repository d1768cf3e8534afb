import { EventStoreUnavailableError, type EventBatch } from '../event-store.js';
import type { RecordedEvent } from '../events.js';
import { toRecordedEvent, type ResolvedItem } from './recorded.js';

export interface ClientSubscription {
  on(event: 'readable' | 'end' | 'close' | 'caughtUp', listener: () => void): this;
  on(event: 'error', listener: (error: Error) => void): this;
  read(): unknown;
  readonly readableLength: number;
  unsubscribe(): Promise<void>;
  destroy(): unknown;
}

export interface FeedOptions {
  /** Drops events up to this position, which the server may deliver again. */
  after: bigint;
  /** The newest event before the subscription opened; passed at 'caughtUp'. */
  end: bigint;
  batchSize: number;
  /** Catching up, a batch waits until it is full or the end is reached; live, it is delivered at once. */
  live: boolean;
  signal: AbortSignal;
}

/**
 * Turns a subscription into batches whose positions name events: those it delivers, and the end of the log as it was.
 * Delays 'caughtUp' until earlier events were taken, because the client emits it ahead of its buffer.
 */
export class SubscriptionFeed {
  private taken = 0;
  /** Number of events before 'caughtUp'; null until it is received. */
  private takenAtEnd: number | null = null;
  private caughtUp = false;
  private ended: { error: Error | null } | null = null;
  private wake: () => void = () => undefined;
  private readonly woken = (): void => this.wake();

  constructor(
    private readonly subscription: ClientSubscription,
    private readonly options: FeedOptions,
  ) {
    this.subscription
      .on('readable', this.woken)
      .on('caughtUp', () => this.meetEnd())
      .on('error', (error: Error) => this.finish(error))
      .on('end', () => this.finish(null))
      .on('close', () => this.finish(null));
    options.signal.addEventListener('abort', this.woken, { once: true });
  }

  /** Null when the signal aborts. Throws what ended the subscription. */
  async next(position: bigint): Promise<EventBatch | null> {
    const events: RecordedEvent[] = [];
    const { end, batchSize, live, signal } = this.options;
    while (!signal.aborted) {
      this.take(events);
      const meetsEnd = !this.caughtUp && this.takenAtEnd !== null && this.taken >= this.takenAtEnd;
      this.caughtUp ||= meetsEnd;
      const due = events.length >= batchSize || live || this.caughtUp || this.ended !== null;
      if (due && (events.length > 0 || meetsEnd)) {
        const reached = [position, events.at(-1)?.position ?? 0n, this.caughtUp ? end : 0n];
        const passed = reached.reduce((one, other) => (one > other ? one : other));
        return { events, position: passed, caughtUp: this.caughtUp && this.subscription.readableLength === 0 };
      }
      if (this.ended)
        throw this.ended.error ?? new EventStoreUnavailableError('The event store ended the subscription');
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
    return null;
  }

  close(): void {
    this.ended ??= { error: null };
    this.options.signal.removeEventListener('abort', this.woken);
    this.subscription.unsubscribe().catch(() => undefined); // it may never have opened
    this.subscription.destroy();
  }

  private meetEnd(): void {
    this.takenAtEnd ??= this.taken + this.subscription.readableLength;
    this.wake();
  }

  private take(events: RecordedEvent[]): void {
    while (events.length < this.options.batchSize) {
      const item = this.subscription.read() as ResolvedItem | null;
      if (item === null) return;
      this.taken++;
      const event = toRecordedEvent(item);
      if (!event || event.position <= this.options.after) continue;
      events.push(event);
    }
  }

  private finish(error: Error | null): void {
    this.ended ??= { error };
    this.wake();
  }
}
