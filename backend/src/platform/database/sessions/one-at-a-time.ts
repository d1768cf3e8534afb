import type { DataSource } from 'typeorm';

const keys = { migration: 7303, rebuild: 7305, demo: 7308 } as const;

/** Runs `work` while holding an advisory lock. Postgres releases it when the session ends. */
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
    await runner.query('select pg_advisory_unlock($1)', [keys[what]]).catch(() => undefined); // released with the session
    await runner.release();
  }
}
