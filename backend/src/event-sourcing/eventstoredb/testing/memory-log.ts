import type { Journal } from './journal.js';

/** An event as the server keeps it. */
export interface StoredEvent {
  id: string;
  type: string;
  data: Uint8Array;
  metadata: Uint8Array;
  streamId: string;
  revision: number;
  position: bigint;
}

/** A record of the log, at the byte offsets `position` to `end`. `event` is null for a record that clients never see. */
export interface LogRecord {
  position: bigint;
  end: bigint;
  event: StoredEvent | null;
}

export type ProposedEvent = Pick<StoredEvent, 'id' | 'type' | 'data' | 'metadata'>;
export type Expected = number | 'no-stream' | 'stream-exists' | 'any';

export type AppendOutcome = { stored: StoredEvent; repeated: boolean } | { current: number | null };

const systemEventEvery = 5;
const headerSize = 64n;
const none = new Uint8Array();

/**
 * The log of the protocol server. It decides appends as EventStoreDB does: a repeat at a revision is found in the stream
 * itself; a repeat with 'any' or 'stream-exists' only while the id is remembered. System events lie between the others.
 */
export class MemoryLog {
  readonly records: LogRecord[] = [];
  private readonly streams = new Map<string, StoredEvent[]>();
  private readonly remembered = new Map<string, StoredEvent>();
  private readonly listeners = new Set<() => void>();
  private appends = 0;
  private saved: number;

  /** Goes on with the records of the journal. What it writes is in the journal before anyone sees it. */
  constructor(private readonly journal: Journal<LogRecord> | null = null) {
    for (const record of journal?.items ?? []) this.take(record);
    this.saved = this.records.length;
  }

  append(streamId: string, proposed: readonly ProposedEvent[], expected: Expected): AppendOutcome {
    const stream = this.stream(streamId);
    const current = stream.length - 1;
    const repeat = this.repeatOf(streamId, proposed, expected);
    if (repeat === 'corrupt') return wrong(current);
    if (repeat) return { stored: repeat, repeated: true };
    if (expected === 'stream-exists' && current < 0) return wrong(current);
    if (expected === 'no-stream' && current >= 0) return wrong(current);
    if (typeof expected === 'number' && expected !== current) return wrong(current);
    const stored = proposed.map((event) => this.store(streamId, event)).at(-1)!;
    if (++this.appends % systemEventEvery === 0) this.store('$stats-test', systemEvent());
    this.save();
    for (const listener of this.listeners) listener();
    return { stored, repeated: false };
  }

  stream(streamId: string): readonly StoredEvent[] {
    return this.streams.get(streamId) ?? [];
  }

  /** Where the next record goes. */
  get end(): bigint {
    return this.records.at(-1)?.end ?? 0n;
  }

  /** Index of the first record at or behind `position`. */
  indexAt(position: bigint): number {
    let low = 0;
    for (let high = this.records.length; low < high;) {
      const middle = (low + high) >> 1;
      if (this.records[middle]!.position < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Whether `position` lies between the beginning and the end of a record, where none can be read. */
  isInsideRecord(position: bigint): boolean {
    return position < this.end && this.records[this.indexAt(position)]?.position !== position;
  }

  /** Writes what each start of a node writes: a hidden record. The ids of earlier appends are forgotten. */
  startNode(): void {
    this.forgetIds();
    this.add(null, 0);
    this.save();
  }

  /** Forgets which ids were appended lately, as a server does after long enough. */
  forgetIds(): void {
    this.remembered.clear();
  }

  /** Calls back after each append until the returned function is called. */
  onAppend(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private repeatOf(
    streamId: string,
    proposed: readonly ProposedEvent[],
    expected: Expected,
  ): StoredEvent | 'corrupt' | null {
    const found = proposed.map((event, index) => {
      const at = expected === 'no-stream' ? index : typeof expected === 'number' ? expected + 1 + index : null;
      const known = at === null ? this.remembered.get(event.id) : this.stream(streamId)[at];
      return known?.id === event.id && known.streamId === streamId ? known : null;
    });
    if (!found[0]) return null;
    return found.includes(null) ? 'corrupt' : found.at(-1)!;
  }

  private store(streamId: string, event: ProposedEvent): StoredEvent {
    const stored = { ...event, streamId, revision: this.stream(streamId).length, position: this.end };
    this.remembered.set(event.id, stored);
    this.add(stored, event.data.length);
    return stored;
  }

  private add(event: StoredEvent | null, size: number): void {
    this.take({ position: this.end, end: this.end + headerSize + BigInt(size), event });
  }

  private take(record: LogRecord): void {
    this.records.push(record);
    const { event } = record;
    if (!event) return;
    const stream = this.streams.get(event.streamId);
    if (stream) stream.push(event);
    else this.streams.set(event.streamId, [event]);
  }

  /** Writes the records since the last time to the journal, in one piece. */
  private save(): void {
    this.journal?.write(this.records.slice(this.saved));
    this.saved = this.records.length;
  }
}

function wrong(current: number): AppendOutcome {
  return { current: current < 0 ? null : current };
}

function systemEvent(): ProposedEvent {
  return { id: crypto.randomUUID(), type: '$statsCollected', data: none, metadata: none };
}
