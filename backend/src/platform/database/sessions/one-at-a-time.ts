import type { DataSource } from 'typeorm';

/** What processes take turns at; the number is the key of the lock. */
const keys = { migration: 7303, rebuild: 7305, demo: 7308 } as const;

/** Does `work` while no other process does the same. Who dies in the middle loses the turn with his session. */
export async function oneAtATime<T>(
  dataSource: DataSource,
  what: keyof typeof keys,
  work: () => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('select pg_advisory_lock($1)', [keys[what]]);
    return await work();
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [keys[what]]).catch(() => undefined); // gone with its session
    await runner.release();
  }
}
