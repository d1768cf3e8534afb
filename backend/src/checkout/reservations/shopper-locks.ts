import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppConfig } from '../../platform/config/app-config.js';
import { SessionLocks, type Release } from '../../platform/database/sessions/session-locks.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { pause } from '../../platform/timing/pause.js';
import { KeyedMutex } from '../../platform/timing/keyed-mutex.js';

const lockSpace = 7309;
const retryMs = { least: 15, most: 45 };

/** Serialises the calls of one shopper across processes by a Postgres session lock. */
@Injectable()
export class ShopperLocks implements OnApplicationShutdown {
  protected readonly patienceMs: number = 15_000;
  private readonly mutex = new KeyedMutex();
  private readonly locks: SessionLocks;

  constructor({ databaseUrl }: AppConfig) {
    this.locks = new SessionLocks(databaseUrl, lockSpace);
  }

  /** Throws `checkout-busy` after waiting 15 seconds. */
  run<T>(sidHash: string, work: () => Promise<T>): Promise<T> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), this.patienceMs);
    const result = this.mutex.run(sidHash, async () => {
      const release = await this.lock(sidHash, late.signal).finally(() => clearTimeout(timer));
      try {
        return await work();
      } finally {
        await release();
      }
    });
    const refusal = new Promise<never>((_, reject) => {
      late.signal.addEventListener('abort', () => reject(new DomainError('checkout-busy')));
    });
    return Promise.race([result, refusal]);
  }

  private async lock(sidHash: string, late: AbortSignal): Promise<Release> {
    while (!late.aborted) {
      const release = await this.locks.tryTake(sidHash);
      if (release && !late.aborted) return release;
      await release?.();
      await pause(retryMs.least + Math.random() * (retryMs.most - retryMs.least), late);
    }
    throw new DomainError('checkout-busy');
  }

  async onApplicationShutdown(): Promise<void> {
    await this.locks.close();
  }
}
