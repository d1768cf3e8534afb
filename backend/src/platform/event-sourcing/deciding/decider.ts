import type { Actor, Event } from '../events.js';
import type { EventTypes } from '../event-types.js';

/** Who asked for a command, when, and in the course of what. `at` is ISO 8601 in UTC: rules never look at a clock. */
export interface CommandContext {
  at: string;
  actor: Actor;
  correlationId: string;
  causationId: string;
}

/** Something that is asked of one stream. Subclasses name the intention; the payload holds ids and facts. */
export abstract class Command<Payload extends object = object> {
  /** Most often the first of its stream, so that nothing is read before it: the append says when it was not. */
  readonly begins: boolean = false;

  constructor(
    readonly payload: Payload,
    readonly context: CommandContext,
  ) {}
}

/** Already so: no events. May not: throw DomainError. Else: the facts. */
export type Rule<C extends Command, State, E extends Event> = (command: C, state: State) => E[];

type CommandClass<C extends Command> = new (payload: C['payload'], context: CommandContext) => C;

interface BoundRule<State, E extends Event> {
  command: CommandClass<Command>;
  decide: Rule<Command, State, E>;
}

/** One event-sourced thing: its stream, its state and everything that can be asked of it. */
export interface Decider<State, E extends Event> {
  /** First part of the stream id; contains no dash. */
  category: string;
  eventTypes: EventTypes;
  /** The id behind the category, from any command's payload. */
  streamKey: (payload: object) => string;
  initialState: State;
  evolve: (state: State, event: E) => State;
  rules: readonly BoundRule<State, E>[];
}

/** Binds a command class to its pure rule. */
export function rule<C extends Command, State, E extends Event>(
  command: CommandClass<C>,
  decide: Rule<C, State, E>,
): BoundRule<State, E> {
  return { command: command as unknown as CommandClass<Command>, decide: decide as unknown as Rule<Command, State, E> };
}

/** Declares a decider; `streamKey` names the payload field that all its commands share. */
export function decider<State, E extends Event, Key extends string>(
  declared: Omit<Decider<State, E>, 'streamKey'> & { streamKey: Key },
): Decider<State, E> {
  return {
    ...declared,
    streamKey: (payload) => String((payload as Record<Key, string | number>)[declared.streamKey]),
  };
}

/** The state after a history. */
export function fold<State, E extends Event>(
  { evolve }: Pick<Decider<State, E>, 'evolve'>,
  state: State,
  events: readonly Event[],
): State {
  return (events as readonly E[]).reduce(evolve, state);
}

/** Runs the rule for a command; throws what the rule throws. */
export function decide<State, E extends Event>(decider: Decider<State, E>, command: Command, state: State): E[] {
  const bound = decider.rules.find((candidate) => command instanceof candidate.command);
  if (!bound) throw new Error(`${decider.category} has no rule for ${command.constructor.name}`);
  return bound.decide(command, state);
}
