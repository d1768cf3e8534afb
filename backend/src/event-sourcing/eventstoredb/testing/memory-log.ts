/** An event as the server keeps it. `position` grows by more than one per event, as byte offsets of a log do. */
export interface StoredEvent {
  id: string;
  type: string;
  data: Uint8Array;
  metadata: Uint8Array;
  streamId: string;
  revision: number;
  position: bigint;
}

export type ProposedEvent = Pick<StoredEvent, 'id' | 'type' | 'data' | 'metadata'>;
export type Expected = number | 'no-stream' | 'stream-exists' | 'any';

export type AppendOutcome = { stored: StoredEvent; repeated: boolean } | { current: number | null };

const systemEventEvery = 5;
const none = new Uint8Array();

/**
 * The log of the test server. It decides appends as EventStoreDB does: a repeat at a revision is found in the stream
 * itself; a repeat with 'any' or 'stream-exists' only while the id is remembered. System events lie between the others.
 */
export class MemoryLog {
  readonly events: StoredEvent[] = [];
  private readonly streams = new Map<string, StoredEvent[]>();
  private readonly remembered = new Map<string, StoredEvent>();
  private readonly listeners = new Set<() => void>();
  private appends = 0;

  constructor() {
    this.store('$scavenges', systemEvent());
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
    for (const listener of this.listeners) listener();
    return { stored, repeated: false };
  }

  stream(streamId: string): readonly StoredEvent[] {
    return this.streams.get(streamId) ?? [];
  }

  /** Index of the first event behind `position`. */
  indexAfter(position: bigint): number {
    let low = 0;
    for (let high = this.events.length; low < high;) {
      const middle = (low + high) >> 1;
      if (this.events[middle]!.position <= position) low = middle + 1;
      else high = middle;
    }
    return low;
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
    const stream = this.streams.get(streamId) ?? [];
    const last = this.events.at(-1);
    const position = last ? last.position + 64n + BigInt(last.data.length) : 0n;
    const stored = { ...event, streamId, revision: stream.length, position };
    this.streams.set(streamId, [...stream, stored]);
    this.events.push(stored);
    this.remembered.set(event.id, stored);
    return stored;
  }
}

function wrong(current: number): AppendOutcome {
  return { current: current < 0 ? null : current };
}

function systemEvent(): ProposedEvent {
  return { id: crypto.randomUUID(), type: '$statsCollected', data: none, metadata: none };
}
