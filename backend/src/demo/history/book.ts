import type { Actor, Event } from '../../platform/event-sourcing/events.js';
import {
  decide,
  fold,
  type Command,
  type CommandContext,
  type Decider,
} from '../../platform/event-sourcing/deciding/decider.js';

/** What is asked of one stream, in the order in which it must be executed. Streams may run side by side. */
export interface DemoStream {
  streamId: string;
  commands: Command[];
}

export const system: Actor = { kind: 'system', id: 'demo' };
export const provider: Actor = { kind: 'provider', id: null };

/** Collects the commands of a history by stream. */
export class Book {
  private readonly byStream = new Map<string, Command[]>();

  add(streamId: string, ...commands: readonly Command[]): void {
    const known = this.byStream.get(streamId);
    if (known) known.push(...commands);
    else this.byStream.set(streamId, [...commands]);
  }

  /** The events that one more command leads to, after those that the stream has by now. Adds nothing. */
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

/** The context of a command that somebody gave at `at` (milliseconds) in the course of `correlationId`. */
export function contextOf(at: number, actor: Actor, correlationId: string): CommandContext {
  return { at: new Date(at).toISOString(), actor, correlationId, causationId: correlationId };
}
