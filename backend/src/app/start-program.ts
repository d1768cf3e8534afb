import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CannotStartError } from '../platform/config/cannot-start.js';
import type { Config } from '../platform/config/config.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { noticeRestore } from '../platform/database/timelines.js';
import { identifyLog } from '../platform/event-sourcing/log-identity/identify-log.js';
import { ReadModelReadiness } from '../platform/event-sourcing/read-models/read-model-readiness.js';
import { LogReaders } from '../platform/event-sourcing/readers/readers.module.js';
import { createServer } from './create-server.js';
import { createLogger } from '../platform/http/logger.js';
import { allProcesses } from '../processes/index.js';
import { allProjections } from '../projections/index.js';
import { StaffPasswords } from '../staff/passwords/staff-passwords.js';
import { StaffAccounts } from '../staff/staff-accounts.js';
import { assertKnownLog } from './starting/known-log.js';
import { loadDemo } from './starting/load-demo.js';
import { nodeWarning } from './starting/node-support.js';
import { reachServices } from './starting/reach-services.js';
import { startProblem } from './starting/start-problem.js';

/** Listens before it is ready, for health checks. Resolves once read models passed the log. Throws CannotStartError. */
export async function startProgram(config: Config): Promise<NestFastifyApplication> {
  const logger = createLogger(config);
  const warning = nodeWarning(process.versions.node, new Date());
  if (warning) logger.warn(warning, 'start');
  await reachServices(config, (line) => logger.warn(line, 'start'));
  const app = await createServer(config, { logger });
  try {
    await start(app, config);
    return app;
  } catch (error) {
    await app.close().catch(() => undefined); // the first error is the one to report
    throw startProblem(error, config);
  }
}

async function start(app: NestFastifyApplication, config: Config): Promise<void> {
  await app.init();
  const lostSince = await noticeRestore(app.get(DataSource), new Date());
  if (lostSince) new Logger('start').warn({ lostSince }, 'The database went back in time; numbers were skipped');
  const readers = { projections: allProjections, processes: config.demo ? [] : allProcesses }; // no mails about the demo's past
  await assertKnownLog(app.get(EventStore), app.get(DataSource), readers, config);
  if (config.admin) await addFirstOwner(app, config.admin, config.production);
  if (config.demo) await app.get((await loadDemo()).DemoSeed).run();
  const readiness = app.get(ReadModelReadiness);
  await readiness.missing(); // before the name of the log, which a first process without a worker need not wait for
  await identifyLog(app.get(EventStore), app.get(DataSource)); // after the demo has written its past
  if (config.roles.includes('worker')) await app.get(LogReaders).start();
  await app.listen(config.port, config.demo ? 'localhost' : '0.0.0.0');
  await readiness.wait();
}

/** Throws CannotStartError for a password that is easy to guess, unless the account exists. */
async function addFirstOwner(
  app: NestFastifyApplication,
  admin: { email: string; password: string },
  isInitial: boolean,
): Promise<void> {
  const accounts = app.get(StaffAccounts);
  if (await accounts.find(admin.email)) return;
  try {
    await app.get(StaffPasswords, { strict: false }).check(admin.password, admin.email);
  } catch {
    throw new CannotStartError(
      'ADMIN_PASSWORD is easy to guess: many people use it, it leaked somewhere, or it is made of words of the shop.',
    );
  }
  await accounts.ensure(admin.email, admin.password, 'owner', { isInitial });
}
