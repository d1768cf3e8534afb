import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { api } from '../../scripts/lib/api.mjs';
import { withDemo } from '../support/demo-shop.mjs';
import { load, onDatabase } from './requests.mjs';

const orders = 50;

/** Requests per second of a logged-in customer with 50 orders: profile and order list, at 10 connections. */
export function accounts({ seconds }) {
  return withDemo(async ({ url: origin, dataDir }) => {
    const token = randomBytes(32).toString('base64url');
    await onDatabase(dataDir, (client) => makeCustomer(client, createHash('sha256').update(token).digest('base64url')));
    const cookie = `customer=${token}`;
    const list = await (await fetch(`${origin}${api.customers.listOrders.path}`, { headers: { cookie } })).json();
    if (list.length !== orders) throw new Error(`Expected ${orders} orders, got ${JSON.stringify(list).slice(0, 200)}`);
    return {
      [`GET ${api.customers.showCurrentCustomer.path}`]: await load(
        `${origin}${api.customers.showCurrentCustomer.path}`,
        cookie,
        seconds,
      ),
      [`GET ${api.customers.listOrders.path}`]: await load(
        `${origin}${api.customers.listOrders.path}`,
        cookie,
        seconds,
      ),
    };
  });
}

async function makeCustomer(client, tokenHash) {
  await untilProjected(client);
  const email = `bench-${randomUUID()}@example.com`;
  const { rows } = await client.query('insert into customers (email) values ($1) returning id', [email]);
  await client.query('insert into customer_sessions (token_hash, customer_id, created_at) values ($1, $2, now())', [
    tokenHash,
    rows[0].id,
  ]);
  await client.query(
    `create temp table copied as select * from admin_order_list order by placed_at desc limit ${orders};
     update copied set contact_id = 'bench-' || order_id, order_id = 'bench-' || order_id;
     insert into admin_order_list select * from copied`,
  );
  await client.query(`insert into contacts (id, email, name) select contact_id, $1, 'Bench' from copied`, [email]);
}

/** Waits for the read models, which lag behind a fresh seed. */
export async function untilProjected(client) {
  const behind = `select from checkpoints where kind = 'projection' and position < (select max(position) from event_store.events)`;
  while ((await client.query(behind)).rowCount > 0) await new Promise((resolve) => setTimeout(resolve, 100));
}
