import type { DataSource } from 'typeorm';

/** Names of pending migrations, oldest first. Read-only. */
export async function pendingMigrations(dataSource: DataSource): Promise<string[]> {
  const wanted = dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name);
  const [table] = await dataSource.query<{ name: string | null }[]>(`select to_regclass('migrations')::text as name`);
  if (!table!.name) return wanted;
  const rows = await dataSource.query<{ name: string }[]>('select name from migrations');
  const applied = new Set(rows.map(({ name }) => name));
  return wanted.filter((name) => !applied.has(name));
}
