import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Queue, type JobsOptions } from 'bullmq';
import { AppConfig } from '../config/app-config.js';
import { currentTraceparent, inSpan } from '../tracing/spans.js';
import { RecentTrouble } from '../starting/recent-trouble.js';
import { troubleOf } from '../starting/part-trouble.js';
import { withDeadline } from '../timing/with-deadline.js';
import { closeOrCut } from './close-or-cut.js';
import { JobSettings } from './job-settings.js';
import { jobKey, type JobDefinition, type PayloadOf } from './job.js';
import { queueBackend } from './queue-backend.js';

const addMs = 2000;
const probeMs = 1000;
const closeMs = 1000;
const quietMs = 60_000;
const keptEvents = 100;

/** Queues jobs. The queue holds no unique data: due work is stored in Postgres and found by sweeps. */
@Injectable()
export class JobQueue implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('jobs');
  private queue: Queue;
  private complainedAt = 0;
  private readonly refusals = new RecentTrouble();

  constructor(
    private readonly config: AppConfig,
    private readonly settings: JobSettings,
  ) {}

  async onModuleInit(): Promise<void> {
    const backend = queueBackend(this.config);
    await backend.prepare();
    const options = { connection: backend.forQueue, streams: { events: { maxLen: keptEvents } } };
    this.queue = new Queue(this.settings.queueName, options, backend.factory as never);
    this.queue.on('error', (error) => {
      this.refusals.note(error);
      this.complain(error);
    });
    this.logger.log(`Queue runs on ${this.config.redisUrl ? 'Redis' : 'Postgres'}`);
  }

  /** Ignores an id that waits or runs. Returns false when the queue is away; the sweep then finds the work. */
  async add<Definition extends JobDefinition>(
    definition: Definition,
    payload: PayloadOf<Definition>,
    { id, delayMs = 0 }: { id: string; delayMs?: number },
  ): Promise<boolean> {
    return this.added({ job: definition.name, id }, () => {
      const { name, data, opts } = toJob(definition, payload, id);
      return this.queue.add(name, data, delayMs > 0 ? { ...opts, delay: delayMs } : opts);
    });
  }

  /** Adds many jobs of one kind: all of them, or none and false. */
  async addAll<Definition extends JobDefinition>(
    definition: Definition,
    works: readonly { id: string; payload: PayloadOf<Definition> }[],
  ): Promise<boolean> {
    const details = { job: definition.name, count: works.length };
    return this.added(details, () =>
      this.queue.addBulk(works.map(({ id, payload }) => toJob(definition, payload, id))),
    );
  }

  private async added(
    details: { job: string; id?: string; count?: number },
    add: () => Promise<unknown>,
  ): Promise<boolean> {
    try {
      const start = { name: `add ${details.job}`, kind: 'producer', attributes: { 'shop.job': details.job } } as const;
      await inSpan(start, () => withDeadline(add(), addMs));
      return true;
    } catch (error) {
      this.complain(error, details);
      return false;
    }
  }

  /** `ok`, or why the queue does not respond, such as `denied: NOAUTH`. Work is late then, not lost. */
  async health(): Promise<string> {
    try {
      await withDeadline(this.queue.getWaitingCount(), probeMs);
      return 'ok';
    } catch (error) {
      const trouble = troubleOf(error);
      return /^(denied|full|missing|not-writable)/.test(trouble) ? trouble : (this.refusals.latest() ?? trouble);
    }
  }

  get shown(): Queue {
    return this.queue;
  }

  /** Counts waiting, active and delayed jobs (each sweep is one). Throws when the queue does not respond. */
  depth(): Promise<Record<string, number>> {
    return withDeadline(this.queue.getJobCounts('waiting', 'active', 'delayed'), probeMs);
  }

  /** Schedules a sweep every `milliseconds`. Idempotent: a sweep that waits keeps its place in the queue. */
  async every(definition: JobDefinition, milliseconds: number): Promise<void> {
    const { name } = definition;
    const known = await this.queue.getJobScheduler(name);
    const next = known?.next !== undefined && (await this.queue.getJob(`repeat:${name}:${known.next}`));
    if (next && Number(known?.every) === milliseconds) return;
    await this.queue.upsertJobScheduler(name, { every: milliseconds }, { name, data: {}, opts: optionsOf(definition) });
  }

  async keepOnlySweeps(names: readonly string[]): Promise<void> {
    for (const { key } of await this.queue.getJobSchedulers()) {
      if (!names.includes(key)) await this.queue.removeJobScheduler(key);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.queue) await closeOrCut(this.queue, closeMs);
  }

  private complain(error: unknown, details: object = {}): void {
    if (Date.now() - this.complainedAt < quietMs) return;
    this.complainedAt = Date.now();
    this.logger.warn({ err: error, ...details }, 'The queue does not respond; work waits for the sweep');
  }
}

function toJob<Definition extends JobDefinition>(definition: Definition, payload: PayloadOf<Definition>, id: string) {
  const data = definition.payload.parse(payload);
  const opts = { ...optionsOf(definition), ...onTheSameTrace(), jobId: jobKey(definition, id) };
  return { name: definition.name, data, opts };
}

function onTheSameTrace(): JobsOptions {
  const metadata = currentTraceparent();
  return metadata ? { telemetry: { metadata } } : {};
}

/** Removed when finished, because a stored id could not be added again. */
function optionsOf({ attempts, backoffMs }: JobDefinition): JobsOptions {
  const backoff = { type: 'exponential', delay: backoffMs };
  return { attempts, backoff, removeOnComplete: true, removeOnFail: true };
}
