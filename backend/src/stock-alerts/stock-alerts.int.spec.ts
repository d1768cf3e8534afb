import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { countOf } from '../platform/database/rows.js';
import { eventually, testContext } from '../testing/kernel.js';
import { sell } from '../testing/shop/test-products.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../testing/shop/test-shop.js';
import { MailStockAlerts } from './commands/mail-stock-alerts.js';

let shop: TestShop;
let staff: TestBrowser;
let database: DataSource;
let products: ReadonlyMap<string, number>;
beforeAll(async () => {
  shop = await startTestShop();
  const soldOut = { priceCents: 1995, stock: 0 };
  products = await sell(shop, { eerste: soldOut, tweede: soldOut, derde: soldOut });
  staff = await staffOf(shop);
  database = shop.app.get(DataSource);
});
afterAll(() => shop.close());
beforeEach(() => database.query('delete from attempt_limits'));

const ask = (slug: string, email: string) =>
  new TestBrowser(shop).call(api.stockAlerts.requestStockAlert, { body: { slug, email } });
const confirm = async (token: string) =>
  (await new TestBrowser(shop).json(api.stockAlerts.confirmStockAlert, { body: { token } })).outcome;
const restock = (slug: string, quantity: number) =>
  staff.status(api.inventory.registerStockChange, {
    body: { productId: products.get(slug)!, type: 'restock', quantity },
  });
const mailsTo = (email: string) =>
  database.query<{ subject: string; text: string }[]>(`select subject, text from kept_mails where "to" = $1`, [email]);
const newsTo = async (email: string) => (await mailsTo(email)).filter(({ subject }) => subject.endsWith('is er weer'));
async function tokensOf(email: string, count = 1): Promise<string[]> {
  let tokens: string[] = [];
  await eventually(async () => {
    const texts = (await mailsTo(email)).map(({ text }) => /\/voorraadbericht#([\w-]+)/.exec(text)?.[1]);
    tokens = texts.filter((token) => token !== undefined);
    return tokens.length >= count;
  }, `${count} links to ${email}`);
  return tokens;
}

describe('a request for a mail when a product is back', () => {
  it('is confirmed once and mailed once, also after a second delivery and a repeated command', async () => {
    expect((await ask('eerste', ' Anna@Example.com')).status).toBe(204);
    expect((await ask('eerste', 'stil@example.com')).status).toBe(204);
    const [token = ''] = await tokensOf('anna@example.com');
    const outcomes = await Promise.all([confirm(token), confirm(token)]);
    expect(outcomes.sort()).toEqual(['already-confirmed', 'confirmed']);
    expect(await newsTo('anna@example.com')).toEqual([]);
    await restock('eerste', 5);
    await eventually(async () => (await newsTo('anna@example.com')).length === 1, 'the mail');
    await restock('eerste', 5);
    const again = () =>
      shop.app.get(CommandBus).execute(new MailStockAlerts({ productId: products.get('eerste')! }, testContext()));
    await Promise.all([again(), again()]);
    expect(await countOf(database, `select 1 from mails where template = 'back-in-stock'`)).toBe(1);
    expect(await newsTo('stil@example.com')).toEqual([]);
  });

  it('is mailed at once when the product is back before the click, and one mail for two requests', async () => {
    await ask('tweede', 'bram@example.com');
    await ask('tweede', 'bram@example.com');
    const [first = '', second = ''] = await tokensOf('bram@example.com', 2);
    await confirm(first);
    await confirm(second);
    await restock('tweede', 1);
    await eventually(async () => (await newsTo('bram@example.com')).length === 1, 'one mail');
    await ask('tweede', 'cato@example.com');
    await confirm((await tokensOf('cato@example.com'))[0]!);
    await eventually(async () => (await newsTo('cato@example.com')).length === 1, 'the mail after the click');
    expect(await newsTo('bram@example.com')).toHaveLength(1);
  });

  it('expires, knows no made-up token or product, and is limited by address', async () => {
    await ask('derde', 'laat@example.com');
    const [token = ''] = await tokensOf('laat@example.com');
    await database.query(
      `update stock_alerts set ends_at = now() - interval '1 hour' where email = 'laat@example.com'`,
    );
    expect([await confirm(token), await confirm('verzonnen')]).toEqual(['expired', 'unknown']);
    expect((await ask('bestaat-niet', 'laat@example.com')).status).toBe(404);
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn++) statuses.push((await ask('derde', 'vaak@example.com')).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('keeps the token unreadable in the database, and the address out of the queue of mails', async () => {
    await ask('derde', 'geheim@example.com');
    const [token = ''] = await tokensOf('geheim@example.com');
    expect(JSON.stringify(await database.query('select * from stock_alerts'))).not.toContain(token);
    expect(JSON.stringify(await database.query('select reference, key from mails'))).not.toContain('@');
  });
});
