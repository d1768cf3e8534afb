import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ErrorCode } from '../../../../contracts/errors.js';
import { AppConfig } from '../../platform/config/app-config.js';
import type { AppendObserver, AppendOutcome } from '../../platform/event-sourcing/deciding/append-observer.js';
import type { RequestObserver } from '../../platform/http/request-observer.js';
import type { JobObserver, JobOutcome } from '../../platform/jobs/job-observer.js';
import { figures, type Figure, type FigureName } from './figures.js';

const quickToSlow = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Labels are route patterns, codes and names from our code, never a URL, an id or personal data. */
@Injectable()
export class ShopMetrics implements AppendObserver, JobObserver, RequestObserver {
  readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: 'shop_http_request_duration_seconds',
    help: 'Answered requests by route pattern ("none" for addresses that do not exist) and status, and how long each took',
    labelNames: ['method', 'route', 'status'],
    buckets: quickToSlow,
    registers: [this.registry],
  });
  private readonly errors = this.counter('shop_http_errors_total', 'Requests answered by an error code', [
    'code',
    'route',
  ]);
  private readonly appends = this.counter(
    'shop_appends_total',
    'Appends of commands to the event store by category of stream: stored, conflict (read and decided again) or failed',
    ['category', 'outcome'],
  );
  private readonly jobs = this.counter('shop_jobs_total', 'Runs of jobs: done, retried or failed (given up)', [
    'job',
    'outcome',
  ]);
  private readonly stalls = this.counter('shop_jobs_stalled_total', 'Jobs taken over from a worker that died', []);

  readonly partUp = this.gauge(
    'shop_part_up',
    '1 when database, event store and queue answer within two seconds; database-writes: 0 while its disk is full',
    ['part'],
  );
  readonly queueJobs = this.gauge('shop_queue_jobs', 'Jobs in the queue; each sweep has one that is delayed', [
    'state',
  ]);
  readonly lagEvents = this.gauge(
    'shop_reader_lag_events',
    'Events that a read model or process has not passed; 500 stands for 500 or more',
    ['reader'],
  );
  readonly lagSeconds = this.gauge(
    'shop_reader_lag_seconds',
    'Age of the oldest event that a read model or process has not passed; 0 when it has passed all',
    ['reader'],
  );
  readonly halted = this.gauge('shop_reader_halted', '1 for a read model that broke and stands still', ['reader']);
  readonly workWaiting = this.gauge(
    'shop_work_waiting',
    'Entries of each list of the back office that wait for staff; severity: how soon an entry needs staff',
    ['list', 'severity'],
  );
  readonly figures = Object.fromEntries(
    Object.entries<Figure>(figures).map(([name, { help }]) => [name, this.gauge(name, help, [])]),
  ) as Record<FigureName, Gauge>;

  constructor({ metricsToken }: AppConfig) {
    if (metricsToken) collectDefaultMetrics({ register: this.registry });
  }

  /** `route` is the pattern; undefined when no route matches. */
  recordResponse(method: string, route: string | undefined, status: number, seconds: number): void {
    this.requests.observe({ method, route: route ?? 'none', status }, seconds);
  }

  refused(code: ErrorCode, route: string | undefined): void {
    this.errors.inc({ code, route: route ?? 'none' });
  }

  appended(category: string, outcome: AppendOutcome): void {
    this.appends.inc({ category, outcome });
  }

  ran(job: string, outcome: JobOutcome): void {
    this.jobs.inc({ job, outcome });
  }

  stalled(): void {
    this.stalls.inc();
  }

  private counter(name: string, help: string, labelNames: string[]): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  private gauge(name: string, help: string, labelNames: string[]): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }
}
