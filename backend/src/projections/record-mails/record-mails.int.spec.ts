import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import type { LogbookEntry } from '../../../../contracts/admin/logbook.js';
import type { RecordMail } from '../../../../contracts/mails.js';
import { recordMails } from '../../mail/mails.view.js';
import { Privacy } from '../../privacy/privacy.js';
import { eventually, testContext } from '../../testing/kernel.js';
import { staffWithRole } from '../../testing/shop/staff-roles.js';
import { logIn, placeOrder } from '../../testing/shop/test-customers.js';
import { refusalOf } from '../../testing/shop/test-browser.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';

let shop: TestShop;
let owner: TestBrowser;
let staff: TestBrowser;
let database: DataSource;
beforeAll(async () => {
  shop = await startTestShop();
  database = shop.app.get(DataSource);
  owner = await staffOf(shop);
  staff = await staffWithRole(shop, 'staff');
});
afterAll(() => shop.close());

const mailsOf = (id: string): Promise<RecordMail[]> => staff.json(api.mails.listMailsOfOrder, { params: { id } });
const read = (id: string, browser = staff) => browser.call(api.mails.showMail, { params: { id } });
const sendAgain = (id: string, browser = staff) => browser.call(api.mails.sendMailAgain, { params: { id } });

/** Places an order and waits until its confirmation was sent. */
async function confirmedOrder(email: string, orderNumber: string) {
  const orderId = await placeOrder(shop, { email }, { orderNumber });
  let confirmation: RecordMail | undefined;
  await eventually(async () => {
    confirmation = (await mailsOf(orderId)).find(({ template }) => template === 'order-confirmation');
    return confirmation?.status === 'sent';
  }, 'the confirmation');
  return { orderId, confirmation: confirmation! };
}
const customerIdOf = async (email: string): Promise<number> => {
  const [customer] = await database.query<[{ id: number }]>('select id from customers where email = $1', [email]);
  return customer.id;
};

it('lists the mails of an order with address and state, and shows one as it was sent', async () => {
  const { orderId, confirmation } = await confirmedOrder('kim@example.com', '2026-000201');
  await confirmedOrder('iemand@example.com', '2026-000202');
  expect(await mailsOf(orderId)).toEqual([confirmation]);
  expect(confirmation).toMatchObject({ to: 'kim@example.com', lastError: null, isSentAgain: false });
  await database.query(`update kept_mails set subject = 'Zo was het' where mail_id = $1`, [confirmation.id]);
  expect(await (await read(confirmation.id)).json()).toMatchObject({
    ...{ to: 'kim@example.com', subject: 'Zo was het', isKept: true, sendsTo: 'kim@example.com' },
    text: expect.stringContaining('2026-000201') as string,
  });
});

it('serves the page of a mail without scripts, for a frame of the shop only', async () => {
  const { confirmation } = await confirmedOrder('pagina@example.com', '2026-000203');
  const page = await staff.call(api.mails.showMailPage, { params: { id: confirmation.id } });
  const policy = page.headers.get('content-security-policy')!;
  expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'self'.*sandbox/);
  expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin|https:/);
  expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(await page.text()).toContain('2026-000203');
});

it('renders a mail of which no copy is kept as it would be sent now', async () => {
  const { orderId, confirmation } = await confirmedOrder('oud@example.com', '2026-000204');
  await database.query('delete from kept_mails where mail_id = $1', [confirmation.id]);
  expect((await mailsOf(orderId))[0]).toMatchObject({ id: confirmation.id, to: null });
  expect(await (await read(confirmation.id)).json()).toMatchObject({ to: 'oud@example.com', isKept: false });
});

