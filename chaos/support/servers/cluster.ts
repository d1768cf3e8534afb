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

export class Cluster implements Server {
  /** `urls` are their own addresses, past the proxy. */
  readonly apis: ServerProcess[] = [];
  readonly workers: ServerProcess[] = [];
  readonly urls: string[] = [];
  private proxy: Proxy | null = null;

  constructor(
    private readonly environment: Record<string, string>,
    private readonly program?: string,
  ) {}

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

  async strike(random: Random): Promise<void> {
    const member = random.pick(this.members);
    if (random.chance(0.5)) return member.strike(random);
    // a process that does not restart fails the next `arm`
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

  get deathWords(): string {
    return this.members.map(({ deathWords }) => deathWords).join('\n');
  }

  get alive(): boolean {
    return this.members.every(({ alive }) => alive);
  }

  get lastWords(): string {
    return this.members.map(({ lastWords }) => lastWords).join('\n');
  }

  wordsAround(mark: string): string {
    return this.members.map((member) => member.wordsAround(mark)).join('');
  }

  get unanswered(): number {
    return this.proxy?.unanswered ?? 0;
  }

  get members(): ServerProcess[] {
    return [...this.apis, ...this.workers];
  }

  private member(role: 'api' | 'worker', port: number): ServerProcess {
    const place = { ROLES: role, PORT: String(port), SHOP_URL: `http://127.0.0.1:${this.environment.PORT}` };
    return new ServerProcess({ ...this.environment, ...place }, this.program);
  }

  private async all(work: (member: ServerProcess) => Promise<void>): Promise<void> {
    await Promise.all(this.members.map(work));
  }
}
