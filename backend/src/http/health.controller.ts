import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AllowAccess } from '../auth/access.js';
import { readCheckpoints } from '../event-sourcing/checkpoints.js';
import { EventStore } from '../event-sourcing/event-store.js';
import { inTransaction } from '../event-sourcing/projection-batch.js';
import { ReadModelReadiness } from '../event-sourcing/read-model-readiness.js';
import { readersToken, type Readers } from '../event-sourcing/readers.module.js';
import { JobQueue } from '../jobs/job-queue.js';
import { Answers } from './answers.js';

const HealthSchema = z.object({
  status: z.enum(['ok', 'degraded', 'starting', 'down']),
  parts: z.record(z.string(), z.string()),
});
type Health = z.infer<typeof HealthSchema>;
type State = Health['status'];

const mostEventsBehind = 1000n;

@Controller()
@AllowAccess('open')
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: EventStore,
    private readonly jobs: JobQueue,
    private readonly readiness: ReadModelReadiness,
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
   * The process can do its work. 503 without database or event store (`down`), and until every read model has passed the
   * log as it was at the start (`starting`). Later lag makes it `degraded`.
   */
  @Get('readyz')
  @Answers(HealthSchema)
  @Header('cache-control', 'no-store')
  async readyz(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    const database = await stateOf(async () => void (await this.dataSource.query('select 1')));
    const eventStore = await stateOf(async () => void (await this.store.head()));
    const parts: Record<string, string> = { database, eventStore, queue: await this.jobs.health() };
    const down = database !== 'ok' || eventStore !== 'ok';
    if (!down) Object.assign(parts, await this.readersBehind());
    const missing = down ? [] : await this.readiness.missing();
    for (const name of missing) parts[name] = 'catching up';
    if (down || missing.length > 0) void reply.status(503);
    if (missing.length > 0) return { status: 'starting', parts };
    const limping = Object.values(parts).some((part) => part !== 'ok');
    return { status: down ? 'down' : limping ? 'degraded' : 'ok', parts };
  }

  private async readersBehind(): Promise<Record<string, string>> {
    const head = await this.store.head();
    const names = [...this.readers.projections, ...this.readers.processes].map(({ name }) => name);
    const checkpoints = await inTransaction(this.dataSource, (runner) => readCheckpoints(runner, names));
    const limping = checkpoints
      .filter(({ status, position }) => status === 'halted' || head - position > mostEventsBehind)
      .map(({ name, status, position }) => [name, status === 'halted' ? 'halted' : `${head - position} behind`]);
    return Object.fromEntries(limping) as Record<string, string>;
  }
}

async function stateOf(probe: () => Promise<void>): Promise<State> {
  return probe().then(
    () => 'ok',
    () => 'down',
  );
}
