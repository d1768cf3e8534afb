import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { throwAwayPostgres } from '../lib/services/throw-away.mjs';

/** Starts a Postgres unless TEST_DATABASE_URL names one, and names the database that test files copy. */
export default async function setup() {
  const template = `test_template_${randomUUID().replaceAll('-', '')}`;
  process.env.TEST_DATABASE_TEMPLATE = template;
  const services = (globalThis.stopServices ??= []);
  const given = process.env.TEST_DATABASE_URL;
  if (given) return void services.push(() => drop(given, template));
  const { url, stop } = await throwAwayPostgres();
  process.env.TEST_DATABASE_URL = url;
  services.push(stop);
}

async function drop(server, database) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${database}`);
  await client.end();
}
