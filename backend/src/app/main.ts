import 'reflect-metadata';
import { CannotStartError } from '../platform/config/cannot-start.js';
import { parseConfig } from '../platform/config/config.js';
import { readSecretFiles } from '../platform/config/secret-files.js';
import { armFailpoints } from '../platform/failpoints/failpoint.js';
import { errorText } from '../platform/logging/logged-error.js';
import { startProgram } from './start-program.js';

process.on('uncaughtException', (error) => {
  process.stderr.write(`${errorText(error)}\n`); // Node would print every property of the error, including statements and parameters
  process.exit(1);
});
void main();

async function main(): Promise<void> {
  try {
    const config = parseConfig(readSecretFiles(process.env));
    armFailpoints(config.failpoint);
    await startProgram(config);
    process.send?.({ type: 'ready' });
    process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  } catch (error) {
    process.stderr.write(`${error instanceof CannotStartError ? error.message : errorText(error)}\n`);
    process.exitCode = 1;
    process.disconnect?.();
    setTimeout(() => process.exit(1), 500).unref();
  }
}
