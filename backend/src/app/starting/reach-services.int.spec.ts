import { createServer, connect, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../../scripts/lib/ports.mjs';
import { CannotStartError } from '../../platform/config/cannot-start.js';
import { EventStoreDbServer } from '../../../../infra/eventstoredb-server/eventstoredb-server.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database.js';
import { reachEventStore } from './reach-event-store.js';
import { reachPostgres } from '../../platform/starting/reach-postgres.js';
import { reachRedis } from '../../platform/starting/reach-redis.js';

const lateMs = 1500;
const longMs = 30_000;
const quietly = () => undefined;

let database: TestDatabase;
const servers: Server[] = [];
const sockets = new Set<Socket>();
beforeAll(async () => (database = await createTestDatabase()));
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  for (const socket of sockets) socket.destroy();
  sockets.clear();
});
afterAll(() => database.drop());

async function listen(port: number, onConnection: (socket: Socket) => void): Promise<void> {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
}

/** Forwards the port to the test database; bytes are delayed by `delayMs`. */
function forwardToPostgres(port: number, delayMs: number): Promise<void> {
  const { hostname, port: to } = new URL(database.url);
  return listen(port, (socket) => {
    socket.pause();
    setTimeout(() => {
      const server = connect(Number(to || 5432), hostname);
      server.on('error', () => socket.destroy());
      server.on('close', () => socket.destroy());
      socket.on('close', () => server.destroy());
      socket.pipe(server).pipe(socket);
    }, delayMs);
  });
}

function databaseOn(port: number): string {
  const url = new URL(database.url);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return url.toString();
}

function answerAsRedis(socket: Socket): void {
  socket.on('data', (data) => {
    for (const [, command] of data.toString().matchAll(/\$\d+\r\n(info|ping|client|auth|hello)\r\n/gi)) {
      const name = command!.toLowerCase();
      socket.write(name === 'info' ? '$9\r\nloading:0\r\n' : name === 'ping' ? '+PONG\r\n' : '+OK\r\n');
    }
  });
}

async function messageOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(CannotStartError);
  return (error as Error).message;
}

describe('Postgres', () => {
  it('is waited for until it listens', async () => {
    const port = await freePort();
    const reached = reachPostgres({ databaseUrl: databaseOn(port), databaseWaitMs: longMs }, quietly);
    await sleep(lateMs);
    await forwardToPostgres(port, 0);
    await reached;
  });

  it('may be slow: a connection that takes six seconds is awaited', async () => {
    const port = await freePort();
    await forwardToPostgres(port, 6000);
    await reachPostgres({ databaseUrl: databaseOn(port), databaseWaitMs: longMs }, quietly);
  });

  it('ends the start with its address when it stays away, without credentials', async () => {
    const port = await freePort();
    const databaseUrl = `postgres://shop:geheim@127.0.0.1:${port}/shop`;
    expect(await messageOf(reachPostgres({ databaseUrl, databaseWaitMs: 1000 }, quietly))).toBe(
      `Postgres at 127.0.0.1:${port} did not respond within 1 s (ECONNREFUSED). ` +
        'Start it or correct DATABASE_URL, then start again; DATABASE_WAIT_S sets how long to wait.',
    );
  });

  it('ends the start at once when the database does not exist', async () => {
    const url = new URL(database.url);
    url.pathname = '/nowhere';
    expect(await messageOf(reachPostgres({ databaseUrl: url.toString(), databaseWaitMs: longMs }, quietly))).toContain(
      'has no such database',
    );
  });
});

describe('EventStoreDB', () => {
  it('is waited for until it listens', async () => {
    const server = await EventStoreDbServer.start();
    const url = server.connectionString;
    server.goAway();
    const reached = reachEventStore(url, longMs, quietly);
    await sleep(lateMs);
    await server.comeBack();
    await reached;
    server.goAway();
  });

  it('ends the start with its address when it stays away, without credentials', async () => {
    const port = await freePort();
    const message = await messageOf(reachEventStore(`esdb://shop:geheim@127.0.0.1:${port}?tls=false`, 1000, quietly));
    expect(message).toMatch(`EventStoreDB at 127.0.0.1:${port} did not respond within 1 s`);
    expect(message).not.toContain('geheim');
    expect(message).toContain('EVENTSTORE_URL');
  });

  it('ends the start in time when it accepts connections and stays silent', async () => {
    const port = await freePort();
    await listen(port, quietly);
    const began = Date.now();
    await messageOf(reachEventStore(`esdb://127.0.0.1:${port}?tls=false`, 1000, quietly));
    expect(Date.now() - began).toBeLessThan(50_000);
  });
});

describe('Redis', () => {
  it('is waited for until it listens', async () => {
    const port = await freePort();
    const reached = reachRedis(`redis://127.0.0.1:${port}`, longMs, quietly);
    await sleep(lateMs);
    await listen(port, answerAsRedis);
    await reached;
  });

  it('ends the start with its address when it stays away, without credentials', async () => {
    const port = await freePort();
    const message = await messageOf(reachRedis(`redis://:geheim@127.0.0.1:${port}`, 1000, quietly));
    expect(message).toMatch(`Redis at 127.0.0.1:${port} did not respond within 1 s (ECONNREFUSED)`);
    expect(message).not.toContain('geheim');
  });

  it('ends the start at once when it refuses the password', async () => {
    const port = await freePort();
    await listen(port, (socket) =>
      socket.on('data', () => socket.write('-WRONGPASS invalid username-password pair\r\n')),
    );
    expect(await messageOf(reachRedis(`redis://:geheim@127.0.0.1:${port}`, longMs, quietly))).toBe(
      `Redis at 127.0.0.1:${port} refused the user or password. Correct REDIS_URL.`,
    );
  });
});
