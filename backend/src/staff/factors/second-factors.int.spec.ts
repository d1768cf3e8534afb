import { DataSource } from 'typeorm';
import { refusalOf } from '../../testing/shop/test-browser.js';
import * as api from '../../../../contracts/api.js';
import { deriveKey, seal } from '../../platform/secrets/keys.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { startSecondProcess, startTestShop, TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';
import { StaffAccounts } from '../staff-accounts.js';
import {
  addPasskey,
  addTotp,
  codeOf,
  logIn,
  passkeyOptions,
  recoveryCodesOf,
  untilCodesLast,
} from '../../testing/staff/staffed-account.js';

let shop: TestShop;
let database: DataSource;
let origin: string;
let people = 0;
beforeAll(async () => {
  shop = await startTestShop({ TRUSTED_PROXIES: 'loopback' });
  database = shop.app.get(DataSource);
  origin = shop.app.get(AppConfig).shop.url;
});
afterAll(() => shop.close());
beforeEach(() => database.query('delete from attempt_limits'));

const newBrowser = () => new TestBrowser(shop);
const codeIn = async (response: Response) => (await refusalOf(response)).code;
async function newMember() {
  const login = { email: `lid-${++people}@gommie.example`, password: 'paarse olifant op dinsdag' };
  await shop.app.get(StaffAccounts, { strict: false }).ensure(login.email, login.password, 'owner');
  const browser = newBrowser();
  expect((await logIn(browser, login)).status).toBe(200);
  return { login, browser };
}
const passwordGiven = async (login: Parameters<typeof logIn>[1]) => {
  const browser = newBrowser();
  const response = await logIn(browser, login);
  return { browser, answer: (await response.json()) as { factors?: string[] } };
};
const isIn = async (browser: TestBrowser) => (await browser.status(api.staffLogin.showOwnAccount)) === 200;
const noticesTo = async (email: string) =>
  (
    await database.query<{ kind: string }[]>(
      `select reference->>'kind' as kind from mails
        where template = 'staff-notice' and (reference->>'staffMemberId')::int = (select id from staff_members where email = $1)
          and reference->>'kind' = 'wrong-factor'`,
      [email],
    )
  ).map(({ kind }) => kind);
const acts = async (email: string) =>
  (
    await database.query<{ outcome: string }[]>(
      `select outcome from logbook_entries l join staff_members m on m.id = staff_member_id where email = $1
        order by l.created_at`,
      [email],
    )
  ).map(({ outcome }) => outcome);

