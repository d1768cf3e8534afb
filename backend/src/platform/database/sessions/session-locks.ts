import { Client, type QueryResult } from 'pg';
import { KeyedMutex } from '../../timing/keyed-mutex.js';
import { withDeadline } from '../../timing/with-deadline.js';

const heartbeatMs = 3000;
/** Postgres ends the session of a frozen or unreachable process after this much silence. */
const longestSilence = '10s';

/** Releases the lock. Never throws: a session that is gone has released it already. */
export type Release = () => Promise<void>;

interface Session {
  client: Client;
  heart: NodeJS.Timeout;
}

/**
 * Named locks shared by all processes, held in one database session of this process, so that they take no connection
 * from the pool. Postgres releases them when the session ends. Not reentrant: callers in one process must serialise
 * calls of the same name.
 */
export class SessionLocks {
  private session: Promise<Session> | null = null;
  private readonly mutex = new KeyedMutex();

  /** `space`: first key of the advisory locks, a namespace for these names. */
  constructor(
    private readonly url: string,
    private readonly space: number,
  ) {}

  /** Null when another process holds the lock. Throws when the database does not respond. */
  async tryTake(name: string): Promise<Release | null> {
    const { client } = await (this.session ??= this.connect());
    const sql = 'select pg_try_advisory_lock($1, hashtext($2)) as taken';
    try {
      const { rows } = await this.query(client, sql, [this.space, name]);
      return rows[0]!.taken ? () => this.release(client, name) : null;
    } catch (error) {
      this.drop(client); // whether the lock was taken is unknown
      throw error;
    }
  }

  async close(): Promise<void> {
    const session = await this.session?.catch(() => null);
    if (session) await this.end(session);
  }

  private async release(client: Client, name: string): Promise<void> {
    const sql = 'select pg_advisory_unlock($1, hashtext($2))';
    await this.query(client, sql, [this.space, name]).catch(() => this.drop(client));
  }

  private query(client: Client, sql: string, values: unknown[] = []): Promise<QueryResult<{ taken: boolean }>> {
    return this.mutex.run('', () => client.query(sql, values));
  }

  private async connect(): Promise<Session> {
    const { url: connectionString } = this;
    const client = new Client({ connectionString, connectionTimeoutMillis: 5000, query_timeout: 5000 });
    const drop = () => this.drop(client);
    client.on('error', drop).on('end', drop);
    try {
      await client.connect();
      await client.query(`set idle_session_timeout = '${longestSilence}'`);
    } catch (error) {
      this.session = null;
      void client.end().catch(() => undefined);
      throw error;
    }
    return { client, heart: setInterval(() => void this.query(client, 'select 1').catch(drop), heartbeatMs) };
  }

  private drop(client: Client): void {
    const current = this.session;
    void current?.then(
      async (session) => {
        if (session.client !== client) return;
        if (this.session === current) this.session = null;
        await this.end(session);
      },
      () => undefined,
    );
  }

  private async end({ client, heart }: Session): Promise<void> {
    clearInterval(heart);
    await withDeadline(client.end(), 1000).catch(() => undefined);
  }
}
