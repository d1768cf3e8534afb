import { DataSource } from 'typeorm';
import { refusalOf } from '../../testing/shop/test-browser.js';
import * as api from '../../../../contracts/api.js';
import type { StaffRole } from '../../../../contracts/staff/permissions.js';
import {
  startSecondProcess,
  startTestShop,
  staffOf,
  TestBrowser,
  type TestShop,
} from '../../testing/shop/test-shop.js';
import { Colleagues } from '../colleagues/colleagues.js';
import { openInvitationToken } from '../invitations/invitation-token.js';
import { StaffAccounts } from '../staff-accounts.js';

let shop: TestShop;
let database: DataSource;
beforeAll(async () => {
  shop = await startTestShop();
  database = shop.app.get(DataSource);
});
afterAll(() => shop.close());
beforeEach(() => database.query('delete from attempt_limits'));

const first = 'drie potten op de plank';
const own = 'vier losse woorden samen';
async function newMember(name: string, role: StaffRole = 'staff') {
  const email = `${name}@gommie.example`;
  const accounts = shop.app.get(StaffAccounts, { strict: false });
  await accounts.ensure(email, first, role, { isInitial: true });
  return { email, id: (await accounts.find(email))!.id };
}
const codeIn = async (response: Response) => [response.status, (await refusalOf(response)).code];
const logIn = (email: string, password: string, browser = new TestBrowser(shop)) =>
  browser.call(api.staffLogin.login, { body: { email, password } });
async function loggedIn(email: string, password: string, at: { url: string } = shop): Promise<TestBrowser> {
  const browser = new TestBrowser(at);
  expect((await logIn(email, password, browser)).status).toBe(200);
  return browser;
}
const choose = (browser: TestBrowser, newPassword: string, oldPassword = first) =>
  browser.call(api.staffFactors.changeOwnPassword, { body: { oldPassword, newPassword } });
const expire = (email: string) =>
  database.query(`update staff_members set initial_until = now() - interval '1 second' where email = $1`, [email]);

describe('an initial password', () => {
  it('opens nothing but the choice of an own password', async () => {
    const { email, id } = await newMember('nieuw');
    const [member, other] = [await loggedIn(email, first), await loggedIn(email, first)];
    expect(await member.json(api.staffLogin.showOwnAccount)).toMatchObject({ hasInitialPassword: true });
    for (const refused of [
      member.call(api.orders.listOrders),
      member.call(api.staffFactors.findOwnFactors),
      member.call(api.staffSessions.listOwnSessions),
      member.call(api.staffFactors.prepareTotp),
      member.call(api.staffFactors.preparePasskey),
      member.call(api.staffFactors.provePassword, { body: { password: first } }),
    ])
      expect(await codeIn(await refused)).toEqual([403, 'own-password-required']);
    expect(await codeIn(await choose(member, first))).toEqual([400, 'password-initial']);
    expect((await choose(member, own)).status).toBe(204);
    expect(await member.json(api.staffLogin.showOwnAccount)).toMatchObject({
      hasInitialPassword: false,
    });
    expect(await member.status(api.orders.listOrders)).toBe(200);
    expect(await other.status(api.staffLogin.showOwnAccount)).toBe(401);
    expect([(await logIn(email, first)).status, (await logIn(email, own)).status]).toEqual([401, 200]);
    const acts = `select outcome from logbook_entries where staff_member_id = $1 order by created_at`;
    expect((await database.query<{ outcome: string }[]>(acts, [id])).map(({ outcome }) => outcome)).toEqual(
      expect.arrayContaining(['logged-in', 'password-changed']),
    );
  });

  it('never returns, also not after another password', async () => {
    const { email } = await newMember('terug');
    const member = await loggedIn(email, first);
    expect((await choose(member, own)).status).toBe(204);
    expect(await codeIn(await choose(member, first, own))).toEqual([400, 'password-initial']);
  });

  it('expires after 48 hours, and says so to those who know it only', async () => {
    const { email } = await newMember('laat');
    const [row] = await database.query<[{ hours: number }]>(
      `select round(extract(epoch from initial_until - now()) / 3600)::int as hours from staff_members where email = $1`,
      [email],
    );
    expect(row.hours).toBe(48);
    await expire(email);
    expect(await codeIn(await logIn(email, first))).toEqual([410, 'initial-password-expired']);
    expect(await codeIn(await logIn(email, own))).toEqual([401, 'wrong-credentials']);
    const acts = `select outcome from logbook_entries order by created_at desc limit 2`;
    expect(await database.query(acts)).toEqual([{ outcome: 'wrong-credentials' }, { outcome: 'password-expired' }]);
  });

  it('can be replaced in a session that started before it expired, and the own password never expires', async () => {
    const { email } = await newMember('net-op-tijd');
    const member = await loggedIn(email, first);
    await expire(email);
    expect((await choose(member, own)).status).toBe(204);
    expect((await logIn(email, own)).status).toBe(200);
  });

  it('is replaced once when two sessions choose at the same time', async () => {
    const second = await startSecondProcess(shop, ['api']);
    const { email } = await newMember('tweemaal');
    const browsers = await Promise.all([loggedIn(email, first), loggedIn(email, first, second)]);
    const orders = await Promise.all(browsers.map((browser) => browser.call(api.orders.listOrders)));
    expect(orders.map(({ status }) => status)).toEqual([403, 403]);
    const chosen = ['een eigen keuze van links', 'een eigen keuze van rechts'];
    const statuses = (await Promise.all(browsers.map((browser, n) => choose(browser, chosen[n]!)))).map(
      (r) => r.status,
    );
    const winner = statuses.indexOf(204);
    expect([401, 409]).toContain(statuses[1 - winner]);
    expect(await browsers[winner]!.status(api.orders.listOrders)).toBe(200);
    expect(await browsers[1 - winner]!.status(api.orders.listOrders)).toBe(401);
    expect((await logIn(email, chosen[winner]!)).status).toBe(200);
    expect((await logIn(email, chosen[1 - winner]!)).status).toBe(401);
    await second.close();
  });

  it('ends with a link of an owner, which refuses it as the choice', async () => {
    const { email, id } = await newMember('gemaild');
    await expire(email);
    const owner = await staffOf(shop);
    expect(await owner.status(api.staffColleagues.renewInvitation, { params: { id } })).toBe(204);
    const token = await tokenOf(id);
    const accept = (password: string) =>
      new TestBrowser(shop).call(api.staffColleagues.acceptInvitation, { body: { token, password } });
    expect(await codeIn(await accept(first))).toEqual([400, 'password-initial']);
    expect((await accept(own)).status).toBe(204);
    const member = await loggedIn(email, own);
    expect(await member.status(api.orders.listOrders)).toBe(200);
  });

  it('does not make its owner the one that remains', async () => {
    const { id: beheer } = (await shop.app.get(StaffAccounts, { strict: false }).find('beheer@gommie.example'))!;
    await newMember('tweede-eigenaar', 'owner');
    const colleagues = shop.app.get(Colleagues, { strict: false });
    await expect(colleagues.disable(beheer, () => Promise.resolve(''))).rejects.toMatchObject({ code: 'last-owner' });
  });
});

async function tokenOf(id: number): Promise<string> {
  const [row] = await database.query<[{ id: string; sealed: string }]>(
    'select id, sealed_token as sealed from staff_invitations where staff_member_id = $1',
    [id],
  );
  return openInvitationToken('for-tests-only-for-tests-only-for-tests', row.id, row.sealed)!;
}
