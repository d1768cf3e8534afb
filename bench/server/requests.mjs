import autocannon from 'autocannon';
import pg from 'pg';
import { api, urlOf } from '../../scripts/lib/api.mjs';
import { startPostgres } from '../../scripts/lib/services/postgres.mjs';
import { secretsOf, withDemo } from '../support/demo-shop.mjs';

/** Requests per second at 10 connections with 100 products, by a load generator on the same machine. */
export function requests({ seconds }) {
  return withDemo(async ({ url, dataDir }) => {
    await onDatabase(dataDir, growTo100);
    const list = await load(`${url}${api.catalog.listProducts.path}`, '', seconds);
    const [{ slug }] = await (await fetch(`${url}${api.catalog.listProducts.path}`)).json();
    const detail = await load(`${url}${urlOf(api.catalog.findProduct, { slug })}`, '', seconds);
    return { [`GET ${api.catalog.listProducts.path}`]: list, [`GET ${api.catalog.findProduct.path}`]: detail };
  });
}

/** Milliseconds between the looks at the clock: a shorter run ends late. */
export const sampleInt = 100;

/** Figures of `seconds` at ten connections, after a warm-up of at most two. */
export async function load(url, cookie, seconds) {
  const options = { url, connections: 10, headers: { cookie }, sampleInt };
  await autocannon({ ...options, duration: Math.min(2, seconds) });
  const { requests, latency, non2xx, throughput, duration } = await autocannon({ ...options, duration: seconds });
  return {
    perSecond: Math.round(requests.total / duration),
    p99ms: latency.p99,
    non2xx,
    megabytesPerSecond: Math.round(throughput.total / duration / 1e6),
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
  const { POSTGRES_PASSWORD: password } = secretsOf(dataDir);
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
