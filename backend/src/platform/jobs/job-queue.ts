import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Queue, type JobsOptions } from 'bullmq';
import { AppConfig } from '../config/app-config.js';
import { currentTraceparent, inSpan } from '../tracing/spans.js';
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

/** Asks for work. Everything in it can be derived again: what is due stands in Postgres and sweeps find it. */
@Injectable()
export class JobQueue implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('jobs');
  private queue: Queue;
  private complainedAt = 0;

  constructor(
    private readonly config: AppConfig,
    private readonly settings: JobSettings,
  ) {}

  async onModuleInit(): Promise<void> {
    const backend = queueBackend(this.config);
    await backend.prepare();
    const options = { connection: backend.forQueue, streams: { events: { maxLen: keptEvents } } };
    this.queue = new Queue(this.settings.queueName, options, backend.factory as never);
    this.queue.on('error', (error) => this.complain(error));
    this.logger.log(`Queue runs on ${this.config.redisUrl ? 'Redis' : 'Postgres'}`);
  }

  /**
   * Puts a job in the queue; `id` names what caused it. While a job with that id waits or runs, a second one is the
   * same job; once it is over, the id can be added again. Never throws: false means that it is left to the sweep.
   */
  async add<Definition extends JobDefinition>(
    definition: Definition,
    payload: PayloadOf<Definition>,
    { id }: { id: string },
  ): Promise<boolean> {
    return this.added({ job: definition.name, id }, () => {
      const { name, data, opts } = toJob(definition, payload, id);
      return this.queue.add(name, data, opts);
    });
  }

  /** Puts many of one kind in the queue at once, each as `add` does: all of them, or none and false. */
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
      const start = { name: `add ${details.job}`, kind: 'producer', facts: { 'shop.job': details.job } } as const;
      await inSpan(start, () => withDeadline(add(), addMs));
      return true;
    } catch (error) {
      this.complain(error, details);
      return false;
    }
  }

  /** `degraded`: the queue does not answer. Work is then late, not lost. */
  async health(): Promise<'ok' | 'degraded'> {
    try {
      await withDeadline(this.queue.getWaitingCount(), probeMs);
      return 'ok';
    } catch {
      return 'degraded';
    }
  }

  /** BullMQ's own object, for the board: whoever else wants something of the queue asks for it above. */
  get shown(): Queue {
    return this.queue;
  }

  /** How many jobs wait, run, or wait for their time (every sweep has one of those). Throws when the queue does not answer. */
  depth(): Promise<Record<string, number>> {
    return withDeadline(this.queue.getJobCounts('waiting', 'active', 'delayed'), probeMs);
  }

  /** Runs a sweep every `milliseconds` from now on; said again it stays the same sweep. */
  async every(definition: JobDefinition, milliseconds: number): Promise<void> {
    const { name } = definition;
    await this.queue.upsertJobScheduler(name, { every: milliseconds }, { name, data: {}, opts: optionsOf(definition) });
  }

  /** Forgets the sweeps of earlier versions of the program. */
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
    this.logger.warn({ err: error, ...details }, 'The queue does not answer; work waits for the sweep');
  }
}

function toJob<Definition extends JobDefinition>(definition: Definition, payload: PayloadOf<Definition>, id: string) {
  const data = definition.payload.parse(payload);
  const opts = { ...optionsOf(definition), ...onTheSameTrace(), jobId: jobKey(definition, id) };
  return { name: definition.name, data, opts };
}

/** Beside the payload, where BullMQ has a place for it. */
function onTheSameTrace(): JobsOptions {
  const metadata = currentTraceparent();
  return metadata ? { telemetry: { metadata } } : {};
}

/** Over is over: a finished job is removed, or its id could not be added again. */
function optionsOf({ attempts, backoffMs }: JobDefinition): JobsOptions {
  const backoff = { type: 'exponential', delay: backoffMs };
  return { attempts, backoff, removeOnComplete: true, removeOnFail: true };
}
