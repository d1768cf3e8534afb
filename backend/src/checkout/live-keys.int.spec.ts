import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startStripeSimulator, type StripeSimulator } from '../../../infra/stripe-simulator/start-stripe-simulator.js';
import { parseConfig } from '../platform/config/config.js';
import { LogReaders } from '../platform/event-sourcing/readers/readers.module.js';
import { createServer } from '../app/create-server.js';
import type { TestDatabase } from '../testing/database.js';
import { createMigratedDatabase } from '../testing/migrated-database.js';
import { testEnvironment, webhookSecret } from '../testing/shop/test-environment.js';
import { sell } from '../testing/shop/test-products.js';
import { Shopper } from '../testing/shop/shopper.js';

let database: TestDatabase;
let provider: StripeSimulator;
let live: Server;
beforeAll(async () => {
  database = await createMigratedDatabase();
  provider = await startStripeSimulator({ webhookSecret });
  live = liveModeOf(provider);
  await once(live.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  live.close();
  await provider.close();
  await database.drop();
});

/** Proxies the simulator, marks its objects as live mode, and accepts live keys. */
function liveModeOf({ url }: StripeSimulator): Server {
  return createHttpServer((request, response) => {
    const { authorization, 'content-type': contentType, 'idempotency-key': idempotencyKey } = request.headers;
    const headers = Object.entries({
      authorization: authorization?.replace('_live_', '_test_'),
      'content-type': contentType,
      'idempotency-key': idempotencyKey as string | undefined,
    }).filter((header): header is [string, string] => header[1] !== undefined);
    const forward = async () => {
      const body = request.method === 'POST' ? await text(request) : undefined;
      const answer = await fetch(`${url}${request.url}`, { method: request.method, headers, body });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end((await answer.text()).replace(/"livemode":\s*false/g, '"livemode":true'));
    };
    void forward();
  });
}

async function open(secretKey: string): Promise<NestFastifyApplication> {
  const keys = { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: 'pk_live_123' };
  const config = parseConfig({ ...testEnvironment(database.url), ...keys });
  const simulatorPort = (live.address() as AddressInfo).port;
  const app = await createServer({ ...config, stripe: { ...config.stripe, simulatorPort } });
  await app.init();
  await app.get(LogReaders).start();
  await app.listen(0, '127.0.0.1');
  return app;
}

it.each(['sk_live_123', 'rk_live_123'])('places the order of a live payment with the key %s', async (secretKey) => {
  const app = await open(secretKey);
  try {
    const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
    const shop = { app, url, provider, close: () => app.close() };
    await sell(shop, { [secretKey.slice(0, 2)]: { priceCents: 2495, stock: null } });
    const shopper = new Shopper(shop);
    await shopper.start([{ id: secretKey.slice(0, 2), quantity: 1 }]);
    await shopper.pay('echt@example.com');
    expect(await shopper.settle()).toMatchObject({
      status: 'succeeded',
      orderNumber: expect.stringMatching(/^\d{4}-\d{6}$/) as string,
    });
  } finally {
    await app.close();
  }
});
