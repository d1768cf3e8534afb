import * as api from '../../../contracts/api.js';
import type { Endpoint, ResponseOf } from '../../../contracts/endpoint.js';
import type { PaymentIntentResponse, SettledCheckout } from '../../../contracts/checkout.js';
import { TestBrowser } from '../../../backend/src/testing/shop/test-browser.js';
import { card, confirmInBrowser } from '../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { addressOf } from './addresses.js';
import { persist } from '../waiting.js';
import type { World } from '../world.js';

export interface Item {
  id: string;
  quantity: number;
}

export type PaymentMethod = 'card' | 'declined' | 'ideal' | 'ideal-later';

export type Outcome<Body> = { body: Body; refused: null } | { body: null; refused: string };

export interface Trouble {
  status: number;
  retryAfter: string | null;
  path: string;
  message: string;
  requestId?: string;
}

const numbers = { card: '4242424242424242', declined: '4000000000000002' };

/** A shopper with a browser and a network address, who retries after a 5xx. */
export class Shopper {
  readonly payments = new Set<string>();
  readonly troubles: Trouble[] = [];
  private readonly browser: TestBrowser;
  private readonly from: Record<string, string>;
  started: PaymentIntentResponse | null = null;
  startedItems: readonly Item[] = [];

  constructor(
    private readonly world: Pick<World, 'url' | 'provider'>,
    readonly email: string,
    address = addressOf(email),
  ) {
    this.browser = new TestBrowser(world);
    this.from = { 'x-forwarded-for': address };
  }

  async start(items: readonly Item[]): Promise<Outcome<PaymentIntentResponse>> {
    const outcome = this.keep(await this.call(api.checkout.createPaymentIntent, { items }));
    if (outcome.body) this.startedItems = items;
    return outcome;
  }

  /** Starts a checkout that the shop has no reason to refuse, and throws with its reason when it does. */
  async begin(items: readonly Item[]): Promise<PaymentIntentResponse> {
    const { body, refused } = await this.start(items);
    if (!body) throw new Error(`the basket of ${this.email} was refused: ${refused}`);
    return body;
  }

  validate(code: string): Promise<Outcome<unknown>> {
    return this.call(api.discounts.validateDiscountCode, { code, subtotal: 1 });
  }

  /** Applies a code to the checkout; null removes it. */
  async useCode(code: string | null, totalCents: number): Promise<Outcome<PaymentIntentResponse>> {
    const { paymentIntentId } = this.started!;
    const asked = { paymentIntentId, total: (totalCents / 100).toFixed(2), discountCode: code, email: this.email };
    return this.keep(await this.call(api.checkout.updatePaymentIntent, asked));
  }

  async pay(method: PaymentMethod): Promise<string> {
    const { paymentIntentId: id, clientSecret: client_secret } = this.started!;
    const instrument = method === 'card' || method === 'declined' ? card(numbers[method]) : { '[type]': 'ideal' };
    const { body } = await confirmInBrowser(
      this.world.provider,
      { id, client_secret },
      {
        ...instrument,
        '[billing_details][name]': 'Sanne de Vries',
        '[billing_details][email]': this.email,
        '[billing_details][phone]': '0612345678',
        '[billing_details][address][line1]': 'Prinsengracht 12',
        '[billing_details][address][postal_code]': '1015 DX',
        '[billing_details][address][city]': 'Amsterdam',
        '[billing_details][address][country]': 'NL',
      },
    );
    if (body.error) return body.error.code;
    if (method === 'ideal') return this.world.provider.control.decide(id, 'pay')?.status ?? 'gone';
    if (method === 'ideal-later') {
      return this.world.provider.control.decide(id, 'process-then-succeed')?.status ?? 'gone';
    }
    return body.status ?? 'unknown';
  }

  settle(): Promise<Outcome<SettledCheckout>> {
    const { paymentIntentId } = this.started!;
    return this.call(api.checkout.settleCheckout, { paymentIntentId });
  }

  private keep(outcome: Outcome<PaymentIntentResponse>): Outcome<PaymentIntentResponse> {
    if (outcome.body) {
      this.started = outcome.body;
      this.payments.add(outcome.body.paymentIntentId);
    }
    return outcome;
  }

  private call<E extends Endpoint>({ method, path }: E, body: object): Promise<Outcome<ResponseOf<E>>> {
    return persist(async () => {
      const response = await this.browser.send(method, path, body, this.from);
      const read = (await response.json()) as ResponseOf<E> & { code: string; message: string; requestId?: string };
      const { status, headers } = response;
      if (status >= 500) {
        const { message, requestId } = read;
        this.troubles.push({ status, retryAfter: headers.get('retry-after'), path, message, requestId });
      }
      if (status >= 500) throw new Error(`${path} responded with ${status}`);
      if (response.ok) return { body: read, refused: null };
      return { body: null, refused: read.code };
    });
  }
}
