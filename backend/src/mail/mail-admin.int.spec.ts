import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import * as dev from '../../../contracts/dev.js';
import type { AdminMail } from '../../../contracts/mails.js';
import { eventually } from '../testing/kernel.js';
import { placeOrder } from '../testing/shop/test-customers.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../testing/shop/test-shop.js';
import { TinySmtpServer } from './sending/smtp-server.fixtures.js';
import { SweepWorkHandler } from '../platform/work/sweep-work.handler.js';

let smtp: TinySmtpServer;
let shop: TestShop;
let staff: TestBrowser;
beforeAll(async () => {
  smtp = await TinySmtpServer.listen();
  shop = await startTestShop({ SMTP_URL: smtp.url, DEMO: '1' });
  staff = await staffOf(shop);
});
afterAll(async () => {
  await shop.close();
  await smtp.close();
});
afterEach(() => void (smtp.answer = '250 OK'));

const list = (query: object = {}) => staff.json(api.mails.listMails, { query });
const to = (email: string) => smtp.accepted.filter((message) => message.includes(`To: ${email}`));

it('reports a delayed login code while the mail server is down and delivers it later', async () => {
  smtp.answer = '451 Later';
  const visitor = new TestBrowser(shop);
  const sent = await visitor.call(api.customers.sendCode, { body: { email: 'wacht@example.com' } });
  expect([sent.status, await sent.json()]).toEqual([200, { delayed: true }]);
  smtp.answer = '250 OK';
  const database = shop.app.get(DataSource);
  await eventually(async () => {
    await database.query(`update mails set due_at = now() where status = 'queued'`);
    await sweep();
    return to('wacht@example.com').length === 1;
  }, 'the mail');
  const code = /\b\d{6}\b/.exec(to('wacht@example.com')[0]!.split('\n\n').slice(1).join('\n'))![0];
  const response = await visitor.call(api.customers.verifyCode, { body: { email: 'wacht@example.com', code } });
  expect(response.status).toBe(200);
});

it('lists a failed mail without its recipient, and delivers it after a manual retry', async () => {
  smtp.answer = '550 No such user';
  const orderId = await placeOrder(shop, { email: 'stuk@example.com' });
  let failed!: AdminMail;
  await eventually(async () => {
    failed = (await list()).find(({ template }) => template === 'order-confirmation')!;
    return failed?.lastError === 'smtp-550';
  }, 'the failed mail');
  expect(failed).toMatchObject({ status: 'failed', reference: { orderId }, attempts: 1 });
  expect(JSON.stringify(failed)).not.toContain('stuk@');
  smtp.answer = '250 OK';
  expect(await staff.status(api.mails.resendMail, { params: { id: failed.id } })).toBe(204);
  const confirmations = () =>
    to('stuk@example.com').filter((message) => /^Subject: We hebben je bestelling /m.test(message));
  await eventually(() => confirmations().length === 1, 'the mail');
  await eventually(async () => (await list({ status: 'sent' })).some(({ id }) => id === failed.id), 'the status sent');
  for (const id of [failed.id, 'niets', '00000000-0000-4000-8000-000000000000'])
    expect(await staff.status(api.mails.resendMail, { params: { id } })).toBe(404);
  expect(await staff.status(api.mails.listMails, { query: { status: 'weg' } })).toBe(400);
});

it('sends one shipping mail, also when the status changes back and forth', async () => {
  const orderId = await placeOrder(shop, { email: 'pakket@example.com' });
  for (const status of ['shipped', 'processing', 'shipped', 'delivered'])
    expect(
      await staff.status(api.orders.changeOrderStatus, { params: { id: orderId }, body: { status } }),
    ).toBeLessThan(300);
  const shipments = () => to('pakket@example.com').filter((message) => /^Subject: .*onderweg/m.test(message));
  await eventually(() => shipments().length > 0, 'the mail');
  const rows = "select template from mails where reference ->> 'orderId' = $1 order by template";
  expect(await shop.app.get(DataSource).query(rows, [orderId])).toEqual(
    expect.arrayContaining([{ template: 'order-confirmation' }, { template: 'order-shipped' }]),
  );
  expect(shipments().map((message) => /^Message-ID: .*/m.exec(message)![0])).toHaveLength(1);
});

it('keeps a copy of a mail about a record for staff, and none of a login code', async () => {
  const orderId = await placeOrder(shop, { email: 'kopie@example.com' }, { orderNumber: '2026-000777' });
  await new TestBrowser(shop).call(api.customers.sendCode, { body: { email: 'kopie@example.com' } });
  await eventually(() => to('kopie@example.com').length === 3, 'the code, the confirmation and the subscription');
  const sent = async () => {
    const mails = await staff.json(api.mails.listMailsOfOrder, { params: { id: orderId } });
    return mails.find(({ template, status }) => template === 'order-confirmation' && status === 'sent');
  };
  await eventually(async () => (await sent()) !== undefined, 'the status sent');
  const { id } = (await sent())!;
  const shown = await staff.json(api.mails.showMail, { params: { id } });
  expect(shown).toMatchObject({ to: 'kopie@example.com', isKept: true });
  expect(shown.text).toContain('2026-000777');
  const kept = `select m.template from kept_mails k join mails m on m.id = k.mail_id 
    where k."to" = 'kopie@example.com' order by m.template`;
  const copies = () => shop.app.get(DataSource).query<{ template: string }[]>(kept);
  await eventually(async () => (await copies()).length === 2, 'both copies');
  expect(await copies()).toEqual([{ template: 'order-confirmation' }, { template: 'subscription-started' }]);
});

it('does not send an expired login code', async () => {
  smtp.answer = '451 Later';
  await new TestBrowser(shop).call(api.customers.sendCode, { body: { email: 'laat@example.com' } });
  const database = shop.app.get(DataSource);
  await database.query(`update login_codes set expires_at = now()`);
  smtp.answer = '250 OK';
  await eventually(async () => {
    await database.query(`update mails set due_at = now() where status = 'queued'`);
    await sweep();
    return (await list()).some(({ lastError }) => lastError === 'code-expired');
  }, 'the status failed');
  expect(to('laat@example.com')).toEqual([]);
});

it('hides the samples when SMTP is configured', async () => {
  expect(await staff.status(dev.showTemplates)).toBe(404);
});

it('shows a sample of every template in the demo', async () => {
  const demo = await startTestShop({ DEMO: '1' });
  try {
    const page = await (await new TestBrowser(demo).call(dev.showTemplates)).text();
    for (const words of [
      'inlogcode',
      'onderweg',
      'terugbetaald',
      'niet gelukt',
      'We hebben je bestelling',
      'Samenwerking',
      'advies',
    ])
      expect(page).toContain(words);
  } finally {
    await demo.close();
  }
});

function sweep(): Promise<void> {
  return shop.app.get(SweepWorkHandler, { strict: false }).handle();
}
