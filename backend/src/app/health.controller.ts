import { checkHealth, checkReadiness, type Health } from '../../../contracts/operations.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { Controller, Header, Inject, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import { isDiskFull } from '../platform/database/full-disk.subscriber.js';
import { readCheckpoints } from '../platform/event-sourcing/readers/checkpoints.js';
import { EventStore, UnknownPositionError } from '../platform/event-sourcing/event-store.js';
import { assertNewestPassed } from '../platform/event-sourcing/log-identity/same-log.js';
import { ReadModelReadiness } from '../platform/event-sourcing/read-models/read-model-readiness.js';
import { isBehind, lagText, readLags } from '../platform/event-sourcing/readers/reader-lag.js';
import { readersToken, type Readers } from '../platform/event-sourcing/readers/readers.module.js';
import { JobQueue } from '../platform/jobs/job-queue.js';
import { troubleOf } from '../platform/starting/part-trouble.js';
import { withDeadline } from '../platform/timing/with-deadline.js';
import { Draining } from './starting/draining.js';

/** The log lacks an event that a reader has passed. */
const anotherLog = 'another log';

/** The proxy takes a process for dead that does not respond within two seconds. */
export const patienceMs = 700;

@Controller()
export class HealthController {
  private readonly logger = new Logger('health');

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: EventStore,
    private readonly jobs: JobQueue,
    private readonly readiness: ReadModelReadiness,
    private readonly clock: Clock,
    private readonly draining: Draining,
    @Inject(readersToken) private readonly readers: Readers,
  ) {}

  @Handles(checkHealth)
  @Header('cache-control', 'no-store')
  healthz(): Health {
    return { status: 'ok', parts: {} };
  }

  @Handles(checkReadiness)
  @Header('cache-control', 'no-store')
  async readyz({ reply }: Call<typeof checkReadiness>): Promise<Health> {
    if (this.draining.isDraining) {
      void reply.status(503);
      return { status: 'stopping', parts: {} };
    }
    const [database, eventStore, queue] = await Promise.all([
      stateOf(() => this.dataSource.query('select 1')),
      stateOf(() => this.store.head()),
      this.jobs.health(),
    ]);
    const parts: Record<string, string> = { database, eventStore, queue };
    const missing = database === 'ok' ? await this.missing(eventStore) : null;
    const down = missing === null;
    if (!down && eventStore === 'ok')
      Object.assign(parts, await this.limpingReaders().catch((error: unknown) => this.readersUnknown(error)));
    const isAnotherLog = parts.eventStore === anotherLog;
    if (isAnotherLog) void reply.status(503);
    if (!down && isDiskFull(this.dataSource)) parts.database = 'full: 53100';
    for (const name of missing ?? []) parts[name] = 'catching up';
    if (missing?.length !== 0) void reply.status(503);
    if (missing && missing.length > 0) return { status: 'starting', parts };
    const limping = Object.values(parts).some((part) => part !== 'ok');
    return { status: down || isAnotherLog ? 'down' : limping ? 'degraded' : 'ok', parts };
  }

  /** The read models that this process waits for. Null when the event store is away before it was ready. */
  private async missing(eventStore: string): Promise<string[] | null> {
    try {
      return await withDeadline(this.readiness.missing(), patienceMs);
    } catch (error) {
      if (eventStore === 'ok') throw error;
      return null;
    }
  }

  /** Halted and lagging readers, with their lag. */
  private async limpingReaders(): Promise<Record<string, string>> {
    const names = [...this.readers.projections, ...this.readers.processes].map(({ name }) => name);
    const checkpoints = await readCheckpoints(this.dataSource, names);
    const positions = checkpoints.map(({ position }) => position);
    const [lags] = await Promise.all([
      readLags(this.store, positions, AbortSignal.timeout(patienceMs)),
      withDeadline(assertNewestPassed(this.store, this.dataSource), patienceMs),
    ]);
    const now = this.clock.now();
    const parts: Record<string, string> = {};
    for (const { name, status, position } of checkpoints) {
      const lag = lags.get(position)!;
      if (status === 'halted') parts[name] = 'halted';
      else if (isBehind(lag, now)) parts[name] = `behind: ${lagText(lag)}`;
    }
    return parts;
  }

  private readersUnknown(error: unknown): Record<string, string> {
    if (error instanceof UnknownPositionError) return { eventStore: anotherLog };
    this.logger.warn(
      { reason: error instanceof Error ? error.name : 'unknown' },
      'Could not read how far the readers are',
    );
    return { readers: 'unknown' };
  }
}

async function stateOf(probe: () => Promise<unknown>): Promise<string> {
  return withDeadline(probe(), patienceMs).then(() => 'ok', troubleOf);
}
