import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { readerLocks } from '../../backend/src/platform/event-sourcing/readers/reader-lock.js';

type LockName = keyof typeof readerLocks;

const lookEveryMs = 25;
const holdersSql = `
  select objid::int as key, pid from pg_locks
  where locktype = 'advisory' and granted and objid = any($1)
    and database = (select oid from pg_database where datname = current_database())`;

/** Polls which session holds each reading lock, once any does. */
export class ReaderLockWatch {
  takeovers = 0;
  /** The longest time without a holder. */
  longestMs = 0;
  private readonly holders = new Map<LockName, { pid: number; seenAt: number }>();
  private readonly stopping = new AbortController();
  private readonly looking: Promise<void>;

  constructor(private readonly database: DataSource) {
    this.looking = this.look();
  }

  async holdersNow(): Promise<Map<LockName, number>> {
    const rows = await this.database.query<{ key: number; pid: number }[]>(holdersSql, [Object.values(readerLocks)]);
    const names = Object.keys(readerLocks) as LockName[];
    return new Map(rows.map(({ key, pid }) => [names.find((name) => readerLocks[name] === key)!, pid]));
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.looking;
  }

  private async look(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const now = performance.now();
      const held = await this.holdersNow().catch(() => []); // a busy database answers the next poll
      for (const [lock, pid] of held) {
        const before = this.holders.get(lock);
        if (before && before.pid !== pid) {
          this.takeovers++;
          this.longestMs = Math.max(this.longestMs, Math.round(now - before.seenAt));
        }
        this.holders.set(lock, { pid, seenAt: now });
      }
      await sleep(lookEveryMs);
    }
  }
}
