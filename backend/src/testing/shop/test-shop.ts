import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DestinationStream } from 'pino';
import * as api from '../../../../contracts/api.js';
import {
  startStripeSimulator,
  type StripeSimulator,
} from '../../../../infra/stripe-simulator/start-stripe-simulator.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { parseConfig, type Config } from '../../platform/config/config.js';
import { LogReaders } from '../../platform/event-sourcing/readers/readers.module.js';
import { createServer } from '../../app/create-server.js';
import { createLogger } from '../../platform/http/logger.js';
import { StaffAccounts } from '../../staff/staff-accounts.js';
import { checkResponses } from '../response-check.js';
import { createMigratedDatabase } from '../migrated-database.js';
import { TestBrowser } from './test-browser.js';
import { testEnvironment, webhookSecret } from './test-environment.js';

export { TestBrowser };

export const testStaff = { email: 'beheer@gommie.example', password: 'een-lang-wachtwoord' };

/** The application with its own database and payment simulator, on a free port. */
export interface TestShop {
  app: NestFastifyApplication;
  url: string;
  provider: StripeSimulator;
  /** Throws when a response did not match its route's schema. */
  close(): Promise<void>;
}

export async function staffOf(shop: Pick<TestShop, 'url'>): Promise<TestBrowser> {
  const staff = new TestBrowser(shop);
  const { status } = await staff.call(api.staffLogin.login, { body: testStaff });
  if (status !== 200) throw new Error(`staff cannot log in: ${status}`);
  return staff;
}

/** The readable logs of development take a thread, which outlives the shop and keeps all its modules in memory. */
const plainLogs: DestinationStream = { write: (line) => void process.stderr.write(line) };

/** `prepare` runs before the readers start, so processes do not react to its events. `logs` receives JSON lines. */
export async function startTestShop(
  environment: Record<string, string> = {},
  prepare: (app: NestFastifyApplication) => Promise<unknown> = () => Promise.resolve(),
  logs?: DestinationStream,
): Promise<TestShop> {
  const database = await createMigratedDatabase();
  const provider = await startStripeSimulator({ webhookSecret });
  const config = parseConfig({
    ...testEnvironment(database.url),
    STRIPE_SIMULATOR_PORT: String(provider.port),
    ...environment,
  });
  const app = await createServer(config, { logger: createLogger(config, logs ?? plainLogs) });
  const mismatches = checkResponses(app);
  const close = async () => {
    await app.close();
    await provider.close();
    await database.drop();
  };
  try {
    await app.init();
    await app.get(StaffAccounts).ensure(testStaff.email, testStaff.password, 'owner');
    await prepare(app);
    await app.get(LogReaders).start();
    await app.listen(0, '127.0.0.1');
    const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
    provider.control.setWebhookUrl(`${url}${api.operations.receiveWebhook.path}`);
    return {
      app,
      url,
      provider,
      close: async () => {
        await close();
        expectNone(mismatches);
      },
    };
  } catch (error) {
    await close().catch(() => undefined); // the refusal to start is the error that matters
    throw error;
  }
}

/** A second process on the same database and payment simulator. */
export async function startSecondProcess(
  { app }: TestShop,
  roles: Config['roles'],
): Promise<Pick<TestShop, 'app' | 'url' | 'close'>> {
  const config: Config = { ...app.get(AppConfig), roles };
  const second = await createServer(config, { logger: createLogger(config, plainLogs) });
  const mismatches = checkResponses(second);
  await second.init();
  await second.listen(0, '127.0.0.1');
  return {
    app: second,
    url: (await second.getUrl()).replace('[::1]', '127.0.0.1'),
    close: async () => {
      await second.close();
      expectNone(mismatches);
    },
  };
}

function expectNone(mismatches: readonly string[]): void {
  if (mismatches.length > 0) throw new Error([...new Set(mismatches)].join('\n'));
}
