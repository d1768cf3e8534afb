import { decide, fold, type Command, type Decider } from '../platform/event-sourcing/deciding/decider.js';
import { upcast } from '../platform/event-sourcing/event-types.js';
import type { Event, Recorded, RecordedEvent } from '../platform/event-sourcing/events.js';

/** Wraps an event as the store would return it. */
export function recorded<E extends Event>(streamId: string, event: E, at = '2026-03-02T09:00:00.000Z', revision = 0) {
  const metadata = {
    schemaVersion: 1,
    occurredAt: at,
    actor: { kind: 'system', id: null },
    $correlationId: 'test',
    $causationId: 'test',
  } satisfies RecordedEvent['metadata'];
  const id = `${streamId}@${revision}`;
  return { ...event, id, streamId, revision, position: BigInt(revision), metadata } as Recorded<E>;
}

export function recordedStream<E extends Event>(streamId: string, events: readonly E[], at?: string): Recorded<E>[] {
  return events.map((event, revision) => recorded(streamId, event, at, revision));
}

export interface StoredSample {
  type: string;
  version: number;
  data: object;
}

/** Requires a sample of every version of every event, and upcasts and folds each. */
export function expectStoredSamplesToFold<State, E extends Event>(
  decider: Decider<State, E>,
  samples: readonly StoredSample[],
): void {
  const declared = Object.entries(decider.eventTypes).flatMap(([type, { version }]) =>
    Array.from({ length: version }, (_, index) => `${type} ${index + 1}`),
  );
  expect(samples.map(({ type, version }) => `${type} ${version}`).sort()).toEqual(declared.sort());
  for (const { type, version, data } of samples) {
    const stored = recorded(`${decider.category}-1`, { type, data });
    const event = upcast({ ...stored, metadata: { ...stored.metadata, schemaVersion: version } }, decider.eventTypes);
    const others = samples.filter((sample) => sample.version === decider.eventTypes[sample.type]?.version);
    expect(() => fold(decider, decider.initialState, [...others, event])).not.toThrow();
    expect(() => fold(decider, decider.initialState, [event])).not.toThrow();
  }
}

/** Decides the commands in order and returns the events. */
export function eventsAfter<State, E extends Event>(decider: Decider<State, E>, commands: readonly Command[]): E[] {
  return commands.reduce<E[]>((past, command) => {
    return [...past, ...decide(decider, command, fold(decider, decider.initialState, past))];
  }, []);
}
