import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** The purpose of a session, from its application name. */
export type Session = 'state' | 'events' | 'queue';

/** A proxy between the server and its Postgres that can cut off some or all sessions. */
export class PostgresProxy {
  private readonly sessions = new Map<Socket, Session>();
  private away: readonly Session[] = [];

  private constructor(
    private readonly server: Server,
    private target: number,
  ) {}

  static async open(target: number): Promise<PostgresProxy> {
    const server = createServer((client) => proxy.accept(client));
    const proxy = new PostgresProxy(server, target);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  retarget(port: number): void {
    this.target = port;
  }

  cut(...away: Session[]): void {
    this.away = away;
    for (const [client, session] of this.sessions) if (away.includes(session)) client.destroy();
  }

  restore(): void {
    this.away = [];
  }

  async close(): Promise<void> {
    for (const client of this.sessions.keys()) client.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Reads the application name from the first message and pipes the rest. */
  private accept(client: Socket): void {
    client.on('error', () => client.destroy());
    client.once('data', (greeting: Buffer) => {
      const session = sessionOf(greeting);
      if (this.away.includes(session)) return void client.destroy();
      const postgres = connect(this.target, '127.0.0.1');
      this.sessions.set(client, session);
      client.once('close', () => {
        this.sessions.delete(client);
        postgres.destroy();
      });
      postgres.on('error', () => client.destroy());
      postgres.once('close', () => client.destroy());
      postgres.write(greeting);
      client.pipe(postgres).pipe(client);
    });
  }
}

function sessionOf(greeting: Buffer): Session {
  const words = greeting.toString('latin1').split('\0');
  const name = words[words.indexOf('application_name') + 1];
  if (name === 'shop-events') return 'events';
  return name === 'shop-queue' ? 'queue' : 'state';
}
