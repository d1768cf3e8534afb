import type { Command, CommandContext } from '../deciding/decider.js';
import type { Event, Recorded, RecordedEvent } from '../events.js';
import type { EventTypes } from '../event-types.js';

/** Maps events to commands. Runs at least once, never in a rebuild, so commands must tolerate duplicates. */
export interface Process {
  /** Key of its checkpoint. It is stored, so it stays when the file gets a better name. */
  name: string;
  /** A new process starts at the head of the log and never reacts to older events, unless it is `from` the beginning. */
  from?: 'beginning';
  eventTypes: EventTypes;
  on: Readonly<Record<string, (event: Recorded<Event>, context: CommandContext) => Command[]>>;
  /** Joins the commands of a batch into one, for work that nobody waits for. A refusal is retried like a failure. */
  batches?: {
    join: (commands: readonly Command[]) => Command;
    /** The pause after the newest event, so that the next batch has several. */
    restMs: number;
  };
}

type Handlers<E extends Event> = {
  [Type in E['type']]?: (event: Recorded<Extract<E, { type: Type }>>, context: CommandContext) => Command[];
};

export function process<E extends Event>() {
  return (declared: Omit<Process, 'on'> & { on: Handlers<E> }): Process => declared as unknown as Process;
}

/** The context of commands caused by an event: the system as actor, the time and the correlation of the event. */
export function contextAfter(event: RecordedEvent): CommandContext {
  return {
    at: event.metadata.occurredAt,
    actor: { kind: 'system', id: null },
    correlationId: event.metadata.$correlationId,
    causationId: event.id,
  };
}
