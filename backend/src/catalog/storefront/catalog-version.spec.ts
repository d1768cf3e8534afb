import type { EntityManager } from 'typeorm';
import { PgListener } from '../../platform/database/sessions/pg-listener.js';
import { CatalogVersion } from './catalog-version.js';

const nowhere = 'postgres://127.0.0.1:1/none';

it('counts a change of this process at once, and tells the others', async () => {
  const listener = new PgListener(nowhere);
  const catalog = new CatalogVersion(listener);
  await catalog.onApplicationBootstrap();
  const before = catalog.current;
  const query = jest.fn(() => Promise.resolve());
  await catalog.changed({ query } as unknown as EntityManager);
  expect(query).toHaveBeenCalledWith('notify catalog_changed');
  expect(catalog.current).toBe(before + 1);
  await listener.close();
});
