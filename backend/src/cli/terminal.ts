import { UsageError } from './task.js';

/** What a command sees of the world around it; tests bring their own. */
export interface Terminal {
  /** The complete environment of the shop. Starts what it needs (an own Postgres); throws when that cannot be. */
  environment(): Promise<Record<string, string | undefined>>;
  /** Standard output: the answer and nothing else. */
  out(text: string): void;
  /** Standard error: what went wrong, and what the program has to say while it works. */
  err(text: string): void;
  /** All of standard input. Throws UsageError where that is a keyboard. */
  input(): Promise<string>;
  /** Somebody pressed Ctrl-C. */
  signal: AbortSignal;
}

/** The terminal of this process. Ctrl-C ends what has no end; what writes goes on until it is done. */
export function processTerminal(): Terminal {
  const asked = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      process.stderr.write('› ending; once more breaks off\n');
      asked.abort();
    });
  process.stdout.on('error', () => asked.abort()); // whoever read it, such as head, has gone
  return {
    signal: asked.signal,
    environment: () => Promise.resolve(process.env),
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    input: async () => {
      if (process.stdin.isTTY) throw new UsageError('What is typed here would be seen: give it by a pipe, see --help');
      const chunks: Buffer[] = [];
      for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks).toString('utf8');
    },
  };
}
