import type { EventBatch } from '../event-store.js';
import type { RecordedEvent } from '../events.js';

const mostKept = 1000;

/** One shared subscription. Buffers every event between `from` and `passed`. */
export class TailRun {
  readers = 0;
  private failure: { error: unknown } | null = null;
  readonly stopping = new AbortController();
  private events: RecordedEvent[] = [];
  private from: bigint;
  private passed: bigint;
  private caughtUp = false;
  private readonly waiting = new Set<() => void>();

  constructor(after: bigint) {
    this.from = after;
    this.passed = after;
  }

  /** Buffers batches until they end. Never throws: readers get the error from `covers`. */
  async follow(batches: AsyncIterable<EventBatch>): Promise<void> {
    try {
      for await (const batch of batches) this.take(batch);
    } catch (error) {
      this.failure = { error };
    }
    this.wakeAll();
  }

  /** False for a reader that is further behind and needs its own run. */
  startsBefore(after: bigint): boolean {
    return !this.failure && this.from <= after;
  }

  /** False when events after `position` were evicted. Throws what ended the subscription. */
  covers(position: bigint): boolean {
    if (this.failure) throw this.failure.error;
    return position >= this.from;
  }

  behind(position: bigint, batchSize: number): EventBatch {
    const events = this.events.slice(this.events.findLastIndex((event) => event.position <= position) + 1);
    if (events.length <= batchSize) return { events, position: this.passed, caughtUp: this.caughtUp };
    const first = events.slice(0, batchSize);
    return { events: first, position: first.at(-1)!.position, caughtUp: false };
  }

  async news(signal: AbortSignal): Promise<void> {
    let wake = (): void => undefined;
    const woken = new Promise<void>((resolve) => (wake = resolve));
    this.waiting.add(wake);
    signal.addEventListener('abort', wake, { once: true });
    await woken;
    this.waiting.delete(wake);
    signal.removeEventListener('abort', wake);
  }

  private take({ events, position, caughtUp }: EventBatch): void {
    this.events.push(...events);
    this.passed = position;
    this.caughtUp = caughtUp;
    if (this.events.length > 2 * mostKept) {
      const dropped = this.events.splice(0, this.events.length - mostKept);
      this.from = dropped.at(-1)!.position;
    }
    this.wakeAll();
  }

  private wakeAll(): void {
    for (const wake of this.waiting) wake();
  }
}
