import type { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import { hashToken, newToken } from '../../platform/auth/tokens.js';
import { TestBrowser, type TestShop } from '../shop/test-shop.js';
import type { KnownValues } from './known-values.js';

/** Opens a payment and returns the cookie of its shopper. */
export async function shopperId(shop: Pick<TestShop, 'url'>, known: KnownValues): Promise<string> {
  const browser = new TestBrowser(shop);
  const [product] = await browser.json(api.catalog.listProducts);
  const items = [{ id: product!.slug, quantity: 1 }];
  const response = await browser.call(api.checkout.createPaymentIntent, { body: { items } });
  known.note(api.checkout.createPaymentIntent.path, await response.json());
  return /sid=[^;]*/.exec(response.headers.getSetCookie().join())![0];
}

export async function customerSession(dataSource: DataSource, email: string): Promise<string> {
  const token = newToken();
  await dataSource.query(
    `insert into customer_sessions (token_hash, customer_id, created_at)
     select $1, id, now() from customers where email = $2`,
    [hashToken(token), email],
  );
  return token;
}

export async function staffSession(dataSource: DataSource): Promise<string> {
  const token = newToken();
  await dataSource.query(
    `insert into staff_sessions (token_hash, staff_member_id, created_at, last_seen_at)
     select $1, id, now(), now() from staff_members order by id limit 1`,
    [hashToken(token)],
  );
  return token;
}
