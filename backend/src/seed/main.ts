import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { parseConfig } from '../config/config.js';
import { DemoSeed } from '../demo/demo-seed.js';
import { EventStore } from '../event-sourcing/event-store.js';
import { ReadModelProgress } from '../event-sourcing/read-model-progress.js';
import { LogReaders } from '../event-sourcing/readers.module.js';
import { createServer } from '../http/create-server.js';
import { StaffAccounts } from '../staff/staff-accounts.js';

const SizeSchema = z.strictObject({
  orders: z.coerce.number().int().min(10).max(500_000).default(2000),
  customers: z.coerce.number().int().min(5).max(500_000).optional(),
});
const mostWaitMs = 30 * 60_000;

// Gives the demo another size: `--orders 50000 --customers 20000`. Ends when the read models show it.
try {
  const { values } = parseArgs({ options: { orders: { type: 'string' }, customers: { type: 'string' } } });
  const size = SizeSchema.parse(values);
  const config = parseConfig(process.env);
  if (!config.demo) throw new Error('Only a demo can be seeded (DEMO=1, not in production)');
  if (config.eventStoreUrl) throw new Error('The history in an EventStoreDB cannot begin again; use Postgres');
  const app = await createServer(config);
  await app.init();
  if (config.admin) await app.get(StaffAccounts).ensure(config.admin.email, config.admin.password);
  await app.get(DemoSeed).replace(size);
  await app.get(LogReaders).start();
  await app.get(ReadModelProgress).waitFor(await app.get(EventStore).head(), mostWaitMs);
  await app.get(DataSource).query('analyze');
  await app.close();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
