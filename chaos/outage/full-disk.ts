import { Client } from 'pg';
import type { StoreName } from '../support/drill-store.js';
import { openWorld, type World } from '../support/world.js';
import { persist, until } from '../support/waiting.js';
import { pause } from './outage.js';
import { ProxiedPostgres } from './proxied-postgres.js';
import { SmallDisk } from './small-disk.js';

const megabytes = 320;

export interface FullDiskWorld extends World {
  /** Fills the disk until Postgres ends, for `awayMs` longer. Resolves when there is room again. */
  fillDisk(awayMs: number): Promise<FullDiskReport>;
}

export interface FullDiskReport {
  /** What `/readyz` responded while Postgres still ran, and after it had ended. */
  readyz: { status: number; body: { status: string; parts: Record<string, string> } }[];
  postgresDeaths: number;
}

export async function openFullDiskWorld(store: StoreName): Promise<FullDiskWorld> {
  const disk = SmallDisk.make(megabytes);
  const postgres = await ProxiedPostgres.open(disk.dataDir);
  const world = await openWorld({ ...postgres.places, store });
  postgres.supervise();
  const readyz = async () => {
    const response = await fetch(`${world.url}/readyz`);
    return { status: response.status, body: (await response.json()) as FullDiskReport['readyz'][0]['body'] };
  };
  const fillDisk = async (awayMs: number) => {
    await endSegment(postgres.places.databaseUrl); // so that the tables are full before the WAL is
    await endSegment(postgres.places.databaseUrl);
    disk.fill();
    await until(() => refusesToGrow(postgres.places.databaseUrl), 'a table that cannot grow');
    await pause(awayMs);
    const whileReading = await persist(readyz);
    await until(() => postgres.deaths > 0 || endSegment(postgres.places.databaseUrl), 'the end of Postgres');
    await pause(awayMs);
    const whenDead = await persist(readyz);
    disk.free();
    return { readyz: [whileReading, whenDead], postgresDeaths: postgres.deaths };
  };
  const close = async () => {
    await world.close();
    await postgres.close();
    disk.close();
  };
  return { ...world, fillDisk, close };
}

/** Whether a table cannot get another page. */
function refusesToGrow(url: string): Promise<boolean> {
  return isRefused(url, `create temp table growing as select repeat('x', 100) from generate_series(1, 10000)`);
}

/** Ends the current segment of the WAL, as a busy day does. On a full disk the next one finds no room. */
async function endSegment(url: string): Promise<boolean> {
  await isRefused(url, `select pg_logical_emit_message(true, 'drill', ''), pg_switch_wal()`);
  return false;
}

async function isRefused(url: string, sql: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(sql);
    return false;
  } catch {
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}
