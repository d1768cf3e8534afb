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
 * Each event waits for earlier ones of its stream, correlation and person, and for its cause. Returns the highest
 * position.
 */
export function restoreInParallel(append: Append, events: readonly RecordedEvent[]): Promise<bigint> {
  return new Restore(append, events).run();
}

interface Waiting {
  event: RecordedEvent;
  after: readonly string[];
}

class Restore {
  private readonly lanes = new Map<string, Waiting[]>();
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly stored = new Set<string>();
  private end = 0n;

  constructor(
    private readonly append: Append,
    events: readonly RecordedEvent[],
  ) {
    const latest = new Map<string, RecordedEvent>();
    for (const event of events) {
      const threads = threadsOf(event);
      const earlier = threads.flatMap((thread) => latest.get(thread) ?? []);
      const after = earlier.filter(({ streamId }) => streamId !== event.streamId).map(({ id }) => id);
      const lane = this.lanes.get(event.streamId);
      if (lane) lane.push({ event, after });
      else this.lanes.set(event.streamId, [{ event, after }]);
      for (const thread of threads) latest.set(thread, event);
    }
  }

  async run(): Promise<bigint> {
    try {
      while (this.lanes.size > 0) {
        this.startReady();
        await Promise.race(this.underWay.values());
      }
      await Promise.all(this.underWay.values());
      return this.end;
    } finally {
      await Promise.allSettled(this.underWay.values()); // the caller may retry, so nothing may be in flight
    }
  }

  private startReady(): void {
    for (const [streamId, lane] of this.lanes) {
      if (this.underWay.size >= mostAtOnce) return;
      if (this.underWay.has(streamId)) continue;
      const run = this.takeReady(lane);
      if (lane.length === 0) this.lanes.delete(streamId);
      if (run.length > 0) this.underWay.set(streamId, this.store(streamId, run));
    }
  }

  private takeReady(lane: Waiting[]): RecordedEvent[] {
    const run: RecordedEvent[] = [];
    let bytes = 0;
    for (const { event, after } of lane) {
      bytes += bytesOf(event);
      const isFull = run.length === longestRun || (run.length > 0 && bytes > mostAppendBytes);
      if (isFull || !after.every((id) => this.stored.has(id))) break;
      run.push(event);
    }
    lane.splice(0, run.length);
    return run;
  }

  private async store(streamId: string, run: readonly RecordedEvent[]): Promise<void> {
    const { revision } = run[0]!;
    const { position } = await this.append(streamId, run, revision === 0 ? 'no-stream' : revision - 1);
    for (const { id } of run) this.stored.add(id);
    if (position > this.end) this.end = position;
    this.underWay.delete(streamId);
  }
}

/** An event waits for the latest earlier one with the same key. Its own id is a key: its effects carry it as cause. */
function threadsOf({ id, metadata: { $correlationId, $causationId, actor } }: RecordedEvent): string[] {
  const threads = [id, $correlationId, $causationId];
  const isPerson = actor.id !== null && (actor.kind === 'customer' || actor.kind === 'staff');
  return isPerson ? [...threads, `${actor.kind} ${actor.id}`] : threads;
}
