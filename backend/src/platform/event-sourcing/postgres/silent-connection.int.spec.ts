import { randomUUID } from 'node:crypto';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.js';
import { testContext } from '../../../testing/kernel.js';
import { EventStoreUnavailableError } from '../event-store.js';
import { PostgresEventStore } from './postgres-event-store.js';

/** A network that can swallow everything without closing a connection, as a host that lost its power does. */
class Network {
  private readonly pairs: [Socket, Socket][] = [];
  private constructor(readonly server: Server) {}

  static async to({ hostname, port }: URL): Promise<Network> {
    const network: Network = new Network(
      createServer((inner) => {
        const outer = connect(Number(port), hostname);
        network.pairs.push([inner, outer]);
        for (const socket of [inner, outer]) socket.on('error', () => undefined);
        inner.pipe(outer).pipe(inner);
      }),
    );
    await new Promise<void>((resolve) => network.server.listen(0, '127.0.0.1', resolve));
    return network;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Connections that exist go silent; new ones work. */
  swallow(): void {
    for (const [inner, outer] of this.pairs) {
      inner.unpipe(outer);
      outer.unpipe(inner);
      inner.resume();
      outer.resume();
    }
  }

  close(): void {
    for (const socket of this.pairs.flat()) socket.destroy();
    this.server.close();
  }
}

let database: TestDatabase;
let network: Network;
let store: PostgresEventStore;
beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  network = await Network.to(url);
  const through = Object.assign(new URL(database.url), { hostname: '127.0.0.1', port: String(network.port) });
  store = await new PostgresEventStore(through.toString(), { responseMs: 3000 }).open();
});
afterAll(async () => {
  network?.close();
  await store?.close();
  await database?.drop();
});

const append = () => {
  const { at, actor } = testContext();
  const metadata = { schemaVersion: 1, occurredAt: at, actor, $correlationId: 'c', $causationId: 'c' };
  return store.append(
    `thing-${randomUUID()}`,
    [{ id: randomUUID(), type: 'ThingMade', data: {}, metadata }],
    'no-stream',
  );
};

it('refuses what a silent connection took, and goes on by a new one', async () => {
  await append();
  network.swallow();
  const outcomes = await Promise.allSettled([append(), append(), append()]);
  expect(outcomes[0]).toMatchObject({ status: 'rejected', reason: expect.any(EventStoreUnavailableError) as Error });
  await append();
  expect(await store.head()).toBeGreaterThan(0n);
});
