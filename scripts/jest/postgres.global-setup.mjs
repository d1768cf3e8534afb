import { throwAwayPostgres } from '../lib/services/throw-away.mjs';

/** A Postgres for this run, unless `npm test` or the caller brought one. */
export default async function setup() {
  if (process.env.TEST_DATABASE_URL) return;
  const { url, stop } = await throwAwayPostgres();
  process.env.TEST_DATABASE_URL = url;
  (globalThis.stopServices ??= []).push(stop);
}
