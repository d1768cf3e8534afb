import { Client } from 'pg';
import { KeyedMutex } from '../../timing/keyed-mutex.js';

type Handler = (payload: string | null) => void;

/** Reconnects for ever. Pings the server, because nothing reports a dropped connection and data would go stale. */
export class PgListener {
  private readonly handlers = new Map<string, Handler[]>();
  private client: Client | null = null;
  /** New for each client, because the last query of a lost one may wait for its timeout. */
  private mutex = new KeyedMutex();
  private closed = false;
  private retry: NodeJS.Timeout | null = null;
  private heart: NodeJS.Timeout | null = null;

  /** `silenceMs`: interval and timeout of the ping. */
  constructor(
    private readonly connectionString: string,
    private readonly silenceMs = 5000,
  ) {}

  /** Calls `handler` with each payload, or with null when some may have been missed. */
  async listen(channel: string, handler: Handler): Promise<void> {
    this.handlers.set(channel, [...(this.handlers.get(channel) ?? []), handler]);
    if (!this.client) return this.connect();
    await this.query(this.client, `listen ${channel}`).catch(() => undefined); // the next connection listens again
  }

  /** Calls the handlers of this process now, for what it changes itself. Its `notify` reaches the others, and arrives here later. */
  tell(channel: string): void {
    for (const handler of this.handlers.get(channel) ?? []) handler('');
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.retry) clearTimeout(this.retry);
    if (this.heart) clearInterval(this.heart);
    const client = this.client;
    this.client = null;
    await client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const { connectionString, silenceMs } = this;
    const client = new Client({ connectionString, connectionTimeoutMillis: 5000, query_timeout: silenceMs });
    this.client = client;
    this.mutex = new KeyedMutex();
    if (this.retry) clearTimeout(this.retry);
    const lost = () => this.reconnect(client);
    client.on('notification', ({ channel, payload }) => {
      for (const handler of this.handlers.get(channel) ?? []) handler(payload ?? '');
    });
    client.on('error', lost).on('end', lost);
    this.heart = setInterval(() => void this.query(client, 'select 1').catch(lost), silenceMs);
    try {
      await client.connect();
      for (const channel of this.handlers.keys()) await this.query(client, `listen ${channel}`);
      for (const handler of [...this.handlers.values()].flat()) handler(null);
    } catch {
      lost();
    }
  }

  /** Waits for the queries before it: pg 9 refuses a second one at the same time. */
  private query(client: Client, sql: string): Promise<unknown> {
    return this.mutex.run('', () => client.query(sql));
  }

  private reconnect(lost: Client): void {
    if (this.closed || this.client !== lost) return;
    this.client = null;
    if (this.heart) clearInterval(this.heart);
    lost.end().catch(() => undefined);
    this.retry = setTimeout(() => void this.connect(), 200 + Math.random() * 300);
  }
}
