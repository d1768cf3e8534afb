import type { INestApplicationContext, LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from '../app/app.module.js';
import { parseCommandConfig, type Config } from '../platform/config/config.js';
import { readSecretFiles } from '../platform/config/secret-files.js';
import { createShopDataSource } from '../app/shop-data-source.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { AnotherLogError, assertSameLog } from '../platform/event-sourcing/log-identity/same-log.js';
import { errorHeadline } from '../platform/logging/logged-error.js';
import { reachStores } from '../app/starting/reach-services.js';
import { pendingMigrations } from './migrations.js';
import { RefusedError } from './task.js';
import type { Terminal } from './terminal.js';

/** Opens the application without server, worker and readers, beside its own log only. Never migrates, because that belongs to a deployment. */
export async function openShop(terminal: Terminal): Promise<INestApplicationContext> {
  const config = parseCommandConfig(await environmentOf(terminal));
  await waitForStores(config, terminal);
  const pending = await pendingIn(config.databaseUrl);
  if (pending.length > 0)
    throw new RefusedError(`The database lacks ${pending.length} migrations. Start the shop to apply them.`);
  const shop = await openApplication(config, terminal);
  try {
    await assertSameLog(shop.get(EventStore), shop.get(DataSource));
    return shop;
  } catch (error) {
    await shop.close();
    throw error instanceof AnotherLogError ? new RefusedError(error.message) : error;
  }
}

/** Migrates the database if needed. */
export function openApplication(config: Config, terminal: Terminal): Promise<INestApplicationContext> {
  const logger = stderrLogger(terminal);
  return NestFactory.createApplicationContext(AppModule.forRoot(config), { logger, abortOnError: false });
}

/** Waits for the stores. Throws CannotStartError. */
export function waitForStores(config: Config, terminal: Terminal): Promise<void> {
  return reachStores(config, (line) => terminal.err(`${line}\n`));
}

/** Throws RefusedError when the environment is incomplete. */
export async function environmentOf(terminal: Terminal): Promise<Record<string, string | undefined>> {
  try {
    return readSecretFiles(await terminal.environment());
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

/** Prints warnings and errors without their details. */
function stderrLogger(terminal: Terminal): LoggerService {
  const tell = (message: unknown, ...rest: unknown[]) => {
    const words = typeof message === 'string' ? [message] : rest.filter((part) => typeof part === 'string');
    terminal.err(`${words[0] ?? errorHeadline(message)}\n`);
  };
  const nothing = () => undefined;
  return { log: nothing, debug: nothing, verbose: nothing, warn: tell, error: tell, fatal: tell };
}
