import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { parseConfig } from '../config/config.js';
import type { TestDatabase } from '../../testing/database.js';
import { createMigratedDatabase } from '../../testing/migrated-database.js';
import { testEnvironment } from '../../testing/shop/test-environment.js';
import { createServer } from '../../app/create-server.js';
import { withDeadline } from '../timing/with-deadline.js';

let database: TestDatabase;
beforeAll(async () => (database = await createMigratedDatabase()));
afterAll(() => database.drop());

it('finishes running requests at shutdown and closes their connections', async () => {
  const config = parseConfig(testEnvironment(database.url));
  const app = await createServer(config);
  const fastify = app.getHttpAdapter().getInstance();
  let began = () => undefined as void;
  let finish = () => undefined as void;
  const begun = new Promise<void>((resolve) => (began = resolve));
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const closing = new Promise<void>((resolve) => fastify.addHook('preClose', (done) => (resolve(), done())));
  fastify.get('/slow', async () => {
    began();
    await finished;
    return 'done';
  });
  await app.listen(0, '127.0.0.1');
  const agent = new Agent({ keepAlive: true });
  const asked = get(`${(await app.getUrl()).replace('[::1]', '127.0.0.1')}/slow`, { agent });
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>;
  await begun;
  const closed = app.close();
  await closing;
  finish();
  const [response] = await answered;
  expect((await response.toArray()).join('')).toBe('done');
  expect(response.headers.connection).toBe('close');
  await closed;
  agent.destroy();
});

it('does not wait at shutdown for a connection that never sent a byte, as browsers open in advance', async () => {
  const app = await createServer(parseConfig(testEnvironment(database.url)));
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const silent = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(silent, 'connect');
  await withDeadline(app.close(), 30_000);
  silent.destroy();
});