describe('an account with an app', () => {
  it('logs in by password and code, and not by password alone', async () => {
    const { login, browser: first } = await newMember();
    const secret = await addTotp(first);
    const { browser, answer } = await passwordGiven(login);
    expect(answer).toEqual({ factors: ['totp'] });
    expect(await isIn(browser)).toBe(false);
    const response = await browser.call(api.staffLogin.sendCode, { body: { code: codeOf(secret) } });
    expect(response.status).toBe(200);
    expect(await isIn(browser)).toBe(true);
    expect(await acts(login.email)).toEqual(['logged-in', 'factor-added', 'logged-in']);
  });

  it('refuses the secret of another member, and one of a former secret of the shop, without a crash', async () => {
    const [mine, other] = [await newMember(), await newMember()];
    const prepared = await other.browser.call(api.staffFactors.prepareTotp);
    const secret = await prepared.json();
    const [, token] = /^staff-totp-add=([^;]+)/.exec(prepared.headers.getSetCookie().join('\n'))!;
    mine.browser.set('staff-totp-add', token!);
    const foreign = await mine.browser.call(api.staffFactors.confirmTotp, { body: { code: codeOf(secret.secret) } });
    expect([foreign.status, await codeIn(foreign)]).toEqual([401, 'wrong-factor']);
    const stored = await addTotp(mine.browser);
    const former = seal(deriveKey('een ander geheim van de winkel', 'staff-totp'), stored, 'x');
    await database.query(
      `update staff_totp set sealed_secret = $1
        where staff_member_id = (select id from staff_members where email = $2)`,
      [former, mine.login.email],
    );
    const { browser, answer } = await passwordGiven(mine.login);
    expect(answer).toEqual({ factors: ['totp'] });
    const refused = await browser.call(api.staffLogin.sendCode, { body: { code: codeOf(stored) } });
    expect([refused.status, await codeIn(refused)]).toEqual([401, 'wrong-factor']);
  });

  it.each(['١٢٣٤٥٦', '１２３４５６', 'éééééé', '12345\ud800', 'abcdef'])(
    'refuses a code that is not six plain digits: %j',
    async (code) => {
      const { browser } = await newMember();
      await browser.call(api.staffFactors.prepareTotp);
      const response = await browser.call(api.staffFactors.confirmTotp, { body: { code } });
      expect([response.status, await codeIn(response)]).toEqual([401, 'wrong-factor']);
    },
  );

  it('ends the other sessions when the app is added, and keeps its secret sealed', async () => {
    const { login, browser } = await newMember();
    const other = newBrowser();
    await logIn(other, login);
    const secret = await addTotp(browser);
    expect([await isIn(browser), await isIn(other)]).toEqual([true, false]);
    const [{ dump }] = await database.query<[{ dump: string }]>('select json_agg(t)::text as dump from staff_totp t');
    expect(dump).not.toContain(secret);
  });

  it('takes each code once, also at two processes at once', async () => {
    const { login, browser: first } = await newMember();
    const secret = await addTotp(first);
    const second = await startSecondProcess(shop, ['api']);
    const waiting = await Promise.all([1, 2, 3, 4].map(() => passwordGiven(login)));
    const code = codeOf(secret);
    const statuses = await Promise.all(
      waiting.map(({ browser }, n) =>
        browser.on(n % 2 ? shop : second).status(api.staffLogin.sendCode, { body: { code } }),
      ),
    );
    expect(statuses.sort()).toEqual([200, 401, 401, 401]);
    await second.close();
  });

  it('accepts the neighbouring periods only', async () => {
    const { login, browser: first } = await newMember();
    const secret = await addTotp(first);
    for (const [periods, status] of [
      [-2, 401],
      [2, 401],
      [1, 200],
    ] as const) {
      const { browser } = await passwordGiven(login);
      await untilCodesLast();
      const code = codeOf(secret, periods);
      expect([periods, await browser.status(api.staffLogin.sendCode, { body: { code } })]).toEqual([periods, status]);
    }
    expect(await acts(login.email)).toContain('wrong-factor');
  });

  it('bounds the guesses of one login to five, and those of a network to ten', async () => {
    const { login, browser: first } = await newMember();
    await addTotp(first);
    const { browser } = await passwordGiven(login);
    const guess = (at: TestBrowser) =>
      at.status(api.staffLogin.sendCode, { body: { code: '000000' }, headers: { 'x-forwarded-for': '203.0.113.7' } });
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push(await guess(browser));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const { browser: next } = await passwordGiven(login);
    for (let n = 0; n < 5; n++) expect(await guess(next)).toBe(401);
    const { browser: last } = await passwordGiven(login);
    expect(await guess(last)).toBe(429);
    expect(await noticesTo(login.email)).toEqual(['wrong-factor']);
  });

  it('bounds the guesses with one password to a hundred in thirty days', async () => {
    const { login, browser: first } = await newMember();
    const secret = await addTotp(first);
    const guess = async (code: string) => {
      const { browser } = await passwordGiven(login);
      return await browser.status(api.staffLogin.sendCode, { body: { code } });
    };
    expect(await guess('000000')).toBe(401);
    const ofPassword = `where key like 'staff-factor-password:%'`;
    await database.query(`update attempt_limits set points = 100 ${ofPassword}`);
    const [{ expire }] = await database.query<[{ expire: string }]>(`select expire from attempt_limits ${ofPassword}`);
    expect(Number(expire) - Date.now()).toBeGreaterThan(29 * 24 * 3_600_000);
    await untilCodesLast();
    expect(await guess(codeOf(secret))).toBe(429);
    await database.query(`delete from attempt_limits ${ofPassword}`);
    expect(await guess(codeOf(secret))).toBe(200);
  });

  it('leaves the second step to the browser and the five minutes of the password', async () => {
    const { login, browser: first } = await newMember();
    const secret = await addTotp(first);
    const other = await newBrowser().call(api.staffLogin.sendCode, { body: { code: codeOf(secret) } });
    expect([other.status, await codeIn(other)]).toEqual([401, 'login-expired']);
    const { browser } = await passwordGiven(login);
    const cookies = (browser as unknown as { cookies: Map<string, string> }).cookies;
    const [payload, expires, nonce, signature] = cookies.get('staff-login')!.split('.');
    cookies.set('staff-login', [payload, Number(expires) + 600, nonce, signature].join('.'));
    expect(await browser.status(api.staffLogin.sendCode, { body: { code: codeOf(secret) } })).toBe(401);
    cookies.set('staff-login', [payload, expires, nonce, signature].join('.'));
    const stolen = browser.on(shop);
    expect(await browser.status(api.staffLogin.sendCode, { body: { code: codeOf(secret) } })).toBe(200);
    expect(await stolen.status(api.staffLogin.sendCode, { body: { code: codeOf(secret, 1) } })).toBe(401);
  });

  it('survives a process that dies after the code was used: the next code works', async () => {
    const { login, browser: first } = await newMember();
    const secret = await addTotp(first);
    const { browser } = await passwordGiven(login);
    await untilCodesLast();
    await database.query('alter table staff_used_tokens rename to gone');
    expect(await browser.status(api.staffLogin.sendCode, { body: { code: codeOf(secret) } })).toBe(500);
    await database.query('alter table gone rename to staff_used_tokens');
    expect(await browser.status(api.staffLogin.sendCode, { body: { code: codeOf(secret) } })).toBe(401);
    expect(await browser.status(api.staffLogin.sendCode, { body: { code: codeOf(secret, 1) } })).toBe(200);
  });

  it('is refused a session that a process of the former version started', async () => {
    const { browser } = await newMember();
    await addTotp(browser);
    await database.query('update staff_sessions set proven_by = null, proven_at = null');
    expect(await isIn(browser)).toBe(false);
  });
});

