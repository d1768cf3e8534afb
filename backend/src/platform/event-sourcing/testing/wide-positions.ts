import { EventStore, type AppendResult, type EventBatch, type SubscribeOptions } from '../event-store.js';
import type { RecordedEvent } from '../events.js';

const step = 10_000n;
/** The place of an event in the inner store; one between two events belongs to the earlier. */
const narrow = (position: bigint) => position / step;
const wide = <T extends { position: bigint }>(placed: T): T => ({ ...placed, position: placed.position * step });

/** A store whose positions grow by thousands per event, like the byte positions of EventStoreDB. */
export class WidePositions extends EventStore {
  constructor(private readonly inner: EventStore) {
    super();
  }

  async append(...append: Parameters<EventStore['append']>): Promise<AppendResult> {
    return wide(await this.inner.append(...append));
  }

  async readStream(...read: Parameters<EventStore['readStream']>): Promise<RecordedEvent[]> {
    return (await this.inner.readStream(...read)).map(wide);
  }

  async *subscribe({ after, ...options }: SubscribeOptions): AsyncIterable<EventBatch> {
    for await (const batch of this.inner.subscribe({ ...options, after: narrow(after) }))
      yield { ...wide(batch), events: batch.events.map(wide) };
  }

  async head(): Promise<bigint> {
    return (await this.inner.head()) * step;
  }

  async before(position: bigint): Promise<bigint> {
    return (await this.inner.before(narrow(position + step - 1n))) * step;
  }

  async eventAt(position: bigint): Promise<RecordedEvent | null> {
    const event = await this.inner.eventAt((position + step - 1n) / step);
    return event && position % step === 0n ? wide(event) : null;
  }

  close(): Promise<void> {
    return this.inner.close();
  }
}
