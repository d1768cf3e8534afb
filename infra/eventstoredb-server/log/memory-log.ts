import { decideAppend, type DecisionView } from './append-decision.js';
import type { Journal } from './journal.js';
import { RememberedIds } from './remembered-ids.js';
import { readableEvents, rulesIn, softDeleted, type StreamRules } from './stream-rules.js';

export interface StoredEvent {
  id: string;
  type: string;
  data: Uint8Array;
  metadata: Uint8Array;
  /** Type of the data; JSON when missing. */
  contentType?: string;
  /** Milliseconds since 1970. */
  created?: number;
  streamId: string;
  revision: number;
  position: bigint;
}

/** A record at the byte offsets `position` to `end`. `event` is null for a hidden record. */
export interface LogRecord {
  position: bigint;
  end: bigint;
  event: StoredEvent | null;
}

export type ProposedEvent = Pick<StoredEvent, 'id' | 'type' | 'data' | 'metadata' | 'contentType'>;
export type Expected = number | 'no-stream' | 'stream-exists' | 'any';

/** A missing stream has the revision null. */
export type AppendOutcome =
  | { revision: number | null; position: bigint | null; repeated: boolean }
  | { current: number | null }
  | { refused: 'stream-deleted' | 'silence' };

const systemEventEvery = 5;
const headerSize = 64n;
const binary = 'application/octet-stream';
export const tombstone = '$streamDeleted';
const none = new Uint8Array();

/** The log of the protocol server, with system events between the others. */
export class MemoryLog implements DecisionView {
  readonly records: LogRecord[] = [];
  private readonly streams = new Map<string, StoredEvent[]>();
  private readonly ids = new RememberedIds();
  private readonly tombstoned = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private appends = 0;
  private saved: number;

  /** Continues the journal. Writes to it before a record becomes visible. */
  constructor(private readonly journal: Journal<LogRecord> | null = null) {
    for (const record of journal?.items ?? []) this.take(record);
    this.saved = this.records.length;
  }

  /** An append of no events writes a hidden record, whose position names no event. */
  append(streamId: string, proposed: readonly ProposedEvent[], expected: Expected): AppendOutcome {
    const decision = decideAppend(this, streamId, proposed, expected);
    const current = this.stream(streamId).length - 1;
    if (decision === 'conflict') return { current: revisionOf(current) };
    if (decision === 'stream-deleted' || decision === 'silence') return { refused: decision };
    if (decision !== 'store') return { ...decision, repeated: true };
    const restarts = proposed.length > 0 && this.isSoftDeleted(streamId);
    if (proposed.length === 0) this.add(null, 0);
    for (const event of proposed) this.store(streamId, event);
    const { position } = this.records.at(-1)!;
    if (restarts) this.store(`$$${streamId}`, metadataEvent({ $tb: current + 1 }));
    if (++this.appends % systemEventEvery === 0) this.store('$stats-test', systemEvent());
    this.publish();
    return { revision: revisionOf(current + proposed.length), position, repeated: false };
  }

  readable(streamId: string): readonly StoredEvent[] {
    return readableEvents(this.stream(streamId), this.rules(streamId));
  }

  /** The metadata of a stream or of `$all`. */
  rules(streamId: string): StreamRules {
    return rulesIn(this.stream(`$$${streamId}`));
  }

  isSoftDeleted(streamId: string): boolean {
    return (this.rules(streamId).$tb ?? 0) >= softDeleted;
  }

  /** True for a deleted stream and for its metadata. */
  isTombstoned(streamId: string): boolean {
    return this.tombstoned.has(streamId.replace(/^\$\$/, ''));
  }

  remembered(id: string): StoredEvent | undefined {
    return this.ids.find(id);
  }

  /** Revision of the newest event; null for a stream without events. */
  revisionOf(streamId: string): number | null {
    return revisionOf(this.stream(streamId).length - 1);
  }

  /** Makes the events unreadable; the stream can begin again. Returns the position of the record. */
  softDelete(streamId: string): bigint {
    return this.write(`$$${streamId}`, metadataEvent({ $tb: softDeleted }));
  }

  /** Ends a stream for good. Returns the position of the record. */
  tombstone(streamId: string): bigint {
    return this.write(streamId, { ...systemEvent(), type: tombstone, contentType: binary });
  }

  stream(streamId: string): readonly StoredEvent[] {
    return this.streams.get(streamId) ?? [];
  }

  /** Position of the next record. */
  get end(): bigint {
    return this.records.at(-1)?.end ?? 0n;
  }

  /** Index of the first record at or after `position`. */
  indexAt(position: bigint): number {
    let low = 0;
    for (let high = this.records.length; low < high;) {
      const middle = (low + high) >> 1;
      if (this.records[middle]!.position < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** A read cannot start there. The last record is different: a read that starts inside it finds nothing. */
  isInsideRecord(position: bigint): boolean {
    const last = this.records.at(-1)?.position ?? 0n;
    return position < last && this.records[this.indexAt(position)]?.position !== position;
  }

  /** Writes the hidden record of a node start and forgets remembered ids. */
  startNode(): void {
    this.forgetIds();
    this.add(null, 0);
    this.save();
  }

  forgetIds(): void {
    this.ids.clear();
  }

  /** Returns a function that unsubscribes. */
  onAppend(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private write(streamId: string, event: ProposedEvent): bigint {
    const { position } = this.store(streamId, event);
    this.publish();
    return position;
  }

  private publish(): void {
    this.save();
    for (const listener of this.listeners) listener();
  }

  private store(streamId: string, event: ProposedEvent): StoredEvent {
    const revision = this.stream(streamId).length;
    const stored = { ...event, created: Date.now(), streamId, revision, position: this.end };
    this.ids.add(stored);
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
    if (event.type === tombstone) this.tombstoned.add(event.streamId);
    const stream = this.streams.get(event.streamId);
    if (stream) stream.push(event);
    else this.streams.set(event.streamId, [event]);
  }

  /** Writes the new records to the journal in one frame. */
  private save(): void {
    this.journal?.write(this.records.slice(this.saved));
    this.saved = this.records.length;
  }
}

function revisionOf(current: number): number | null {
  return current < 0 ? null : current;
}

function metadataEvent(rules: StreamRules): ProposedEvent {
  const data = new TextEncoder().encode(JSON.stringify(rules));
  return { id: crypto.randomUUID(), type: '$metadata', data, metadata: none };
}

function systemEvent(): ProposedEvent {
  return { id: crypto.randomUUID(), type: '$statsCollected', data: none, metadata: none };
}
