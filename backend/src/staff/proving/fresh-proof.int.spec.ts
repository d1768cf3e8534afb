import type { OrderCancellation } from '../../../../contracts/orders.js';
import { refusalOf } from '../../testing/shop/test-browser.js';
import * as api from '../../../../contracts/api.js';
import { RefundProofs } from '../../platform/auth/refund-proofs.js';
import { DataSource } from 'typeorm';
import { placeOrder } from '../../testing/shop/test-customers.js';
import { sell } from '../../testing/shop/test-products.js';
import { staffOf, startTestShop, testStaff, TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';
import { staffWithRole } from '../../testing/shop/staff-roles.js';
import { addTotp, codeOf } from '../../testing/staff/staffed-account.js';
import { emptyLogbook } from '../logbook/logbook.fixtures.js';

let shop: TestShop;
let database: DataSource;
beforeAll(async () => {
  shop = await startTestShop();
  database = shop.app.get(DataSource);
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 50 } });
});
afterAll(() => shop.close());
beforeEach(() => database.query('delete from attempt_limits'));

const age = () =>
  database.query(
    `update staff_sessions set proven_at = now() - interval '11 minutes', created_at = now() - interval '1 hour'`,
  );
const codeIn = async (response: Response) => [response.status, (await refusalOf(response)).code];
const settings = { free_shipping_threshold: '65', shipping_cost: '6.99' };
const rules = { isFactorRequired: false, refundProofFrom: '100' };

it.each([
  ['an export', (staff: TestBrowser) => staff.call(api.orders.exportOrders)],
  ['an export of the logbook', (staff: TestBrowser) => staff.call(api.adminLogbook.exportLogbook)],
  ['a change of the settings', (staff: TestBrowser) => staff.call(api.settings.saveSettings, { body: settings })],
  ['a change of the rules', (staff: TestBrowser) => staff.call(api.staffFactors.saveStaffRules, { body: rules })],
  ['a reset of factors', (staff: TestBrowser) => staff.call(api.staffColleagues.resetFactors, { params: { id: 999 } })],
  ['a new app', (staff: TestBrowser) => staff.call(api.staffFactors.prepareTotp)],
  ['new recovery codes', (staff: TestBrowser) => staff.call(api.staffFactors.renewRecoveryCodes)],
  ['a new passkey', (staff: TestBrowser) => staff.call(api.staffFactors.preparePasskey)],
])('asks for a proof before %s', async (_what, act) => {
  const staff = await staffOf(shop);
  expect((await act(staff)).status).not.toBe(403);
  await age();
  expect(await codeIn(await act(staff))).toEqual([403, 'factor-needed']);
  expect(await staff.status(api.settings.findSettings)).toBe(200);
  expect(await staff.status(api.staffFactors.provePassword, { body: { password: testStaff.password } })).toBe(204);
  expect((await act(staff)).status).not.toBe(403);
});

it('takes the password of an account without a factor only', async () => {
  const staff = await staffWithRole(shop, 'owner', 'eigenaar');
  expect(await staff.status(api.staffFactors.provePassword, { body: { password: 'een gok van iemand' } })).toBe(401);
  const secret = await addTotp(staff);
  await age();
  const password = { password: 'nog-een-lang-wachtwoord' };
  expect(await codeIn(await staff.call(api.staffFactors.provePassword, { body: password }))).toEqual([
    403,
    'factor-needed',
  ]);
  expect(await staff.status(api.staffFactors.checkProof)).toBe(403);
  expect(await staff.status(api.staffFactors.proveCode, { body: { code: codeOf(secret, 5) } })).toBe(401);
  expect(await staff.status(api.staffFactors.proveCode, { body: { code: codeOf(secret) } })).toBe(204);
  expect(await staff.status(api.staffFactors.checkProof)).toBe(204);
});

