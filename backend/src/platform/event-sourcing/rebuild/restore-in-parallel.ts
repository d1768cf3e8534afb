import { bytesOf, mostAppendBytes } from '../deciding/appendable.js';
import type { RecordedEvent } from '../events.js';

type Append = (
  streamId: string,
  events: readonly RecordedEvent[],
  expected: number | 'no-stream',
) => Promise<{ position: bigint }>;

const mostAtOnce = 32;
const longestRun = 100;

/**
 * Each event waits for earlier ones of its stream, correlation and customer, and for its cause. Returns the highest
 * position.
 */
export function restoreInParallel(append: Append, events: readonly RecordedEvent[]): Promise<bigint> {
  return new Restore(append, events).run();
}

interface Waiting {
  event: RecordedEvent;
  lane: Lane;
  /** Number of events of other streams that must be stored first. */
  unstored: number;
  effects: Waiting[];
}

/** The events of one stream that are not stored yet. */
interface Lane {
  streamId: string;
  events: Waiting[];
  /** Index of the first one. */
  next: number;
  /** Queued, or an append is under way. */
  isBusy: boolean;
}

class Restore {
  private readonly lanes = new Map<string, Lane>();
  /** First in, first out: meanwhile more events of a popular stream become ready, so its appends hold more of them. */
  private readonly ready: Lane[] = [];
  private readonly underWay = new Set<Promise<void>>();
  private end = 0n;

  constructor(
    private readonly append: Append,
    events: readonly RecordedEvent[],
  ) {
    const latest = new Map<string, Waiting>();
    for (const event of events) {
      const lane = this.laneOf(event.streamId);
      const waiting: Waiting = { event, lane, unstored: 0, effects: [] };
      const threads = threadsOf(event);
      const earlier = new Set(threads.flatMap((thread) => latest.get(thread) ?? []));
      for (const one of earlier) {
        if (one.lane === lane) continue;
        one.effects.push(waiting);
        waiting.unstored++;
      }
      lane.events.push(waiting);
      for (const thread of threads) latest.set(thread, waiting);
    }
  }

  async run(): Promise<bigint> {
    try {
      for (const lane of this.lanes.values()) this.offer(lane);
      for (this.startReady(); this.underWay.size > 0; this.startReady()) await Promise.race(this.underWay);
      return this.end;
    } finally {
      await Promise.allSettled(this.underWay); // the caller may retry, so nothing may be in flight
    }
  }

  private laneOf(streamId: string): Lane {
    const lane = this.lanes.get(streamId) ?? { streamId, events: [], next: 0, isBusy: false };
    this.lanes.set(streamId, lane);
    return lane;
  }

  private offer(lane: Lane): void {
    if (lane.isBusy || lane.events[lane.next]?.unstored !== 0) return;
    lane.isBusy = true;
    this.ready.push(lane);
  }

  private startReady(): void {
    while (this.underWay.size < mostAtOnce && this.ready.length > 0) {
      const storing: Promise<void> = this.store(this.ready.shift()!).then(() => void this.underWay.delete(storing));
      this.underWay.add(storing);
    }
  }

  /** Measures only events that are ready, because that serialises them. */
  private takeReady(lane: Lane): Waiting[] {
    const run: Waiting[] = [];
    let bytes = 0;
    while (run.length < longestRun && lane.events[lane.next]?.unstored === 0) {
      const waiting = lane.events[lane.next]!;
      bytes += bytesOf(waiting.event);
      if (run.length > 0 && bytes > mostAppendBytes) break;
      run.push(waiting);
      lane.next++;
    }
    return run;
  }

  private async store(lane: Lane): Promise<void> {
    const run = this.takeReady(lane);
    const { revision } = run[0]!.event;
    const expected = revision === 0 ? 'no-stream' : revision - 1;
    const events = run.map(({ event }) => event);
    const { position } = await this.append(lane.streamId, events, expected);
    if (position > this.end) this.end = position;
    for (const effect of run.flatMap(({ effects }) => effects)) {
      effect.unstored--;
      this.offer(effect.lane);
    }
    lane.isBusy = false;
    this.offer(lane);
  }
}

/**
 * Returns the keys of an event, which waits for the latest earlier event with an equal key. The id of an event is one of
 * its keys, because its effects name it as their cause. A member of staff is no key: one person's changes to different
 * orders are independent, and a small back office would make one chain of half the log.
 */
function threadsOf({ id, metadata: { $correlationId, $causationId, actor } }: RecordedEvent): string[] {
  const threads = [id, $correlationId, $causationId];
  return actor.kind === 'customer' && actor.id !== null ? [...threads, `customer ${actor.id}`] : threads;
}
