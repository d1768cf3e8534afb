/**
 * `npm run bench:orders`: complete checkouts per second, from the basket to the order in the admin list, and the time of
 * create-payment-intent. The server runs as it is built, in a process of its own, on a durable Postgres; the payment
 * provider's simulator and the shoppers share this process.
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import '../scripts/lib/typescript.mjs';
import { build } from '../scripts/lib/build.mjs';
import { withPostgres } from './lib.mjs';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '15' }, shoppers: { type: 'string', default: '1,20' } },
});
const seconds = Number(values.seconds);
const agent = new Agent({ keepAlive: true, maxSockets: 200 });
const lookAgainMs = 20;

/** One call; answers the body and the cookies that were set. */
function call(url, { method = 'POST', body, headers = {} }) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (answer.statusCode >= 400) return reject(new Error(`${url} answered ${answer.statusCode}: ${text}`));
        resolve({ body: text === '' ? null : JSON.parse(text), cookies: answer.headers['set-cookie'] ?? [] });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const json = { 'content-type': 'application/json' };
const cookiesOf = ({ cookies }) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

/** Asks for the admin's list again and again, and tells who waits for an order of this address. */
class AdminList {
  waiting = new Map();
  stopped = false;

  constructor(url, cookie) {
    this.url = `${url}/api/admin/orders?limit=100`;
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

async function checkout({ url, provider, list, slugs }, number) {
  const email = `bench-${number}@example.com`;
  const items = [number, number + 1].map((n) => ({ id: slugs[n % slugs.length], quantity: 1 }));
  const started = await call(`${url}/api/create-payment-intent`, { body: JSON.stringify({ items }), headers: json });
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

/** Processor time that the programs took so far, in ms: what is left of a figure on a busy machine. Null without /proc. */
async function processorTime({ server, database }) {
  const sessions = await database.query('select pid from pg_stat_activity');
  try {
    return {
      server: timeOf(server.pid),
      rest: timeOf(process.pid),
      postgres: sum(sessions.map(({ pid }) => timeOf(pid))),
    };
  } catch {
    return null;
  }
}

function timeOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

let numbers = 0;

/** Shoppers who buy one thing after another for this long. */
async function shop(place, shoppers, forSeconds) {
  const times = [];
  const began = performance.now();
  const one = async () => {
    while (performance.now() - began < forSeconds * 1000) {
      const start = performance.now();
      await checkout(place, ++numbers);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: shoppers }, one));
  const perSecond = Math.round((times.length / (performance.now() - began)) * 10_000) / 10;
  times.sort((a, b) => a - b);
  const at = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))]);
  return { perSecond, checkouts: times.length, p50ms: at(0.5), p99ms: at(0.99) };
}

/** New shoppers who open a checkout, ten at a time. The provider's own time is in it. */
async function open({ url, slugs }) {
  const options = {
    url: `${url}/api/create-payment-intent`,
    method: 'POST',
    connections: 10,
    headers: json,
    body: JSON.stringify({ items: slugs.slice(0, 2).map((id) => ({ id, quantity: 1 })) }),
  };
  await autocannon({ ...options, duration: 2 });
  const { requests, latency, non2xx } = await autocannon({ ...options, duration: seconds });
  return { perSecond: Math.round(requests.average), p50ms: latency.p50, p99ms: latency.p99, non2xx };
}

async function measure(databaseUrl) {
  const { openWorld } = await import('../chaos/support/world.ts');
  const { stockUp } = await import('../chaos/support/assortment.ts');
  const world = await openWorld({ databaseUrl, relayed: false });
  try {
    const products = Array.from({ length: 8 }, (_, index) => ({ priceCents: 1995 + index * 100, stock: 1_000_000 }));
    const { products: onSale } = await stockUp(world, products);
    const login = await call(`${world.url}/api/admin/login`, {
      body: JSON.stringify(world.staffAccount),
      headers: json,
    });
    const list = new AdminList(world.url, cookiesOf(login));
    const place = { url: world.url, provider: world.provider, list, slugs: onSale.map(({ slug }) => slug) };
    const watching = list.watch();
    await shop(place, 10, 5); // warm
    const results = {};
    for (const shoppers of values.shoppers.split(',').map(Number)) {
      const before = await processorTime(world);
      const figures = await shop(place, shoppers, seconds);
      const after = await processorTime(world);
      const each = (name) => Math.round(((after[name] - before[name]) / figures.checkouts) * 10) / 10;
      const processorMs = before && after && Object.fromEntries(Object.keys(after).map((name) => [name, each(name)]));
      results[`checkouts, ${shoppers} shoppers`] = { ...figures, processorMsEach: processorMs };
    }
    list.stopped = true;
    await watching;
    results['POST /api/create-payment-intent, 10 connections, provider included'] = await open(place);
    return results;
  } finally {
    await world.close();
  }
}

if (process.env.CHAOS_SKIP_BUILD !== '1') await build(['backend']);
const results = await withPostgres(measure);
const machine = { cores: cpus().length, cpu: cpus()[0]?.model, node: process.version };
process.stdout.write(`${JSON.stringify({ date: new Date().toISOString(), machine, results }, null, 2)}\n`);
process.exit(0);
