import { Agent, request } from 'node:http';
import { api, urlOf } from '../../scripts/lib/api.mjs';
import { manyFromOneAddress } from './lib.mjs';

const agent = new Agent({ keepAlive: true, maxSockets: 200 });
const lookAgainMs = 50;

export function call(url, { method = 'POST', body, headers = {} }) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode >= 400)
          return reject(new Error(`${url} responded with ${response.statusCode}: ${text}`));
        resolve({ body: text === '' ? null : JSON.parse(text), cookies: response.headers['set-cookie'] ?? [] });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export const json = { 'content-type': 'application/json' };
export const cookiesOf = ({ cookies }) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

/** Polls the admin's order list and resolves the shopper that waits for an order of its address. */
export class AdminList {
  waiting = new Map();
  stopped = false;

  constructor(url, cookie) {
    this.url = `${url}${urlOf(api.orders.listOrders, {}, { limit: 100 })}`;
    this.cookie = cookie;
  }

  shows(email) {
    return new Promise((resolve) => this.waiting.set(email, resolve));
  }

  async watch() {
    while (!this.stopped) {
      if (this.waiting.size > 0) await this.look();
      await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
    }
  }

  async look() {
    const { body } = await call(this.url, { method: 'GET', headers: { cookie: this.cookie } });
    for (const { customerEmail } of body) {
      this.waiting.get(customerEmail)?.();
      this.waiting.delete(customerEmail);
    }
  }
}

/** Buys from the basket to the order in the admin list, paid by card. `number` is unique per shopper. */
export async function checkout({ url, provider, list, slugs }, number) {
  const email = `bench-${number}@example.com`;
  const items = [number, number + 1].map((n) => ({ id: slugs[n % slugs.length], quantity: 1 }));
  const started = await call(`${url}${api.checkout.createPaymentIntent.path}`, {
    body: JSON.stringify({ items }),
    headers: json,
  });
  const { paymentIntentId, clientSecret } = started.body;
  const visible = list.shows(email);
  const card = { type: 'card', 'card][number': '4242424242424242', 'card][exp_month': '12', 'card][exp_year': '2040' };
  const buyer = { name: 'Sanne de Vries', email, phone: '0612345678' };
  const address = { line1: 'Prinsengracht 12', postal_code: '1015 DX', city: 'Amsterdam', country: 'NL' };
  const form = new URLSearchParams({ key: 'pk_test_simulator', client_secret: clientSecret, return_url: `${url}/` });
  for (const [name, value] of Object.entries({ ...card, 'card][cvc': '123' }))
    form.set(`payment_method_data[${name}]`, value);
  for (const [name, value] of Object.entries(buyer)) form.set(`payment_method_data[billing_details][${name}]`, value);
  for (const [name, value] of Object.entries(address))
    form.set(`payment_method_data[billing_details][address][${name}]`, value);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await call(`${provider.url}/v1/payment_intents/${paymentIntentId}/confirm`, { body: form.toString(), headers });
  await visible;
}

/** Opens a shop with these products. `more`: additional environment of the server. The caller closes `world`. */
export async function openPlace({ databaseUrl, redisUrl, store }, more = {}) {
  const [{ openWorld }, { stockUp }, { wantedWebhookEvents }] = await Promise.all([
    import('../../chaos/support/world.ts'),
    import('../../chaos/support/assortment.ts'),
    import('../../backend/src/platform/payments/wanted-webhook-events.ts'),
  ]);
  const environment = { ...manyFromOneAddress, ...(redisUrl && { REDIS_URL: redisUrl }), ...more };
  const world = await openWorld({
    databaseUrl,
    store,
    environment,
    relayed: false,
    enabledEvents: wantedWebhookEvents,
  });
  const products = Array.from({ length: 8 }, (_, index) => ({ priceCents: 1995 + index * 100, stock: 1_000_000 }));
  const { products: onSale } = await stockUp(world, products);
  const login = await call(`${world.url}${api.staffLogin.login.path}`, {
    body: JSON.stringify(world.staffAccount),
    headers: json,
  });
  const list = new AdminList(world.url, cookiesOf(login));
  const slugs = onSale.map(({ slug }) => slug);
  return { world, place: { url: world.url, provider: world.provider, list, slugs } };
}
