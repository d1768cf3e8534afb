import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowsOf, valueOf } from '../platform/database/rows.js';

/** Tables that survive a new seed, next to those of staff and of former addresses. */
const kept = [
  'migrations',
  'categories',
  'change_log',
  'discount_codes',
  'logbook_entries',
  'product_costs',
  'product_images',
  'product_prices',
  'products',
  'settings',
];

const tablesOfHistory = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname = 'event_store' or (schemaname = 'public' and tablename !~ '^(staff|former)_' and not tablename = any($1))
  order by 1`;

export async function filledHistoryTables(dataSource: DataSource): Promise<string[]> {
  const names = await namesOfTables(dataSource.manager);
  const filled: string[] = [];
  for (const name of names) {
    if (name === 'public.checkpoints') continue; // checkpoints exist for an empty log too
    if (await valueOf(dataSource, z.boolean(), `select exists (select from ${name})`)) filled.push(name);
  }
  return filled;
}

/** Empties the log, the read models and all personal data. Keeps catalogue and staff. Postgres only. */
export async function clearHistory(dataSource: DataSource, settingKeys: readonly string[]): Promise<void> {
  await dataSource.transaction(async (manager) => {
    await manager.query(`truncate ${(await namesOfTables(manager)).join(', ')} restart identity`);
    await manager.query('update discount_codes set redeemed = 0, reserved = 0');
    await manager.query('delete from settings where key = any($1)', [settingKeys]);
  });
}

async function namesOfTables(manager: EntityManager): Promise<string[]> {
  const tables = await rowsOf(manager, z.object({ name: z.string() }), tablesOfHistory, [kept]);
  return tables.map(({ name }) => name);
}
