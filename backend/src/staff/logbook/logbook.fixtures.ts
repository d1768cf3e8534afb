import type { DataSource } from 'typeorm';

/** Runs a statement that the triggers of the logbook refuse, as the owner of the database. */
export async function rewriteLogbook(database: DataSource, sql: string, values: unknown[] = []): Promise<void> {
  await database.transaction(async (manager) => {
    await manager.query('set local session_replication_role = replica');
    await manager.query(sql, values);
  });
}

export const emptyLogbook = (database: DataSource) => rewriteLogbook(database, 'delete from logbook_entries');
