import { DataSource } from 'typeorm';
import { refusalOf } from '../testing/shop/test-browser.js';
import * as api from '../../../contracts/api.js';
import { hashPassword } from '../platform/auth/passwords.js';
import { startSecondProcess, startTestShop, TestBrowser, testStaff, type TestShop } from '../testing/shop/test-shop.js';
import { StaffAccounts } from './staff-accounts.js';
import { StaffSessions } from './staff-sessions.js';

const colleague = { email: 'collega@gommie.example', password: 'nog-een-lang-wachtwoord' };
const [home, office, cafe] = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];

let shop: TestShop;
let database: DataSource;
beforeAll(async () => {
  shop = await startTestShop({ TRUSTED_PROXIES: 'loopback' });
  database = shop.app.get(DataSource);
  await shop.app.get(StaffAccounts, { strict: false }).ensure(colleague.email, colleague.password, 'staff');
});
afterAll(() => shop.close());
beforeEach(() => database.query('delete from attempt_limits'));

const newBrowser = (of: { url: string } = shop) => new TestBrowser(of);
const logIn = (browser: TestBrowser, ip: string, login: object = testStaff) =>
  browser.call(api.staffLogin.login, { body: login, headers: { 'x-forwarded-for': ip } });
const statusOf = async (browser: TestBrowser, ip: string, login: object = testStaff) =>
  (await logIn(browser, ip, login)).status;
const wrong = { ...testStaff, password: 'een-gok-van-iemand' };
const guess = (browser: TestBrowser, ip: string) => statusOf(browser, ip, wrong);
const cookieOf = (browser: TestBrowser) => cookiesOf(browser).get('staff-device');
const cookiesOf = (browser: TestBrowser) => (browser as unknown as { cookies: Map<string, string> }).cookies;
const repeat = async <T>(times: number, work: (time: number) => Promise<T>) => {
  const results: T[] = [];
  for (let time = 0; time < times; time++) results.push(await work(time));
  return results;
};
const countsOf = (statuses: number[]) =>
  Object.fromEntries(
    [...new Set(statuses)].sort().map((status) => [status, statuses.filter((s) => s === status).length]),
  );
/** Sets the shared counter of strangers, which a test cannot reach at a tenth of a second a guess. */
const spendAllowanceOfStrangers = async () => {
  await guess(newBrowser(), '198.51.100.1');
  await database.query(`update attempt_limits set points = 100 where key like 'staff-login-strangers:%'`);
};

describe('wrong passwords from one network', () => {
  it('are limited to ten, and leave other networks and other accounts alone', async () => {
    expect(countsOf(await repeat(12, () => guess(newBrowser(), cafe)))).toEqual({ 401: 10, 429: 2 });
    expect(await statusOf(newBrowser(), cafe)).toBe(429);
    expect(await statusOf(newBrowser(), cafe, colleague)).toBe(200);
    expect(await statusOf(newBrowser(), home)).toBe(200);
  });

  it('are limited to thirty for all accounts together', async () => {
    await guess(newBrowser(), cafe);
    await database.query(`update attempt_limits set points = 29 where key like 'staff-login-ip:%'`);
    const unknown = (n: number) => ({ ...wrong, email: `iemand-${n}@gommie.example` });
    expect(await repeat(2, (time) => statusOf(newBrowser(), cafe, unknown(time)))).toEqual([401, 429]);
    expect(await statusOf(newBrowser(), home, unknown(3))).toBe(401);
  });

  it('get the same responses for an unknown account', async () => {
    const responsesTo = (email: string) =>
      repeat(12, async () => {
        const response = await logIn(newBrowser(), cafe, { ...wrong, email });
        const { requestId, ...body } = await refusalOf(response);
        return { status: response.status, body, cookies: response.headers.getSetCookie() };
      });
    const known = await responsesTo(testStaff.email);
    expect(await responsesTo('niemand@gommie.example')).toEqual(known);
  });

  it('are not counted again after a right one', async () => {
    expect(await repeat(11, () => statusOf(newBrowser(), cafe))).toEqual(Array(11).fill(200));
  });

  it('stay within the allowance when they arrive at two processes at once', async () => {
    const second = await startSecondProcess(shop, ['api']);
    const guesses = Array.from({ length: 40 }, (_, n) => guess(newBrowser(n % 2 ? shop : second), cafe));
    expect(countsOf(await Promise.all(guesses))).toEqual({ 401: 10, 429: 30 });
    await second.close();
  });
});

