import type { EventBatch, SubscribeOptions } from '../event-store.js';
import { TailRun } from './tail-run.js';

/** Shared by all readers, because the server sends every live subscription a message per event, even a filtered one. */
export class SharedTail {
  private run: TailRun | null = null;

  /** `open` follows all events after a position until its signal aborts, across restarts of the server. */
  constructor(private readonly open: (after: bigint, signal: AbortSignal) => AsyncIterable<EventBatch>) {}

  /** Ends with the signal, or when its events were evicted. Throws what ended the subscription. */
  async *follow({ after, types, batchSize = 500, signal }: SubscribeOptions): AsyncIterable<EventBatch> {
    const run = this.join(after);
    try {
      let position = after;
      let toldCaughtUp = true;
      while (!signal.aborted && run.covers(position)) {
        const batch = run.behind(position, batchSize);
        if (batch.position > position || (batch.caughtUp && !toldCaughtUp)) {
          ({ position, caughtUp: toldCaughtUp } = batch);
          yield types ? { ...batch, events: batch.events.filter(({ type }) => types.includes(type)) } : batch;
        } else {
          await run.news(signal);
        }
      }
    } finally {
      this.leave(run);
    }
  }

  private join(after: bigint): TailRun {
    if (!this.run?.startsBefore(after)) {
      const run = new TailRun(after);
      this.run = run;
      void run.follow(this.open(after, run.stopping.signal));
    }
    this.run.readers++;
    return this.run;
  }

  private leave(run: TailRun): void {
    if (--run.readers > 0) return;
    run.stopping.abort();
    if (this.run === run) this.run = null;
  }
}
