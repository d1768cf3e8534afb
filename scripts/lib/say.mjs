/** Short progress lines on standard output; nothing else of ours writes there. */
const grey = (text) => (process.stdout.isTTY ? `\x1b[90m${text}\x1b[0m` : text);

export const say = (line) => process.stdout.write(`${grey('›')} ${line}\n`);
export const complain = (line) => process.stderr.write(`${process.stderr.isTTY ? '\x1b[31m✗\x1b[0m' : '✗'} ${line}\n`);

/** Says what starts, runs it, says how long it took. */
export async function step(title, work) {
  const begun = performance.now();
  say(`${title} …`);
  const result = await work();
  say(`${title}: ${seconds(performance.now() - begun)}`);
  return result;
}

export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** An error whose message is all a person needs: no stack trace. */
export class Problem extends Error {}

/** Ends a script: a Problem as one line, anything else with its stack. */
export function fail(error) {
  complain(error instanceof Problem ? error.message : (error?.stack ?? String(error)));
  process.exitCode = 1;
}
