import { Client } from 'pg';

/**
 * Listens on Postgres channels over a connection of its own and reconnects for ever. A handler is also called after a
 * reconnect, because notifications sent meanwhile are lost.
 */
export class PgListener {
  private readonly handlers = new Map<string, (payload: string | null) => void>();
  private client: Client | null = null;
  private closed = false;
  private retry: NodeJS.Timeout | null = null;

  constructor(private readonly connectionString: string) {}

  /** Calls `handler` with each payload, or with null when some may have been missed. */
  async listen(channel: string, handler: (payload: string | null) => void): Promise<void> {
    this.handlers.set(channel, handler);
    if (this.client) await this.client.query(`listen ${channel}`);
    else await this.connect();
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.retry) clearTimeout(this.retry);
    const client = this.client;
    this.client = null;
    await client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new Client({ connectionString: this.connectionString, keepAlive: true });
    client.on('notification', ({ channel, payload }) => this.handlers.get(channel)?.(payload ?? ''));
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    try {
      await client.connect();
      this.client = client;
      for (const channel of this.handlers.keys()) await client.query(`listen ${channel}`);
      for (const handler of this.handlers.values()) handler(null);
    } catch {
      this.client = client;
      this.reconnect(client);
    }
  }

  private reconnect(lost: Client): void {
    if (this.closed || this.client !== lost) return;
    this.client = null;
    lost.end().catch(() => undefined);
    this.retry = setTimeout(() => void this.connect(), 200 + Math.random() * 300);
  }
}
