import { randomUUID } from 'node:crypto';
import { ConsoleLogger, Global, Module, type INestApplicationContext, type Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { Redis } from 'ioredis';
import { Client, DatabaseError } from 'pg';
import { AppConfig } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { JobQueue } from './job-queue.js';
import { JobSettings } from './job-settings.js';
import { JobWorker } from './job-worker.js';
import { jobDefinitions, type JobDefinition } from './job.js';

type QueueAddress = Pick<Config, 'databaseUrl' | 'redisUrl'>;

/** Settings of the process under test. */
export interface JobProgram {
  config: QueueAddress & Pick<Config, 'roles'>;
  definitions: readonly JobDefinition[];
  handlers: readonly Type[];
  settings: JobSettings;
}

/** Silent: these tests provoke errors and assert on outcomes. */
export class SilentLogger extends ConsoleLogger {
  protected override printMessages(): void {}
  protected override printStackTrace(): void {}
}

/** A queue of its own for the test file, with short intervals. */
export function quickSettings(): JobSettings {
  return { ...new JobSettings(), queueName: `test-${randomUUID()}`, registerSweepsMs: 100 };
}

/** Starts the queue, and the worker when the role is set. Throws what the boot throws. */
export async function startJobProgram({
  config,
  definitions,
  handlers,
  settings,
}: JobProgram): Promise<INestApplicationContext> {
  @Global()
  @Module({ providers: [{ provide: AppConfig, useValue: config }], exports: [AppConfig] })
  class SurroundingsModule {}
  const module = await Test.createTestingModule({
    imports: [SurroundingsModule, DiscoveryModule],
    providers: [
      JobQueue,
      JobWorker,
      ...handlers,
      { provide: JobSettings, useValue: settings },
      { provide: jobDefinitions, useValue: definitions },
    ],
  })
    .setLogger(new SilentLogger())
    .compile();
  try {
    return await module.init();
  } catch (error) {
    await module.close(); // open connections would keep the test run alive
    throw error;
  }
}

/** Empties the queue, as a Redis without persistence would. */
export async function emptyQueue({ databaseUrl, redisUrl }: QueueAddress, queueName: string): Promise<void> {
  if (redisUrl) {
    const redis = new Redis(redisUrl);
    const keys = await redis.keys(`bull:${queueName}:*`);
    if (keys.length > 0) await redis.del(keys);
    await redis.quit();
    return;
  }
  await onPostgres(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'bullmq' and tablename <> 'migration'`,
    );
    await untilNotDeadlocked(() => client.query(`truncate ${rows.map(({ name }) => `bullmq.${name}`).join(', ')}`));
  });
}

/** Retries on a deadlock with a running worker. */
async function untilNotDeadlocked(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== '40P01') throw error;
    }
  }
}

/** Drops every connection, as a restart does. */
export async function cutConnections({ databaseUrl, redisUrl }: QueueAddress): Promise<void> {
  if (redisUrl) {
    const redis = new Redis(redisUrl);
    await redis.client('KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    await redis.quit();
    return;
  }
  await onPostgres(databaseUrl, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    ),
  );
}

async function onPostgres(connectionString: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
