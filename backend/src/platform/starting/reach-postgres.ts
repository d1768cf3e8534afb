import { Client } from 'pg';
import { CannotStartError } from '../config/cannot-start.js';
import type { Config } from '../config/config.js';
import { isConnectionTrouble } from '../database/pg-errors.js';
import { addressOf, userOf } from './service-address.js';
import { waitForService, type Service, type Tell } from './wait-for-service.js';

/** Longer than a request of the running shop waits (five seconds), because the server may be under load. */
const slowestMs = 15_000;

type Settings = Pick<Config, 'databaseUrl' | 'databaseWaitMs'>;

/** Waits until Postgres runs a query. Throws CannotStartError. */
export function reachPostgres(settings: Settings, tell: Tell): Promise<void> {
  return waitForService(postgresOf(settings), tell, () => runQuery(settings.databaseUrl));
}

export function postgresOf({ databaseUrl, databaseWaitMs }: Settings): Service {
  return {
    name: `Postgres at ${addressOf(databaseUrl)}`,
    waitMs: databaseWaitMs,
    nextStep: 'Start it or correct DATABASE_URL, then start again; DATABASE_WAIT_S sets how long to wait.',
    isAway: isConnectionTrouble,
  };
}

async function runQuery(databaseUrl: string): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: slowestMs,
    query_timeout: slowestMs,
  });
  client.on('error', () => undefined); // the query below throws it
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    throw refusal(error, databaseUrl) ?? error;
  } finally {
    void client.end().catch(() => undefined); // it may never have connected
  }
}

/** Translates a wrong user, password or database for the operator; undefined for other errors. */
function refusal(error: unknown, databaseUrl: string): CannotStartError | undefined {
  const { code = '' } = error as { code?: string };
  const where = `Postgres at ${addressOf(databaseUrl)}`;
  const user = userOf(databaseUrl);
  if (code === '3D000')
    return new CannotStartError(`${where} has no such database. Create it or correct DATABASE_URL.`);
  if (code.startsWith('28') || code === '42501')
    return new CannotStartError(
      `${where} refused ${user ? `the user "${user}"` : 'a connection without a user'} (${code}). ` +
        'Correct the user or password in DATABASE_URL, or give the user access to the database.',
    );
  return undefined;
}
