import { DataSource } from 'typeorm';
import type { TestShop } from './test-shop.js';

/** Runs `work` while every member of staff last proved to be there an hour ago, and refunds of € 1 ask for a proof. */
export async function withStaleProof<T>({ app }: TestShop, work: () => Promise<T>): Promise<T> {
  const database = app.get(DataSource);
  const limit = (cents: number) => database.query('update staff_rules set refund_proof_from_cents = $1', [cents]);
  await limit(100);
  await database.query(`update staff_sessions set proven_at = now() - interval '1 hour'`);
  try {
    return await work();
  } finally {
    await limit(10_000);
    await database.query('update staff_sessions set proven_at = now()');
  }
}
