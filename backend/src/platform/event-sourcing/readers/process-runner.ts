import { setMaxListeners } from 'node:events';
import type { DataSource } from 'typeorm';
import { failpoint } from '../../failpoints/failpoint.js';
import { inSpanAfter } from '../../tracing/spans.js';
import { advanceCheckpoints, readCheckpoints, registerReaders, rereadsLast } from './checkpoints.js';
import type { Command } from '../deciding/decider.js';
import { DomainError } from '../../errors/domain-error.js';
import type { EventStore } from '../event-store.js';
import { upcast } from '../event-types.js';
import { assertNewestPassed } from '../log-identity/same-log.js';
import type { Event, Recorded, RecordedEvent } from '../events.js';
import { pause } from '../../timing/pause.js';
import { contextAfter, type Process } from './process.js';
import type { RunnerLog } from '../read-models/projection-runner.js';
import { ReaderLock, readerLocks } from './reader-lock.js';

const restMs = 25;

/** Retries failures for ever. Stores a command that a rule refuses in `process_refusals` for staff, and continues. */
export class ProcessRunner {
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();
  private readonly passed = new Map<string, bigint>();
  private resting: Promise<void> | null = null;

  constructor(
    private readonly store: EventStore,
    private readonly dataSource: DataSource,
    private readonly processes: readonly Process[],
    private readonly execute: (command: Command) => Promise<unknown>,
    private readonly log: RunnerLog,
  ) {}

  async start(): Promise<void> {
    await this.register();
    this.running = new ReaderLock(this.dataSource, readerLocks.processes, this.log).hold(
      this.stopping.signal,
      (held) => {
        setMaxListeners(0, held); // each process adds a listener
        return Promise.all(this.processes.map((process) => this.run(process, held)));
      },
    );
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async register(): Promise<void> {
    const fromBeginning = this.processes.filter(({ from }) => from === 'beginning');
    await registerReaders(this.dataSource, 'process', fromBeginning, 0n);
    await registerReaders(this.dataSource, 'process', this.processes, await this.store.head());
  }

  private async run(process: Process, signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted;) {
      try {
        await this.follow(process, signal, () => (failures = 0));
      } catch (error) {
        if (signal.aborted) return;
        this.log.error({ err: error, process: process.name }, 'Process failed; retrying');
        await pause(Math.min(100 * 2 ** failures++, 10_000), signal);
      }
    }
  }

  private async follow(process: Process, signal: AbortSignal, onProgress: () => void): Promise<void> {
    const types = Object.keys(process.on);
    await assertNewestPassed(this.store, this.dataSource);
    const after = await this.placeOf(process);
    for await (const batch of this.store.subscribe({ after, types, batchSize: 100, signal })) {
      await (process.batches ? this.reactToAll(process, batch.events) : this.reactToEach(process, batch.events));
      this.passed.set(process.name, batch.position);
      await (batch.caughtUp ? this.rest(signal) : this.keepPassed());
      onProgress();
      if (batch.caughtUp && process.batches) await pause(process.batches.restMs, signal);
    }
  }

  private async placeOf({ name }: Process): Promise<bigint> {
    const [checkpoint] = await readCheckpoints(this.dataSource, [name]);
    const { position } = checkpoint!;
    return (await rereadsLast(this.dataSource, name)) ? this.store.before(position) : position;
  }

  /** Processes that have caught up pause together, to share one write of checkpoints and one read of the log. */
  private rest(signal: AbortSignal): Promise<void> {
    // An abort ends the rest early, and what was passed is saved all the same.
    this.resting ??= pause(restMs, signal).then(() => {
      this.resting = null;
      return this.keepPassed();
    });
    return this.resting;
  }

  /** A lost position is harmless: the events are handled again and rules return nothing. */
  private async keepPassed(): Promise<void> {
    const passed = new Map(this.passed);
    this.passed.clear();
    if (passed.size > 0) await advanceCheckpoints(this.dataSource, passed);
  }

  private async reactToAll(process: Process, events: readonly RecordedEvent[]): Promise<void> {
    const commands = events.flatMap((event) => reactionsOf(process, event));
    if (commands.length === 0) return;
    await this.send(process, events[0]!, process.batches!.join(commands));
    failpoint('process.reacted');
  }

  private async reactToEach(process: Process, events: readonly RecordedEvent[]): Promise<void> {
    for (const event of events) await this.react(process, event);
  }

  private async react(process: Process, event: RecordedEvent): Promise<void> {
    for (const command of reactionsOf(process, event)) {
      try {
        await this.send(process, event, command);
        failpoint('process.reacted');
      } catch (error) {
        if (!(error instanceof DomainError) || error.code === 'conflict') throw error;
        await this.keepRefusal(process, event, command, error);
      }
    }
  }

  private send({ name }: Process, { type, metadata }: RecordedEvent, command: Command): Promise<unknown> {
    const attributes = { 'shop.event.types': [type], 'shop.command': command.constructor.name };
    return inSpanAfter(metadata.traceparent, { name, kind: 'consumer', attributes }, () => this.execute(command));
  }

  private async keepRefusal(
    process: Process,
    event: RecordedEvent,
    command: Command,
    error: DomainError,
  ): Promise<void> {
    this.log.error(
      { process: process.name, event: event.id, command: command.constructor.name, code: error.code },
      'Command refused',
    );
    await this.dataSource.query(
      `insert into process_refusals (process, event_id, command, code) values ($1, $2, $3, $4) on conflict do nothing`,
      [process.name, event.id, command.constructor.name, error.code],
    );
  }
}

function reactionsOf({ on, eventTypes }: Process, event: RecordedEvent): Command[] {
  return on[event.type]!(upcast(event, eventTypes) as Recorded<Event>, contextAfter(event));
}
