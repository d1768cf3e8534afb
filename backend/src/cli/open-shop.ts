import type { INestApplicationContext, LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app/app.module.js';
import { parseConfig, type Config } from '../platform/config/config.js';
import { createShopDataSource } from '../app/shop-data-source.js';
import { errorHeadline } from '../platform/logging/logged-error.js';
import { reachStores } from '../app/starting/reach-services.js';
import { pendingMigrations } from './migrations.js';
import { RefusedError } from './task.js';
import type { Terminal } from './terminal.js';

/**
 * The program of the shop, for one command: no server, no worker, nothing that follows the log. A database that lacks
 * migrations is left as it is: to change its schema under a running shop is a deployment, not a look.
 */
export async function openShop(terminal: Terminal): Promise<INestApplicationContext> {
  const config = parseConfig({ ...(await environmentOf(terminal)), ROLES: 'api' });
  await untilReached(config, terminal);
  const pending = await pendingIn(config.databaseUrl);
  if (pending.length > 0)
    throw new RefusedError(`The database lacks ${pending.length} migrations. They are applied when the shop starts.`);
  return openProgram(config, terminal);
}

/** The same with a configuration that was read already, on a database of whatever version: it is migrated. */
export function openProgram(config: Config, terminal: Terminal): Promise<INestApplicationContext> {
  const logger = stderrLogger(terminal);
  return NestFactory.createApplicationContext(AppModule.forRoot(config), { logger, abortOnError: false });
}

/** Waits for the stores that a command reads. Throws CannotStartError. */
export function untilReached(config: Config, terminal: Terminal): Promise<void> {
  return reachStores(config, (line) => terminal.err(`${line}\n`));
}

/** The environment of the shop. Throws RefusedError when it cannot be made complete. */
export async function environmentOf(terminal: Terminal): Promise<Record<string, string | undefined>> {
  try {
    return await terminal.environment();
  } catch (error) {
    throw new RefusedError((error as Error).message);
  }
}

async function pendingIn(databaseUrl: string): Promise<string[]> {
  const dataSource = createShopDataSource(databaseUrl, { poolSize: 1 });
  try {
    await dataSource.initialize();
    return await pendingMigrations(dataSource);
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}

/** Warnings and errors by their words alone: what stands beside them may be too much for a terminal. */
function stderrLogger(terminal: Terminal): LoggerService {
  const tell = (message: unknown, ...rest: unknown[]) => {
    const words = typeof message === 'string' ? [message] : rest.filter((part) => typeof part === 'string');
    terminal.err(`${words[0] ?? errorHeadline(message)}\n`);
  };
  const nothing = () => undefined;
  return { log: nothing, debug: nothing, verbose: nothing, warn: tell, error: tell, fatal: tell };
}
