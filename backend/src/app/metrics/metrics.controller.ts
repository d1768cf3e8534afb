import { readMetrics } from '../../../../contracts/operations.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { Registry } from 'prom-client';
import { AppConfig } from '../../platform/config/app-config.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Scrape } from './scrape.js';

@Controller()
export class MetricsController {
  constructor(
    private readonly config: AppConfig,
    private readonly scrape: Scrape,
  ) {}

  @Handles(readMetrics)
  async readMetrics({ request: { headers }, reply }: Call<typeof readMetrics>): Promise<string> {
    const { metricsToken } = this.config;
    if (!metricsToken || !equal(headers.authorization ?? '', `Bearer ${metricsToken}`))
      throw new DomainError('not-found');
    const text = await this.scrape.text();
    void reply.type(Registry.PROMETHEUS_CONTENT_TYPE).header('cache-control', 'no-store');
    return text;
  }
}

/** Compares in constant time. */
function equal(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
