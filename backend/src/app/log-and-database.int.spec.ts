import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { remove, throwAwayFolder } from '../../../scripts/lib/services/throw-away.mjs';
import { commandLineOn } from '../testing/cli/recording-terminal.js';
import { CannotStartError } from '../platform/config/cannot-start.js';
import { parseConfig } from '../platform/config/config.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { EventStoreDbServer } from '../../../infra/eventstoredb-server/eventstoredb-server.js';
import { identifyLog } from '../platform/event-sourcing/log-identity/identify-log.js';
import { aStream, someEvents } from '../platform/event-sourcing/testing/contract-tools.js';
import { createTestDatabase, type TestDatabase } from '../testing/database.js';
import { eventually } from '../testing/kernel.js';
import { testEnvironment } from '../testing/shop/test-environment.js';
import { startProgram } from './start-program.js';

const lost = 12;
let folder: string;
let database: TestDatabase;
const servers: EventStoreDbServer[] = [];
beforeEach(async () => {
  folder = throwAwayFolder();
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const server of servers.splice(0)) server.goAway();
  await database.drop();
  remove(folder);
});

async function serverOn(volume: string, port = 0): Promise<EventStoreDbServer> {
  const server = await EventStoreDbServer.start({ folder: join(folder, volume), port });
  servers.push(server);
  return server;
}

async function withShop<T>(
  environment: Record<string, string>,
  work: (app: NestFastifyApplication, address: string) => Promise<T>,
  on = database,
): Promise<T> {
  const port = await freePort();
  const settings = { ...testEnvironment(on.url), ROLES: 'api,worker', PORT: String(port), ...environment };
  const app = await startProgram(parseConfig(settings));
  try {
    return await work(app, `http://127.0.0.1:${port}`);
  } finally {
    await app.close();
  }
}

async function refusalOf(environment: Record<string, string>): Promise<string> {
  const error: unknown = await withShop(environment, () => Promise.resolve(undefined)).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(CannotStartError);
  return (error as Error).message;
}

/** Appends events and waits until the read models have passed them. */
async function writeLost(app: NestFastifyApplication): Promise<void> {
  const { position } = await app.get(EventStore).append(aStream(), someEvents(lost), 'no-stream');
  await eventually(async () => {
    const [row] = await app.get(DataSource).query<{ position: string }[]>('select position::text from log_identity');
    return BigInt(row!.position) === position;
  });
}

function otherEvents(count: number) {
  const empty = Buffer.from('{}');
  return someEvents(count).map(({ id, type }) => ({ id, type, data: empty, metadata: empty }));
}

/** A database whose log was set back by twelve events; `old` is the volume that lacks them. */
async function shopBeforeItsLog(): Promise<EventStoreDbServer> {
  const server = await serverOn('volume');
  await withShop({ EVENTSTORE_URL: server.connectionString }, async (app) => {
    cpSync(join(folder, 'volume'), join(folder, 'old'), { recursive: true });
    await writeLost(app);
  });
  return server;
}

it('a start beside a log that was set back says how many events are missing, and one beside the right log works', async () => {
  const server = await shopBeforeItsLog();
  const old = await serverOn('old');
  const message = await refusalOf({ EVENTSTORE_URL: old.connectionString });
  expect(message).toContain(`the log lacks ${lost} events that the database has passed`);
  expect(message).toContain('docs/runbooks/log-and-database-differ.md');
  await withShop({ EVENTSTORE_URL: server.connectionString }, () => Promise.resolve());
});

it('a log that was set back and written further is noticed', async () => {
  await shopBeforeItsLog();
  const old = await serverOn('old');
  old.log.append(aStream(), otherEvents(3 * lost), 'no-stream');
  expect(await refusalOf({ EVENTSTORE_URL: old.connectionString })).toContain('do not belong together');
});

it('doctor, verify and backup notice it, and verify ends', async () => {
  await shopBeforeItsLog();
  const old = await serverOn('old');
  const shop = commandLineOn({ ...testEnvironment(database.url), EVENTSTORE_URL: old.connectionString });
  const doctor = await shop(['doctor']);
  expect(doctor.code).toBe(1);
  expect(doctor.out).toContain(`the log lacks ${lost} events`);
  expect(doctor.out).not.toContain('up to date');
  for (const command of [
    ['projections', 'verify'],
    ['backup', '--to', join(folder, 'backup')],
  ]) {
    const { code, err } = await shop(command);
    expect([code, err]).toEqual([1, expect.stringContaining(`the log lacks ${lost} events`)]);
  }
});

it.each([
  ['set back', 0],
  ['set back and written further', 4 * lost],
])('a running shop is not ready once its log was %s', async (_, further) => {
  const server = await serverOn('volume');
  const port = Number(/:(\d+)\?/.exec(server.connectionString)![1]);
  await withShop({ EVENTSTORE_URL: server.connectionString }, async (app, address) => {
    cpSync(join(folder, 'volume'), join(folder, 'old'), { recursive: true });
    await writeLost(app);
    await eventually(async () => (await fetch(`${address}/readyz`)).status === 200, 'the shop to be ready');
    server.goAway();
    const old = await serverOn('old', port);
    if (further > 0) old.log.append(aStream(), otherEvents(further), 'no-stream');
    const readiness = async () => {
      const response = await fetch(`${address}/readyz`);
      return { code: response.status, ...((await response.json()) as { parts: Record<string, string> }) };
    };
    // On a busy machine the check may time out, and then responds with `readers: unknown`.
    let last: Awaited<ReturnType<typeof readiness>>;
    const isNoticed = async () => {
      last = await readiness();
      return last.code === 503 && last.parts.eventStore === 'another log';
    };
    await eventually(isNoticed, 'the other log is noticed', () => last);
  });
});

it('the log of another shop is refused, whatever its length', async () => {
  const server = await shopBeforeItsLog();
  const another = await createTestDatabase();
  const strange = await serverOn('strange');
  await withShop({ EVENTSTORE_URL: strange.connectionString }, writeLost, another);
  await another.drop();
  expect(await refusalOf({ EVENTSTORE_URL: strange.connectionString })).toMatch(
    /the log is [\da-f-]{36}, with 13 events, and the database has passed 12 events of the log/,
  );
  const empty = await serverOn('empty');
  expect(await refusalOf({ EVENTSTORE_URL: empty.connectionString })).toContain('without a name, with 0 events');
  expect(await refusalOf({})).toContain('without a name, with 0 events'); // EVENTSTORE_URL was forgotten
  expect(server.log.stream('log-identity')).toHaveLength(1);
});

it('a shop of a former version names its log at the first start, also when several processes start or one crashed', async () => {
  const server = await serverOn('volume');
  const named = () => server.log.stream('log-identity').map(({ id }) => id);
  await withShop({ EVENTSTORE_URL: server.connectionString }, async (app) => {
    const [store, dataSource] = [app.get(EventStore), app.get(DataSource)];
    const row = () => dataSource.query<{ id: string; event_id: string }[]>('select id, event_id from log_identity');
    const [first] = named();
    expect(await row()).toEqual([{ id: first, event_id: first }]);
    await dataSource.query('update log_identity set event_id = null'); // crashed behind the append
    await identifyLog(store, dataSource);
    await dataSource.query('delete from log_identity'); // the database went back to a moment before
    await Promise.all([identifyLog(store, dataSource), identifyLog(store, dataSource)]);
    expect(await row()).toEqual([{ id: first, event_id: first }]);
    expect(named()).toEqual([first]);
  });
});
