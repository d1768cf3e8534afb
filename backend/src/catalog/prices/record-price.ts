import type { EntityManager } from 'typeorm';

/**
 * Records a saved price when it differs from the one in force: the trigger compares both. The column does not change when
 * a planned price has replaced the one in it, so this writes it all the same.
 */
export async function recordPrice(manager: EntityManager, id: number, priceCents: number | undefined): Promise<void> {
  if (priceCents === undefined) return;
  await manager.query('update products set price_cents = $2 where id = $1', [id, priceCents]);
}
