import { DataSource } from 'typeorm';
import { refusalOf } from '../../testing/shop/test-browser.js';
import * as api from '../../../../contracts/api.js';
import type { CustomerDevice } from '../../../../contracts/customers.js';
import { eventually } from '../../testing/kernel.js';
import { staffWithRole } from '../../testing/shop/staff-roles.js';
import { logIn, mailedCode } from '../../testing/shop/test-customers.js';
import { startTestShop, TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';

let shop: TestShop;
let second: TestShop;
let database: DataSource;
beforeAll(async () => {
  shop = await startTestShop();
  database = shop.app.get(DataSource);
  second = await startTestShop({ DATABASE_URL: (database.options as { url: string }).url, ROLES: 'api' });
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

const mailOf = (name: string) => `${name}@example.com`;
async function loggedIn(email: string, browser = new TestBrowser(shop)): Promise<TestBrowser> {
  await database.query('delete from attempt_limits');
  await database.query('delete from kept_mails where "to" = $1', [email]);
  await logIn(shop, browser, email);
  return browser;
}
const devices = (browser: TestBrowser) => browser.json(api.customers.listDevices);
const isLoggedIn = async (browser: TestBrowser) => (await browser.status(api.customers.listDevices)) === 200;
const newDeviceMails = async (email: string) =>
  database.query<{ reference: object }[]>(
    `select reference from mails where template = 'customer-new-device'
       and reference ->> 'customerId' = (select id::text from customers where email = $1)`,
    [email],
  );

describe('the devices of a customer', () => {
  it('are listed with the own one first, and nobody else sees them', async () => {
    const [phone, laptop] = [await loggedIn(mailOf('lijst')), await loggedIn(mailOf('lijst'))];
    const stranger = await loggedIn(mailOf('vreemd'));
    const listed = await devices(laptop);
    expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect((await devices(phone))[0]!.id).toBe(listed[1]!.id);
    expect(await devices(stranger)).toHaveLength(1);
    expect(await stranger.status(api.customers.endDevice, { params: { id: listed[0]!.id } })).toBe(204);
    expect(await devices(laptop)).toHaveLength(2);
    expect(JSON.stringify(listed)).not.toMatch(/token|hash/i);
  });

  it('show when they were last used', async () => {
    const browser = await loggedIn(mailOf('gebruik'));
    const [{ id }] = (await devices(browser)) as [CustomerDevice];
    const age = `update customer_sessions set last_used_at = now() - $2::interval where id = $1`;
    const secondsAgo = async () => (Date.now() - Date.parse((await devices(browser))[0]!.lastUsedAt)) / 1000;
    await database.query(age, [id, '6 minutes']);
    expect(await secondsAgo()).toBeLessThan(60);
    await database.query(age, [id, '4 minutes']);
    expect(await secondsAgo()).toBeGreaterThan(200);
  });

  it('end one at a time, at once in another process, and never the current one', async () => {
    const [phone, laptop, tablet] = [
      await loggedIn(mailOf('een')),
      await loggedIn(mailOf('een')),
      await loggedIn(mailOf('een')),
    ];
    const elsewhere = phone.on(second);
    expect(await isLoggedIn(elsewhere)).toBe(true);
    const [{ id }] = (await devices(phone)) as [CustomerDevice];
    for (let time = 0; time < 2; time++)
      expect(await laptop.status(api.customers.endDevice, { params: { id } })).toBe(204);
    expect(await isLoggedIn(elsewhere)).toBe(false);
    expect([await isLoggedIn(phone), await isLoggedIn(tablet)]).toEqual([false, true]);
    const [own] = (await devices(laptop)) as [CustomerDevice];
    expect(await laptop.status(api.customers.endDevice, { params: { id: own.id } })).toBe(204);
    expect(await isLoggedIn(laptop)).toBe(true);
    expect(await laptop.status(api.customers.endDevice, { params: { id: 'geen-id' } })).toBe(400);
  });

  it('end all others at once, also when two browsers ask at the same time', async () => {
    const browsers = [await loggedIn(mailOf('alle')), await loggedIn(mailOf('alle')), await loggedIn(mailOf('alle'))];
    const [phone, laptop, tablet] = browsers as [TestBrowser, TestBrowser, TestBrowser];
    expect(await laptop.status(api.customers.endOtherDevices)).toBe(204);
    expect([await isLoggedIn(phone), await isLoggedIn(laptop), await isLoggedIn(tablet)]).toEqual([false, true, false]);
  });

  describe('after a login more than ten minutes ago', () => {
    const codeOf = async (response: Response) => [response.status, (await refusalOf(response)).code];
    const refused = [403, 'fresh-login-needed'];
    const sessionsOf = async (email: string) =>
      database.query<object[]>(
        'select s.id from customer_sessions s join customers c on c.id = s.customer_id where c.email = $1',
        [email],
      );
    async function longAgo(name: string, count = 2): Promise<TestBrowser[]> {
      const browsers = [];
      for (let made = 0; made < count; made++) browsers.push(await loggedIn(mailOf(name)));
      await database.query(
        `update customer_sessions set created_at = now() - interval '11 minutes'
         where customer_id = (select id from customers where email = $1)`,
        [mailOf(name)],
      );
      return browsers;
    }
    async function sentCode(browser: TestBrowser, name: string): Promise<string> {
      await database.query('delete from attempt_limits');
      await database.query('delete from kept_mails where "to" = $1', [mailOf(name)]);
      expect(await browser.status(api.customers.sendCode, { body: { email: mailOf(name) } })).toBe(200);
      return mailedCode(shop, mailOf(name));
    }
    const prove = (browser: TestBrowser, code: string) => browser.call(api.customers.proveSession, { body: { code } });

    it('end only after a mailed code, without another session', async () => {
      const [phone, laptop] = (await longAgo('bewijs')) as [TestBrowser, TestBrowser];
      const [, { id }] = (await devices(laptop)) as [CustomerDevice, CustomerDevice];
      expect(await codeOf(await laptop.call(api.customers.endDevice, { params: { id } }))).toEqual(refused);
      expect(await codeOf(await laptop.call(api.customers.endOtherDevices))).toEqual(refused);
      expect(await isLoggedIn(phone)).toBe(true);
      const before = await sessionsOf(mailOf('bewijs'));
      const code = await sentCode(laptop, 'bewijs');
      const wrong = code === '000000' ? '000001' : '000000';
      expect(await codeOf(await prove(laptop, wrong))).toEqual([400, 'wrong-login-code']);
      expect(await codeOf(await laptop.call(api.customers.endOtherDevices))).toEqual(refused);
      expect((await prove(laptop, code)).status).toBe(204);
      expect(await codeOf(await prove(laptop, code))).toEqual([400, 'wrong-login-code']);
      expect(await sessionsOf(mailOf('bewijs'))).toEqual(before);
      expect(await codeOf(await phone.call(api.customers.endOtherDevices))).toEqual(refused);
      expect(await laptop.on(second).status(api.customers.endOtherDevices)).toBe(204);
      expect([await isLoggedIn(phone), await isLoggedIn(laptop)]).toEqual([false, true]);
    });

    it('still ask for a code after a code that expired, of another mailbox or of another browser', async () => {
      const [phone, laptop] = (await longAgo('nepbewijs')) as [TestBrowser, TestBrowser];
      const others = await sentCode(laptop, 'ander-postvak');
      expect((await prove(laptop, others)).status).toBe(400);
      const ofPhone = await sentCode(phone, 'nepbewijs');
      expect((await prove(laptop, ofPhone)).status).toBe(400);
      await database.query(`update login_codes set expires_at = now() - interval '1 second'`);
      expect((await prove(phone, ofPhone)).status).toBe(400);
      for (const browser of [phone, laptop])
        expect(await codeOf(await browser.call(api.customers.endOtherDevices))).toEqual(refused);
    });

    it('ask for another code ten minutes after the last', async () => {
      const [laptop] = (await longAgo('verlopen')) as [TestBrowser];
      expect((await prove(laptop, await sentCode(laptop, 'verlopen'))).status).toBe(204);
      await database.query(`update customer_sessions set proven_at = now() - interval '11 minutes'`);
      expect(await codeOf(await laptop.call(api.customers.endOtherDevices))).toEqual(refused);
    });

    it('log themselves out without a code', async () => {
      const [laptop] = (await longAgo('uitloggen')) as [TestBrowser];
      expect(await laptop.status(api.customers.logout)).toBe(204);
    });
  });

  it('leave exactly one logged in when all end the others at the same time', async () => {
    const browsers = [await loggedIn(mailOf('race')), await loggedIn(mailOf('race')), await loggedIn(mailOf('race'))];
    const ended = await Promise.all(
      browsers.map((browser, index) =>
        (index === 1 ? browser.on(second) : browser).call(api.customers.endOtherDevices),
      ),
    );
    expect(ended.map(({ status }) => status).sort()).toEqual([204, 401, 401]);
    const left = await Promise.all(browsers.map(isLoggedIn));
    expect(left.filter(Boolean)).toHaveLength(1);
  });

  it('are in the export of personal data', async () => {
    const browser = await loggedIn(mailOf('inzage'));
    const { sessions, profile } = await browser.json(api.customers.exportData);
    expect(sessions).toEqual([{ loggedInAt: expect.any(String), lastUsedAt: expect.any(String), browser: null }]);
    expect(profile).toMatchObject([{ lastLoginAt: expect.any(String) }]);
  });
});

describe('staff', () => {
  const customerOf = async (email: string) => {
    const [row] = await database.query<[{ id: number }]>('select id from customers where email = $1', [email]);
    return { params: { id: row.id } };
  };

  it('sees where a customer is logged in, and logs the customer out everywhere, in the logbook', async () => {
    const [phone, laptop] = [await loggedIn(mailOf('gestolen')), await loggedIn(mailOf('gestolen'))];
    const bystander = await loggedIn(mailOf('ander'));
    const staff = await staffWithRole(shop, 'staff', 'helpt');
    const customer = await customerOf(mailOf('gestolen'));
    const listed = await staff.json(api.adminCustomers.listCustomerDevices, customer);
    expect(listed).toHaveLength(2);
    expect(Object.keys(listed[0]!).sort()).toEqual(['browser', 'id', 'lastUsedAt', 'startedAt']);
    const elsewhere = phone.on(second);
    const end = (browser: TestBrowser) => browser.call(api.adminCustomers.endCustomerDevices, customer);
    const both = await Promise.all([end(staff), end(staff.on(second))]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expect([await isLoggedIn(elsewhere), await isLoggedIn(laptop)]).toEqual([false, false]);
    expect(await isLoggedIn(bystander)).toBe(true);
    expect(await staff.json(api.adminCustomers.listCustomerDevices, customer)).toEqual([]);
    const noted = `select subject from logbook_entries where outcome = 'customer-logged-out'`;
    const subject = String(customer.params.id);
    expect(await database.query(noted)).toEqual([{ subject }, { subject }]);
  });

  it.each(['warehouse', 'bookkeeper'] as const)('in the role %s does neither', async (role) => {
    const customer = await loggedIn(mailOf(role));
    const staff = await staffWithRole(shop, role);
    const subject = await customerOf(mailOf(role));
    expect([
      await staff.status(api.adminCustomers.listCustomerDevices, subject),
      await staff.status(api.adminCustomers.endCustomerDevices, subject),
    ]).toEqual([403, 403]);
    expect(await isLoggedIn(customer)).toBe(true);
  });
});

describe('a login from an unknown browser', () => {
  it('is mailed after the first login, once, without a link to a login', async () => {
    const email = mailOf('nieuw');
    const phone = await loggedIn(email);
    expect(await newDeviceMails(email)).toHaveLength(0);
    await loggedIn(email, phone);
    expect(await newDeviceMails(email)).toHaveLength(0);
    await loggedIn(email);
    expect(await newDeviceMails(email)).toHaveLength(1);
    expect(JSON.stringify(await newDeviceMails(email))).not.toContain('@');
    const text = `select text, html from kept_mails where "to" = $1 and subject like '%nieuw apparaat%'`;
    const mails = () => database.query<{ text: string; html: string }[]>(text, [email]);
    await eventually(async () => (await mails()).length === 1, 'the mail');
    expect((await mails())[0]!.text).not.toContain('/login');
  });

  it('is mailed also when no session is left', async () => {
    const email = mailOf('weg');
    const phone = await loggedIn(email);
    expect(await phone.status(api.customers.logout)).toBe(204);
    await loggedIn(email);
    expect(await newDeviceMails(email)).toHaveLength(1);
  });
});
