import { randomUUID } from 'node:crypto';
import { currentTraceparent, eventAttributes, inSpan } from '../../tracing/spans.js';
import type { AppendObserver } from './append-observer.js';
import { decide, fold, type Command, type Decider } from './decider.js';
import { Deadline } from './deadline.js';
import { DomainError } from '../../errors/domain-error.js';
import { WrongExpectedRevisionError, type EventStore } from '../event-store.js';
import type { Event, NewEvent } from '../events.js';
import { pause } from '../../timing/pause.js';
import { KeyedMutex } from '../../timing/keyed-mutex.js';
import { StreamStates, unread, type StreamState } from './stream-states.js';

/** `position`: newest event of the stream, also without new events, so that duplicates can wait for it. */
export interface CommandResult {
  streamId: string;
  events: readonly Event[];
  position: bigint | null;
}

/** Contended streams favour the process that already holds the latest revision, so retry often. */
const mostAttempts = 100;
const longestRestMs = 32;
/** The deadline of a command, queueing included. */
const patienceMs = 15_000;

/** Reads, folds, decides and appends at the revision that was read; retries on a conflict. */
export class CommandExecution {
  private readonly states: StreamStates;
  private readonly mutex = new KeyedMutex();

  constructor(
    private readonly store: EventStore,
    private readonly observer?: AppendObserver,
    private readonly deadlineMs = patienceMs,
  ) {
    this.states = new StreamStates(store);
  }

  /** Throws the rule's DomainError, `conflict` after retries, and EventStoreUnavailableError within 15 seconds. */
  execute<State, E extends Event>(decider: Decider<State, E>, command: Command): Promise<CommandResult> {
    return this.executeTogether(decider, [command]);
  }

  /** Appends the events of several commands on one stream at once: all or none. */
  executeTogether<State, E extends Event>(
    decider: Decider<State, E>,
    commands: readonly [Command, ...Command[]],
  ): Promise<CommandResult> {
    const [first] = commands;
    const streamId = `${decider.category}-${decider.streamKey(first.payload)}`;
    const { name } = first.constructor;
    const attributes = { 'shop.command': name, 'shop.stream.category': decider.category };
    const askedAt = performance.now();
    const deadline = new Deadline(this.deadlineMs);
    const run = async (): Promise<CommandResult> => {
      deadline.check();
      return deadline.within(this.attempt(decider, commands, streamId, askedAt, deadline));
    };
    return inSpan({ name, attributes }, () => deadline.within(this.mutex.run(streamId, run)));
  }

  private async attempt<State, E extends Event>(
    decider: Decider<State, E>,
    commands: readonly [Command, ...Command[]],
    streamId: string,
    askedAt: number,
    deadline: Deadline,
  ): Promise<CommandResult> {
    const nothing = commands[0].begins ? unread(decider.initialState) : undefined;
    let current: StreamState<State> | undefined = this.states.remembered<State>(streamId) ?? nothing;
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const isProven = current !== undefined && current.provenSince >= askedAt;
      if (!current || (!isProven && decideOrNothing(decider, commands, current.state).length === 0)) {
        current = await this.states.refresh(streamId, decider);
      }
      const decided = decideAll(decider, commands, current.state);
      if (decided.length === 0) return { streamId, events: [], position: current.position };
      deadline.check();
      try {
        return await this.append(decider, streamId, current, decided);
      } catch (error) {
        if (!(error instanceof WrongExpectedRevisionError)) throw error;
        current = await this.states.refresh(streamId, decider);
        await pause(Math.random() * Math.min(2 ** attempt, longestRestMs));
      }
    }
    throw new DomainError('conflict');
  }

  private async append<State, E extends Event>(
    decider: Decider<State, E>,
    streamId: string,
    current: StreamState<State>,
    decided: readonly Decided<E>[],
  ): Promise<CommandResult> {
    const { category } = decider;
    const events = decided.map(({ event }) => event);
    const expected = current.revision === -1 ? 'no-stream' : current.revision;
    const provenSince = performance.now();
    const attributes = { 'shop.stream.category': category, ...eventAttributes(events) };
    const { revision, position } = await inSpan({ name: `append ${category}`, kind: 'producer', attributes }, () => {
      const recorded = decided.map(({ event, command }) => withMetadata(event, decider, command));
      return this.store.append(streamId, recorded, expected);
    }).catch((error: unknown) => {
      this.observer?.appended(category, error instanceof WrongExpectedRevisionError ? 'conflict' : 'failed');
      throw error;
    });
    this.observer?.appended(category, 'stored');
    this.states.remember(streamId, { revision, position, state: fold(decider, current.state, events), provenSince });
    return { streamId, events, position };
  }
}

interface Decided<E extends Event> {
  event: E;
  command: Command;
}

/** Decides each command on the state after the events of those before it. */
function decideAll<State, E extends Event>(
  decider: Decider<State, E>,
  commands: readonly Command[],
  state: State,
): Decided<E>[] {
  let after = state;
  return commands.flatMap((command) => {
    const events = decide(decider, command, after);
    after = fold(decider, after, events);
    return events.map((event) => ({ event, command }));
  });
}

/** Returns no events on a refusal, because the state may be stale. The append checks the revision of any events. */
function decideOrNothing<State, E extends Event>(
  decider: Decider<State, E>,
  commands: readonly Command[],
  state: State,
): Decided<E>[] {
  try {
    return decideAll(decider, commands, state);
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}

function withMetadata<State, E extends Event>(event: E, decider: Decider<State, E>, command: Command): NewEvent {
  const { at, actor, correlationId, causationId } = command.context;
  const traceparent = currentTraceparent();
  return {
    ...event,
    id: randomUUID(),
    metadata: {
      schemaVersion: decider.eventTypes[event.type]!.version,
      occurredAt: at,
      actor,
      $correlationId: correlationId,
      $causationId: causationId,
      ...(traceparent && { traceparent }),
    },
  };
}
