import type { Command, CommandContext } from '../deciding/decider.js';
import type { Event, Recorded, RecordedEvent } from '../events.js';
import type { EventTypes } from '../event-types.js';

/** A reaction: event in, commands out. Never replayed by a rebuild; runs at least once, so commands must bear repeats. */
export interface Process {
  name: string;
  eventTypes: EventTypes;
  on: Readonly<Record<string, (event: Recorded<Event>, context: CommandContext) => Command[]>>;
}

type Handlers<E extends Event> = {
  [Type in E['type']]?: (event: Recorded<Extract<E, { type: Type }>>, context: CommandContext) => Command[];
};

/** Declares a process over the events of the given modules. `context` already names the event as the cause. */
export function process<E extends Event>() {
  return (declared: Omit<Process, 'on'> & { on: Handlers<E> }): Process => declared as unknown as Process;
}

/** The context of what follows from an event: the system acts, at the time of the event, in the same correlation. */
export function contextAfter(event: RecordedEvent): CommandContext {
  return {
    at: event.metadata.occurredAt,
    actor: { kind: 'system', id: null },
    correlationId: event.metadata.$correlationId,
    causationId: event.id,
  };
}
