import { fold, type Decider } from './decider.js';
import type { EventStore } from '../event-store.js';
import { upcast, type EventTypes } from '../event-types.js';
import type { Event, Recorded } from '../events.js';

export interface ReadState<State, E extends Event> {
  /** -1 for a stream without events. */
  revision: number;
  /** Position of the newest event; null for a stream without events. */
  position: bigint | null;
  state: State;
  /** The events that were read, in their current versions. */
  events: readonly Recorded<E>[];
}

/** Reads the stream of one id and folds it. Throws EventStoreUnavailableError and UnreadableEventError. */
export function readState<State, E extends Event>(
  store: EventStore,
  decider: Decider<State, E>,
  id: string | number,
): Promise<ReadState<State, E>> {
  return readOn(store, decider, `${decider.category}-${id}`, {
    revision: -1,
    position: null,
    state: decider.initialState,
  });
}

/** Reads and folds only the events after `known`. */
export async function readOn<State, E extends Event>(
  store: EventStore,
  decider: Decider<State, E>,
  streamId: string,
  known: Omit<ReadState<State, E>, 'events'>,
): Promise<ReadState<State, E>> {
  const recorded = await store.readStream(streamId, known.revision + 1);
  const events = recorded.map((event) => upcast(event, decider.eventTypes as EventTypes)) as unknown as Recorded<E>[];
  const { revision, position } = recorded.at(-1) ?? known;
  return { revision, position, state: fold(decider, known.state, events), events };
}
