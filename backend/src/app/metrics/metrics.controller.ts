import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import { AnswersFile } from '../../platform/http/answers.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Scrape } from './scrape.js';

@Controller('metrics')
@AllowAccess('open')
export class MetricsController {
  constructor(
    private readonly config: AppConfig,
    private readonly scrape: Scrape,
  ) {}

  /** For Prometheus, with `Authorization: Bearer METRICS_TOKEN`. 404 `not-found` for everybody else: nothing here can be guessed at. */
  @Get()
  @AnswersFile('text/plain')
  async readMetrics(
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
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
