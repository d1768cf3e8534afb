import type { DataSource } from 'typeorm';
import { countOf } from '../platform/database/rows.js';

/** Keeps a table read until `end`, as a backup does. */
export async function readForLong(dataSource: DataSource, table: string): Promise<{ end: () => Promise<void> }> {
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query(`select from "${table}"`);
  return {
    end: async () => {
      await runner.commitTransaction();
      await runner.release();
    },
  };
}

/** Reads the table as a page does. Throws after five seconds. */
export async function readQuickly(dataSource: DataSource, table: string): Promise<void> {
  await dataSource.transaction(async (manager) => {
    await manager.query(`set local statement_timeout = '5s'`);
    await manager.query(`select from "${table}"`);
  });
}

/** Whether a session of this database waits for a lock. */
export async function someoneWaits(dataSource: DataSource): Promise<boolean> {
  const sql = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await countOf(dataSource, sql)) > 0;
}
