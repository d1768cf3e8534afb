import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { StripeSimulator } from '../start-stripe-simulator.js';

export const RETURN_URL = 'https://shop.example/order-bevestiging';
export const WEBHOOK_SECRET = 'whsec_of_these_tests';

/** Stripe's own library against a simulator; without retries by default. */
export function clientOf(
  simulator: StripeSimulator,
  more: { maxNetworkRetries?: number; timeout?: number } = {},
): Stripe {
  return new Stripe('sk_test_simulator', {
    host: '127.0.0.1',
    port: simulator.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    ...more,
  });
}

/** Confirms as stripe.js does: with the publishable key and the client secret. */
export async function confirmInBrowser(
  simulator: Pick<StripeSimulator, 'url'>,
  intent: { id: string; client_secret: string | null },
  method: Record<string, string>,
): Promise<{ status: number; body: BrowserResponse }> {
  const response = await fetch(`${simulator.url}/v1/payment_intents/${intent.id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: 'pk_test_simulator',
      client_secret: intent.client_secret ?? '',
      return_url: RETURN_URL,
      use_stripe_sdk: 'true',
      ...Object.fromEntries(Object.entries(method).map(([name, value]) => [`payment_method_data${name}`, value])),
    }),
  });
  return { status: response.status, body: (await response.json()) as BrowserResponse };
}

export interface BrowserResponse {
  id?: string;
  status?: string;
  metadata?: unknown;
  next_action?: { redirect_to_url?: { url: string }; use_stripe_sdk?: { stripe_js: string } };
  error?: { code: string; decline_code?: string; message: string; payment_intent?: { status: string } };
}

export function card(number: string): Record<string, string> {
  return {
    '[type]': 'card',
    '[card][number]': number,
    '[card][exp_month]': '12',
    '[card][exp_year]': '2040',
    '[card][cvc]': '123',
  };
}

export const IDEAL = { '[type]': 'ideal', '[billing_details][name]': 'An' };

export const BANCONTACT = { '[type]': 'bancontact', '[billing_details][name]': 'An' };
export const WERO = { '[type]': 'wero', '[billing_details][name]': 'An' };

/** Presses a button on a bank page, without following the redirect. */
export async function press(page: string, decision: string, later = 'succeeded'): Promise<URL | null> {
  const response = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ decision, later }),
    redirect: 'manual',
  });
  const location = response.headers.get('location');
  return location ? new URL(location) : null;
}

/** A webhook endpoint that records its calls and responds as configured. */
export class WebhookEndpoint {
  readonly received: { body: string; signature: string }[] = [];
  /** The statuses of the next responses; 200 after the last. */
  answers: number[] = [];
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async open(): Promise<WebhookEndpoint> {
    let endpoint: WebhookEndpoint | null = null;
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        endpoint?.received.push({ body, signature: String(request.headers['stripe-signature']) });
        response.writeHead(endpoint?.answers.shift() ?? 200).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    endpoint = new WebhookEndpoint(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`);
    return endpoint;
  }

  get types(): string[] {
    return this.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
