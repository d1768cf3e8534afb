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

/** A message between two events; it applies after `after` events were taken. */
interface Mark {
  after: number;
  position: bigint | null;
  caughtUp: boolean;
}

export interface FeedOptions {
  /** Drops events up to this position, which the server may deliver again. */
  after: bigint;
  /** The end of the log before the subscription opened; passed at 'caughtUp'. */
  end: bigint;
  batchSize: number;
  /** Catching up, a batch waits until it is full or the server reports a position; live, it is delivered at once. */
  live: boolean;
  readEnd: () => Promise<bigint>;
  signal: AbortSignal;
}

const handOverMs = 250;

/** Delays checkpoints and 'caughtUp' until earlier events were taken: the client emits them ahead of its buffer. */
export class SubscriptionFeed {
  private taken = 0;
  private told = 0n;
  private marks: Mark[] = [];
  private caughtUp = false;
  private ended: { error: Error | null } | null = null;
  private wake: () => void = () => undefined;
  private handOverCheck: NodeJS.Timeout | undefined;
  private readonly woken = (): void => this.wake();
  private readonly subscription: ClientSubscription;

  constructor(
    open: (checkpoint: (position: bigint) => void) => ClientSubscription,
    private readonly options: FeedOptions,
  ) {
    this.subscription = open((position) => this.mark({ position, caughtUp: false }));
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
    let passed = position;
    while (!this.options.signal.aborted) {
      this.take(events);
      const marks = this.reachedMarks();
      for (const reached of [...marks.map((mark) => mark.position), events.at(-1)?.position ?? null]) {
        if (reached !== null && reached > passed) passed = reached;
      }
      const toldCaughtUp = marks.some((mark) => mark.caughtUp);
      this.caughtUp ||= toldCaughtUp;
      const full = events.length >= this.options.batchSize;
      const due = full || marks.length > 0 || this.options.live || this.caughtUp || this.ended !== null;
      if (due && (events.length > 0 || passed > position || toldCaughtUp)) {
        return { events, position: passed, caughtUp: this.caughtUp && this.subscription.readableLength === 0 };
      }
      if (this.ended)
        throw this.ended.error ?? new EventStoreUnavailableError('The event store ended the subscription');
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
    return null;
  }

  close(): void {
    clearTimeout(this.handOverCheck);
    this.ended ??= { error: null };
    this.options.signal.removeEventListener('abort', this.woken);
    this.subscription.unsubscribe().catch(() => undefined); // it may never have opened
    this.subscription.destroy();
  }

  private meetEnd(): void {
    this.mark({ position: this.options.end, caughtUp: true });
    // Without the end of the log completeness is unknown: the caller reopens the subscription.
    if (this.options.live) this.checkHandOver().catch((error: Error) => this.finish(error));
  }

  /**
   * The server sends no checkpoint for an excluded event that is written during the switch to live. The position then
   * stays before the end of the log until the next event. Ends such a subscription, so that the caller reopens it.
   */
  private async checkHandOver(): Promise<void> {
    const end = await this.options.readEnd();
    const check = (): void => {
      if (this.ended || this.told >= end) return;
      if (this.subscription.readableLength === 0) {
        return this.finish(new EventStoreUnavailableError(`The subscription did not pass ${end}`));
      }
      this.handOverCheck = setTimeout(check, handOverMs);
    };
    if (!this.ended) this.handOverCheck = setTimeout(check, handOverMs);
  }

  private take(events: RecordedEvent[]): void {
    while (events.length < this.options.batchSize) {
      const item = this.subscription.read() as ResolvedItem | null;
      if (item === null) return;
      this.taken++;
      const event = toRecordedEvent(item);
      if (!event || event.position <= this.options.after) continue;
      events.push(event);
      this.tell(event.position);
    }
  }

  private mark(said: Omit<Mark, 'after'>): void {
    if (said.position !== null) this.tell(said.position);
    const after = this.taken + this.subscription.readableLength;
    const last = this.marks.at(-1);
    if (last?.after === after) {
      if (said.position !== null && said.position > (last.position ?? 0n)) last.position = said.position;
      last.caughtUp ||= said.caughtUp;
    } else {
      this.marks.push({ after, ...said });
    }
    this.wake();
  }

  private tell(position: bigint): void {
    if (position > this.told) this.told = position;
  }

  private reachedMarks(): Mark[] {
    const reached = this.marks.filter((mark) => mark.after <= this.taken);
    this.marks = this.marks.slice(reached.length);
    return reached;
  }

  private finish(error: Error | null): void {
    this.ended ??= { error };
    this.wake();
  }
}
