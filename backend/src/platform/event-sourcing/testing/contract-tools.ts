import { randomUUID } from 'node:crypto';
import { pause } from '../../timing/pause.js';
import { withDeadline } from '../../timing/with-deadline.js';
import {
  EventStoreUnavailableError,
  WrongExpectedRevisionError,
  type AppendResult,
  type EventBatch,
  type EventStore,
  type ExpectedRevision,
  type SubscribeOptions,
} from '../event-store.js';
import type { NewEvent, RecordedEvent } from '../events.js';

export interface StoreUnderTest {
  store: EventStore;
  /** A second client on the same data; the caller closes it. */
  freshStore?(): EventStore | Promise<EventStore>;
  /** Drops all connections and makes the server reachable again. */
  interrupt?(): Promise<void>;
  close(): Promise<void>;
}

export interface ContractOptions {
  /** False when the tests cannot restart the server; tests with an interruption are then skipped. */
  canInterrupt: boolean;
}

/** Passed to the groups of tests. The store is opened once per suite. */
export interface Contract extends ContractOptions {
  current(): StoreUnderTest;
}

export const deadlineMs = 60_000;

/** `CONTRACT_SEEDS` sets the number of random histories. */
export const seeds = Array.from({ length: Number(process.env.CONTRACT_SEEDS ?? 6) }, (_, index) => index + 1);

/** Ten deterministic steps of a seed. */
export function stepsOf<T>(seed: number, choices: readonly [T, T, T, T]): T[] {
  const digits = (Math.imul(seed, 2654435761) >>> 0).toString(4).padStart(16, '0');
  return [...digits.slice(0, 10)].map((digit) => choices[Number(digit) as 0 | 1 | 2 | 3]);
}

/** A new event of a type that no reader uses; `data` is any JSON. */
export function anEvent(type = 'ThingHappened', data: object = {}): NewEvent {
  return {
    id: randomUUID(),
    type,
    data,
    metadata: {
      schemaVersion: 1,
      occurredAt: '2025-03-01T10:00:00.000Z',
      actor: { kind: 'system', id: null },
      $correlationId: randomUUID(),
      $causationId: randomUUID(),
    },
  };
}

export function someEvents(count: number, type?: string): NewEvent[] {
  return Array.from({ length: count }, (_, index) => anEvent(type, { index }));
}

/** A stream of its own for each call. */
export function aStream(): string {
  return `contract-${randomUUID()}`;
}

export function idsOf(events: readonly { id: string }[]): string[] {
  return events.map(({ id }) => id);
}

/** Returns a conflict as an outcome instead of throwing it. */
export function tryAppend(
  store: EventStore,
  streamId: string,
  events: NewEvent[],
  expected: ExpectedRevision,
): Promise<AppendResult | 'conflict'> {
  return store.append(streamId, events, expected).catch((error: unknown) => {
    if (error instanceof WrongExpectedRevisionError) return 'conflict' as const;
    throw error;
  });
}

const ends = new WeakMap<EventStore, Map<string, number>>();

/** Appends at the current end of the stream and retries on conflicts. */
export async function appendAtEnd(
  store: EventStore,
  streamId: string,
  events: readonly NewEvent[],
): Promise<AppendResult> {
  const known = ends.get(store) ?? new Map<string, number>();
  ends.set(store, known);
  for (;;) {
    const end = known.get(streamId) ?? -1;
    try {
      const result = await store.append(streamId, events, end < 0 ? 'no-stream' : end);
      known.set(streamId, Math.max(result.revision, known.get(streamId) ?? -1));
      return result;
    } catch (error) {
      if (!(error instanceof WrongExpectedRevisionError)) throw error;
      const [newest] = (await store.readStream(streamId, end + 1)).slice(-1);
      known.set(streamId, Math.max(newest?.revision ?? end, known.get(streamId) ?? -1));
    }
  }
}

/** Retries the same append until the store responds. */
export async function inTheEnd<T>(ask: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + deadlineMs; ;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof EventStoreUnavailableError) || Date.now() > end) throw error;
      await pause(20);
    }
  }
}

/** Throws at the deadline, naming what was awaited. */
export function within<T>(what: string, promise: Promise<T>): Promise<T> {
  return withDeadline(promise, deadlineMs, () => new Error(`Not within ${deadlineMs} ms: ${what}`));
}

/** Reads a subscription in the background and records its batches. */
export class Tail {
  readonly batches: EventBatch[] = [];
  private readonly stopping = new AbortController();
  private readonly done: Promise<void>;
  private heard: () => void = () => undefined;

  constructor(store: EventStore, options: Omit<SubscribeOptions, 'signal'>, between?: () => Promise<void>) {
    this.done = this.read(store.subscribe({ ...options, signal: this.stopping.signal }), between);
    this.done.catch(() => this.heard());
  }

  get events(): RecordedEvent[] {
    return this.batches.flatMap(({ events }) => events);
  }

  get position(): bigint {
    return this.batches.at(-1)?.position ?? -1n;
  }

  of(...streamIds: string[]): RecordedEvent[] {
    return this.events.filter(({ streamId }) => streamIds.includes(streamId));
  }

  /** Waits until the recorded batches satisfy the condition. */
  async until(what: string, satisfied: () => boolean): Promise<this> {
    const wait = async (): Promise<void> => {
      while (!satisfied())
        await Promise.race([this.done.then(ended), new Promise<void>((heard) => (this.heard = heard))]);
    };
    await within(what, wait());
    return this;
  }

  passes(position: bigint): Promise<this> {
    return this.until(`position ${position}`, () => this.position >= position);
  }

  /** Waits until the subscription has caught up. */
  caughtUp(): Promise<this> {
    return this.until('being caught up', () => this.batches.some((batch) => batch.caughtUp));
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await within('the end of the subscription', this.done);
  }

  private async read(batches: AsyncIterable<EventBatch>, between?: () => Promise<void>): Promise<void> {
    for await (const batch of batches) {
      this.batches.push(batch);
      this.heard();
      await between?.();
    }
  }
}

function ended(): never {
  throw new Error('The subscription ended by itself');
}
