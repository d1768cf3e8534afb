import type { EntityManager } from 'typeorm';

/** Serialises taking a picture into use with the sweep of unused ones, until the end of the transaction. */
export async function imagesInUse(manager: EntityManager): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(7304)');
}
