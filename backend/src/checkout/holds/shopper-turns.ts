import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppConfig } from '../../platform/config/app-config.js';
import { SessionLocks, type Release } from '../../platform/database/sessions/session-locks.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { pause } from '../../platform/timing/pause.js';
import { Turns } from '../../platform/timing/turns.js';

const lockSpace = 7309;
const retryMs = { least: 15, most: 45 };

/** Serialises the calls of one shopper across processes by a Postgres session lock. */
@Injectable()
export class ShopperTurns implements OnApplicationShutdown {
  protected readonly patienceMs: number = 15_000;
  private readonly queues = new Turns();
  private readonly locks: SessionLocks;

  constructor({ databaseUrl }: AppConfig) {
    this.locks = new SessionLocks(databaseUrl, lockSpace);
  }

  /** Throws `checkout-busy` after waiting 15 seconds. */
  take<T>(sidHash: string, work: () => Promise<T>): Promise<T> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), this.patienceMs);
    const turn = this.queues.take(sidHash, async () => {
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
    return Promise.race([turn, refusal]);
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
