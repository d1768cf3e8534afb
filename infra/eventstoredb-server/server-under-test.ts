import { execFileSync } from 'node:child_process';
import { EventStoreDBClient } from '@eventstore/db-client';
import { EventStoreDbServer } from './eventstoredb-server.js';
import { serverVersions, type ServerVersion } from './server-version.js';

const { EVENTSTORE_TEST_URL: url, EVENTSTORE_TEST_RESTART: command, EVENTSTORE_TEST_VERSION } = process.env;

/** The version of the server at EVENTSTORE_TEST_URL, or all that the protocol server plays. */
export const versionsUnderTest: readonly ServerVersion[] = url
  ? serverVersions.filter((version) => version === (EVENTSTORE_TEST_VERSION ?? '24.10'))
  : serverVersions;

/** The server at EVENTSTORE_TEST_URL, or the protocol server. */
export interface ServerUnderTest {
  client: EventStoreDBClient;
  /** Opens a second connection, which the caller disposes. */
  connect(): EventStoreDBClient;
  /** Missing when the tests cannot restart the server. */
  restart?(): Promise<void>;
  /** Runs `work` once, at the next hand-over to live. Missing on a real server. */
  atHandOver?(work: () => Promise<unknown>): void;
  close(): Promise<void>;
}

export async function openServer(version: ServerVersion): Promise<ServerUnderTest> {
  if (url) {
    const restart = command ? async () => void execFileSync('sh', ['-c', command]) : undefined;
    return { ...withClient(url, () => undefined), restart };
  }
  const server = await EventStoreDbServer.start({ version });
  return {
    ...withClient(server.connectionString, () => server.goAway()),
    async restart() {
      server.goAway();
      await server.comeBack();
    },
    atHandOver(work) {
      server.handOver = async () => {
        server.handOver = () => undefined;
        await work();
      };
    },
  };
}

/** A client without batch append, like the adapter's. */
export function clientAt(url: string): EventStoreDBClient {
  return Object.assign(EventStoreDBClient.connectionString(url), { supports: () => Promise.resolve(false) });
}

function withClient(url: string, stop: () => void): ServerUnderTest {
  const connect = () => clientAt(url);
  const client = connect();
  return {
    client,
    connect,
    async close() {
      await client.dispose();
      stop();
    },
  };
}
