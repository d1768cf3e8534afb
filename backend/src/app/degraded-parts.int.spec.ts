import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import * as api from '../../../contracts/api.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { EventStoreDbServer } from '../../../infra/eventstoredb-server/eventstoredb-server.js';
import { createMigratedDatabase } from '../testing/migrated-database.js';
import { eventuallyMatches } from '../testing/kernel.js';
import { hasRedis, startOwnRedis } from '../testing/own-redis.js';
import { sell } from '../testing/shop/test-products.js';
import { startTestShop, TestBrowser } from '../testing/shop/test-shop.js';
import { testEnvironment } from '../testing/shop/test-environment.js';
import { parseConfig } from '../platform/config/config.js';
import { createLogger } from '../platform/http/logger.js';
import { createServer } from './create-server.js';
import { patienceMs } from './health.controller.js';

interface Ready {
  status: string;
  parts: Record<string, string>;
}

/** Starts a process without waiting for its services, as after an outage, and waits for a `/readyz`. Returns its log. */
async function logUntil(expected: object, environment: Record<string, string>, spoil?: () => unknown) {
  const database = environment.DATABASE_URL ? undefined : await createMigratedDatabase();
  const lines: string[] = [];
  const config = parseConfig({
    ...testEnvironment(database?.url ?? ''),
    ...environment,
    ROLES: 'api',
    LOG_LEVEL: 'warn',
  });
  const app = await createServer(config, { logger: createLogger(config, { write: (line) => lines.push(line) }) });
  try {
    await app.init();
    await spoil?.();
    await eventuallyMatches(async () => JSON.parse((await app.inject('/readyz')).body) as Ready, expected);
    return lines.join('');
  } finally {
    await app.close();
    await database?.drop();
  }
}

(hasRedis ? describe : describe.skip)('/readyz says why the queue fails (skipped without redis-server)', () => {
  it('of a Redis with another password', async () => {
    const redis = await startOwnRedis((port) => ['--port', String(port), '--requirepass', 'echt-geheim']);
    try {
      const REDIS_URL = `redis://:fout-geheim@127.0.0.1:${redis.port}`;
      const denied = expect.stringMatching(/^denied: (WRONGPASS|NOAUTH)$/) as string;
      const parts = { queue: denied, database: 'ok', eventStore: 'ok' };
      const log = await logUntil({ status: expect.not.stringMatching(/^ok$/), parts }, { REDIS_URL });
      expect(log).not.toMatch(/geheim|verborgen/);
    } finally {
      await redis.stop();
    }
  });

  it('of a Redis in protected mode, also in the log', async () => {
    const [outside] = Object.values(networkInterfaces())
      .flat()
      .filter((one) => one?.family === 'IPv4' && !one.internal);
    if (!outside) return; // protected mode needs an address other than loopback
    const redis = await startOwnRedis((port) => [
      '--port',
      String(port),
      '--bind',
      '0.0.0.0',
      '--protected-mode',
      'yes',
    ]);
    try {
      const REDIS_URL = `redis://${outside.address}:${redis.port}`;
      const queue = expect.stringMatching(/^(denied: DENIED|refused: (EPIPE|ECONNRESET))$/) as string;
      expect(await logUntil({ parts: { queue } }, { REDIS_URL })).not.toContain('verborgen');
    } finally {
      await redis.stop();
    }
  });
});

describe('/readyz says why a store fails', () => {
  it('of a Postgres that is gone', async () => {
    const database = await createMigratedDatabase();
    const gone = () => database.drop();
    const parts = { database: 'missing: 3D000', eventStore: 'missing: 3D000' };
    await logUntil({ status: 'down', parts }, { DATABASE_URL: database.url }, gone);
  });

  it('of an event store that is away before the process is ready', async () => {
    const server = await EventStoreDbServer.start();
    const parts = { eventStore: expect.stringMatching(/^(refused|timeout)(: \w+)?$/) as string, database: 'ok' };
    await logUntil({ status: 'down', parts }, { EVENTSTORE_URL: server.connectionString }, () => server.goAway());
  });

  it('of an event store that goes away later, without which it still shows pages', async () => {
    const server = await EventStoreDbServer.start();
    const shop = await startTestShop({ EVENTSTORE_URL: server.connectionString });
    try {
      await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 5 } });
      const browser = new TestBrowser(shop);
      const ready = async () => {
        const response = await browser.get('/readyz');
        const { status, parts } = (await response.json()) as Ready;
        return [response.status, status, parts.eventStore?.split(':')[0]];
      };
      await eventuallyMatches(ready, [200, 'ok', 'ok']);
      server.goAway();
      await eventuallyMatches(ready, [200, 'degraded', expect.stringMatching(/^(refused|timeout|unreachable)$/)]);
      expect(await browser.status(api.catalog.listProducts)).toBe(200);
    } finally {
      await shop.close();
    }
  });

  it('of a store that never responds, before the proxy gives up', async () => {
    let respond!: (position: bigint) => void;
    const silent = new Promise<bigint>((resolve) => (respond = resolve));
    const shop = await startTestShop();
    try {
      const browser = new TestBrowser(shop);
      const ready = async () => {
        const response = await browser.get('/readyz');
        return [response.status, ((await response.json()) as Ready).parts.eventStore];
      };
      await eventuallyMatches(ready, [200, 'ok']);
      const head = jest.spyOn(shop.app.get(EventStore), 'head');
      head.mockImplementation(() => silent);
      await eventuallyMatches(ready, [200, 'timeout']);
      const [, seconds] = /health_timeout \{\$HEALTH_INTERVAL:(\d+)s\}/.exec(readFileSync('infra/Caddyfile', 'utf8'))!;
      expect(2 * patienceMs).toBeLessThan(Number(seconds) * 1000); // one round of checks, then the read models
    } finally {
      respond(0n);
      jest.restoreAllMocks();
      await shop.close();
    }
  });
});
