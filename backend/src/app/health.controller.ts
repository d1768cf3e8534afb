import { Controller, Get, Header, Inject, Logger, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AllowAccess } from '../platform/auth/access.js';
import { Clock } from '../platform/clock/clock.js';
import { isDiskFull } from '../platform/database/full-disk.subscriber.js';
import { readCheckpoints } from '../platform/event-sourcing/readers/checkpoints.js';
import { EventStore, UnknownPositionError } from '../platform/event-sourcing/event-store.js';
import { ReadModelReadiness } from '../platform/event-sourcing/read-models/read-model-readiness.js';
import { isBehind, lagText, readLags } from '../platform/event-sourcing/readers/reader-lag.js';
import { readersToken, type Readers } from '../platform/event-sourcing/readers/readers.module.js';
import { JobQueue } from '../platform/jobs/job-queue.js';
import { Answers } from '../platform/http/answers.js';
import { troubleOf } from '../platform/starting/part-trouble.js';
import { withDeadline } from '../platform/timing/with-deadline.js';
import { Draining } from './starting/draining.js';

const HealthSchema = z.object({
  status: z.enum(['ok', 'degraded', 'starting', 'stopping', 'down']),
  parts: z.record(z.string(), z.string()),
});
type Health = z.infer<typeof HealthSchema>;

/** The log ends before a position that a reader has passed. */
const anotherLog = 'another log';

/** The proxy takes a process for dead that does not respond within two seconds. */
export const patienceMs = 700;

@Controller()
@AllowAccess('open')
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

  /** The process lives. */
  @Get('healthz')
  @Answers(HealthSchema)
  @Header('cache-control', 'no-store')
  healthz(): Health {
    return { status: 'ok', parts: {} };
  }

  /**
   * The process can do its work. 503 without the database (`down`), until every read model has passed the log as it was
   * at the start (`starting`, or `down` without an event store), and for `DRAIN_S` seconds before the process ends
   * (`stopping`), and when the log ends before what the readers have passed (`down`, `another log`). An event store that is away later, a reader that is behind or halted, and a full disk of the database
   * make it `degraded`: it still reads. A part that fails has a reason and a code, such as `denied: NOAUTH`:
   * `refused`, `unreachable`, `timeout`, `denied`, `full`, `not-writable`, `missing` or `failed`.
   */
  @Get('readyz')
  @Answers(HealthSchema)
  @Header('cache-control', 'no-store')
  async readyz(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
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
    const lags = await readLags(this.store, positions, AbortSignal.timeout(patienceMs));
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
