import {
  BACKWARDS,
  END,
  FORWARDS,
  START,
  type EventStoreDBClient,
  type ReadStreamOptions,
} from '@eventstore/db-client';
import { watchSilence } from '../../timing/silence.js';
import { EventStoreUnavailableError, UnknownPositionError } from '../event-store.js';
import type { RecordedEvent } from '../events.js';
import { typeOf } from './client-errors.js';
import { placeOf, toRecordedEvent, type ResolvedItem } from './recorded.js';

type ClientRead = AsyncIterable<ResolvedItem> & {
  on(event: 'error', listener: () => void): unknown;
  destroy(error: Error): unknown;
  cancel(): Promise<void>;
};

export type Place = typeof START | { commit: bigint; prepare: bigint };

const smallestPage = 32;
const largestPage = 4096;

/** One attempt per read. Every read throws EventStoreUnavailableError after `timeoutMs` without data. */
export class LogReader {
  constructor(
    private readonly client: EventStoreDBClient,
    private readonly timeoutMs: number,
  ) {}

  stream(streamId: string, options: ReadStreamOptions): Promise<RecordedEvent[]> {
    return this.read(() => this.client.readStream(streamId, options));
  }

  /** Position of the newest event, system events excluded; 0n when there is none. Reads backwards in growing pages. */
  async head(): Promise<bigint> {
    let fromPosition: typeof END | Place = END;
    for (let maxCount = 1; ; maxCount = Math.min(Math.max(maxCount * 8, smallestPage), largestPage)) {
      const page = await this.backwards(fromPosition, maxCount);
      const newest = page.find((event) => !event.type.startsWith('$'));
      if (newest) return newest.position;
      if (page.length < maxCount) return 0n;
      fromPosition = placeOf(page.at(-1)!.position);
    }
  }

  /** See EventStore.eventAt. */
  async eventAt(position: bigint): Promise<RecordedEvent | null> {
    if (position === 0n) return null;
    const event = await this.firstFrom(position);
    // Beyond the end or inside the last record, the server finds nothing and accepts a subscription.
    if (!event) throw new UnknownPositionError(position);
    return event.position === position ? event : null;
  }

  /** Position of the last event before `position`, system events included; 0n when there is none. */
  async before(position: bigint): Promise<bigint> {
    const next = await this.firstFrom(position);
    // The server refuses to read backwards from far beyond the end, so start at an event or at the end.
    let [event] = await this.backwards(next ? placeOf(next.position) : END, 1);
    while (event && event.position >= position) [event] = await this.backwards(placeOf(event.position), 1);
    return event?.position ?? 0n;
  }

  /**
   * Returns the place from which to subscribe to the events after `after`, and the event at `after`, if any. The
   * server skips the first event at or after a place, so a place between two events would lose one. `after` may be
   * delivered again. Throws UnknownPositionError.
   */
  async placeFor(after: bigint): Promise<{ place: Place; event: RecordedEvent | null }> {
    if (after === 0n) return { place: START, event: null };
    const event = await this.eventAt(after);
    if (event) return { place: placeOf(after), event };
    const before = await this.before(after);
    return { place: before === 0n ? START : placeOf(before), event: null };
  }

  /** The first event at or after `position`. The server refuses a place inside a record. */
  private async firstFrom(position: bigint): Promise<RecordedEvent | undefined> {
    try {
      const options = { direction: FORWARDS, fromPosition: placeOf(position), maxCount: 1 } as const;
      return (await this.read(() => this.client.readAll(options)))[0];
    } catch (error) {
      throw String(error).includes('ReadAllResult') ? new UnknownPositionError(position) : error;
    }
  }

  private backwards(fromPosition: typeof END | Place, maxCount: number): Promise<RecordedEvent[]> {
    return this.read(() => this.client.readAll({ direction: BACKWARDS, fromPosition, maxCount }));
  }

  private async read(open: () => ClientRead): Promise<RecordedEvent[]> {
    const reading = open();
    reading.on('error', () => undefined); // the loop below throws the first error; an unhandled second one would end the process
    const silence = watchSilence(this.timeoutMs, () => {
      reading.destroy(new EventStoreUnavailableError(`No response within ${this.timeoutMs} ms`));
    });
    const events: RecordedEvent[] = [];
    try {
      for await (const item of reading) {
        silence.heard();
        const event = toRecordedEvent(item);
        if (event) events.push(event);
      }
      return events;
    } catch (error) {
      if (typeOf(error) === 'stream-not-found') return [];
      throw error;
    } finally {
      silence.end();
      reading.cancel().catch(() => undefined); // it may never have opened
    }
  }
}