it('sends a mail again once, whoever clicks and however often', async () => {
  const { orderId, confirmation } = await confirmedOrder('dubbel@example.com', '2026-000205');
  const clicks = await Promise.all([staff, owner, staff, owner].map((browser) => sendAgain(confirmation.id, browser)));
  expect(clicks.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  expect((await sendAgain(confirmation.id)).status).toBe(204);
  await eventually(async () => (await mailsOf(orderId)).every(({ status }) => status === 'sent'), 'the repetition');
  const [repetition, original, ...others] = await mailsOf(orderId);
  expect(others).toEqual([]);
  expect(original).toMatchObject({ id: confirmation.id, isSentAgain: true });
  expect(repetition).toMatchObject({ to: 'dubbel@example.com', isSentAgain: false });
  expect((await sendAgain(repetition!.id)).status).toBe(204);
  expect(await mailsOf(orderId)).toHaveLength(3);
});

it('sends a repetition to the address that the order has now', async () => {
  const { orderId, confirmation } = await confirmedOrder('tikfout@example.com', '2026-000206');
  await database.query(`update contacts set email = 'juist@example.com' where email = 'tikfout@example.com'`);
  expect(await (await read(confirmation.id)).json()).toMatchObject({
    ...{ to: 'tikfout@example.com', sendsTo: 'juist@example.com' },
  });
  await sendAgain(confirmation.id);
  await eventually(async () => (await mailsOf(orderId))[0]?.to === 'juist@example.com', 'the repetition');
});

it('shows and sends nothing to a customer who was erased', async () => {
  const { orderId, confirmation } = await confirmedOrder('weg@example.com', '2026-000207');
  await shop.app.get(Privacy, { strict: false }).erase('weg@example.com', testContext());
  for (const response of [await read(confirmation.id), await sendAgain(confirmation.id)])
    expect([response.status, (await refusalOf(response)).code]).toEqual([409, 'recipient-erased']);
  expect(await mailsOf(orderId)).toMatchObject([{ id: confirmation.id, to: null }]);
});

it('neither shows nor sends login codes, nor mails that do not exist', async () => {
  await logIn(shop, new TestBrowser(shop), 'code@example.com');
  const [code] = await database.query<[{ id: string }]>(`select id from mails where template = 'login-code'`);
  for (const id of [code.id, '00000000-0000-4000-8000-000000000000'])
    for (const response of [await read(id), await sendAgain(id)])
      expect([response.status, (await refusalOf(response)).code]).toEqual([404, 'mail-not-found']);
});

it('lists the mails of all orders and subscriptions of a customer, and of nobody else', async () => {
  const first = await confirmedOrder('klant@example.com', '2026-000208');
  const second = await confirmedOrder(' Klant@Example.com', '2026-000209');
  await confirmedOrder('ander@example.com', '2026-000210');
  await logIn(shop, new TestBrowser(shop), 'klant@example.com');
  const id = await customerIdOf('klant@example.com');
  const ids = (await staff.json(api.mails.listMailsOfCustomer, { params: { id } })).map((mail) => mail.id);
  expect(ids).toEqual(expect.arrayContaining([first.confirmation.id, second.confirmation.id]));
  const others = `select count(*)::int as count from kept_mails where mail_id = any($1) and lower(btrim("to")) <> 'klant@example.com'`;
  expect(await database.query(others, [ids])).toEqual([{ count: 0 }]);
});

it('records who read a mail as opening the customer, and who sent one again', async () => {
  const { confirmation } = await confirmedOrder('spoor@example.com', '2026-000211');
  await logIn(shop, new TestBrowser(shop), 'spoor@example.com');
  await read(confirmation.id);
  await sendAgain(confirmation.id);
  const entries: LogbookEntry[] = await owner.json(api.adminLogbook.listLogbook, { query: { q: 'staff@' } });
  const noted = entries.map(({ act, subject }) => `${act} ${subject}`);
  expect(noted).toContain(`opened-customer Klant ${await customerIdOf('spoor@example.com')}`);
  expect(noted).toContain(`mail-sent-again ${confirmation.id}`);
});

it.each([
  ['warehouse', '2026-000212'],
  ['bookkeeper', '2026-000213'],
] as const)('refuses the role %s', async (role, orderNumber) => {
  const { orderId, confirmation } = await confirmedOrder(`voor-${role}@example.com`, orderNumber);
  const browser = await staffWithRole(shop, role);
  expect(await browser.status(api.mails.listMailsOfOrder, { params: { id: orderId } })).toBe(403);
  for (const response of [await read(confirmation.id, browser), await sendAgain(confirmation.id, browser)])
    expect(response.status).toBe(403);
  expect(await mailsOf(orderId)).toHaveLength(1);
});

it('finds the mails of a record by an index', async () => {
  await database.query(`
    insert into mails (id, key, template, reference, due_at)
    select gen_random_uuid(), 'index-' || n, 'order-confirmation', jsonb_build_object('orderId', 'order-' || n), now() + interval '1 day'
    from generate_series(1, 5000) n`);
  await database.query('analyze mails');
  const sql = `explain select m.id from ${recordMails} m where m.record_id = 'order-7'`;
  const plan = await database.query<Record<'QUERY PLAN', string>[]>(sql);
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('mails_by_record');
});
