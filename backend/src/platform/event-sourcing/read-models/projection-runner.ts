import type { DataSource } from 'typeorm';
import type { Queryable } from '../../database/queryable.js';
import { inSpanOfEach } from '../../tracing/spans.js';
import {
  advanceCheckpoints,
  haltReader,
  announceProgress,
  readCheckpoints,
  registerReaders,
  type Checkpoint,
} from '../readers/checkpoints.js';
import type { EventBatch, EventStore } from '../event-store.js';
import { notePassed } from '../log-identity/known-log.js';
import { assertNewestPassed } from '../log-identity/same-log.js';
import { pause } from '../../timing/pause.js';
import type { Projection } from './projection.js';
import { ProjectionBatch, isFault } from './projection-batch.js';
import { ReaderLock, readerLocks } from '../readers/reader-lock.js';

/** How often to look for a read model that went live behind the others. */
const lookMs = 2000;

export interface RunnerLog {
  error(details: object, message: string): void;
  info(details: object, message: string): void;
}

/**
 * Keeps all read models up to date from one read of the log, with rows and checkpoints of a batch in one transaction. A
 * broken read model halts alone. One process at a time does the work; a second one would do no harm, because
 * checkpoints are locked and compared. During an update it leaves read models of another version alone.
 */
export class ProjectionRunner {
  private readonly batches: ProjectionBatch[];
  private readonly stopping = new AbortController();
  private readonly lock: ReaderLock;
  private running: Promise<void> | null = null;

  constructor(
    private readonly store: EventStore,
    private readonly dataSource: DataSource,
    private readonly projections: readonly Projection[],
    private readonly log: RunnerLog,
  ) {
    this.batches = projections.map((projection) => new ProjectionBatch(dataSource, projection));
    this.lock = new ReaderLock(dataSource, readerLocks.projections, log);
  }

