import type { Decider } from './decider.js';
import { readOn } from './read-state.js';
import type { EventStore } from '../event-store.js';
import type { Event } from '../events.js';

/** A state folded up to and including `revision`; -1 for a stream without events. */
export interface StreamState<State> {
  revision: number;
  /** Position of that event; null for a stream without events. */
  position: bigint | null;
  state: State;
  /** The stream ended here at some moment after this one, on the clock of `performance.now()`. */
  provenSince: number;
}

const mostStreams = 2000;

/**
 * Remembers the folded state of recently used streams, so that a command on a long stream reads only what is new.
 * Remembered states may be old: an append proves them, everything else must be decided on one that was proven since the
 * question was asked.
 */
export class StreamStates {
  private readonly states = new Map<string, StreamState<unknown>>();

  constructor(private readonly store: EventStore) {}

  remembered<State>(streamId: string): StreamState<State> | undefined {
    return this.states.get(streamId) as StreamState<State> | undefined;
  }

  /** Reads what the stream has gained since it was last seen. */
  async refresh<State, E extends Event>(streamId: string, decider: Decider<State, E>): Promise<StreamState<State>> {
    const known = this.remembered<State>(streamId) ?? unread(decider.initialState);
    const provenSince = performance.now();
    const { revision, position, state } = await readOn(this.store, decider, streamId, known);
    const current = { revision, position, state, provenSince };
    return revision < 0 ? current : this.remember(streamId, current);
  }

  remember<State>(streamId: string, state: StreamState<State>): StreamState<State> {
    this.states.delete(streamId);
    this.states.set(streamId, state);
    if (this.states.size > mostStreams) this.states.delete(this.states.keys().next().value!);
    return state;
  }
}

/** The state of a stream of which nothing is known. */
export function unread<State>(initialState: State): StreamState<State> {
  return { revision: -1, position: null, state: initialState, provenSince: -Infinity };
}
