import type { DataSource, EntityManager } from 'typeorm';
import { RetentionRemoval } from './retention-removal.entity.js';

/** Records that rows of a table went at the end of their term. Records nothing for zero. */
export async function recordRemoval(
  database: DataSource | EntityManager,
  tableName: string,
  removed: number,
): Promise<void> {
  if (removed > 0) await database.getRepository(RetentionRemoval).insert({ tableName, removed });
}
