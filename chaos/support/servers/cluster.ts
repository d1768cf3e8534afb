import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { Proxy } from '../../../scripts/lib/running/proxy.mjs';
import type { Random } from '../random.js';
import type { Server } from './server.js';
import { ServerProcess } from './server-process.js';

const migration = join(process.cwd(), 'dist/backend/src/app/migrate/main.js');
const eachRole = 2;

/** A shop in several processes, as in production: two that answer behind one proxy, two that work. Any of them can die. */
export class Cluster implements Server {
  /** Those that answer; `urls` are their own addresses, past the proxy. */
  readonly apis: ServerProcess[] = [];
  readonly workers: ServerProcess[] = [];
  readonly urls: string[] = [];
  private proxy: Proxy | null = null;

  /** The environment that all share; the proxy listens on its PORT. */
  constructor(private readonly environment: Record<string, string>) {}

  /** Brings the schema up to date, then starts all of them at once. */
  async start(): Promise<void> {
    const env = { PATH: process.env.PATH, ...this.environment };
    await promisify(execFile)(process.execPath, [migration], { env });
    const ports = [await freePort(), await freePort()];
    for (const port of ports) {
      this.apis.push(this.member('api', port));
      this.urls.push(`http://127.0.0.1:${port}`);
    }
    for (let n = 0; n < eachRole; n++) this.workers.push(this.member('worker', await freePort()));
    await this.all((member) => member.start());
    this.proxy = await new Proxy(ports, { isInner: true }).open(Number(this.environment.PORT));
  }

  async arm(failpoint: string): Promise<void> {
    await this.all((member) => member.arm(failpoint));
  }

  /** Every other time at once, else when it comes by the place. */
  async strike(random: Random): Promise<void> {
    const member = random.pick(this.members);
    if (random.chance(0.5)) return member.strike(random);
    // Nobody waits for its return here; one that does not come back fails the next `arm`.
    void member.kill().catch(() => undefined);
  }

  async back(): Promise<void> {
    await this.all((member) => member.back());
  }

  async stop(): Promise<void> {
    await this.all((member) => member.stop());
    await this.proxy?.close();
  }

  get deaths(): number {
    return this.members.reduce((sum, { deaths }) => sum + deaths, 0);
  }

  get alive(): boolean {
    return this.members.every(({ alive }) => alive);
  }

  get lastWords(): string {
    return this.members.map(({ lastWords }) => lastWords).join('\n');
  }

  /** Requests that met nobody who could answer. */
  get unanswered(): number {
    return this.proxy?.unanswered ?? 0;
  }

  get members(): ServerProcess[] {
    return [...this.apis, ...this.workers];
  }

  private member(role: 'api' | 'worker', port: number): ServerProcess {
    return new ServerProcess({
      ...this.environment,
      ROLES: role,
      PORT: String(port),
      SHOP_URL: `http://127.0.0.1:${this.environment.PORT}`,
    });
  }

  private async all(work: (member: ServerProcess) => Promise<void>): Promise<void> {
    await Promise.all(this.members.map(work));
  }
}
