import { createShopDataSource } from '../../app/shop-data-source.js';
import { migrate } from '../../platform/database/data-source.js';

/** Sets the demo size that the seed reads at the first start. */
export async function keepDemoSmall(databaseUrl: string, orders: number): Promise<void> {
  const dataSource = await createShopDataSource(databaseUrl).initialize();
  await migrate(dataSource);
  await dataSource.query(`insert into settings (key, value) values ('demo_seed_size', $1)`, [
    JSON.stringify({ orders }),
  ]);
  await dataSource.destroy();
}
