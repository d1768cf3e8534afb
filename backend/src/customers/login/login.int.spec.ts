import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import { eventually } from '../../testing/kernel.js';
import { logIn, mailedCode, placeOrder } from '../../testing/shop/test-customers.js';
import { startTestShop, TestBrowser, testStaff, type TestShop } from '../../testing/shop/test-shop.js';

let shop: TestShop;
let database: DataSource;
beforeAll(async () => {
  shop = await startTestShop();
  database = shop.app.get(DataSource);
});
afterAll(() => shop.close());
beforeEach(() => database.query('delete from attempt_limits'));

const newBrowser = () => new TestBrowser(shop);
const forgetLimits = () => database.query('delete from attempt_limits');
const me = (browser: TestBrowser) => browser.json(api.customers.showCurrentCustomer);
const send = (browser: TestBrowser, email: string) => browser.call(api.customers.sendCode, { body: { email } });
const verify = (browser: TestBrowser, email: string, code: string) =>
  browser.call(api.customers.verifyCode, { body: { email, code } });
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
/** The response without the request id. */
async function responseOf(response: Response) {
  const { requestId, ...body } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body };
}
const refused = {
  status: 400,
  body: { message: 'De code is onjuist of verlopen', code: 'wrong-login-code' },
};
/** Requests a code in a fresh browser and waits for its mail. */
async function codeFor(email: string, browser = newBrowser()) {
  await forgetLimits();
  const codes = `select count(*) from kept_mails where "to" = $1 and subject like '% is je inlogcode'`;
  const [{ count }] = await database.query<[{ count: string }]>(codes, [email]);
  const delayed = expect.any(Boolean) as boolean; // whether its mail took longer than two seconds
  expect(await responseOf(await send(browser, email))).toEqual({ status: 200, body: { delayed } });
  return { browser, code: await mailedCode(shop, email, Number(count)) };
}

describe('a login', () => {
  it('creates the customer on the first login only', async () => {
    const browser = newBrowser();
    expect(await me(browser)).toBeNull();
    const first = await logIn(shop, browser, 'eerste@example.com');
    expect(first).toMatchObject({ isNewCustomer: true, customer: { email: 'eerste@example.com', firstName: null } });
    expect(await me(browser)).toEqual(first.customer);
    const { browser: again, code } = await codeFor('eerste@example.com');
    const second = await responseOf(await verify(again, ' eerste@example.com'.trim().toUpperCase(), code));
    expect(second).toMatchObject({ status: 200, body: { isNewCustomer: false, customer: first.customer } });
  });

  it('returns null as JSON without a session', async () => {
    const response = await newBrowser().call(api.customers.showCurrentCustomer);
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'application/json; charset=utf-8',
      'null',
    ]);
  });

  it('ends an earlier session of the browser, and ends on the server at logout', async () => {
    const browser = newBrowser();
    await logIn(shop, browser, 'planter@example.com');
    const planted = copyOf(browser);
    expect(await me(planted)).toMatchObject({ email: 'planter@example.com' });
    await logIn(shop, browser, 'slachtoffer@example.com');
    expect(await me(planted)).toBeNull();
    const stolen = copyOf(browser);
    expect(await me(stolen)).toMatchObject({ email: 'slachtoffer@example.com' });
    expect(await browser.status(api.customers.logout)).toBe(204);
    expect([await me(browser), await me(stolen)]).toEqual([null, null]);
  });

  it('expires after fourteen days without use', async () => {
    const browser = newBrowser();
    const age = (days: number) =>
      database.query(
        `update customer_sessions set created_at = created_at - $1 * interval '1 day',
        last_used_at = last_used_at - $1 * interval '1 day'`,
        [days],
      );
    await logIn(shop, browser, 'stil@example.com');
    await age(13);
    expect(await me(browser)).not.toBeNull();
    await age(13);
    expect(await me(browser)).not.toBeNull();
    await logIn(shop, browser, 'stiller@example.com');
    await age(15);
    expect(await me(browser)).toBeNull();
  });

  it('expires after thirty days, however often it is used', async () => {
    const browser = newBrowser();
    await logIn(shop, browser, 'lang@example.com');
    await database.query(`update customer_sessions set created_at = now() - interval '29 days', last_used_at = now()`);
    expect(await me(browser)).not.toBeNull();
    await database.query(`update customer_sessions set created_at = now() - interval '31 days'`);
    expect(await me(browser)).toBeNull();
    expect(await browser.status(api.customers.listOrders)).toBe(401);
  });

  it.each<[string, (browser: TestBrowser) => Promise<unknown>, boolean]>([
    ['at logout', (browser) => browser.call(api.customers.logout), false],
    ['when another account logs in', (browser) => logIn(shop, browser, 'volgende@example.com'), false],
    [
      'when the session is found expired',
      async (browser) => {
        await database.query(`update customer_sessions set created_at = now() - interval '31 days'`);
        await me(browser);
      },
      false,
    ],
    ['unless the session continues', (browser) => me(browser), true],
  ])('clears the shopper id %s', async (_name, change, stays) => {
    const browser = newBrowser();
    cookiesOf(browser).set('sid', 'of-a-guest');
    await logIn(shop, browser, 'vorige@example.com');
    expect(cookiesOf(browser).get('sid')).toBe('of-a-guest');
    await forgetLimits();
    await change(browser);
    expect(cookiesOf(browser).get('sid') === 'of-a-guest').toBe(stays);
  });

  it('grants no staff access, and a staff login no customer access', async () => {
    const customer = newBrowser();
    await logIn(shop, customer, 'klant@example.com');
    expect(await customer.status(api.staffLogin.showOwnAccount)).toBe(401);
    const staff = newBrowser();
    await staff.call(api.staffLogin.login, { body: testStaff });
    expect(await me(staff)).toBeNull();
    expect(await staff.status(api.customers.listOrders)).toBe(401);
  });
});

