import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** The purpose of a session, from its application name. */
export type Session = 'state' | 'events' | 'queue';

interface Connection {
  session: Session;
  postgres: Socket;
}

/** A proxy between the server and its Postgres that can cut off or freeze some or all sessions. */
export class PostgresProxy {
  private readonly connections = new Map<Socket, Connection>();
  private readonly waiting = new Set<() => void>();
  private away: readonly Session[] = [];
  private frozen: readonly Session[] = [];

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
    for (const [client, { session }] of this.connections) if (away.includes(session)) client.destroy();
  }

  restore(): void {
    this.away = [];
  }

  /** Holds back what these sessions send and receive, and their new connections, until `thaw`. */
  freeze(...frozen: Session[]): void {
    this.frozen = frozen;
    for (const [client, { session, postgres }] of this.connections)
      if (frozen.includes(session)) {
        client.unpipe(postgres);
        postgres.unpipe(client);
      }
  }

  thaw(): void {
    const { frozen } = this;
    this.frozen = [];
    for (const [client, { session, postgres }] of this.connections)
      if (frozen.includes(session)) client.pipe(postgres).pipe(client);
    for (const goOn of this.waiting) goOn();
    this.waiting.clear();
  }

  async close(): Promise<void> {
    for (const client of this.connections.keys()) client.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Reads the application name from the first message and pipes the rest. */
  private accept(client: Socket): void {
    client.on('error', () => client.destroy());
    client.once('data', (greeting: Buffer) => {
      const session = sessionOf(greeting);
      if (this.away.includes(session)) return void client.destroy();
      if (!this.frozen.includes(session)) return this.connect(client, session, greeting);
      client.pause();
      this.waiting.add(() => this.connect(client, session, greeting));
    });
  }

  private connect(client: Socket, session: Session, greeting: Buffer): void {
    const postgres = connect(this.target, '127.0.0.1');
    this.connections.set(client, { session, postgres });
    client.once('close', () => {
      this.connections.delete(client);
      postgres.destroy();
    });
    postgres.on('error', () => client.destroy());
    postgres.once('close', () => client.destroy());
    postgres.write(greeting);
    client.pipe(postgres).pipe(client);
  }
}

function sessionOf(greeting: Buffer): Session {
  const words = greeting.toString('latin1').split('\0');
  const name = words[words.indexOf('application_name') + 1];
  if (name === 'shop-events') return 'events';
  return name === 'shop-queue' ? 'queue' : 'state';
}
