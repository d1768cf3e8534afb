import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import { hashToken } from '../../platform/auth/tokens.js';
import { eventually } from '../../testing/kernel.js';
import { staffPassword, staffWithRole } from '../../testing/shop/staff-roles.js';
import {
  staffOf,
  startSecondProcess,
  startTestShop,
  TestBrowser,
  type TestShop,
} from '../../testing/shop/test-shop.js';
import { addTotp } from '../../testing/staff/staffed-account.js';
import { Colleagues } from '../colleagues/colleagues.js';
import { SweepInvitationsHandler } from './sweep-invitations.handler.js';

let shop: TestShop;
let owner: TestBrowser;
let database: DataSource;
beforeAll(async () => {
  shop = await startTestShop();
  owner = await staffOf(shop);
  database = shop.app.get(DataSource);
});
afterAll(() => shop.close());
beforeEach(() => database.query('delete from kept_mails'));

const password = 'een-heel-nieuw-wachtwoord';
const invite = (email: string, role = 'warehouse') =>
  owner.call(api.staffColleagues.inviteColleague, { body: { email, role } });
const colleague = async (email: string) =>
  (await owner.json(api.staffColleagues.listStaff)).find((one) => one.email === email)!;
const renew = async (email: string) =>
  owner.call(api.staffColleagues.renewInvitation, { params: { id: (await colleague(email)).id } });
const mailsTo = (email: string) =>
  database.query<{ text: string; subject: string }[]>('select text, subject from kept_mails where "to" = $1', [email]);
async function linkOf(email: string): Promise<string> {
  const links = async () =>
    (await mailsTo(email)).flatMap(({ text }) => /\/admin\/invitation#([\w-]{43})\n/.exec(text)?.[1] ?? []);
  await eventually(async () => (await links()).length === 1, 'the mail with the link');
  return (await links())[0]!;
}
const accept = (token: string, chosen = password, at: { url: string } = shop) =>
  new TestBrowser(at).call(api.staffColleagues.acceptInvitation, { body: { token, password: chosen } });
const logIn = (email: string, given = password) =>
  new TestBrowser(shop).status(api.staffLogin.login, { body: { email, password: given } });

describe('an invitation', () => {
  it('lets the invited person choose a password once, and log in with the role', async () => {
    const email = 'noor@gommie.example';
    expect((await invite('Noor@gommie.example')).status).toBe(204);
    expect(await colleague(email)).toMatchObject({ state: 'invited', role: 'warehouse', lastSeenAt: null });
    const token = await linkOf(email);
    const found = await new TestBrowser(shop).call(api.staffColleagues.findInvitation, { body: { token } });
    expect(await found.json()).toEqual({ email });
    expect((await accept(token, 'te-kort')).status).toBe(400);
    expect((await accept(token)).status).toBe(204);
    expect((await accept(token, 'nog-een-ander-wachtwoord')).status).toBe(410);
    expect(await logIn(email)).toBe(200);
    expect(await colleague(email)).toMatchObject({ state: 'active', linkUntil: null, lastSeenAt: expect.any(String) });
  });

  it('works once when it is used at two processes at the same time', async () => {
    const second = await startSecondProcess(shop, ['api']);
    await invite('sam@gommie.example');
    const token = await linkOf('sam@gommie.example');
    const chosen = Array.from({ length: 6 }, (_, n) => `wachtwoord-nummer-${n}`);
    const responses = await Promise.all(chosen.map((one, n) => accept(token, one, n % 2 ? second : shop)));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 410, 410, 410, 410, 410]);
    const winner = chosen[responses.findIndex(({ status }) => status === 204)]!;
    expect(await logIn('sam@gommie.example', winner)).toBe(200);
    await second.close();
  });

  it('expires after 48 hours', async () => {
    await invite('laat@gommie.example');
    const token = await linkOf('laat@gommie.example');
    const until = Date.parse((await colleague('laat@gommie.example')).linkUntil!) - Date.now();
    expect(Math.abs(until - 48 * 3600_000)).toBeLessThan(600_000);
    await database.query(`update staff_invitations set expires_at = now() - interval '1 second'`);
    expect((await accept(token)).status).toBe(410);
    expect(await colleague('laat@gommie.example')).toMatchObject({ state: 'invited', linkUntil: null });
  });

  it('is replaced by a newer one, and ends with the account', async () => {
    const email = 'tweemaal@gommie.example';
    await invite(email);
    const first = await linkOf(email);
    await database.query('delete from kept_mails');
    expect((await renew(email)).status).toBe(204);
    const second = await linkOf(email);
    expect((await accept(first)).status).toBe(410);
    const { id } = await colleague(email);
    expect(await owner.status(api.staffColleagues.disableColleague, { params: { id } })).toBe(204);
    expect((await accept(second)).status).toBe(410);
    expect((await renew(email)).status).toBe(404);
  });

  it('is refused for an address with an account, also for a double click', async () => {
    const statuses = await Promise.all([1, 2, 3].map(async () => (await invite('dubbel@gommie.example')).status));
    expect(statuses.sort()).toEqual([204, 409, 409]);
    expect((await invite('Dubbel@gommie.example')).status).toBe(409);
  });

  it('is stored as a hash, and leaves its token in no queue and no log', async () => {
    await invite('stil@gommie.example');
    const token = await linkOf('stil@gommie.example');
    const tables = ['staff_invitations', 'mails', 'logbook_entries', 'staff_members'];
    const dumps = await Promise.all(tables.map((table) => database.query<object[]>(`select * from ${table}`)));
    const text = JSON.stringify(dumps);
    expect(text).toContain(hashToken(token));
    expect(text).not.toContain(token);
    const [, mails, entries] = dumps;
    expect(JSON.stringify([mails, entries])).not.toContain('@');
  });
});

