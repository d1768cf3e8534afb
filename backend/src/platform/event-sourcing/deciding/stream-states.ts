import type { Decider } from './decider.js';
import { readOn } from './read-state.js';
import type { EventStore } from '../event-store.js';
import type { Event } from '../events.js';

/** Folded up to and including `revision`; -1 for a stream without events. */
export interface StreamState<State> {
  revision: number;
  /** Null for a stream without events. */
  position: bigint | null;
  state: State;
  /** `performance.now()` at the start of the read or append; the state was current at some time after it. */
  provenSince: number;
}

const mostStreams = 2000;

/**
 * Caches the folded state of recently used streams, so that commands read only new events. Cached states may be stale.
 * An append checks the revision; a refusal needs a state that was read or appended after the command arrived.
 */
export class StreamStates {
  private readonly states = new Map<string, StreamState<unknown>>();

  constructor(private readonly store: EventStore) {}

  remembered<State>(streamId: string): StreamState<State> | undefined {
    return this.states.get(streamId) as StreamState<State> | undefined;
  }

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

export function unread<State>(initialState: State): StreamState<State> {
  return { revision: -1, position: null, state: initialState, provenSince: -Infinity };
}
