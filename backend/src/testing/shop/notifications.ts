import { DataSource } from 'typeorm';
import { PgListener } from '../../platform/database/sessions/pg-listener.js';
import type { TestShop } from './test-shop.js';

const channel = 'test_probe';

/**
 * Waits until the shop has received every notification that was committed before. They arrive in order, and a cached
 * catalogue is a response behind until then.
 */
export async function receiveNotifications({ app }: TestShop): Promise<void> {
  let received!: () => void;
  const probe = new Promise<void>((resolve) => (received = resolve));
  await app.get(PgListener).listen(channel, received);
  await app.get(DataSource).query(`notify ${channel}`);
  await probe;
}
