import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import { logIn, mailedCode } from '../../testing/shop/test-customers.js';
import { startTestShop, TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';
import { LoginLimits } from './login-limits.js';

let shop: TestShop;
let database: DataSource;
let limits: LoginLimits;
beforeAll(async () => {
  shop = await startTestShop();
  database = shop.app.get(DataSource);
  limits = shop.app.get(LoginLimits, { strict: false });
});
afterAll(() => shop.close());
beforeEach(() => database.query('delete from attempt_limits; delete from login_codes'));

const newBrowser = () => new TestBrowser(shop);
const nextMinute = () => database.query(`delete from attempt_limits where key ~ '^code-send-(minute|quarter)'`);
const nextHour = () => database.query(`delete from attempt_limits where key ~ '^code-(send|guess)-ip'`);
const mailsTo = async (email: string) => {
  const sql = 'select count(*)::int as count from kept_mails where "to" = $1';
  const [{ count }] = await database.query<[{ count: number }]>(sql, [email]);
  return count;
};
const verify = (browser: TestBrowser, email: string, code: string) =>
  browser.status(api.customers.verifyCode, { body: { email, code } });
async function requestCode(email: string, browser: TestBrowser): Promise<string> {
  await nextMinute();
  const seen = await mailsTo(email);
  expect(await browser.status(api.customers.sendCode, { body: { email } })).toBe(200);
  return mailedCode(shop, email, seen);
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const evaluations = async (email: string) => {
  const sql = 'select evaluations from login_codes where email = $1 order by created_at';
  return (await database.query<{ evaluations: number }[]>(sql, [email])).map((row) => row.evaluations);
};
/** An attempt from one network, without cookies. */
const from = (ip: string, mailbox: string) => ({
  purpose: 'login' as const,
  mailbox,
  request: { ip, cookies: {} } as FastifyRequest,
});
const isRefused = (taken: Promise<void>) => taken.then(() => false).catch(() => true);

it('does not count guesses without the challenge cookie against the mailbox', async () => {
  const email = 'eigenaar@example.com';
  const owner = newBrowser();
  const code = await requestCode(email, owner);
  const guesses = await Promise.all(Array.from({ length: 50 }, () => verify(newBrowser(), email, wrong(code))));
  expect(new Set(guesses)).toEqual(new Set([400]));
  expect(await evaluations(email)).toEqual([0]);
  expect(await verify(owner, email, code)).toBe(200);
});

it('keeps one live code per browser', async () => {
  const email = 'samen@example.com';
  const [laptop, phone] = [newBrowser(), newBrowser()];
  const old = await requestCode(email, laptop);
  const ofPhone = await requestCode(email, phone);
  const ofLaptop = await requestCode(email, laptop);
  expect(await evaluations(email)).toEqual([0, 0]);
  expect(await verify(laptop, email, old === ofLaptop ? wrong(old) : old)).toBe(400);
  expect(await verify(phone, email, ofPhone)).toBe(200);
  expect(await verify(laptop, email, ofLaptop)).toBe(200);
});

it('compares at most five guesses per code and ten per network, also concurrently', async () => {
  const email = 'parallel@example.com';
  const browsers = [newBrowser(), newBrowser(), newBrowser()];
  const codes: string[] = [];
  for (const browser of browsers) codes.push(await requestCode(email, browser));
  const responses = await Promise.all(
    browsers.flatMap((browser, place) =>
      Array.from({ length: 15 }, () => verify(browser, email, wrong(codes[place]!))),
    ),
  );
  expect(await evaluations(email)).toEqual([5, 5, 5]);
  expect(responses.filter((status) => status === 429)).toHaveLength(5);
  expect(await verify(browsers[0]!, email, codes[0]!)).toBe(400);
});

describe('a stranger who requests and guesses codes for a mailbox', () => {
  const email = 'doelwit@example.com';
  const device = lazyBrowser();

  it('exhausts the allowance of the network but not that of a known device', async () => {
    const owner = device();
    await logIn(shop, owner, email);
    await owner.call(api.customers.logout);
    await database.query('delete from attempt_limits');
    for (let asked = 0; asked < 10; asked++) {
      const stranger = newBrowser();
      const code = await requestCode(email, stranger);
      if (asked < 2) for (let guess = 0; guess < 5; guess++) await verify(stranger, email, wrong(code));
      await database.query('update login_codes set expires_at = now()');
    }
    await nextMinute();
    expect(await newBrowser().status(api.customers.sendCode, { body: { email } })).toBe(429);
    const code = await requestCode(email, owner);
    expect(await verify(owner, email, wrong(code))).toBe(400);
    expect(await verify(owner, email, code)).toBe(200);
  });

  it('exhausts a network that a known device shares, without touching the allowance of the device', async () => {
    const owner = device();
    await logIn(shop, owner, email);
    await database.query('delete from attempt_limits');
    await newBrowser().call(api.customers.sendCode, { body: { email: 'buur@example.com' } });
    await verify(newBrowser(), 'buur@example.com', '000000');
    const exhaust = `update attempt_limits set points = 60 where key ~ '^code-(send|guess)-ip'`;
    expect((await database.query<[unknown, number]>(exhaust))[1]).toBe(2);
    expect(await newBrowser().status(api.customers.sendCode, { body: { email: 'andere@example.com' } })).toBe(429);
    expect(await verify(newBrowser(), email, '000000')).toBe(429);
    const code = await requestCode(email, owner);
    expect(await verify(owner, email, code)).toBe(200);
  });

  it('limits guesses without a code on a known device', async () => {
    const owner = device();
    await logIn(shop, owner, email);
    await verify(owner, email, '000000');
    await database.query(`update attempt_limits set points = 60 where key ~ '^code-guess-ip'`);
    expect(await verify(owner, email, '000000')).toBe(429);
  });

  it('gets no code while five others have one, whose codes stay valid', async () => {
    const owner = device();
    await logIn(shop, owner, email);
    await nextHour();
    const strangers = [];
    for (let asked = 0; asked < 5; asked++) {
      const stranger = newBrowser();
      strangers.push({ stranger, code: await requestCode(email, stranger) });
    }
    await nextMinute();
    expect(await newBrowser().status(api.customers.sendCode, { body: { email } })).toBe(429);
    const code = await requestCode(email, owner);
    const [first, second] = strangers;
    const renewed = await requestCode(email, second!.stranger);
    expect(await evaluations(email)).toHaveLength(6);
    expect(await verify(first!.stranger, email, first!.code)).toBe(200);
    expect(await verify(second!.stranger, email, renewed)).toBe(200);
    expect(await verify(owner, email, code)).toBe(200);
  });

  it('takes no allowance of the mailbox when it gets no code', async () => {
    await nextMinute();
    const waiting = 'vol@example.com';
    for (let asked = 0; asked < 5; asked++) await requestCode(waiting, newBrowser());
    const counted = `select sum(points)::int as points from attempt_limits where key ~ '^code-send'`;
    const [before] = await database.query<object[]>(counted);
    const refusals = Array.from({ length: 8 }, () =>
      newBrowser().call(api.customers.sendCode, { body: { email: waiting } }),
    );
    expect(new Set((await Promise.all(refusals)).map(({ status }) => status))).toEqual(new Set([429]));
    expect(await database.query(counted)).toEqual([before]);
  });

  it('cannot reuse the cookie of another mailbox or forge one', async () => {
    const stranger = newBrowser();
    await logIn(shop, stranger, 'vreemde@example.com');
    const [, cookie] = [...cookiesOf(stranger)].find(([name]) => name === 'known-device')!;
    expect(cookie).not.toContain('vreemde');
    for (let asked = 0; asked < 10; asked++) {
      await nextMinute();
      await limits.takeSend(from('203.0.113.9', email));
    }
    const forged = [cookie, '.', '', 'x.y', `${cookie}.z`].map((value) => ({
      ...from('203.0.113.9', email),
      request: { ip: '203.0.113.9', cookies: { 'known-device': value } } as unknown as FastifyRequest,
    }));
    for (const attempt of forged) {
      await nextMinute();
      expect(await isRefused(limits.takeSend(attempt))).toBe(true);
    }
  });
});

it('counts the mails to all tags of a mailbox together', async () => {
  for (let tag = 0; tag < 10; tag++) {
    await nextMinute();
    expect(await isRefused(limits.takeSend(from('192.0.2.7', `anna+${tag}@example.com`)))).toBe(false);
  }
  await nextMinute();
  expect(await isRefused(limits.takeSend(from('192.0.2.7', 'anna+more@example.com')))).toBe(true);
  expect(await isRefused(limits.takeSend(from('192.0.2.7', 'bert+0@example.com')))).toBe(false);
  expect(await limits.unlock('anna+3@example.com', false)).toBeGreaterThan(0);
  expect(await isRefused(limits.takeSend(from('192.0.2.7', 'anna+more@example.com')))).toBe(false);
});

describe('many networks', () => {
  it('of one /48 leave most of the codes of a mailbox to other visitors', async () => {
    const email = 'huis@example.com';
    let taken = 0;
    for (let network = 1; network <= 34; network++) {
      await nextMinute();
      if (!(await isRefused(limits.takeSend(from(`2001:db8:1:${network}00::1`, email))))) taken++;
    }
    expect(taken).toBeLessThanOrEqual(20);
    expect(await isRefused(limits.takeSend(from('2001:db8:2::1', email)))).toBe(false);
  });

  it('share thirty codes and thirty guesses a day, at most ten per network', async () => {
    const email = 'botnet@example.com';
    for (const take of [takeSend, takeComparison]) {
      let taken = 0;
      for (let network = 1; network <= 4; network++) {
        for (let time = 0; time < 11; time++) {
          await nextMinute();
          if (!(await isRefused(take(from(`198.51.100.${network}`, email))))) taken++;
        }
        expect(taken).toBe(Math.min(10 * network, 30));
      }
    }
    expect(await isRefused(limits.takeSend(from('198.51.100.5', 'ander@example.com')))).toBe(false);
  });

  const takeSend = async (attempt: ReturnType<typeof from>) => limits.takeSend(attempt);
  const takeComparison = async (attempt: ReturnType<typeof from>) => limits.takeComparison(attempt);
});

it('unlock clears the counters of one mailbox and returns their number', async () => {
  const [locked, other] = ['vast@example.com', 'ook-vast@example.com'];
  for (const email of [locked, other])
    for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
      for (let time = 0; time < 10; time++) await limits.takeComparison(from(ip, email));
  expect(await isRefused(limits.takeComparison(from('192.0.2.4', locked)))).toBe(true);
  const counters = await limits.unlock(locked, true);
  expect(counters).toBeGreaterThanOrEqual(5);
  expect(await isRefused(limits.takeComparison(from('192.0.2.4', locked)))).toBe(true);
  expect(await limits.unlock(locked, false)).toBe(counters);
  expect(await limits.unlock(locked, false)).toBe(0);
  expect(await isRefused(limits.takeComparison(from('192.0.2.1', locked)))).toBe(false);
  expect(await isRefused(limits.takeComparison(from('192.0.2.4', other)))).toBe(true);
});

function lazyBrowser(): () => TestBrowser {
  let browser: TestBrowser | undefined;
  return () => (browser ??= newBrowser());
}

function cookiesOf(browser: TestBrowser): Map<string, string> {
  return (browser as unknown as { cookies: Map<string, string> }).cookies;
}
