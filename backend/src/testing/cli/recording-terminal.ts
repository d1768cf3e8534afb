import { runCommandLine } from '../../cli/command-line.js';

export interface Ended {
  code: number;
  out: string;
  err: string;
}

/** Runs commands in this environment. `input` is standard input. */
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
