import {
  Inject,
  Injectable,
  Logger,
  Optional,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { UnrecoverableError, Worker, type Job } from 'bullmq';
import { AppConfig } from '../config/app-config.js';
import { inSpanAfter } from '../tracing/spans.js';
import { bindJobs, type BoundJob, type FoundHandler } from './bind-jobs.js';
import { closeOrCut } from './close-or-cut.js';
import { jobHandledBy, type Handles } from './job-handler.js';
import { JobFailure } from './job-failure.js';
import { JobObserver } from './job-observer.js';
import { JobQueue } from './job-queue.js';
import { JobSettings } from './job-settings.js';
import { jobDefinitions, type JobDefinition } from './job.js';
import { queueBackend } from './queue-backend.js';

const mostStalls = 3;
const idleCloseMs = 1000;

@Injectable()
export class JobWorker implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('jobs');
  private jobs: ReadonlyMap<string, BoundJob>;
  private worker: Worker | undefined;
  private running = 0;
  private registering: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: AppConfig,
    private readonly settings: JobSettings,
    private readonly queue: JobQueue,
    private readonly discovery: DiscoveryService,
    @Inject(jobDefinitions) private readonly definitions: readonly JobDefinition[],
    @Optional() private readonly observer?: JobObserver,
  ) {}

  onModuleInit(): void {
    this.jobs = bindJobs(this.definitions, this.findHandlers());
  }

  onApplicationBootstrap(): void {
    if (!this.config.roles.includes('worker')) return;
    const backend = queueBackend(this.config);
    const { queueName, concurrency, lockMs, registerSweepsMs } = this.settings;
    this.worker = new Worker(
      queueName,
      (job) => this.run(job),
      {
        autorun: false,
        connection: backend.forWorker,
        concurrency,
        lockDuration: lockMs,
        stalledInterval: lockMs,
        maxStalledCount: mostStalls,
      },
      backend.factory as never,
    );
    this.worker.on('completed', ({ name }) => this.observer?.ran(name, 'done'));
    this.worker.on('stalled', () => this.observer?.stalled());
    this.worker.on('failed', (job, error) => this.reportFailure(job, error));
    this.worker.on('error', (error) =>
      this.logger.warn({ err: error }, 'The worker lost its connection to the queue; retrying'),
    );
    void this.work(this.worker);
    void this.registerSweeps();
    this.registering = setInterval(() => void this.registerSweeps(), registerSweepsMs);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.registering);
    if (!this.worker) return;
    const busy = this.running > 0;
    const end = await closeOrCut(this.worker, busy ? this.settings.drainMs : idleCloseMs);
    if (busy && end === 'cut') this.logger.warn('Jobs still ran at shutdown; another worker takes them over');
  }

  /** Starts when the queue responds; a worker that has not started can always be closed. */
  private async work(worker: Worker): Promise<void> {
    try {
      await worker.waitUntilReady();
      await worker.run();
    } catch (error) {
      if (!worker.closing) this.logger.error({ err: error }, 'The worker stopped');
    }
  }

  private async run(job: Job): Promise<void> {
    const bound = this.jobs.get(job.name);
    if (!bound) throw new UnrecoverableError('no handler for this job');
    const payload = bound.definition.payload.safeParse(job.data);
    if (!payload.success) throw new UnrecoverableError('the payload is not what the job declares');
    const { name, opts, attemptsMade } = job;
    const attributes = { 'shop.job': name, 'shop.job.attempt': attemptsMade + 1 };
    this.running++;
    try {
      await inSpanAfter(opts.telemetry?.metadata, { name, kind: 'consumer', attributes }, () =>
        bound.handler.handle(payload.data),
      );
    } catch (error) {
      throw error instanceof UnrecoverableError ? error : new JobFailure(error);
    } finally {
      this.running--;
    }
  }

  /** Removes unknown sweeps each time, because a process of a former version may register its own until it stops. */
  private async registerSweeps(): Promise<void> {
    try {
      const sweeps = this.definitions.filter(({ everyMs }) => everyMs !== undefined);
      for (const sweep of sweeps) await this.queue.every(sweep, sweep.everyMs!);
      await this.queue.keepOnlySweeps(sweeps.map(({ name }) => name));
    } catch (error) {
      this.logger.warn({ err: error }, 'Sweeps could not be registered; retrying');
    }
  }

  private findHandlers(): FoundHandler[] {
    return this.discovery.getProviders().flatMap(({ metatype, instance, name }) => {
      const definition = jobHandledBy(metatype);
      return definition ? [{ definition, handlerName: String(name), handler: instance as Handles<JobDefinition> }] : [];
    });
  }

  private reportFailure(job: Job | undefined, error: Error): void {
    if (!job) return;
    const err = error instanceof JobFailure ? error.cause : error;
    const details = { job: job.name, jobId: job.id, attempt: job.attemptsMade };
    const again = job.attemptsMade < (job.opts.attempts ?? 1) && !(error instanceof UnrecoverableError);
    this.observer?.ran(job.name, again ? 'retried' : 'failed');
    if (again) this.logger.debug({ err, ...details }, 'Job is tried again');
    else this.logger.error({ err, ...details }, 'Job failed');
  }
}
