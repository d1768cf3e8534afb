import type { Actor, Event } from '../../platform/event-sourcing/events.js';
import {
  decide,
  fold,
  type Command,
  type CommandContext,
  type Decider,
} from '../../platform/event-sourcing/deciding/decider.js';

/** Execute the commands in order; streams are independent. */
export interface DemoStream {
  streamId: string;
  commands: Command[];
}

export const system: Actor = { kind: 'system', id: 'demo' };
export const provider: Actor = { kind: 'provider', id: null };

export class CommandLog {
  private readonly byStream = new Map<string, Command[]>();

  add(streamId: string, ...commands: readonly Command[]): void {
    const known = this.byStream.get(streamId);
    if (known) known.push(...commands);
    else this.byStream.set(streamId, [...commands]);
  }

  /** Returns the events of one more command without adding it. */
  decide<State, E extends Event>(decider: Decider<State, E>, streamId: string, command: Command): E[] {
    const written = this.byStream.get(streamId) ?? [];
    const state = written.reduce(
      (state, earlier) => fold(decider, state, decide(decider, earlier, state)),
      decider.initialState,
    );
    return decide(decider, command, state);
  }

  streams(): DemoStream[] {
    return [...this.byStream].map(([streamId, commands]) => ({ streamId, commands }));
  }
}

/** `at` in milliseconds. */
export function contextOf(at: number, actor: Actor, correlationId: string): CommandContext {
  return { at: new Date(at).toISOString(), actor, correlationId, causationId: correlationId };
}