describe('wrong passwords from many networks', () => {
  it('share a hundred an hour, which a known device does not need', async () => {
    const owner = newBrowser();
    expect(await statusOf(owner, home)).toBe(200);
    await spendAllowanceOfStrangers();
    expect(await guess(newBrowser(), office)).toBe(429);
    expect(await statusOf(newBrowser(), office)).toBe(429);
    expect(await statusOf(newBrowser(), office, colleague)).toBe(200);
    expect(await statusOf(owner, home)).toBe(200);
  });
});

describe('a known device', () => {
  it('logs in from a network that a stranger has exhausted', async () => {
    const owner = newBrowser();
    expect(await statusOf(owner, home)).toBe(200);
    expect(await owner.status(api.staffLogin.logout)).toBe(204);
    await guess(newBrowser(), cafe);
    await database.query(`update attempt_limits set points = 30 where key ~ '^staff-login-(ip|network):'`);
    expect(await statusOf(newBrowser(), cafe)).toBe(429);
    expect(await statusOf(owner, cafe)).toBe(200);
  });

  it('has ten wrong passwords of its own, wherever it is, also at two processes at once', async () => {
    const owner = newBrowser();
    expect(await statusOf(owner, home)).toBe(200);
    const second = await startSecondProcess(shop, ['api']);
    const atSecond = Object.assign(newBrowser(second), { cookies: cookiesOf(owner) });
    const guesses = Array.from({ length: 30 }, (_, n) => guess(n % 2 ? owner : atSecond, `198.51.100.${n}`));
    expect(countsOf(await Promise.all(guesses))).toEqual({ 401: 10, 429: 20 });
    expect(await statusOf(owner, home)).toBe(429);
    expect(await statusOf(newBrowser(), home)).toBe(200);
    await second.close();
  });

  it('is known to each account that logged in there, and to no other', async () => {
    const shared = newBrowser();
    expect(await statusOf(shared, home)).toBe(200);
    expect(await statusOf(shared, home, colleague)).toBe(200);
    const single = newBrowser();
    expect(await statusOf(single, home, colleague)).toBe(200);
    await spendAllowanceOfStrangers();
    expect(await statusOf(single, home)).toBe(429);
    expect(await statusOf(shared, home)).toBe(200);
  });

  it('is forgotten when its cookie is forged, expired or older than the password', async () => {
    const owner = newBrowser();
    expect(await statusOf(owner, home)).toBe(200);
    const [id, expires, signature] = cookieOf(owner)!.split('.') as [string, string, string];
    await spendAllowanceOfStrangers();
    const forged = [
      `${id}.${Number(expires) + 1}.${signature}`,
      `${id}.1.${signature}`,
      `${id}.${expires}.`,
      '~.~',
      '',
    ];
    for (const value of [...forged, `${'a'.repeat(43)}.${expires}.${signature}`]) {
      const thief = newBrowser();
      cookiesOf(thief).set('staff-device', value);
      expect(await statusOf(thief, home)).toBe(429);
    }
    expect(await statusOf(owner, home)).toBe(200);
    const passwordHash = await hashPassword(testStaff.password);
    await database.query('update staff_members set password_hash = $2 where email = $1', [
      testStaff.email,
      passwordHash,
    ]);
    expect(await statusOf(owner, home)).toBe(429);
  });

  it('carries a cookie for half a year that scripts and other sites cannot use and that names nobody', async () => {
    const browser = newBrowser();
    const cookies = (await logIn(browser, home)).headers.getSetCookie();
    const set = cookies.find((cookie) => cookie.startsWith('staff-device='))!;
    expect(set).toMatch(/; Max-Age=15552000;.*HttpOnly/i);
    expect(set).toMatch(/SameSite=Strict/i);
    expect(set).toMatch(/^staff-device=[\w-]{43}\.\d{10}\.[\w-]{43}; /);
    expect((await logIn(newBrowser(), home, wrong)).headers.getSetCookie()).toEqual([]);
  });
});

it('starts no session with a password that was changed meanwhile', async () => {
  const member = (await shop.app.get(StaffAccounts, { strict: false }).find(colleague.email))!;
  const sessions = shop.app.get(StaffSessions, { strict: false });
  const reply = { setCookie: () => undefined, clearCookie: () => undefined };
  const start = (passwordHash: string) =>
    sessions.start({ ...member, passwordHash }, { cookies: {}, ip: home, headers: {} } as never, reply as never);
  await expect(start('an older hash')).rejects.toMatchObject({ code: 'wrong-credentials' });
  await expect(start(member.passwordHash)).resolves.toBeUndefined();
});
