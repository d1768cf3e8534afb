import { PostgresProxy } from './postgres-proxy.js';

/** An event store that a drill can take away and freeze. */
export interface FailingStore {
  kill(): Promise<void>;
  start(): Promise<void>;
  restart(): Promise<void>;
  freeze(): void;
  thaw(): void;
}

/** The sessions of the event store on the shop's Postgres, which fail while its other sessions go on. */
export class FailingSessions implements FailingStore {
  private constructor(
    private readonly proxy: PostgresProxy,
    /** Leads through the proxy. */
    readonly databaseUrl: string,
  ) {}

  static async open(databaseUrl: string): Promise<FailingSessions> {
    const url = new URL(databaseUrl);
    const proxy = await PostgresProxy.open(Number(url.port));
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    return new FailingSessions(proxy, url.toString());
  }

  async kill(): Promise<void> {
    this.proxy.cut('events');
  }

  async start(): Promise<void> {
    this.proxy.restore();
  }

  async restart(): Promise<void> {
    await this.kill();
    await this.start();
  }

  freeze(): void {
    this.proxy.freeze('events');
  }

  thaw(): void {
    this.proxy.thaw();
  }

  close(): Promise<void> {
    return this.proxy.close();
  }
}
