import { Global, Module } from '@nestjs/common';
import { AppendObserver } from '../../platform/event-sourcing/append-observer.js';
import { JobObserver } from '../../platform/jobs/job-observer.js';
import { MetricsController } from './metrics.controller.js';
import { Scrape } from './scrape.js';
import { ShopMetrics } from './shop-metrics.js';

/** Measures the program. Kernel and queue do not know it: it is what observes them. */
@Global()
@Module({
  controllers: [MetricsController],
  providers: [
    Scrape,
    ShopMetrics,
    { provide: AppendObserver, useExisting: ShopMetrics },
    { provide: JobObserver, useExisting: ShopMetrics },
  ],
  exports: [ShopMetrics, AppendObserver, JobObserver],
})
export class MetricsModule {}
