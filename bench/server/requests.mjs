import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { api, urlOf } from '../../scripts/lib/api.mjs';
import { startPostgres } from '../../scripts/lib/services/postgres.mjs';
import { startDemo } from '../support/lib.mjs';
import { freePortPair } from '../../scripts/lib/ports.mjs';

/** Requests per second at 10 connections with 100 products, by a load generator on the same machine. */
export async function requests({ seconds }) {
  const dataDir = join(tmpdir(), `gummyshop-bench-${process.pid}`);
  const port = await freePortPair();
  const shop = await startDemo(dataDir, port);
  try {
    const origin = `http://127.0.0.1:${port}`;
    await onDatabase(dataDir, growTo100);
    const cookie = await passGate(origin, shop.output);
    const list = await load(`${origin}${api.catalog.listProducts.path}`, cookie, seconds);
    const [{ slug }] = await (await fetch(`${origin}${api.catalog.listProducts.path}`, { headers: { cookie } })).json();
    const detail = await load(`${origin}${urlOf(api.catalog.findProduct, { slug })}`, cookie, seconds);
    return { [`GET ${api.catalog.listProducts.path}`]: list, [`GET ${api.catalog.findProduct.path}`]: detail };
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Figures of `seconds` at ten connections, after a warm-up of at most two. */
export async function load(url, cookie, seconds) {
  const options = { url, connections: 10, headers: { cookie } };
  await autocannon({ ...options, duration: Math.min(2, seconds) });
  const { requests, latency, non2xx, throughput } = await autocannon({ ...options, duration: seconds });
  return {
    perSecond: Math.round(requests.average),
    p99ms: latency.p99,
    non2xx,
    megabytesPerSecond: Math.round(throughput.average / 1e6),
  };
}

export const growTo100 = (client) =>
  client.query(`
    insert into products (slug, name, description, category_id, price_cents, servings, quantity, subscription_enabled, created_at)
    select 'kopie-' || n || '-' || p.slug, p.name, p.description, p.category_id, p.price_cents, p.servings, p.quantity,
      p.subscription_enabled, p.created_at
    from products p, generate_series(1, 4) n order by n, p.id limit 100 - (select count(*) from products);
    notify catalog_changed`);

export async function onDatabase(dataDir, work) {
  const { POSTGRES_PASSWORD: password } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  const { url, stop } = await startPostgres({ dataDir, password, quiet: true }); // reuses the running one
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
    await stop();
  }
}

/** Requests the cookie of the access gate with the code that the shop printed. */
export async function passGate(origin, output) {
  const code = /Access code\s+(\d{4})/.exec(output);
  if (!code) return '';
  const response = await fetch(`${origin}${api.settings.openGate.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: code[1] }),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
