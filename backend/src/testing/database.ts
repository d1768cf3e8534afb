import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

export interface TestDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/** Creates a database on the temporary server of the test run: empty, or a copy of `template`. */
export async function createTestDatabase(template = 'template1'): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onTestServer((server) => server.query(`create database ${name} template ${template}`));
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  const drop = async () => {
    await onTestServer((server) => server.query(`drop database if exists ${name} with (force)`));
  };
  return { name, url: url.toString(), drop };
}

export async function onTestServer<T>(work: (server: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const serverUrl = () => variableOfRun('TEST_DATABASE_URL');

/** A variable that the global setup of Jest sets. */
export function variableOfRun(name: 'TEST_DATABASE_URL' | 'TEST_DATABASE_TEMPLATE'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run the tests with \`npm test\` or \`npx jest\``);
  return value;
}
