import * as grpc from '@grpc/grpc-js';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { commandLineOn } from '../testing/cli/recording-terminal.js';
import { CannotStartError } from '../platform/config/cannot-start.js';
import { parseConfig } from '../platform/config/config.js';
import { migrate } from '../platform/database/data-source.js';
import { createShopDataSource } from './shop-data-source.js';
import { EventStoreDbServer } from '../../../infra/eventstoredb-server/eventstoredb-server.js';
import { startProgram } from './start-program.js';
import { keepDemoSmall } from '../testing/shop/small-demo.js';
import { createTestDatabase, type TestDatabase } from '../testing/database.js';
import { testEnvironment } from '../testing/shop/test-environment.js';

let database: TestDatabase;
const open: NestFastifyApplication[] = [];
beforeEach(async () => (database = await createTestDatabase()));
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
  await database.drop();
});

async function start(environment: Record<string, string>, on = database): Promise<void> {
  const PORT = String(await freePort());
  open.push(await startProgram(parseConfig({ ...testEnvironment(on.url), ROLES: 'api,worker', PORT, ...environment })));
}

/** The message of the CannotStartError. */
async function endOf(environment: Record<string, string>, on?: TestDatabase): Promise<string> {
  const error: unknown = await start(environment, on).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(CannotStartError);
  return (error as Error).message;
}

async function refusingServer(code: grpc.status): Promise<{ address: string; close(): void }> {
  const server = new grpc.Server();
  const refuse = (call: grpc.ServerWritableStream<unknown, unknown>) => call.emit('error', { code, details: 'no' });
  const streams = { read: refuse, append: refuse, batchAppend: refuse } as unknown as grpc.UntypedServiceImplementation;
  server.addService(StreamsService as unknown as grpc.ServiceDefinition, streams);
  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync('127.0.0.1:0', grpc.ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    ),
  );
  return { address: `127.0.0.1:${port}`, close: () => server.forceShutdown() };
}

describe('while a service is away', () => {
  it.each(['api', 'worker', 'api,worker'])('a start as %s ends with the address of the event store', async (ROLES) => {
    const address = `127.0.0.1:${await freePort()}`;
    const EVENTSTORE_URL = `esdb://shop:geheim@${address}?tls=false`;
    const message = await endOf({ ROLES, EVENTSTORE_URL, EVENTSTORE_WAIT_S: '1' });
    expect(message).toContain(`EventStoreDB at ${address} did not respond within 1 s`);
    expect(message).not.toContain('geheim');
  });

  it.each(['api', 'worker'])('a start as %s ends with the address of Redis', async (ROLES) => {
    const address = `127.0.0.1:${await freePort()}`;
    const message = await endOf({ ROLES, REDIS_URL: `redis://${address}`, REDIS_WAIT_S: '1' });
    expect(message).toContain(`Redis at ${address} did not respond within 1 s`);
  });

  it('a command ends with the address of the event store, without a stack trace', async () => {
    const dataSource = await createShopDataSource(database.url).initialize();
    await migrate(dataSource);
    await dataSource.destroy();
    const address = `127.0.0.1:${await freePort()}`;
    const environment = { EVENTSTORE_URL: `esdb://${address}?tls=false`, EVENTSTORE_WAIT_S: '1' };
    const { code, err } = await commandLineOn({ ...testEnvironment(database.url), ...environment })([
      'projections',
      'status',
    ]);
    expect(code).toBe(1);
    expect(err).toContain(`✗ EventStoreDB at ${address} did not respond within 1 s`);
    expect(err).not.toMatch(/^ {4}at /m);
  });

  it('a start continues when the event store responds', async () => {
    const server = await EventStoreDbServer.start();
    server.goAway();
    const started = start({ EVENTSTORE_URL: server.connectionString });
    await sleep(2000);
    await server.comeBack();
    await started;
    await open.pop()!.close();
    server.goAway();
  });
});

describe('an event store that refuses the user', () => {
  it.each([
    [grpc.status.PERMISSION_DENIED, 'does not allow the user "shop" to read $all'],
    [grpc.status.UNAUTHENTICATED, 'did not accept the user "shop"'],
  ])('ends the start at once with status %i', async (code, sentence) => {
    const { address, close } = await refusingServer(code);
    const message = await endOf({ EVENTSTORE_URL: `esdb://shop:geheim@${address}?tls=false` });
    expect(message).toContain(`EventStoreDB at ${address} ${sentence}`);
    expect(message).not.toContain('geheim');
    close();
  });
});

describe('a new database', () => {
  it('is refused beside the log of another shop, with the options in the message', async () => {
    const server = await EventStoreDbServer.start();
    const environment = { EVENTSTORE_URL: server.connectionString, DEMO: '1' };
    await keepDemoSmall(database.url, 100);
    await start(environment);
    await open.pop()!.close();
    const another = await createTestDatabase();
    const message = await endOf(environment, another);
    expect(message).toMatch(/^The event store at 127\.0\.0\.1:\d+ holds 500 or more events since \d{4}-\d\d-\d\dT/);
    for (const choice of ['restore a backup', 'DATABASE_URL', 'EVENTSTORE_URL']) expect(message).toContain(choice);
    expect(await endOf({ ...environment, DEMO: '0' }, another)).toBe(message);
    await start(environment);
    await open.pop()!.close();
    await another.drop();
    server.goAway();
  });
});
