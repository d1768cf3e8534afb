import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { parseConfig } from '../config/config.js';
import { createTestDatabase, type TestDatabase } from '../testing/database.js';
import { createServer } from './create-server.js';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());

it('answers what is under way when it is told to end, and takes the connection back', async () => {
  const config = parseConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '3999',
    DATABASE_URL: database.url,
    APP_SECRET: 'for-tests-only-for-tests-only-for-tests',
    STRIPE_SECRET_KEY: 'sk_test_simulator',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_simulator',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef0123456789abcdef',
  });
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
  const [answer] = await answered;
  expect((await answer.toArray()).join('')).toBe('done');
  expect(answer.headers.connection).toBe('close');
  await closed;
  agent.destroy();
});
