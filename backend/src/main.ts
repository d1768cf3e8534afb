import 'reflect-metadata';
import { ConfigError, parseConfig } from './config/config.js';
import { DemoSeed } from './demo/demo-seed.js';
import { LogReaders } from './event-sourcing/readers.module.js';
import { armFailpoints } from './failpoints/failpoint.js';
import { createServer } from './http/create-server.js';
import { errorText } from './logging/logged-error.js';
import { StaffAccounts } from './staff/staff-accounts.js';

process.on('uncaughtException', (error) => {
  process.stderr.write(`${errorText(error)}\n`); // Node itself would print every property, statements and parameters too
  process.exit(1);
});
try {
  const config = parseConfig(process.env);
  armFailpoints(config.failpoint);
  const app = await createServer(config);
  await app.init();
  if (config.admin) await app.get(StaffAccounts).ensure(config.admin.email, config.admin.password);
  if (config.demo) await app.get(DemoSeed).run();
  if (config.roles.includes('worker')) await app.get(LogReaders).start();
  await app.listen(config.port, config.demo ? 'localhost' : '0.0.0.0');
  process.send?.({ type: 'ready' });
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : errorText(error)}\n`);
  process.exitCode = 1;
  process.disconnect?.();
  setTimeout(() => process.exit(1), 500).unref();
}
