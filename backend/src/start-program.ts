import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from './config/config.js';
import { DemoSeed } from './demo/demo-seed.js';
import { ReadModelReadiness } from './event-sourcing/read-model-readiness.js';
import { LogReaders } from './event-sourcing/readers.module.js';
import { createServer } from './http/create-server.js';
import { StaffAccounts } from './staff/staff-accounts.js';

/**
 * Starts the program in the roles of its configuration. It listens first, so that health checks can see it start, and
 * resolves once the read models show what the log held at the start.
 */
export async function startProgram(config: Config): Promise<NestFastifyApplication> {
  const app = await createServer(config);
  await app.init();
  if (config.admin) await app.get(StaffAccounts).ensure(config.admin.email, config.admin.password);
  if (config.demo) await app.get(DemoSeed).run();
  if (config.roles.includes('worker')) await app.get(LogReaders).start();
  await app.listen(config.port, config.demo ? 'localhost' : '0.0.0.0');
  await app.get(ReadModelReadiness).wait();
  return app;
}
