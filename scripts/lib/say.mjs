const grey = (text) => (process.stdout.isTTY ? `\x1b[90m${text}\x1b[0m` : text);

export const say = (line) => process.stdout.write(`${grey('›')} ${line}\n`);
export const complain = (line) => process.stderr.write(`${process.stderr.isTTY ? '\x1b[31m✗\x1b[0m' : '✗'} ${line}\n`);

export async function step(title, work) {
  const begun = performance.now();
  say(`${title} …`);
  const result = await work();
  say(`${title}: ${seconds(performance.now() - begun)}`);
  return result;
}

export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** An error that is reported without a stack trace. */
export class Problem extends Error {}

export function fail(error) {
  complain(error instanceof Problem ? error.message : (error?.stack ?? String(error)));
  process.exitCode = 1;
}
