import { UsageError } from './task.js';

/** The outside world of a command; tests replace it. */
export interface Terminal {
  /** The complete environment. Starts services if needed. Throws when that fails. */
  environment(): Promise<Record<string, string | undefined>>;
  /** Standard output, for the result only. */
  out(text: string): void;
  /** Standard error, for errors and progress. */
  err(text: string): void;
  /** All of standard input. Throws UsageError when it is a terminal. */
  input(): Promise<string>;
  /** Aborts on Ctrl-C. */
  signal: AbortSignal;
}

/** The first Ctrl-C aborts `signal`; a command that writes still finishes. */
export function processTerminal(): Terminal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      process.stderr.write('› stopping; press Ctrl-C again to abort\n');
      stopping.abort();
    });
  process.stdout.on('error', () => stopping.abort()); // the reader, such as head, has exited
  return {
    signal: stopping.signal,
    environment: () => Promise.resolve(process.env),
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    input: async () => {
      if (process.stdin.isTTY) throw new UsageError('Input would be visible here: use a pipe, see --help');
      const chunks: Buffer[] = [];
      for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks).toString('utf8');
    },
  };
}
