import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import * as api from '../../../../contracts/api.js';
import { parseConfig } from '../config/config.js';
import type { TestDatabase } from '../../testing/database.js';
import { createMigratedDatabase } from '../../testing/migrated-database.js';
import { testEnvironment } from '../../testing/shop/test-environment.js';
import { createServer } from '../../app/create-server.js';

let database: TestDatabase;
let app: NestFastifyApplication;
beforeAll(async () => {
  database = await createMigratedDatabase();
  const times = { headersMs: 1500, wholeMs: 3000, checkEveryMs: 20 };
  app = await createServer(parseConfig(testEnvironment(database.url)), { times });
  await app.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/**
 * Sends the start of a request; `response` resolves with everything received until the server closes the connection.
 */
async function begin(request: string): Promise<{ socket: Socket; response: Promise<string> }> {
  const socket = connect((app.getHttpServer().address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.write(request);
  return { socket, response: text(socket) };
}

const head = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`;

it.each([api.checkout.createPaymentIntent.path, api.staffLogin.login.path, api.operations.receiveWebhook.path])(
  'responds with 408 to a body on %s that never ends, and closes',
  async (path) => {
    const { response } = await begin(`${head(path)}{"items":`);
    expect(await response).toMatch(/^HTTP\/1\.1 408 /);
  },
);

it('closes a connection whose body trickles in', async () => {
  const { socket, response } = await begin(head(api.checkout.createPaymentIntent.path));
  const trickle = setInterval(() => socket.writable && socket.write(' '), 50);
  expect(await response).toMatch(/^HTTP\/1\.1 408 /);
  clearInterval(trickle);
});

it('responds with 408 to headers that never end, and closes', async () => {
  const { response } = await begin(`GET ${api.settings.showShop.path} HTTP/1.1\r\nHost: shop\r\nX-Slow: `);
  expect(await response).toMatch(/^HTTP\/1\.1 408 /);
});

it('closes a connection that got its response before its body ended', async () => {
  const { response } = await begin(`${head('/api/nergens')}{`);
  expect(await response).toMatch(/^HTTP\/1\.1 4\d\d /);
});

it('serves a request that arrives in time', async () => {
  const { response } = await begin('GET /healthz HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n');
  expect(await response).toMatch(/^HTTP\/1\.1 200 /);
});
