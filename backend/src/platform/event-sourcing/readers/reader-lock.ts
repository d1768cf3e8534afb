import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { pause } from '../../timing/pause.js';
import { withDeadline } from '../../timing/with-deadline.js';

export const readerLocks = { projections: 7306, processes: 7307 } as const;

const askAgainMs = 500;
const signOfLifeMs = 2000;
/** Postgres ends the session of a frozen or unreachable process after this much silence. */
const longestSilence = '7s';

interface Session {
  lost: AbortSignal;
  end(): Promise<void>;
}

/**
 * Lets one process at a time follow the log, by a lock in its own database session. A process that dies or freezes
 * loses it, and another takes over within ten seconds. An optimisation only: checkpoints and rules tolerate two
 * readers.
 */
export class ReaderLock {
  constructor(
    private readonly dataSource: DataSource,
    private readonly key: number,
    private readonly log: { error(details: object, message: string): void },
  ) {}

  /**
   * Runs `work` while this process holds the lock. When the lock is lost or `work` ends, it waits so that other processes
   * can take the lock, and then competes for it again. `held` aborts with `signal` or when the lock is lost.
   */
  async hold(signal: AbortSignal, work: (held: AbortSignal) => Promise<unknown>): Promise<void> {
    while (!signal.aborted) {
      const session = await this.take();
      if (!session) {
        await pause(askAgainMs, signal);
        continue;
      }
      try {
        await work(AbortSignal.any([signal, session.lost]));
      } finally {
        await session.end();
      }
      await pause(2 * askAgainMs, signal);
    }
  }

  /** Null when another process holds the lock or the database is away. */
  private async take(): Promise<Session | null> {
    const { url } = this.dataSource.options as { url?: string };
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 });
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    try {
      await client.connect();
      await client.query(`set idle_session_timeout = '${longestSilence}'`);
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [this.key]);
      if (rows[0]!.mine) return keepAlive(client, lost);
    } catch (error) {
      this.log.error({ err: error }, 'Could not query the lock for reading the log; retrying');
    }
    await end(client);
    return null;
  }
}

function keepAlive(client: Client, lost: AbortController): Session {
  const heart = setInterval(() => void client.query('select 1').catch(() => lost.abort()), signOfLifeMs);
  return {
    lost: lost.signal,
    end: async () => {
      clearInterval(heart);
      await end(client); // the lock is released with the session
    },
  };
}

/** Bounded, because a silent server does not confirm the end. */
async function end(client: Client): Promise<void> {
  await withDeadline(client.end(), 1000).catch(() => undefined);
}
