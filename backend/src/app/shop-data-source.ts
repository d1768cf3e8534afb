import type { DataSource } from 'typeorm';
import { createDataSource } from '../platform/database/data-source.js';
import { entities } from './entities.js';

/** Describes the shop's database, for the program, the tests and the command line. Does not connect. */
export function createShopDataSource(url: string, options?: Parameters<typeof createDataSource>[2]): DataSource {
  return createDataSource(url, entities, options);
}
