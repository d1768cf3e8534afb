import type { Actor, Event } from '../events.js';
import type { EventTypes } from '../event-types.js';

/** `at` is ISO 8601 in UTC, because rules never read a clock. */
export interface CommandContext {
  at: string;
  actor: Actor;
  correlationId: string;
  causationId: string;
}

/** A request to one stream. The subclass names the intention; the payload holds ids and facts. */
export abstract class Command<Payload extends object = object> {
  /** True when it is usually the first command of its stream, which is then not read before the append. */
  readonly begins: boolean = false;

  constructor(
    readonly payload: Payload,
    readonly context: CommandContext,
  ) {}
}

/** Returns no events when the command was already executed; throws DomainError when it is not allowed. */
export type Rule<C extends Command, State, E extends Event> = (command: C, state: State) => E[];

type CommandClass<C extends Command> = new (payload: C['payload'], context: CommandContext) => C;

interface BoundRule<State, E extends Event> {
  command: CommandClass<Command>;
  decide: Rule<Command, State, E>;
}

export interface Decider<State, E extends Event> {
  /** First part of the stream id, without a dash. */
  category: string;
  eventTypes: EventTypes;
  streamKey: (payload: object) => string;
  initialState: State;
  evolve: (state: State, event: E) => State;
  rules: readonly BoundRule<State, E>[];
}

export function rule<C extends Command, State, E extends Event>(
  command: CommandClass<C>,
  decide: Rule<C, State, E>,
): BoundRule<State, E> {
  return { command: command as unknown as CommandClass<Command>, decide: decide as unknown as Rule<Command, State, E> };
}

export function decider<State, E extends Event, Key extends string>(
  declared: Omit<Decider<State, E>, 'streamKey'> & { streamKey: Key },
): Decider<State, E> {
  return {
    ...declared,
    streamKey: (payload) => String((payload as Record<Key, string | number>)[declared.streamKey]),
  };
}

export function fold<State, E extends Event>(
  { evolve }: Pick<Decider<State, E>, 'evolve'>,
  state: State,
  events: readonly Event[],
): State {
  return (events as readonly E[]).reduce(evolve, state);
}

export function decide<State, E extends Event>(decider: Decider<State, E>, command: Command, state: State): E[] {
  const bound = decider.rules.find((candidate) => command instanceof candidate.command);
  if (!bound) throw new Error(`${decider.category} has no rule for ${command.constructor.name}`);
  return bound.decide(command, state);
}
