import type { DataSource } from 'typeorm';

/** What the demo keeps when its history begins again. */
const kept = [
  'migrations',
  'categories',
  'change_log',
  'discount_codes',
  'product_images',
  'products',
  'settings',
  'staff_members',
  'staff_sessions',
];

/** Empties the log, the read models and everything about people; catalogue and staff stay. For the demo on Postgres only. */
export async function forgetHistory(dataSource: DataSource, settingKeys: readonly string[]): Promise<void> {
  await dataSource.transaction(async (manager) => {
    const tables = await manager.query<{ name: string }[]>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname = 'event_store' or (schemaname = 'public' and not tablename = any($1))`,
      [kept],
    );
    await manager.query(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity`);
    await manager.query('update discount_codes set redeemed = 0, reserved = 0');
    await manager.query('delete from settings where key = any($1)', [settingKeys]);
  });
}
