import type { DataSource } from 'typeorm';
import * as api from '../../contracts/api.js';
import { TestBrowser } from '../../backend/src/testing/shop/test-browser.js';
import { testEnvironment, webhookSecret } from '../../backend/src/testing/shop/test-environment.js';
import { createShopDataSource } from '../../backend/src/app/shop-data-source.js';
import type { EventStore } from '../../backend/src/platform/event-sourcing/event-store.js';
import type { EventStoreDbProcess } from '../../infra/eventstoredb-server/eventstoredb-process.js';
import { JobQueue } from '../../backend/src/platform/jobs/job-queue.js';
import { JobSettings } from '../../backend/src/platform/jobs/job-settings.js';
import { parseConfig } from '../../backend/src/platform/config/config.js';
import {
  startSendcloudSimulator,
  type SendcloudSimulator,
} from '../../infra/sendcloud-simulator/start-sendcloud-simulator.js';
import { startStripeSimulator, type StripeSimulator } from '../../infra/stripe-simulator/start-stripe-simulator.js';
import { freePort } from '../../scripts/lib/ports.mjs';
import { openDrillStore, type StoreName } from './drill-store.js';
import { FailingSessions, type FailingStore } from './servers/failing-store.js';
import type { Server } from './servers/server.js';
import { ServerProcess } from './servers/server-process.js';
import { persist } from './waiting.js';
import { WebhookRelay } from './servers/webhook-relay.js';

/** How long a busy machine may take to open a connection. */
const patienceMs = 60_000;
const staffAccount = { email: 'beheer@gommie.example', password: 'een-lang-wachtwoord' };

export interface World<Running extends Server = Server> {
  url: string;
  server: Running;
  provider: StripeSimulator;
  carrier: SendcloudSimulator;
  relay: WebhookRelay;
  /** A direct connection that outages of the server do not affect. */
  database: DataSource;
  store: EventStore;
  /** Null when the shop's Postgres holds the events. */
  storeServer: EventStoreDbProcess | null;
  /** Null when the events are in Postgres and `canStoreFail` was not asked for. */
  failingStore: FailingStore | null;
  jobs: JobQueue;
  staff: TestBrowser;
  staffAccount: { email: string; password: string };
  variables: Record<string, string>;
  close(): Promise<void>;
}

export interface Places {
  databaseUrl: string;
  /** The server's own route to the database; `databaseUrl` by default. */
  serverDatabaseUrl?: string;
  store?: StoreName;
  /** Leads the server's sessions of an event store on Postgres through a proxy that can fail. */
  canStoreFail?: boolean;
  environment?: Record<string, string>;
  /** False sends webhooks to the shop without the relay. */
  relayed?: boolean;
  enabledEvents?: readonly string[];
}

export type Serve<Running extends Server> = (variables: Record<string, string>) => Running;
const oneProcess: Serve<ServerProcess> = (variables) => new ServerProcess(variables);

/** Starts the built server in one or more processes, with a payment provider in this process. */
export function openWorld(places: Places): Promise<World<ServerProcess>>;
export function openWorld<Running extends Server>(places: Places, serve: Serve<Running>): Promise<World<Running>>;
export async function openWorld(places: Places, serve: Serve<Server> = oneProcess): Promise<World> {
  const { databaseUrl, canStoreFail = false, environment, relayed = true, enabledEvents } = places;
  const events = await openDrillStore(places.store ?? 'postgres', databaseUrl);
  const sessions = canStoreFail && !events.server ? await FailingSessions.open(databaseUrl) : null;
  const serverDatabaseUrl = places.serverDatabaseUrl ?? sessions?.databaseUrl ?? databaseUrl;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const webhookUrl = `${url}${api.operations.receiveWebhook.path}`;
  const relay = await WebhookRelay.open(webhookUrl);
  const provider = await startStripeSimulator({
    webhookSecret,
    webhookUrl: relayed ? relay.url : webhookUrl,
    enabledEvents,
    behaviour: { bankDelayMs: null, sepaDebitDelayMs: null },
  });
  const carrier = await startSendcloudSimulator({ webhookUrl: `${url}${api.labels.receiveCarrierWebhook.path}` });
  const variables = {
    ...testEnvironment(serverDatabaseUrl),
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: 'loopback',
    CHECKOUT_LIMIT_FACTOR: '1', // every shopper has another address
    PORT: String(port),
    ADMIN_EMAIL: staffAccount.email,
    ADMIN_PASSWORD: staffAccount.password,
    STRIPE_SIMULATOR_PORT: String(provider.port),
    SENDCLOUD_PUBLIC_KEY: 'simulator',
    SENDCLOUD_SECRET_KEY: 'simulator',
    SENDCLOUD_URL: `${carrier.url}/api/v3`,
    ...events.environment,
    ...environment,
  };
  const server = serve(variables);
  await server.start();
  const database = await createShopDataSource(databaseUrl, { connectTimeoutMs: patienceMs }).initialize();
  const store = await events.connect();
  const jobs = new JobQueue(parseConfig({ ...variables, DATABASE_URL: databaseUrl }), new JobSettings());
  await jobs.onModuleInit();
  const staff = new TestBrowser({ url });
  await persist(async () => {
    const response = await staff.call(api.staffLogin.login, { body: staffAccount });
    if (!response.ok) throw new Error(`staff cannot log in: ${response.status}`);
  });
  const close = async () => {
    await server.stop();
    await relay.close();
    await provider.close();
    await carrier.close();
    await jobs.onApplicationShutdown();
    await store.close();
    await database.destroy();
    await sessions?.close();
    await events.close();
  };
  const storeServer = events.server;
  const parts = {
    url,
    server,
    provider,
    carrier,
    relay,
    database,
    store,
    storeServer,
    failingStore: storeServer ?? sessions,
  };
  return { ...parts, jobs, staff, staffAccount, variables, close };
}