describe('a code', () => {
  const email = 'code@example.com';

  it.each([
    [
      'wrong',
      async () => {
        const { browser, code } = await codeFor(email);
        return verify(browser, email, otherThan(code));
      },
    ],
    [
      'replaced',
      async () => {
        const { browser, code } = await codeFor(email);
        await codeFor(email, browser);
        return verify(browser, email, code);
      },
    ],
    [
      'used',
      async () => {
        const { browser, code } = await codeFor(email);
        const thief = copyOf(browser);
        expect((await verify(browser, email, code)).status).toBe(200);
        return verify(thief, email, code);
      },
    ],
    [
      'expired',
      async () => {
        const { browser, code } = await codeFor(email);
        await database.query('update login_codes set expires_at = now() where email = $1', [email]);
        return verify(browser, email, code);
      },
    ],
    [
      'for another address',
      async () => {
        const { browser, code } = await codeFor(email);
        return verify(browser, 'ander@example.com', code);
      },
    ],
    [
      'for another browser',
      async () => {
        const { code } = await codeFor(email);
        const { browser } = await codeFor('mijn@example.com');
        return verify(browser, email, code);
      },
    ],
    ['never issued', async () => verify(newBrowser(), 'nooit@example.com', '123456')],
  ])('that is %s gets the same refusal', async (_, attempt) => {
    expect(await responseOf(await attempt())).toEqual(refused);
  });

  it('is compared at most five times, also with concurrent guesses', async () => {
    const { browser, code } = await codeFor('raden@example.com');
    const guesses = Array.from({ length: 200 }, (_, guess) => String(guess).padStart(6, '0'));
    const wrong = guesses.filter((guess) => guess !== code);
    const responses = await Promise.all(wrong.map((guess) => verify(browser, 'raden@example.com', guess)));
    expect(responses.filter(({ status }) => status < 400)).toEqual([]);
    expect(responses.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(60);
    const evaluations = 'select evaluations from login_codes where email = $1';
    expect(await database.query(evaluations, ['raden@example.com'])).toEqual([{ evaluations: 5 }]);
    await forgetLimits();
    expect(await responseOf(await verify(browser, 'raden@example.com', code))).toEqual(refused);
    expect(await database.query(evaluations, ['raden@example.com'])).toEqual([{ evaluations: 5 }]);
  });

  it('works once, also with concurrent requests', async () => {
    const { browser, code } = await codeFor('dubbel@example.com');
    const responses = await Promise.all(Array.from({ length: 5 }, () => verify(browser, 'dubbel@example.com', code)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  it('is stored in plain text only in the mail', async () => {
    const { code } = await codeFor('geheim@example.com');
    const [row] = await database.query<[{ dump: string }]>(
      `select (select json_agg(c)::text from login_codes c) || (select json_agg(m)::text from mails m)
        || coalesce((select json_agg(j)::text from bullmq.job j), '') as dump`,
    );
    expect(row.dump).toContain('geheim@example.com');
    expect(row.dump).not.toMatch(new RegExp(`\\b${code}\\b`));
  });
});

describe('the limits', () => {
  it('allow one code a minute and three per fifteen minutes, for known and unknown addresses alike', async () => {
    await logIn(shop, newBrowser(), 'bekend@example.com');
    await forgetLimits();
    const outcomes: Record<string, unknown[]> = {};
    for (const email of ['bekend@example.com', 'onbekend@example.com'])
      for (let time = 0; time < 5; time++) {
        const { status, body } = await responseOf(await send(newBrowser(), email));
        (outcomes[email] ??= []).push([status, { ...body, ...('delayed' in body && { delayed: 'or not' }) }]);
        await database.query(`delete from attempt_limits where key like 'code-send-minute%'`);
      }
    expect(outcomes['bekend@example.com']!.map((outcome) => (outcome as [number])[0])).toEqual([
      200, 200, 200, 429, 429,
    ]);
    expect(outcomes['bekend@example.com']).toEqual(outcomes['onbekend@example.com']);
    await forgetLimits();
    const statuses = [];
    for (let time = 0; time < 2; time++) statuses.push((await send(newBrowser(), 'haast@example.com')).status);
    expect(statuses).toEqual([200, 429]);
  });

  it('run the same statements for known and unknown addresses', async () => {
    await logIn(shop, newBrowser(), 'oud@example.com');
    await forgetLimits();
    const work: string[][] = [];
    for (const email of ['oud@example.com', 'nieuw@example.com']) {
      const statements: string[] = [];
      const query = database.query.bind(database);
      const spy = jest.spyOn(database, 'query').mockImplementation((sql, ...rest) => {
        if (/login_codes|customers|insert into mails/.test(sql)) statements.push(sql);
        return query(sql, ...rest);
      });
      const browser = newBrowser();
      await send(browser, email);
      await verify(browser, email, otherThan(await mailedCode(shop, email, email.startsWith('oud') ? 1 : 0)));
      spy.mockRestore();
      work.push(statements.filter((sql) => !sql.startsWith('select email, purpose')));
    }
    expect(work[0]!.length).toBeGreaterThanOrEqual(3);
    expect(work[0]!.join()).not.toMatch(/customers/);
    expect(work[0]).toEqual(work[1]);
  });

  it('allow twenty codes an hour per network and ignore forwarding headers', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 22; time++) {
      const headers = { 'x-forwarded-for': `203.0.113.${time}`, forwarded: `for=203.0.113.${time}` };
      const email = `machine-${time}@example.com`;
      statuses.push(await newBrowser().status(api.customers.sendCode, { body: { email }, headers }));
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
  });

  it('store no e-mail or IP address', async () => {
    await send(newBrowser(), 'spoor@example.com');
    const keys = await database.query<{ key: string }[]>('select key from attempt_limits');
    expect(keys.length).toBeGreaterThanOrEqual(4);
    expect(JSON.stringify(keys)).not.toMatch(/spoor|127\.0\.0\.1/);
  });

  it('refuse every request while their table is unavailable', async () => {
    await database.query('alter table attempt_limits rename to gone');
    try {
      expect((await send(newBrowser(), 'weg@example.com')).status).toBeGreaterThanOrEqual(500);
      expect(await database.query('select 1 from login_codes where email = $1', ['weg@example.com'])).toEqual([]);
    } finally {
      await database.query('alter table gone rename to attempt_limits');
    }
  });
});

describe('a guest', () => {
  it('becomes a customer on payment and sees the order after logging in', async () => {
    const orderId = await placeOrder(shop, { email: 'Gast@Example.com ' });
    const guest = 'select id from customers where email = $1';
    await eventually(
      async () => (await database.query<unknown[]>(guest, ['gast@example.com'])).length === 1,
      'a customer',
    );
    const browser = newBrowser();
    expect(await browser.status(api.customers.findOrder, { params: { id: orderId } })).toBe(401);
    await logIn(shop, browser, 'gast@example.com');
    expect(await browser.json(api.customers.listOrders)).toMatchObject([{ id: orderId }]);
    expect(await database.query(guest, ['gast@example.com'])).toHaveLength(1);
  });
});

function copyOf(browser: TestBrowser): TestBrowser {
  return Object.assign(newBrowser(), { cookies: new Map(cookiesOf(browser)) });
}

function cookiesOf(browser: TestBrowser): Map<string, string> {
  return (browser as unknown as { cookies: Map<string, string> }).cookies;
}
