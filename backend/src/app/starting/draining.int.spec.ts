import * as api from '../../../../contracts/api.js';
import { freePort } from '../../../../scripts/lib/ports.mjs';
import { parseConfig } from '../../platform/config/config.js';
import { createMigratedDatabase } from '../../testing/migrated-database.js';
import { testEnvironment } from '../../testing/shop/test-environment.js';
import { startProgram } from '../start-program.js';

const statusOf = async (address: string) => {
  const response = await fetch(address, { headers: { connection: 'close' } });
  return [response.status, ((await response.json()) as { status?: string }).status];
};

it('says that it is not ready while it still serves, and then ends', async () => {
  const database = await createMigratedDatabase();
  const port = await freePort();
  const environment = { ...testEnvironment(database.url), ROLES: 'api', PORT: String(port), DRAIN_S: '5' };
  const app = await startProgram(parseConfig(environment));
  const address = `http://127.0.0.1:${port}`;
  const begun = Date.now();
  const ended = app.close();
  try {
    expect(await statusOf(`${address}/readyz`)).toEqual([503, 'stopping']);
    expect(await statusOf(`${address}/healthz`)).toEqual([200, 'ok']);
    expect((await fetch(`${address}${api.catalog.listProducts.path}`)).status).toBe(200);
  } finally {
    await ended;
    await database.drop();
  }
  expect(Date.now() - begun).toBeGreaterThanOrEqual(5000);
  await expect(fetch(address)).rejects.toThrow();
});

it('does not wait in a worker, which no proxy chooses', () => {
  const environment = { ...testEnvironment('postgres://x/x'), DRAIN_S: '5' };
  expect(parseConfig({ ...environment, ROLES: 'worker' }).drainMs).toBe(0);
  expect(parseConfig({ ...environment, ROLES: 'api' }).drainMs).toBe(5000);
});
