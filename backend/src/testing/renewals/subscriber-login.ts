import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { refusalOf } from '../shop/test-browser.js';
import { hashToken } from '../../platform/auth/tokens.js';
import { Customer } from '../../customers/customer.entity.js';
import { TestBrowser, type TestShop } from '../shop/test-shop.js';

/** Logs a customer in, as a browser. */
export async function logInAs(shop: TestShop, email: string): Promise<TestBrowser> {
  const dataSource = shop.app.get(DataSource);
  const customers = dataSource.getRepository(Customer);
  const found = await customers.findOneBy({ email });
  const { id } = found ?? (await customers.save(customers.create({ email })));
  const token = randomUUID();
  await dataSource.query('insert into customer_sessions (token_hash, customer_id, created_at) values ($1, $2, now())', [
    hashToken(token),
    id,
  ]);
  const browser = new TestBrowser(shop);
  browser.set('customer', token);
  return browser;
}

export const codeOf = async (response: Response) => (await refusalOf(response)).code;
