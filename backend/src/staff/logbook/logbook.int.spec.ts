import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import { adminListSorts } from '../../../../contracts/admin/lists.js';
import type { LogbookEntry } from '../../../../contracts/admin/logbook.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { startTestShop, TestBrowser, testStaff, type TestShop } from '../../testing/shop/test-shop.js';
import { emptyLogbook, rewriteLogbook } from './logbook.fixtures.js';
import { Logbook } from './logbook.js';
import { SweepLogbookHandler } from './sweep-logbook.handler.js';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const [home, cafe] = ['203.0.113.1', '203.0.113.2'];

let shop: TestShop;
let database: DataSource;
beforeAll(async () => {
  shop = await startTestShop({ TRUSTED_PROXIES: 'loopback' });
  database = shop.app.get(DataSource);
});
afterAll(() => shop.close());
beforeEach(() => database.query('delete from attempt_limits'));
beforeEach(() => emptyLogbook(database));

const logIn = async (browser: TestBrowser, ip: string, login: object = testStaff) => {
  const headers = { 'x-forwarded-for': ip, 'user-agent': firefox };
  return await browser.status(api.staffLogin.login, { body: login, headers });
};
const wrong = { ...testStaff, password: 'een-gok-van-iemand' };
const unknown = { email: 'anna.jansen@example.com', password: 'mijn-geheim' };
async function staffBrowser() {
  const staff = new TestBrowser(shop);
  expect(await logIn(staff, home)).toBe(200);
  return staff;
}
const read = (staff: TestBrowser, query: object = {}) => staff.json(api.adminLogbook.listLogbook, { query });
/** A wrong password, an unknown account and two logins from one browser, each of another minute. */
async function fourEntries(): Promise<TestBrowser> {
  await logIn(new TestBrowser(shop), cafe, wrong);
  await logIn(new TestBrowser(shop), cafe, unknown);
  const staff = await staffBrowser();
  expect(await logIn(staff, home)).toBe(200);
  return staff;
}

it('records who logged in or failed, when, and from where', async () => {
  const staff = await fourEntries();
  const from = { network: home, browser: 'Firefox, Linux' };
  const here = { email: testStaff.email, act: 'logged-in', ...from };
  const entries = await read(staff);
  expect(entries).toMatchObject([
    { ...here, isKnownDevice: true },
    { ...here, isKnownDevice: false },
    { email: null, act: 'wrong-credentials', network: cafe, browser: 'Firefox, Linux', isKnownDevice: false },
    { email: testStaff.email, act: 'wrong-credentials', network: cafe, isKnownDevice: false },
  ]);
  expect(Date.now() - Date.parse(entries[0]!.createdAt)).toBeLessThan(600_000);
});

it('stores neither passwords nor addresses of unknown accounts nor the header of the browser', async () => {
  await fourEntries();
  const [{ dump }] = await database.query<[{ dump: string }]>(
    'select json_agg(l)::text as dump from logbook_entries l',
  );
  expect(dump).toContain(cafe);
  expect(dump).not.toMatch(/anna|geheim|wachtwoord|gok|Gecko/);
});

it('records at most ten refusals an hour of one network', async () => {
  await logIn(new TestBrowser(shop), cafe, wrong);
  await database.query(`update attempt_limits set points = 30 where key like 'staff-login-ip:%'`);
  for (let time = 0; time < 15; time++) {
    const login = { ...wrong, email: `iemand-${time}@gommie.example` };
    expect(await logIn(new TestBrowser(shop), cafe, login)).toBe(429);
  }
  const acts = (await read(await staffBrowser())).map(({ act }) => act);
  expect(acts.sort()).toEqual(['logged-in', ...Array<string>(10).fill('too-many-attempts'), 'wrong-credentials']);
});

it('records a logout before it ends the session', async () => {
  const staff = await staffBrowser();
  expect(await staff.status(api.staffLogin.logout)).toBe(204);
  const [last] = await read(await staffBrowser(), { status: 'logged-out' });
  expect(last).toMatchObject({ act: 'logged-out', email: testStaff.email, subject: null, details: null });
});