describe('a link for an account with a password', () => {
  it('ends its sessions, and again when the password is chosen', async () => {
    const browser = await staffWithRole(shop, 'staff', 'vergeten');
    const email = 'vergeten@gommie.example';
    expect((await renew(email)).status).toBe(204);
    expect(await browser.status(api.staffLogin.showOwnAccount)).toBe(401);
    const token = await linkOf(email);
    expect((await mailsTo(email))[0]!.subject).toMatch(/^Kies een nieuw wachtwoord/);
    await browser.call(api.staffLogin.login, { body: { email, password: staffPassword } });
    expect((await accept(token)).status).toBe(204);
    expect(await browser.status(api.staffLogin.showOwnAccount)).toBe(401);
    expect([await logIn(email, staffPassword), await logIn(email)]).toEqual([401, 200]);
  });

  it('leaves the second factor in place', async () => {
    const email = 'met-app@gommie.example';
    await addTotp(await staffWithRole(shop, 'staff', 'met-app'));
    expect((await renew(email)).status).toBe(204);
    expect((await accept(await linkOf(email))).status).toBe(204);
    const browser = new TestBrowser(shop);
    const response = await browser.call(api.staffLogin.login, { body: { email, password } });
    expect(await response.json()).toEqual({ factors: ['totp'] });
    expect(await browser.status(api.staffLogin.showOwnAccount)).toBe(401);
  });
});

it('mails an invitation once although its process died before the mail was queued', async () => {
  const email = 'gevallen@gommie.example';
  const colleagues = shop.app.get(Colleagues, { strict: false });
  await colleagues.invite({ email, role: 'staff' }, () => Promise.resolve(''));
  expect(await mailsTo(email)).toEqual([]);
  const sweep = shop.app.get(SweepInvitationsHandler, { strict: false });
  await Promise.all([sweep.handle(), sweep.handle()]);
  await sweep.handle();
  await linkOf(email);
  const written = `select 1 from mails m join staff_invitations i on m.key = 'staff-invitation:' || i.id
    join staff_members s on s.id = i.staff_member_id where s.email = $1`;
  expect(await database.query<object[]>(written, [email])).toHaveLength(1);
});
