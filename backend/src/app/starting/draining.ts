import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AppConfig } from '../../platform/config/app-config.js';

/**
 * Lets the proxy notice that this process stops before its port closes. A proxy that meets a closed port cannot always
 * repeat a request with a body.
 */
@Injectable()
export class Draining implements OnModuleDestroy {
  isDraining = false;

  constructor(private readonly config: AppConfig) {}

  /** The first hook of a shutdown: requests are still served. */
  async onModuleDestroy(): Promise<void> {
    this.isDraining = true;
    await sleep(this.config.drainMs);
  }
}
