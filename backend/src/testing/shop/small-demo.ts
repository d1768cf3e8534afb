import { createShopDataSource } from '../../app/shop-data-source.js';
import { migrate } from '../../platform/database/data-source.js';

/** Makes the demo of a shop that starts on this database have fewer orders than usual: its size is a setting that the seed keeps. */
export async function keepDemoSmall(databaseUrl: string, orders: number): Promise<void> {
  const dataSource = await createShopDataSource(databaseUrl).initialize();
  await migrate(dataSource);
  await dataSource.query(`insert into settings (key, value) values ('demo_seed_size', $1)`, [
    JSON.stringify({ orders }),
  ]);
  await dataSource.destroy();
}
