import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GenericContainer, Wait } from 'testcontainers';
import { eventStoreContract } from '../testing/event-store-contract.js';
import type { StoreUnderTest } from '../testing/contract-tools.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';
import { EventStoreDbServer } from '../../../../../infra/eventstoredb-server/eventstoredb-server.js';
import { serverVersions } from '../../../../../infra/eventstoredb-server/server-version.js';
import { freePort } from '../../../../../scripts/lib/ports.mjs';

const quick = { timeoutMs: 2000, retryAfterMs: 20 };

for (const version of serverVersions)
  eventStoreContract(`EventStoreDB adapter on the protocol server of ${version}`, {
    canInterrupt: true,
    async open() {
      const server = await EventStoreDbServer.start({ version });
      const open = () => new EventStoreDbEventStore(server.connectionString, quick);
      const store = open();
      return {
        store,
        freshStore: open,
        async interrupt() {
          server.goAway();
          await server.comeBack();
        },
        async close() {
          await store.close();
          server.goAway();
        },
      };
    },
  });

const url = process.env.EVENTSTORE_TEST_URL;
const restart = process.env.EVENTSTORE_TEST_RESTART;
if (url) {
  eventStoreContract('EventStoreDB adapter on the server of EVENTSTORE_TEST_URL', {
    canInterrupt: restart !== undefined,
    open: () => Promise.resolve({ ...storeAt(url), interrupt: () => runCommand(restart!) }),
  });
} else if (dockerAnswers()) {
  eventStoreContract('EventStoreDB adapter on a real server in a container', {
    canInterrupt: true,
    open: openContainer,
  });
} else {
  describe.skip('EventStoreDB adapter on a real server (skipped: no EVENTSTORE_TEST_URL and Docker does not answer)', () => {
    test('keeps the event store contract', () => undefined);
  });
}

function storeAt(connectionString: string): StoreUnderTest {
  const store = new EventStoreDbEventStore(connectionString);
  return { store, freshStore: () => new EventStoreDbEventStore(connectionString), close: () => store.close() };
}

function runCommand(command: string): Promise<void> {
  execFileSync('sh', ['-c', command], { stdio: 'ignore', timeout: 60_000 });
  return Promise.resolve();
}

/** Uses a fixed port on the host, so that clients find a restarted server. */
async function openContainer(): Promise<StoreUnderTest> {
  const port = await freePort();
  const container = await new GenericContainer(imageOfCompose())
    .withCommand(['--insecure', '--run-projections=None'])
    .withEnvironment({ EVENTSTORE_TELEMETRY_OPTOUT: 'true' })
    .withExposedPorts({ container: 2113, host: port })
    .withWaitStrategy(Wait.forHttp('/health/live', 2113).forStatusCodeMatching((status) => status < 300))
    .start();
  const opened = storeAt(`esdb://${container.getHost()}:${port}?tls=false`);
  return {
    ...opened,
    interrupt: () => container.restart({ timeout: 10_000 }),
    async close() {
      await opened.close();
      await container.stop();
    },
  };
}

/** The image of the compose file. */
function imageOfCompose(): string {
  const compose = readFileSync(join(__dirname, '../../../../../infra/docker-compose.yml'), 'utf8');
  return /image: (eventstore\/eventstore:\S+)/.exec(compose)![1]!;
}

function dockerAnswers(): boolean {
  try {
    execFileSync('docker', ['info'], { stdio: 'ignore', timeout: 5000 });
    return true;
  } catch {
    return false;
  }
}
