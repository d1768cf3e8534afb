import { throwAwayPostgres } from '../lib/services/throw-away.mjs';

/** Starts a Postgres unless TEST_DATABASE_URL names one. */
export default async function setup() {
  if (process.env.TEST_DATABASE_URL) return;
  const { url, stop } = await throwAwayPostgres();
  process.env.TEST_DATABASE_URL = url;
  (globalThis.stopServices ??= []).push(stop);
}