  async start(): Promise<void> {
    await registerReaders(this.dataSource, 'projection', this.projections);
    this.running = this.lock.hold(this.stopping.signal, (held) => this.run(held));
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted;) {
      try {
        const isOutdated = !(await this.liveCheckpoints()).every((one) => this.isCurrent(one));
        await this.follow(signal, () => (failures = 0), isOutdated);
        if (isOutdated) return; // lets a process of the other version take the lock
      } catch (error) {
        this.log.error({ err: error }, 'Read models failed to follow the log; retrying');
        await pause(Math.min(100 * 2 ** failures++, 5000), signal);
      }
    }
  }

  /** Reads to the current end of the log. For commands that repair a read model. */
  async catchUp(): Promise<void> {
    await registerReaders(this.dataSource, 'projection', this.projections);
    for (let done = false; !done;) done = await this.follow(this.stopping.signal, () => undefined, true);
  }

  /** Returns false when a batch was not applied as a whole. The next call restarts at the lowest checkpoint. */
  private async follow(signal: AbortSignal, onProgress: () => void, untilCaughtUp = false): Promise<boolean> {
    const checkpoints = await this.liveCheckpoints();
    const live = checkpoints.filter((one) => this.isCurrent(one));
    const outdated = checkpoints.filter((one) => !live.includes(one)).map(({ name }) => name);
    const batches = this.batches.filter(({ projection }) => !outdated.includes(projection.name));
    if (live.length === 0) {
      if (!untilCaughtUp) await pause(1000, signal);
      return true;
    }
    await assertNewestPassed(this.store, this.dataSource);
    let after = live.reduce((least, { position }) => (position < least ? position : least), live[0]!.position);
    const behind = new AbortController();
    const watch = setInterval(() => void this.abortWhenBehind(behind, after), lookMs).unref();
    try {
      // Without a filter, so that every event of the log is counted.
      const until = AbortSignal.any([signal, behind.signal]);
      for await (const batch of this.store.subscribe({ after, batchSize: 2000, signal: until })) {
        const outcome = await this.applyTogether({ ...batch, after }, batches);
        if (outcome === 'fault') await this.applyApart({ ...batch, after }, batches);
        if (outcome !== 'applied') return false;
        after = batch.position;
        onProgress();
        if (untilCaughtUp && batch.caughtUp) return true;
      }
    } finally {
      clearInterval(watch);
    }
    return !behind.signal.aborted;
  }

  /** A skip or a rebuild lets a read model go live behind what was read, and the next event may be hours away. */
  private async abortWhenBehind(behind: AbortController, after: bigint): Promise<void> {
    const live = await this.liveCheckpoints().catch(() => []); // the next look comes soon
    if (live.some((one) => this.isCurrent(one) && one.position < after)) behind.abort();
  }

  /** `behind`: a live read model has a checkpoint before this batch, or another version. */
  private async applyTogether(
    batch: Piece,
    batches: readonly ProjectionBatch[],
  ): Promise<'applied' | 'fault' | 'behind'> {
    try {
      await this.commit(batch, batches);
      return 'applied';
    } catch (error) {
      if (error instanceof ReaderBehindError) return 'behind';
      if (isFault(error)) return 'fault';
      throw error;
    }
  }

  private async applyApart(batch: Piece, batches: readonly ProjectionBatch[]): Promise<void> {
    for (const one of batches) {
      try {
        await this.applyUntilFault(batch, one);
      } catch (error) {
        if (!(error instanceof ReaderBehindError)) throw error;
      }
    }
  }

  /** Bisects a failing batch to find the event that breaks it, and halts right before it. True when all was applied. */
  private async applyUntilFault(piece: Piece, one: ProjectionBatch): Promise<boolean> {
    try {
      await this.commit(piece, [one]);
      return true;
    } catch (error) {
      if (!isFault(error)) throw error;
      if (piece.events.length > 1) {
        const [first, second] = halvesOf(piece);
        return (await this.applyUntilFault(first, one)) && this.applyUntilFault(second, one);
      }
      this.log.error({ err: error, projection: one.projection.name }, 'Read model halted');
      const why = error instanceof Error ? error.message : String(error);
      await haltReader(this.dataSource, one.projection.name, why, {
        version: one.projection.version,
        before: piece.position,
      });
      return false;
    }
  }

  private commit(piece: Piece, batches: readonly ProjectionBatch[]): Promise<void> {
    return inSpanOfEach(piece.events, { name: 'read models', kind: 'consumer' }, () =>
      this.dataSource.transaction((manager) => this.apply(manager, piece, batches)),
    );
  }

  private async apply(database: Queryable, batch: Piece, batches: readonly ProjectionBatch[]): Promise<void> {
    const names = batches.map(({ projection }) => projection.name);
    const checkpoints = new Map((await readCheckpoints(database, names, true)).map((one) => [one.name, one]));
    const live = batches.filter(({ projection }) => checkpoints.get(projection.name)?.status === 'live');
    for (const one of live) {
      const { position, version } = checkpoints.get(one.projection.name)!;
      if (version !== one.projection.version) throw new ReaderBehindError();
      if (position < batch.after) throw new ReaderBehindError();
      await one.apply(
        database,
        batch.events.filter((event) => event.position > position),
      );
    }
    await advanceCheckpoints(database, new Map(live.map(({ projection }) => [projection.name, batch.position])));
    await notePassed(database, batch.events);
    await announceProgress(database);
  }

  private async liveCheckpoints(): Promise<Checkpoint[]> {
    const names = this.projections.map(({ name }) => name);
    const all = await readCheckpoints(this.dataSource, names);
    return all.filter(({ status }) => status === 'live');
  }

  private isCurrent({ name, version }: Checkpoint): boolean {
    return this.projections.find((projection) => projection.name === name)!.version === version;
  }
}

/** A batch and the position before it. */
interface Piece extends EventBatch {
  after: bigint;
}

function halvesOf({ events, after, ...piece }: Piece): [Piece, Piece] {
  const half = Math.floor(events.length / 2);
  const middle = events[half - 1]!.position;
  return [
    { ...piece, after, events: events.slice(0, half), position: middle },
    { ...piece, after: middle, events: events.slice(half) },
  ];
}

/**
 * A read model went live with a checkpoint before this batch, or in another version, for example by a rebuild. It would
 * miss events or get wrong rows.
 */
class ReaderBehindError extends Error {}
