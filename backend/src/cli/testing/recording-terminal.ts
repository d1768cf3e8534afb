import { runCommandLine } from '../command-line.js';

/** How a command ended and what it said. */
export interface Ended {
  code: number;
  out: string;
  err: string;
}

/** The command line on a given environment, as a test types it. `input` is what comes from standard input. */
export function commandLineOn(environment: Record<string, string>) {
  return async (
    args: readonly string[],
    { input = '', signal = new AbortController().signal } = {},
  ): Promise<Ended> => {
    let [out, err] = ['', ''];
    const code = await runCommandLine(args, {
      environment: () => Promise.resolve(environment),
      out: (text) => void (out += text),
      err: (text) => void (err += text),
      input: () => Promise.resolve(input),
      signal,
    });
    return { code, out, err };
  };
}