describe('an act of staff', () => {
  const logbook = () => shop.app.get(Logbook, { strict: false });
  const request = (id: number) =>
    ({ staff: { id }, ip: cafe, headers: { 'user-agent': firefox } }) as unknown as FastifyRequest;

  it('is recorded with its subject and details', async () => {
    const staff = await staffBrowser();
    const { id } = await staff.json(api.staffLogin.showOwnAccount);
    const entryId = await logbook().note(request(id), 'role-changed', '7', { before: 'staff', after: 'owner' });
    expect(await read(staff, { status: 'role-changed' })).toMatchObject([
      {
        id: entryId,
        ...{
          act: 'role-changed',
          email: testStaff.email,
          subject: 'Medewerker 7',
          details: { before: 'staff', after: 'owner' },
        },
        ...{ network: cafe, browser: 'Firefox, Linux', isKnownDevice: true },
      },
    ]);
  });

  it('is recorded only if its transaction commits', async () => {
    const failing = database.transaction(async (manager) => {
      await logbook().note(request(1), 'disabled', '7', { manager });
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await read(await staffBrowser(), { status: 'disabled' })).toEqual([]);
  });
});

it('refuses a login that it cannot record', async () => {
  await database.query('alter table logbook_entries rename to gone');
  try {
    const browser = new TestBrowser(shop);
    expect(await logIn(browser, home)).toBe(500);
    expect(await browser.status(api.staffLogin.showOwnAccount)).toBe(401);
  } finally {
    await database.query('alter table gone rename to logbook_entries');
  }
});

it('forgets entries after thirteen months', async () => {
  const staff = await fourEntries();
  const [kept, gone] = await read(staff);
  const age = 'update logbook_entries set created_at = now() - $2::interval where id = $1';
  await rewriteLogbook(database, age, [kept!.id, '13 months -1 hour']);
  await rewriteLogbook(database, age, [gone!.id, '13 months 1 hour']);
  const sweep = shop.app.get(SweepLogbookHandler, { strict: false });
  await sweep.handle();
  await sweep.handle();
  const left = (await read(staff)).map(({ id }) => id);
  expect([left.length, left.includes(kept!.id), left.includes(gone!.id)]).toEqual([3, true, false]);
});

it.each([
  ['a change', `update logbook_entries set outcome = 'logged-in', network = '10.0.0.1'`],
  ['a removal', 'delete from logbook_entries'],
  ['a truncation', 'truncate logbook_entries'],
])('the database refuses %s', async (_what, sql) => {
  const staff = await fourEntries();
  const before = await read(staff);
  await expect(database.query(sql)).rejects.toMatchObject({ code: '23001' });
  expect(await read(staff)).toEqual(before);
});

describe('the list', () => {
  it('is the same in pages, by every sort', async () => {
    const staff = await fourEntries();
    for (const sort of adminListSorts.logbook.flatMap((name) => [name, `-${name}`])) {
      const all = await read(staff, { sort });
      const pages: LogbookEntry[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const response: Response = await staff.call(api.adminLogbook.listLogbook, {
          query: { sort, limit: 1, cursor },
        });
        pages.push(...((await response.json()) as LogbookEntry[]));
        cursor = response.headers.get('x-next-cursor');
      }
      expect(pages).toEqual(all);
      expect(all).toHaveLength(4);
    }
  });

  it('filters by event and searches person, network and browser', async () => {
    const staff = await fourEntries();
    expect(await read(staff, { status: 'wrong-credentials' })).toHaveLength(2);
    expect(await read(staff, { status: 'wrong-credentials', q: testStaff.email })).toHaveLength(1);
    expect(await read(staff, { q: 'onbekend' })).toMatchObject([{ email: null }]);
    expect(await read(staff, { q: home })).toHaveLength(2);
    expect(await read(staff, { q: 'firefox' })).toHaveLength(4);
  });

  it('filters by days of the shop, both inclusive', async () => {
    const staff = await fourEntries();
    const [night, morning] = await read(staff);
    const at = 'update logbook_entries set created_at = $2 where id = $1';
    await rewriteLogbook(database, at, [night!.id, '2026-06-30T21:59:59Z']);
    await rewriteLogbook(database, at, [morning!.id, '2026-06-30T22:00:00Z']);
    const idsOf = async (query: object) => (await read(staff, query)).map(({ id }) => id);
    expect(await idsOf({ from: '2026-06-30', to: '2026-06-30' })).toEqual([night!.id]);
    expect(await idsOf({ from: '2026-07-01', to: '2026-07-02' })).toEqual([morning!.id]);
    expect(await idsOf({ to: '2026-07-01' })).toEqual([morning!.id, night!.id]);
    expect(await staff.status(api.adminLogbook.listLogbook, { query: { from: 'gisteren' } })).toBe(400);
  });

  it('is a file with the same filter', async () => {
    const staff = await fourEntries();
    const file = await staff.call(api.adminLogbook.exportLogbook, { query: { q: 'onbekend' } });
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="logboek.csv"');
    const [header, ...rows] = (await file.text()).trim().split('\r\n');
    expect(header).toBe(
      '"Tijdstip";"Medewerker";"Gebeurtenis";"Onderwerp";"Van";"Naar";"Netwerk";"Browser";"Bekend apparaat"',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(
      /^"20\d\d-\d\d-\d\d \d\d:\d\d";"Onbekend account";"Verkeerd wachtwoord";"";"";"";"203\.0\.113\.2";"Firefox, Linux";"nee"$/,
    );
  });
});

describe('strangers', () => {
  const written = async () => (await database.query<object[]>('select 1 from logbook_entries')).length;
  const form = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
  const proof = { ...form, response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } };
  const send = (ip: string) =>
    new TestBrowser(shop).status(api.staffLogin.sendPasskey, { body: proof, headers: { 'x-forwarded-for': ip } });

  it('write at most forty entries with passkeys from one network', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 50; sent += 10)
      statuses.push(...(await Promise.all(Array.from({ length: 10 }, () => send(cafe)))));
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(await written()).toBe(40);
    expect(await send(home)).toBe(401);
  });

  it('write at most 300 entries an hour about no account, from however many networks', async () => {
    const logbook = shop.app.get(Logbook, { strict: false });
    const refuse = (staffMemberId: number | null, network: string) =>
      logbook
        .recordingRefusals({ staffMemberId, network, browser: null, isKnownDevice: false }, () =>
          Promise.reject(new DomainError('wrong-credentials')),
        )
        .catch(() => undefined);
    const many = (amount: number) =>
      Promise.all(Array.from({ length: amount }, (_, n) => refuse(null, `192.0.2.${n}`)));
    await many(200);
    await many(150);
    expect(await written()).toBe(300);
    await refuse(1, '192.0.2.1');
    expect(await written()).toBe(301);
  });
});
