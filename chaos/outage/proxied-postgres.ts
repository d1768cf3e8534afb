import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../scripts/lib/services/postgres.mjs';
import { PostgresProxy, type Session } from '../support/servers/postgres-proxy.js';

const watchEveryMs = 250;

/** A Postgres that can end and start on another port: the server and the checks reach it through a proxy each. */
export class ProxiedPostgres {
  /** Ends that nobody asked for. */
  deaths = 0;
  private watching = true;
  private watch: Promise<void> = Promise.resolve();

  private constructor(
    private readonly options: Parameters<typeof startPostgres>[0],
    private running: Awaited<ReturnType<typeof startPostgres>>,
    private readonly forServer: PostgresProxy,
    private readonly forChecks: PostgresProxy,
  ) {}

  static async open(dataDir: string): Promise<ProxiedPostgres> {
    const options = { dataDir, password: 'outage', durable: true, quiet: true };
    const running = await startPostgres(options);
    const [forServer, forChecks] = [await PostgresProxy.open(running.port), await PostgresProxy.open(running.port)];
    return new ProxiedPostgres(options, running, forServer, forChecks);
  }

  get places(): { databaseUrl: string; serverDatabaseUrl: string } {
    return { databaseUrl: this.through(this.forChecks), serverDatabaseUrl: this.through(this.forServer) };
  }

  stop(): Promise<void> {
    return this.running.stop();
  }

  async start(): Promise<void> {
    this.running = await startPostgres(this.options);
    for (const proxy of [this.forServer, this.forChecks]) proxy.retarget(this.running.port);
  }

  cut(...sessions: Session[]): void {
    this.forServer.cut(...sessions);
  }

  restore(): void {
    this.forServer.restore();
  }

  /** Starts Postgres again whenever it ended by itself, as the restart policy of a container does. */
  supervise(): void {
    const restart = async () => {
      await this.running.stop();
      await this.start();
      return true;
    };
    const look = async () => {
      for (let isDead = false; this.watching; await sleep(watchEveryMs)) {
        if (!isDead && !(await refuses(this.running.port))) continue;
        if (!isDead) this.deaths++;
        isDead = !(await restart().catch(() => false)); // no start on a full disk
      }
    };
    this.watch = look();
  }

  async close(): Promise<void> {
    this.watching = false;
    await this.watch;
    await this.forServer.close();
    await this.forChecks.close();
    await this.running.stop();
  }

  private through({ port }: PostgresProxy): string {
    const url = new URL(this.running.url);
    url.port = String(port);
    return url.href;
  }
}

function refuses(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => resolve(true));
  });
}
