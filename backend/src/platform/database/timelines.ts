import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { oneRowOf, rowsOf } from './rows.js';
import { oneAtATime } from './sessions/one-at-a-time.js';

/** The channel on which a process says that it noticed a restore. */
export const restoreNoticed = 'restore_noticed';

const numbersPerDay = 5000;
const dayMs = 24 * 3600_000;

/**
 * Postgres counts its timeline up when a restore or a failover ends. A WAL file name starts with it, in hexadecimal.
 */
const timelineSql = `
  select ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int as timeline,
    (select timeline from timelines order by seen_at desc limit 1) as former,
    (select max(updated_at) from checkpoints) as "lostSince"`;
const advance = `
  select setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, start_value) + $1)
  from pg_sequences where schemaname = 'public'`;

const Timeline = z.object({ timeline: z.int(), former: z.int().nullable(), lostSince: z.date().nullable() });
const Restore = z.object({ seenAt: z.date(), lostSince: z.date() });

/** Skips numbers that lost rows may have used, because they appear in sent mails. */
export function numbersSince(moment: string | Date, now: Date): number {
  const days = Math.ceil((now.getTime() - new Date(moment).getTime()) / dayMs);
  return Math.max(1, days) * numbersPerDay;
}

/**
 * Notices that the database went back in time, by a point-in-time restore or a failover, and skips the numbers that it
 * may have given meanwhile. Returns since when rows may be missing, once per restore.
 */
export function noticeRestore(dataSource: DataSource, now: Date): Promise<Date | null> {
  return oneAtATime(dataSource, 'migration', () =>
    dataSource.transaction(async (manager) => {
      const found = await oneRowOf(manager, Timeline, timelineSql);
      const { timeline, former } = found;
      if (timeline === former) return null;
      const lostSince = former === null ? null : (found.lostSince ?? now);
      if (lostSince) await manager.query(advance, [numbersSince(lostSince, now)]);
      await manager.query('insert into timelines (seen_at, timeline, lost_since) values ($1, $2, $3)', [
        now,
        timeline,
        lostSince,
      ]);
      await manager.query(`notify ${restoreNoticed}`);
      return lostSince;
    }),
  );
}

/** Restores whose payments nobody has checked, oldest first. */
export function uncheckedRestores(dataSource: DataSource): Promise<z.output<typeof Restore>[]> {
  return rowsOf(
    dataSource,
    Restore,
    `select seen_at as "seenAt", lost_since as "lostSince" from timelines
     where lost_since is not null and payments_checked_at is null order by seen_at`,
  );
}

export async function markChecked(dataSource: DataSource, seenAt: Date): Promise<void> {
  await dataSource.query('update timelines set payments_checked_at = now() where seen_at = $1', [seenAt]);
}
