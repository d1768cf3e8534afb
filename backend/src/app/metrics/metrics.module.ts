import { Global, Module } from '@nestjs/common';
import { AppendObserver } from '../../platform/event-sourcing/deciding/append-observer.js';
import { RequestObserver } from '../../platform/http/request-observer.js';
import { JobObserver } from '../../platform/jobs/job-observer.js';
import { MetricsController } from './metrics.controller.js';
import { Scrape } from './scrape.js';
import { ShopMetrics } from './shop-metrics.js';

@Global()
@Module({
  controllers: [MetricsController],
  providers: [
    Scrape,
    ShopMetrics,
    { provide: AppendObserver, useExisting: ShopMetrics },
    { provide: JobObserver, useExisting: ShopMetrics },
    { provide: RequestObserver, useExisting: ShopMetrics },
  ],
  exports: [ShopMetrics, AppendObserver, JobObserver, RequestObserver],
})
export class MetricsModule {}
