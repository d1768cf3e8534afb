import type { AddressInfo } from 'node:net';
import { Account, type Behaviour } from './account.js';
import { PAYMENT_METHOD_TYPES } from './api/payment-methods/payment-method-creation.js';
import { Settlements } from './api/settlement/settlements.js';
import { Control } from './control.js';
import { Api } from './http/api.js';
import { Idempotency } from './http/idempotency.js';
import { Outages } from './http/outage.js';
import { createSimulatorServer } from './http/server.js';
import { controlPages } from './pages/control-pages.js';
import { shopperPages } from './pages/shopper-pages.js';
import { Webhooks } from './webhooks/webhooks.js';

export interface StripeSimulatorOptions {
  /** 0 or absent: a free port. */
  port?: number;
  /** The address to listen on; absent: 127.0.0.1. */
  host?: string | undefined;
  /** The secret that signs webhooks, `whsec_…`. */
  webhookSecret?: string;
  /** URL that receives events; null or absent: none until `control.setWebhookUrl`. */
  webhookUrl?: string | null;
  /** The event types to send, as an endpoint's `enabled_events`; absent: all. */
  enabledEvents?: readonly string[];
  /** The journal that persists the state; null or absent: memory only. */
  stateFile?: string | null;
  /** The URL of the simulator for browsers, without a trailing slash. */
  publicUrl?: string;
  /** The shop's name on the bank pages. */
  merchantName?: string;
  behaviour?: Partial<Behaviour>;
}

export interface StripeSimulator {
  /** `http://127.0.0.1:<port>`. */
  url: string;
  port: number;
  control: Control;
  close(): Promise<void>;
}

export const DEFAULT_BEHAVIOUR: Readonly<Behaviour> = {
  sepaDebitDelayMs: 3_000,
  bankDelayMs: 8_000,
  sepaDebitOutcome: 'succeeded',
  offered: PAYMENT_METHOD_TYPES,
  refundOutcome: 'succeeded',
};

/** Starts a simulator and resolves when it listens. */
export async function startStripeSimulator(options: StripeSimulatorOptions = {}): Promise<StripeSimulator> {
  let url = '';
  const account = new Account({
    stateFile: options.stateFile ?? null,
    publicUrl: () => options.publicUrl ?? url,
    merchantName: options.merchantName ?? 'Gommie',
    behaviour: { ...DEFAULT_BEHAVIOUR, ...options.behaviour },
  });
  account.settlements = new Settlements(account);
  const idempotency = new Idempotency(account.journal, () => account.nowMs());
  account.alsoKeep(idempotency.kept);
  const { webhookSecret = 'whsec_simulator', webhookUrl = null, enabledEvents = null } = options;
  const webhooks = new Webhooks(account, webhookSecret, webhookUrl, enabledEvents);
  const outages = new Outages();
  const control = new Control(account, webhooks, outages);
  account.load();
  idempotency.forgetOld();
  const shopper = shopperPages(account);
  const developer = controlPages(control);
  const server = createSimulatorServer(
    new Api(account, idempotency),
    outages,
    (request) => shopper(request) ?? developer(request),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, options.host ?? '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
  webhooks.resume();
  return {
    url,
    port,
    control,
    close: async () => {
      webhooks.close();
      account.settlements.stop();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      account.journal.close();
    },
  };
}