it('asks for a proof before a cancellation that refunds the amount of the setting', async () => {
  const staff = await staffOf(shop);
  const [one, two] = [
    await placeOrder(shop, { email: 'a@example.com' }),
    await placeOrder(shop, { email: 'b@example.com' }),
  ];
  const cancel = (id: string) =>
    staff.call(api.orders.changeOrderStatus, { params: { id }, body: { status: 'cancelled' } });
  const both = { ids: [one, two], status: 'cancelled' };
  const preview = await staff.call(api.orders.previewCancellations, { body: { ids: [one] } });
  const [{ refundAmount }] = (await preview.json()) as [OrderCancellation];
  const cents = Math.round(Number(refundAmount) * 100);
  await database.query('update staff_rules set refund_proof_from_cents = $1', [cents + 1]);
  await age();
  expect(await codeIn(await staff.call(api.orders.changeOrderStatuses, { body: both }))).toEqual([
    403,
    'factor-needed',
  ]);
  expect((await cancel(one)).status).toBe(204);
  await database.query('update staff_rules set refund_proof_from_cents = 100');
  expect(await codeIn(await cancel(two))).toEqual([403, 'factor-needed']);
  expect(await staff.status(api.staffFactors.provePassword, { body: { password: testStaff.password } })).toBe(204);
  expect((await cancel(two)).status).toBe(204);
  await database.query('update staff_rules set refund_proof_from_cents = 10000');
});

describe('refunds in pieces', () => {
  afterEach(() => database.query('update staff_rules set refund_proof_from_cents = 10000'));

  it('need a proof once they reach the limit together, in one session or for one order', async () => {
    const proofs = shop.app.get(RefundProofs);
    const stale = (sessionId: string, provenAt = new Date(Date.now() - 3600_000)) =>
      ({ sessionId, provenAt, provenBy: 'password', refundProofFromCents: 10_000 }) as const;
    const give = (staff: Parameters<RefundProofs['admit']>[0], of: string) =>
      proofs.admit(staff, [{ of, cents: 3000 }]);
    const one = stale('session-1');
    const responses = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => give(one, `order-${index}`)));
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(give(one, 'order-10')).rejects.toMatchObject({ code: 'factor-needed' });
    await expect(give({ ...one, provenAt: new Date() }, 'order-10')).resolves.toBeUndefined();

    const colleagues = Array.from({ length: 10 }, (_, index) => stale(`colleague-${index}`));
    const shared = await Promise.allSettled(colleagues.map((staff) => give(staff, 'order-a')));
    expect(shared.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(give(stale('colleague-11'), 'order-b')).resolves.toBeUndefined();
  });

  it('are added up over cancelled orders', async () => {
    const staff = await staffOf(shop);
    const orders = [
      await placeOrder(shop, { email: 'stuk1@example.com' }),
      await placeOrder(shop, { email: 'stuk2@example.com' }),
    ];
    const cancel = (id: string) =>
      staff.call(api.orders.changeOrderStatus, { params: { id }, body: { status: 'cancelled' } });
    const preview = await staff.call(api.orders.previewCancellations, { body: { ids: [orders[0]] } });
    const [{ refundAmount }] = (await preview.json()) as [OrderCancellation];
    const cents = Math.round(Number(refundAmount) * 100);
    await database.query('update staff_rules set refund_proof_from_cents = $1', [cents + 1]);
    await age();
    expect((await cancel(orders[0]!)).status).toBe(204);
    expect(await codeIn(await cancel(orders[1]!))).toEqual([403, 'factor-needed']);
  });
});

describe('a required second step', () => {
  beforeEach(() => database.query('update staff_rules set is_factor_required = true'));
  afterEach(() => database.query('update staff_rules set is_factor_required = false'));

  it('leaves a member without a factor nothing but to set one up', async () => {
    const staff = await staffWithRole(shop, 'staff', 'nieuw');
    expect(await codeIn(await staff.call(api.orders.listOrders))).toEqual([403, 'factor-required']);
    expect(await staff.json(api.staffLogin.showOwnAccount)).toMatchObject({ lacksFactor: true });
    await addTotp(staff);
    expect(await staff.status(api.orders.listOrders)).toBe(200);
    expect(await staff.json(api.staffLogin.showOwnAccount)).toMatchObject({ lacksFactor: false });
  });

  it('keeps the last factor', async () => {
    const staff = await staffWithRole(shop, 'staff', 'laatste');
    await addTotp(staff);
    const remove = () => staff.call(api.staffFactors.removeTotp);
    expect(await codeIn(await remove())).toEqual([409, 'last-factor']);
    await database.query('update staff_rules set is_factor_required = false');
    expect((await remove()).status).toBe(204);
    expect(await staff.status(api.staffLogin.showOwnAccount)).toBe(200);
  });
});

