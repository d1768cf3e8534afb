import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import { staffPassword, staffWithRole } from '../../testing/shop/staff-roles.js';
import {
  staffOf,
  startSecondProcess,
  startTestShop,
  TestBrowser,
  type TestShop,
} from '../../testing/shop/test-shop.js';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop({ TRUSTED_PROXIES: 'loopback' })));
afterAll(() => shop.close());

const login = { email: 'collega@gommie.example', password: staffPassword };
async function colleague(headers: Record<string, string> = {}): Promise<TestBrowser> {
  await staffWithRole(shop, 'staff', 'collega');
  await shop.app.get(DataSource).query('delete from staff_sessions');
  const browser = new TestBrowser(shop);
  expect(await browser.status(api.staffLogin.login, { body: login, headers })).toBe(200);
  return browser;
}
const another = async (headers: Record<string, string> = {}) => {
  const browser = new TestBrowser(shop);
  expect(await browser.status(api.staffLogin.login, { body: login, headers })).toBe(200);
  return browser;
};
const read = (browser: TestBrowser) => browser.json(api.staffSessions.listOwnSessions);
const statusOf = (browser: TestBrowser) => browser.status(api.staffLogin.showOwnAccount);
const endOne = (browser: TestBrowser, id: string) =>
  browser.status(api.staffSessions.endOwnSession, { params: { id } });
const endOthers = (browser: TestBrowser) => browser.status(api.staffSessions.endOtherSessions);

it('lists the own sessions with device, network and times, and says which one this is', async () => {
  const browser = await colleague({ 'user-agent': firefox, 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' });
  await staffOf(shop);
  await another({ 'user-agent': 'curl' });
  const sessions = await read(browser);
  expect(sessions).toHaveLength(2);
  expect(sessions).toContainEqual(
    expect.objectContaining({ browser: 'Firefox, Linux', network: '2001:db8:1:2::/64', isCurrent: true }),
  );
  expect(sessions).toContainEqual(expect.objectContaining({ browser: null, isCurrent: false }));
  expect(JSON.stringify(sessions)).not.toContain('oken');
});

it('ends one or all others, at once, also at another process', async () => {
  const second = await startSecondProcess(shop, ['api']);
  const browser = await colleague();
  const [lost, forgotten] = [(await another()).on(second), (await another()).on(second)];
  const lostId = (await read(lost)).find(({ isCurrent }) => isCurrent)!.id;
  expect(await statusOf(lost)).toBe(200);
  expect(await endOne(browser, lostId)).toBe(204);
  expect([await statusOf(lost), await statusOf(forgotten)]).toEqual([401, 200]);
  expect(await endOthers(browser)).toBe(204);
  expect([await statusOf(forgotten), await statusOf(browser)]).toEqual([401, 200]);
  await second.close();
});

it('ends others only with a proof of the last ten minutes', async () => {
  const browser = await colleague();
  const other = await another();
  await shop.app.get(DataSource).query(`update staff_sessions set proven_at = now() - interval '11 minutes'`);
  const otherId = (await read(other)).find(({ isCurrent }) => isCurrent)!.id;
  expect([await endOthers(browser), await endOne(browser, otherId)]).toEqual([403, 403]);
  expect(await statusOf(other)).toBe(200);
  expect(await browser.status(api.staffFactors.provePassword, { body: { password: login.password } })).toBe(204);
  expect(await endOthers(browser)).toBe(204);
  expect([await statusOf(browser), await statusOf(other)]).toEqual([200, 401]);
});

it('ends neither the session of the request nor those of a colleague', async () => {
  const browser = await colleague();
  const boss = await staffOf(shop);
  const bossId = (await read(boss)).find(({ isCurrent }) => isCurrent)!.id;
  const ownId = (await read(browser))[0]!.id;
  expect(await endOne(browser, bossId)).toBe(404);
  expect(await endOne(browser, ownId)).toBe(404);
  expect(await endOthers(browser)).toBe(204);
  expect([await statusOf(browser), await statusOf(boss)]).toEqual([200, 200]);
});

it('lets an owner list and end the sessions of a colleague', async () => {
  const browser = await colleague({ 'user-agent': firefox });
  const other = await another();
  const boss = await staffOf(shop);
  const all = await boss.json(api.staffColleagues.listStaff);
  const params = { id: all.find(({ email }) => email === login.email)!.id };
  const sessions = await boss.json(api.staffSessions.listSessions, { params });
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
  const firefoxId = sessions.find((one) => one.browser === 'Firefox, Linux')!.id;
  const one = { params: { ...params, sessionId: firefoxId } };
  expect(await boss.status(api.staffSessions.endSession, one)).toBe(204);
  expect([await statusOf(browser), await statusOf(other)]).toEqual([401, 200]);
  expect(await boss.status(api.staffSessions.endSessions, { params })).toBe(204);
  expect(await statusOf(other)).toBe(401);
});

describe('a session', () => {
  const minute = 60_000;
  const start = new Date('2026-03-02T09:00:00Z').getTime();
  afterEach(() => jest.useRealTimers());
  const setClock = (now: number) => jest.useFakeTimers({ now, doNotFake: [...untouched] });

  it('ends after thirty minutes without a request', async () => {
    setClock(start);
    const browser = await colleague();
    setClock(start + 30 * minute);
    expect(await statusOf(browser)).toBe(200);
    setClock(start + 60 * minute);
    expect(await read(browser)).toHaveLength(1);
    setClock(start + 90 * minute + 1);
    expect(await statusOf(browser)).toBe(401);
  });

  it('ends after twelve hours, however much it is used', async () => {
    setClock(start);
    const browser = await colleague();
    for (let at = start; at <= start + 12 * 60 * minute; at += 29 * minute) {
      setClock(at);
      expect(await statusOf(browser)).toBe(200);
    }
    setClock(start + 12 * 60 * minute + 1);
    expect(await statusOf(browser)).toBe(401);
  });
});

const untouched = [
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'],
  ...['nextTick', 'queueMicrotask', 'hrtime', 'performance'],
] as ('setTimeout' | 'nextTick')[];
