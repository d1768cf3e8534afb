import type { EntityManager } from 'typeorm';

/** Taking a picture into use and removing the unused ones take turns, until the transaction ends. */
export async function imagesInUse(manager: EntityManager): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(7304)');
}