it('lets the owner reset the factors of a colleague, which ends the sessions and mails the colleague', async () => {
  const [owner, colleague] = [await staffOf(shop), await staffWithRole(shop, 'staff', 'collega')];
  await addTotp(colleague);
  const { id } = await colleague.json(api.staffLogin.showOwnAccount);
  expect(await colleague.status(api.staffColleagues.resetFactors, { params: { id } })).toBe(403);
  expect(await owner.status(api.staffColleagues.resetFactors, { params: { id } })).toBe(204);
  expect(await colleague.status(api.staffLogin.showOwnAccount)).toBe(401);
  const login = { email: 'collega@gommie.example', password: 'nog-een-lang-wachtwoord' };
  expect(await new TestBrowser(shop).json(api.staffLogin.login, { body: login })).toMatchObject({
    role: 'staff',
  });
  const mails = await database.query<object[]>(`select from mails where key like 'staff-factor-changed:${id}:%'`);
  expect(mails).toHaveLength(2);
});

describe('the own password', () => {
  const passwords = { oldPassword: 'nog-een-lang-wachtwoord', newPassword: 'vier losse woorden samen' };
  const change = (staff: TestBrowser, body: object) => staff.call(api.staffFactors.changeOwnPassword, { body });

  it('changes with the old one, ends the other sessions and keeps this browser known', async () => {
    const staff = await staffWithRole(shop, 'staff', 'wissel');
    const other = await staffWithRole(shop, 'staff', 'wissel');
    const wrong = await change(staff, { ...passwords, oldPassword: 'een gok van iemand' });
    expect(await codeIn(wrong)).toEqual([401, 'wrong-credentials']);
    expect((await change(staff, passwords)).status).toBe(204);
    expect([
      await staff.status(api.staffLogin.showOwnAccount),
      await other.status(api.staffLogin.showOwnAccount),
    ]).toEqual([200, 401]);
    const login = { email: 'wissel@gommie.example', password: passwords.newPassword };
    expect(await staff.status(api.staffLogin.login, { body: login })).toBe(200);
    const [last] = await database.query<[{ known: boolean }]>(
      `select is_known_device as known from logbook_entries order by created_at desc limit 1`,
    );
    expect(last.known).toBe(true);
  });

  it.each(['1234567890123', 'Welkom-bij-gommie-1', 'kort'])('is never %s', async (newPassword) => {
    const staff = await staffWithRole(shop, 'staff', 'wissel-2');
    expect((await change(staff, { ...passwords, newPassword })).status).toBe(400);
  });
});

it('renews a former hash at the login two weeks after the update, and keeps devices and sessions', async () => {
  const { hashCode } = await import('../../platform/auth/passwords.js');
  const staff = await staffWithRole(shop, 'staff', 'oud');
  const email = 'oud@gommie.example';
  const former = await hashCode('nog-een-lang-wachtwoord');
  await database.query('update staff_members set password_hash = $2 where email = $1', [email, former]);
  const login = { email, password: 'nog-een-lang-wachtwoord' };
  const hash = async () =>
    (
      await database.query<[{ hash: string }]>('select password_hash as hash from staff_members where email = $1', [
        email,
      ])
    )[0].hash;
  expect(await staff.status(api.staffLogin.login, { body: login })).toBe(200);
  expect(await hash()).toBe(former);
  await database.query(`update staff_rules set renews_hashes_from = now() - interval '1 minute'`);
  const logins = await Promise.all([1, 2, 3].map(() => staff.on(shop).call(api.staffLogin.login, { body: login })));
  expect(logins.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await hash()).toMatch(/^scrypt\$131072\$8\$1\$/);
  await emptyLogbook(database);
  expect(await staff.status(api.staffLogin.login, { body: login })).toBe(200);
  const [entry] = await database.query<[{ known: boolean }]>('select is_known_device as known from logbook_entries');
  expect(entry.known).toBe(true);
});
