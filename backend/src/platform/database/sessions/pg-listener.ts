import { Client } from 'pg';

type Handler = (payload: string | null) => void;

/** Reconnects for ever. Pings the server, because nothing reports a dropped connection and data would go stale. */
export class PgListener {
  private readonly handlers = new Map<string, Handler[]>();
  private client: Client | null = null;
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
    await this.client.query(`listen ${channel}`).catch(() => undefined); // the next connection listens again
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
    if (this.retry) clearTimeout(this.retry);
    const lost = () => this.reconnect(client);
    client.on('notification', ({ channel, payload }) => {
      for (const handler of this.handlers.get(channel) ?? []) handler(payload ?? '');
    });
    client.on('error', lost).on('end', lost);
    this.heart = setInterval(() => void client.query('select 1').catch(lost), silenceMs);
    try {
      await client.connect();
      for (const channel of this.handlers.keys()) await client.query(`listen ${channel}`);
      for (const handler of [...this.handlers.values()].flat()) handler(null);
    } catch {
      lost();
    }
  }

  private reconnect(lost: Client): void {
    if (this.closed || this.client !== lost) return;
    this.client = null;
    if (this.heart) clearInterval(this.heart);
    lost.end().catch(() => undefined);
    this.retry = setTimeout(() => void this.connect(), 200 + Math.random() * 300);
  }
}
