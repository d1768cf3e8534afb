import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The delays of each copy of a webhook, in milliseconds; an empty list loses it. */
export interface WebhookFate {
  delaysMs: readonly number[];
  alsoLate: boolean;
}

interface Webhook {
  body: string;
  signature: string;
}

const punctual: WebhookFate = { delaysMs: [0], alsoLate: false };
const retryMs = [100, 300, 1000, 1000, 2000, 2000, 4000, 4000, 8000, 8000];

/** Forwards each webhook as planned for its payment: duplicated, reordered, lost or late. Retries refusals. */
export class WebhookRelay {
  private readonly fates = new Map<string, WebhookFate>();
  private readonly late = new Map<string, Webhook[]>();
  private readonly underWay = new Map<string, number>();
  private open = true;

  private constructor(
    private readonly server: Server,
    private readonly target: string,
  ) {}

  static async open(target: string): Promise<WebhookRelay> {
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        response.writeHead(200).end();
        relay.take({ body, signature: String(request.headers['stripe-signature']) });
      });
    });
    const relay = new WebhookRelay(server, target);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return relay;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  decide(paymentIntentId: string, fate: WebhookFate): void {
    this.fates.set(paymentIntentId, fate);
  }

  /** Forwards the withheld webhooks and waits until none of these payments has one under way. */
  async finish(paymentIntentIds: readonly string[]): Promise<void> {
    for (const id of paymentIntentIds) {
      for (const webhook of this.late.get(id) ?? []) void this.pass(id, webhook, 0);
      this.late.delete(id);
    }
    while (paymentIntentIds.some((id) => (this.underWay.get(id) ?? 0) > 0)) await sleep(5);
  }

  async close(): Promise<void> {
    this.open = false;
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take(webhook: Webhook): void {
    const id = paymentOf(webhook.body);
    const fate = this.fates.get(id) ?? punctual;
    for (const delay of fate.delaysMs) void this.pass(id, webhook, delay);
    if (fate.alsoLate) this.late.set(id, [...(this.late.get(id) ?? []), webhook]);
  }

  private async pass(id: string, { body, signature }: Webhook, delayMs: number): Promise<void> {
    this.underWay.set(id, (this.underWay.get(id) ?? 0) + 1);
    try {
      await sleep(delayMs);
      for (const wait of [...retryMs, null]) {
        if (!this.open || (await this.post(body, signature))) return;
        if (wait !== null) await sleep(wait);
      }
    } finally {
      this.underWay.set(id, this.underWay.get(id)! - 1);
    }
  }

  private async post(body: string, signature: string): Promise<boolean> {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    try {
      const response = await fetch(this.target, { method: 'POST', headers, body });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }
}

function paymentOf(body: string): string {
  const { object } = (JSON.parse(body) as { data: { object: { id: string; payment_intent?: string | null } } }).data;
  return object.payment_intent ?? object.id;
}
