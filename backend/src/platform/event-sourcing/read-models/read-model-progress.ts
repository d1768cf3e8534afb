import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { valueOf } from '../../database/rows.js';
import type { PgListener } from '../../database/sessions/pg-listener.js';
import { projectedChannel } from '../readers/checkpoints.js';

interface Waiter {
  position: bigint;
  done: (passed: boolean) => void;
}

/** Lets a request wait until the read models have passed its writes, in whichever process they run. */
export class ReadModelProgress {
  private passed = 0n;
  private readonly waiters = new Set<Waiter>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly listener: PgListener,
    private readonly patienceMs: number,
  ) {}

  /** Increases with every possible change of a read model, by events or by a rebuild. */
  changes = 0;

  async start(): Promise<void> {
    await this.listener.listen(projectedChannel, (payload) => {
      this.changes++;
      if (payload) this.advance(BigInt(payload));
      else void this.readCheckpoints().catch(() => undefined);
    });
  }

  /** False on a timeout. */
  async waitFor(position: bigint | null, timeoutMs = this.patienceMs): Promise<boolean> {
    if (position === null || position <= this.passed) return true;
    return new Promise((resolve) => {
      const timer = setTimeout(() => waiter.done(false), timeoutMs);
      const waiter: Waiter = {
        position,
        done: (passed) => {
          clearTimeout(timer);
          this.waiters.delete(waiter);
          resolve(passed);
        },
      };
      this.waiters.add(waiter);
    });
  }

  private async readCheckpoints(): Promise<void> {
    const sql = `select coalesce(min(position), 0)::text from checkpoints where kind = 'projection' and status = 'live'`;
    this.advance(BigInt(await valueOf(this.dataSource, z.string(), sql)));
  }

  private advance(position: bigint): void {
    if (position > this.passed) this.passed = position;
    for (const waiter of this.waiters) if (waiter.position <= this.passed) waiter.done(true);
  }
}
