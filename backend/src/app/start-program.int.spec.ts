import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import type { Product } from '../../../contracts/catalog.js';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { parseConfig } from '../platform/config/config.js';
import { demoProducts } from '../demo/catalogue.js';
import { EventStoreDbServer } from '../../../infra/eventstoredb-server/eventstoredb-server.js';
import { mostCounted } from '../platform/event-sourcing/readers/reader-lag.js';
import { ReadModelReadiness } from '../platform/event-sourcing/read-models/read-model-readiness.js';
import { startProgram } from './start-program.js';
import { keepDemoSmall } from '../testing/shop/small-demo.js';
import type { TestDatabase } from '../testing/database.js';
import { createMigratedDatabase } from '../testing/migrated-database.js';

import { eventually, eventuallyMatches } from '../testing/kernel.js';
import { testEnvironment } from '../testing/shop/test-environment.js';

let database: TestDatabase;
const open: NestFastifyApplication[] = [];
beforeEach(async () => {
  database = await createMigratedDatabase();
  await keepDemoSmall(database.url, 300);
});
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
  await database.drop();
});

/** Starts a process of the shop; `ready` resolves when it is ready. */
async function start(ROLES: string, environment: Record<string, string> = {}) {
  const port = await freePort();
  const config = parseConfig({
    ...testEnvironment(database.url),
    DEMO: '1',
    ...environment,
    ROLES,
    PORT: String(port),
  });
  const ready = startProgram(config).then((app) => {
    open.push(app);
    return app;
  });
  const get = (path: string) => fetch(`http://localhost:${port}${path}`);
  const health = async () => {
    const response = await get('/readyz').catch(() => undefined);
    return response && { ...((await response.json()) as { parts: Record<string, string> }), status: response.status };
  };
  return { ready, get, health };
}

async function soldOut(get: (path: string) => Promise<Response>): Promise<string[]> {
  const products = (await (await get(api.catalog.listProducts.path)).json()) as Product[];
  expect(products.length).toBeGreaterThan(10);
  return products.filter(({ stock }) => stock === 0).map(({ slug }) => slug);
}

const soldOutInDemo = demoProducts.filter(({ stock }) => stock === 0).map(({ slug }) => slug);

it('is ready after a first seed when the catalogue shows real stock', async () => {
  const { ready, get, health } = await start('api,worker');
  await ready;
  expect(await soldOut(get)).toEqual(soldOutInDemo);
  await eventuallyMatches(health, { status: 200 });
});

it('an api process waits until the worker has filled the read models, and tolerates lag later', async () => {
  const api = await start('api');
  await eventuallyMatches(api.health, { status: 503, parts: { database: 'ok', 'stock-levels': 'catching up' } });
  const worker = await start('worker');
  const [app] = await Promise.all([api.ready, worker.ready]);
  expect(await soldOut(api.get)).toEqual(soldOutInDemo);
  await eventuallyMatches(api.health, { status: 200 });
  await open.splice(open.indexOf(await worker.ready), 1)[0]!.close();
  const dataSource = app.get(DataSource);
  await dataSource.query(`update checkpoints set position = 0 where name = 'stock-levels'`);
  await eventuallyMatches(api.health, { status: 200 });
  await dataSource.query(`update checkpoints set status = 'halted' where name = 'stock-levels'`);
  await eventuallyMatches(api.health, { status: 200, parts: { 'stock-levels': 'halted' } });
  expect(await app.get(ReadModelReadiness).missing()).toEqual([]);
});

it.each(['Postgres', 'EventStoreDB'])('reports since when a reader is behind, with the log on %s', async (kind) => {
  const server = kind === 'EventStoreDB' ? await EventStoreDbServer.start() : undefined;
  const environment: Record<string, string> = server ? { EVENTSTORE_URL: server.connectionString } : {};
  const worker = await start('worker', environment);
  const api = await start('api', environment);
  const [app] = await Promise.all([api.ready, worker.ready]);
  const isCurrent = async () => {
    const { status, parts } = (await api.health())!;
    return status === 200 && !Object.hasOwn(parts, 'stock-levels');
  };
  await eventually(isCurrent, 'the process to be ready');
  await open.splice(open.indexOf(await worker.ready), 1)[0]!.close();
  await app.get(DataSource).query(`update checkpoints set position = 0 where name = 'stock-levels'`);
  const moment = /^behind: (\d+) or more events since \d{4}-\d\d-\d\dT[\d:.]+Z$/;
  let told: RegExpExecArray | null = null;
  // On a busy machine the count may exceed the timeout of the health check, which then returns 'unknown'.
  await eventually(async () => {
    told = moment.exec((await api.health())!.parts['stock-levels'] ?? '');
    return told !== null;
  }, 'the reader to be told as behind');
  expect(told![1]).toBe(String(mostCounted));
  await eventuallyMatches(api.health, { status: 200 });
  for (const started of open.splice(0)) await started.close();
  server?.goAway();
});

it.each([
  [true, 'in production'],
  [false, 'elsewhere'],
])('takes ADMIN_PASSWORD as an initial password: %s %s, and keeps the account at a restart', async (production) => {
  const accountNow = async () => {
    const config = parseConfig({
      ...testEnvironment(database.url),
      ADMIN_EMAIL: 'baas@gommie.example',
      ADMIN_PASSWORD: 'drie potten op de plank',
      PORT: String(await freePort()),
    });
    const app = await startProgram({ ...config, production });
    open.push(app);
    const [row] = await app
      .get(DataSource)
      .query<[{ isInitial: boolean; until: string | null }]>(
        `select initial_hash is not distinct from password_hash as "isInitial", initial_until as until from staff_members`,
      );
    return row;
  };
  const first = await accountNow();
  expect(first).toEqual({ isInitial: production, until: production ? expect.anything() : null });
  expect(await accountNow()).toEqual(first);
});
