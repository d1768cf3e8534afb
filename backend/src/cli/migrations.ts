import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { rowsOf, valueOf } from '../platform/database/rows.js';

/** Names of pending migrations, oldest first. Read-only. */
export async function pendingMigrations(dataSource: DataSource): Promise<string[]> {
  const wanted = dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name);
  if (!(await hasTable(dataSource, 'migrations'))) return wanted;
  const rows = await rowsOf(dataSource, z.object({ name: z.string() }), 'select name from migrations');
  const applied = new Set(rows.map(({ name }) => name));
  return wanted.filter((name) => !applied.has(name));
}

export function hasTable(dataSource: DataSource, name: string): Promise<boolean> {
  return valueOf(dataSource, z.boolean(), 'select to_regclass($1) is not null', [name]);
}
