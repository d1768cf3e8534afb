import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../scripts/lib/ports.mjs';

const program = join(process.cwd(), 'infra/eventstoredb-server/main.ts');
const preloads = ['scripts/lib/typescript.mjs', 'scripts/lib/follow-parent.mjs'].flatMap((path) => [
  '--import',
  pathToFileURL(join(process.cwd(), path)).href,
]);

/**
 * The protocol server in a child process on a data directory. It can be killed, frozen and restarted on its port with
 * its data. Methods resolve after the change.
 */
export class EventStoreDbProcess {
  private child: ChildProcess | null = null;
  private output = '';

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  /** Starts on a free port with the events of the directory. */
  static async start(folder: string): Promise<EventStoreDbProcess> {
    const server = new EventStoreDbProcess(folder, await freePort());
    await server.start();
    return server;
  }

  get connectionString(): string {
    return `esdb://127.0.0.1:${this.port}?tls=false`;
  }

  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Does nothing when it runs. Throws with its output when it ends before it listens. */
  async start(): Promise<void> {
    if (this.isRunning) return;
    this.output = '';
    const args = [...preloads, program, '--port', String(this.port), '--data', this.folder];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    this.child = child;
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (chunk: Buffer) => (this.output = (this.output + chunk.toString()).slice(-20_000)));
    const ended = once(child, 'exit').then(() => {
      throw new Error(`the event store ended while starting\n${this.output}`);
    });
    ended.catch(() => undefined); // rejects when it ends
    await Promise.race([once(child, 'message'), ended]);
  }

  /** SIGKILL. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async restart(): Promise<void> {
    await this.kill();
    await this.start();
  }

  /** SIGSTOP: connections stay open without responses until `thaw`. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  /** Restarts it with an empty log. */
  async empty(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
    await this.start();
  }

  /** SIGTERM. */
  async stop(): Promise<void> {
    this.thaw();
    await this.end('SIGTERM');
  }

  /** Its last output, for reports. */
  get lastWords(): string {
    return this.output;
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.isRunning) return;
    const gone = once(this.child!, 'exit');
    this.child!.kill(signal);
    await gone;
  }
}
