import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { CustomerSubscription } from '../../../../contracts/subscriptions.js';
import { hashToken } from '../../platform/auth/tokens.js';
import { Customer } from '../../customers/customer.entity.js';
import { TestBrowser, type TestShop } from '../shop/test-shop.js';

/** Logs a customer in, as a browser. */
export async function logInAs(shop: TestShop, email: string) {
  const dataSource = shop.app.get(DataSource);
  const customers = dataSource.getRepository(Customer);
  const found = await customers.findOneBy({ email });
  const { id } = found ?? (await customers.save(customers.create({ email })));
  const token = randomUUID();
  await dataSource.query('insert into customer_sessions (token_hash, customer_id, created_at) values ($1, $2, now())', [
    hashToken(token),
    id,
  ]);
  const headers = { cookie: `customer=${token}` };
  const browser = new TestBrowser(shop);
  return {
    list: async () =>
      (await (await browser.get('/api/customer/subscriptions', headers)).json()) as CustomerSubscription[],
    read: (path: string) => browser.get(`/api/customer/subscriptions/${path}`, headers),
    post: (path: string, body: object = {}) => browser.post(`/api/customer/subscriptions/${path}`, body, headers),
  };
}

export const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
