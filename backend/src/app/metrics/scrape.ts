import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { isDiskFull } from '../../platform/database/full-disk.subscriber.js';
import { Clock } from '../../platform/clock/clock.js';
import { readCheckpoints, type Checkpoint } from '../../platform/event-sourcing/readers/checkpoints.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { readLags } from '../../platform/event-sourcing/readers/reader-lag.js';
import { readersToken, type Readers } from '../../platform/event-sourcing/readers/readers.module.js';
import { withDeadline } from '../../platform/timing/with-deadline.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { figuresSql, waitingSql, WaitingFigure, type FigureName } from './figures.js';
import { ShopMetrics } from './shop-metrics.js';
import { oneRowOf, rowsOf } from '../../platform/database/rows.js';

const patienceMs = 2000;

/** Reports a part that times out as down and omits its gauges, because a stale number or a zero would look healthy. */
@Injectable()
export class Scrape {
  private underWay: Promise<string> | null = null;

  constructor(
    private readonly metrics: ShopMetrics,
    private readonly dataSource: DataSource,
    private readonly store: EventStore,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
    @Inject(readersToken) private readonly readers: Readers,
  ) {}

  /** Renders all metrics. Concurrent scrapes share one result. */
  text(): Promise<string> {
    this.underWay ??= this.collect().finally(() => (this.underWay = null));
    return this.underWay;
  }

  private async collect(): Promise<string> {
    this.forget();
    await Promise.all([
      this.probe('database', () => this.readFigures()),
      this.probe('event-store', async () => void (await this.store.head())),
      this.probe('queue', () => this.readQueue()),
      withDeadline(this.readLag(), patienceMs).catch(() => undefined), // `up` already reports the part that is away
    ]);
    this.metrics.partUp.set({ part: 'database-writes' }, isDiskFull(this.dataSource) ? 0 : 1);
    return this.metrics.registry.metrics();
  }

  /** Removes stale values. `reset` would set a gauge without labels to 0. */
  private forget(): void {
    const { lagEvents, lagSeconds, halted, queueJobs, workWaiting, figures } = this.metrics;
    for (const gauge of [lagEvents, lagSeconds, halted, queueJobs, workWaiting]) gauge.reset();
    for (const gauge of Object.values(figures)) gauge.remove();
  }

  private async probe(part: string, work: () => Promise<void>): Promise<void> {
    const up = await withDeadline(work(), patienceMs).then(
      () => 1,
      () => 0,
    );
    this.metrics.partUp.set({ part }, up);
  }

  private async readFigures(): Promise<void> {
    const row = await oneRowOf(this.dataSource, z.record(z.string(), z.number()), figuresSql);
    for (const [name, value] of Object.entries(row)) this.metrics.figures[name as FigureName].set(value);
    const lists = await rowsOf(this.dataSource, WaitingFigure, waitingSql);
    for (const { list, severity, waiting } of lists) this.metrics.workWaiting.set({ list, severity }, waiting);
  }

  private async readQueue(): Promise<void> {
    for (const [state, jobs] of Object.entries(await this.queue.depth())) this.metrics.queueJobs.set({ state }, jobs);
  }

  private async readLag(): Promise<void> {
    const checkpoints = await this.checkpoints();
    const positions = checkpoints.map(({ position }) => position);
    const lags = await readLags(this.store, positions, AbortSignal.timeout(patienceMs));
    for (const { name: reader, position, status } of checkpoints) {
      const { events, since } = lags.get(position)!;
      const seconds = since ? (this.clock.now().getTime() - Date.parse(since)) / 1000 : 0;
      this.metrics.lagEvents.set({ reader }, events);
      this.metrics.lagSeconds.set({ reader }, Math.max(0, seconds));
      this.metrics.halted.set({ reader }, status === 'halted' ? 1 : 0);
    }
  }

  private checkpoints(): Promise<Checkpoint[]> {
    const names = [...this.readers.projections, ...this.readers.processes].map(({ name }) => name);
    return readCheckpoints(this.dataSource, names);
  }
}
