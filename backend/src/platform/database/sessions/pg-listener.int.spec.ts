import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { eventually, openTestKernel, type TestKernel } from '../../../testing/kernel.js';
import { PgListener } from './pg-listener.js';

let kernel: TestKernel;
let way: Awaited<ReturnType<typeof wayToPostgres>>;
let listener: PgListener;
beforeAll(async () => {
  kernel = await openTestKernel();
  way = await wayToPostgres();
  listener = new PgListener(way.url, 2000);
});
afterAll(async () => {
  await listener.close();
  await way.close();
  await kernel.close();
});

/** A proxy to Postgres. `fallSilent` drops all traffic of open connections without closing them. */
async function wayToPostgres() {
  const url = new URL((kernel.dataSource.options as { url: string }).url);
  const sockets: Socket[] = [];
  const server = createServer((client) => {
    const postgres = connect(Number(url.port), url.hostname);
    sockets.push(client, postgres);
    for (const socket of [client, postgres]) socket.on('error', () => undefined);
    client.pipe(postgres).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    fallSilent: () => sockets.forEach((socket) => socket.unpipe().pause()),
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Repeats the payload: a loaded machine may take the connection for silent, and lose one. */
const hears = (heard: readonly (string | null)[], payload: string) =>
  eventually(async () => {
    await kernel.dataSource.query('select pg_notify($1, $2)', ['test_said', payload]);
    return heard.includes(payload);
  }, payload);

it('delivers payloads, and null after a silent connection', async () => {
  const heard: (string | null)[] = [];
  await listener.listen('test_said', (payload) => heard.push(payload));
  await hears(heard, 'one');
  way.fallSilent();
  await kernel.dataSource.query(`notify test_said, 'two'`);
  const before = heard.length;
  await eventually(() => heard.slice(before).includes(null), 'a new connection');
  await hears(heard, 'three');
  expect(heard).not.toContain('two');
});

it('delivers a payload to every handler of a channel', async () => {
  const heard: string[] = [];
  for (const name of ['first', 'second']) await listener.listen('test_shared', () => heard.push(name));
  heard.length = 0; // a new connection may have called them
  await eventually(async () => {
    await kernel.dataSource.query('notify test_shared');
    return heard.length >= 2;
  }, 'both were called');
  expect(heard.slice(0, 2)).toEqual(['first', 'second']);
});
