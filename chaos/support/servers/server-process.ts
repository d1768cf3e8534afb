import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { failpointNames } from '../../../backend/src/platform/failpoints/failpoint-names.js';
import { nodeFlags } from '../../../scripts/lib/running/node-flags.mjs';
import type { Random } from '../random.js';
import type { Server } from './server.js';

const builtServer = join(process.cwd(), 'dist/backend/src/app/main.js');
const followParent = pathToFileURL(join(process.cwd(), 'scripts/lib/follow-parent.mjs')).href;

const mostStarts = 5;
const keptOutput = 2_000_000;
const lastOutput = 20_000;

/** The built server in a process that can be killed and restarts on the same port. */
export class ServerProcess implements Server {
  private child: ChildProcess | null = null;
  private stopping = false;
  deaths = 0;
  deathWords = '';
  private output = '';
  private comingBack: Promise<void> = Promise.resolve();

  constructor(
    private readonly environment: Record<string, string>,
    private readonly program = builtServer,
  ) {}

  /** Resolves when the server listens. Restarts it whenever it exits. */
  async start(): Promise<void> {
    this.stopping = false;
    const child = spawn(process.execPath, [...nodeFlags, '--import', followParent, this.program], {
      env: { PATH: process.env.PATH, FAILPOINT: 'off', ...this.environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk: Buffer) => (this.output = (this.output + chunk.toString()).slice(-keptOutput)));
    await ready(child, () => this.lastWords);
    child.once('exit', () => this.revive());
  }

  async arm(failpoint: string): Promise<void> {
    await this.comingBack;
    const child = this.child!;
    const armed = new Promise<void>((resolve) => {
      const hear = (message: unknown) => {
        if ((message as { value?: string }).value !== failpoint) return;
        child.off('message', hear);
        resolve();
      };
      child.on('message', hear);
    });
    child.send({ type: 'failpoint', value: failpoint }, () => undefined); // an earlier failpoint may be killing it
    await Promise.race([armed, once(child, 'exit')]);
  }

  /** Kills the process at a random failpoint, which another run may reach. */
  strike(random: Random): Promise<void> {
    return this.arm(`${random.pick(failpointNames)}:${random.between(1, 3)}`);
  }

  /** Sends SIGKILL, after a restart that is under way, and waits for the next restart. */
  async kill(): Promise<void> {
    await this.comingBack;
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return this.back();
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    await this.back();
  }

  back(): Promise<void> {
    return this.comingBack;
  }

  get alive(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  get lastWords(): string {
    return this.output.slice(-lastOutput);
  }

  wordsAround(mark: string): string {
    const at = this.output.indexOf(mark);
    return at < 0 ? '' : this.output.slice(Math.max(0, at - lastOutput / 4), at + lastOutput / 10);
  }

  /** Restarts as a deploy does. Throws when the process had to be killed. */
  async restart(): Promise<void> {
    await this.stop();
    if (this.child?.signalCode === 'SIGKILL') throw new Error(`it did not end by itself\n${this.lastWords}`);
    await this.start();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.comingBack.catch(() => undefined);
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await gone;
    clearTimeout(timer);
  }

  private revive(): void {
    if (this.stopping) return;
    this.deaths++;
    this.deathWords = this.lastWords;
    this.comingBack = this.startAsSupervised();
    this.comingBack.catch(() => undefined);
  }

  /** Restarts a process that exits during the start because the store is down. */
  private async startAsSupervised(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.start();
      } catch (error) {
        if (attempt === mostStarts) throw error;
        await sleep(1000);
        if (this.stopping) throw error;
      }
    }
  }
}

function ready(child: ChildProcess, words: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('message', (message) => (message as { type?: string }).type === 'ready' && resolve());
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`the server ended while starting (${signal ?? code})\n${words()}`)),
    );
  });
}
