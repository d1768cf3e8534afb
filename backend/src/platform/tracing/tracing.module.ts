import { Injectable, Logger, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';
import { withDeadline } from '../timing/with-deadline.js';
import type { RunningTracing } from './start-tracing.js';

const lastSpansMs = 2000;
const quietMs = 60_000;

/** Enables tracing when a collector is configured; loads its library only then. */
@Injectable()
class Tracing implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('tracing');
  private running: RunningTracing | undefined;
  private complainedAt = 0;

  constructor(private readonly config: AppConfig) {}

  async onModuleInit(): Promise<void> {
    const { tracesUrl } = this.config;
    if (!tracesUrl) return;
    const { startTracing } = await import('./start-tracing.js');
    this.running = startTracing(tracesUrl, (why) => this.complain(why));
    this.logger.log('Traces are on');
  }

  /** Runs after everything that creates spans has stopped. */
  async onApplicationShutdown(): Promise<void> {
    if (!this.running) return;
    await withDeadline(this.running.stop(), lastSpansMs).catch((error: Error) => this.complain(error.message));
  }

  private complain(why: string): void {
    if (Date.now() - this.complainedAt < quietMs) return;
    this.complainedAt = Date.now();
    this.logger.warn({ why }, 'Traces do not reach the collector and are lost; the shop goes on');
  }
}

@Module({ providers: [Tracing] })
export class TracingModule {}