describe('recovery codes', () => {
  it('are ten, work once each, and end with a new set', async () => {
    const { login, browser: first } = await newMember();
    await addTotp(first);
    const old = await recoveryCodesOf(first);
    const codes = await recoveryCodesOf(first);
    expect(codes).toHaveLength(10);
    const use = async (code: string) => {
      const { browser } = await passwordGiven(login);
      return await browser.status(api.staffLogin.sendCode, { body: { code } });
    };
    expect(await use(old[0]!)).toBe(401);
    expect(await use(codes[0]!.toLowerCase().replaceAll('-', ' '))).toBe(200);
    expect(await use(codes[0]!)).toBe(401);
    expect(await Promise.all([use(codes[1]!), use(codes[1]!)]).then((all) => all.sort())).toEqual([200, 401]);
    const own = await first.json(api.staffFactors.findOwnFactors);
    expect(own.recoveryCodes).toBe(8);
    expect(await acts(login.email)).toContain('recovery-code-used');
    const [{ dump }] = await database.query<[{ dump: string }]>(
      'select json_agg(t)::text as dump from staff_recovery_codes t',
    );
    expect(dump).not.toContain(codes[2]);
  });
});

describe('a passkey', () => {
  it('logs in after the password and on its own', async () => {
    const { login, browser: first } = await newMember();
    const passkey = await addPasskey(first, origin);
    const { browser, answer } = await passwordGiven(login);
    expect(answer).toEqual({ factors: ['passkey'] });
    const options = await passkeyOptions(browser);
    expect(options.allowCredentials).toHaveLength(1);
    expect(await browser.status(api.staffLogin.sendPasskey, { body: passkey.get(options) })).toBe(200);
    const alone = newBrowser();
    const open = await passkeyOptions(alone);
    expect(open.allowCredentials).toBeUndefined();
    expect(await alone.json(api.staffLogin.sendPasskey, { body: passkey.get(open) })).toMatchObject({
      email: login.email,
    });
    expect(await isIn(alone)).toBe(true);
  });

  it('signs each challenge once, in its own browser, with the holder verified, for this shop', async () => {
    const { browser: first } = await newMember();
    const passkey = await addPasskey(first, origin);
    const send = (browser: TestBrowser, proof: object) => browser.status(api.staffLogin.sendPasskey, { body: proof });
    const browser = newBrowser();
    const options = await passkeyOptions(browser);
    const replayed = browser.on(shop);
    expect(await send(newBrowser(), passkey.get(options))).toBe(401);
    expect(await send(browser, passkey.get(options))).toBe(200);
    expect(await send(replayed, passkey.get(options))).toBe(401);
    passkey.isVerified = false;
    expect(await send(newBrowser(), passkey.get(await passkeyOptions(browser)))).toBe(401);
    passkey.isVerified = true;
    const elsewhere = Object.assign(Object.create(Object.getPrototypeOf(passkey) as object), passkey, {
      origin: 'https://evil.example',
    }) as typeof passkey;
    const next = newBrowser();
    expect(await send(next, elsewhere.get(await passkeyOptions(next)))).toBe(401);
  });

  it('with a counter is refused once the counter does not grow', async () => {
    const { browser: first } = await newMember();
    const passkey = await addPasskey(first, origin);
    const send = async (isCounting: boolean) => {
      const browser = newBrowser();
      const proof = passkey.get(await passkeyOptions(browser), { isCounting });
      return await browser.status(api.staffLogin.sendPasskey, { body: proof });
    };
    expect([await send(true), await send(true), await send(false)]).toEqual([200, 200, 401]);
  });

  it('of a colleague does not follow a password', async () => {
    const [mine, theirs] = [await newMember(), await newMember()];
    await addPasskey(mine.browser, origin);
    const passkey = await addPasskey(theirs.browser, origin);
    const { browser } = await passwordGiven(mine.login);
    const proof = passkey.get(await passkeyOptions(browser));
    expect(await browser.status(api.staffLogin.sendPasskey, { body: proof })).toBe(401);
  });

  it('is listed with its last use, and removed', async () => {
    const { browser: first } = await newMember();
    const passkey = await addPasskey(first, origin);
    const list = () => first.json(api.staffFactors.findOwnFactors);
    expect((await list()).passkeys).toMatchObject([{ id: passkey.id, name: 'Sleutelbos', lastUsedAt: null }]);
    const removal = await first.call(api.staffFactors.removePasskey, { params: { id: passkey.id } });
    expect(removal.status).toBe(204);
    expect((await list()).passkeys).toEqual([]);
    expect(await isIn(first)).toBe(true);
  });
});
