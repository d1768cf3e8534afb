import { ModulesContainer } from '@nestjs/core';
import { refusalOf } from '../../testing/shop/test-browser.js';
import * as api from '../../../../contracts/api.js';
import { describedRoutes, type DescribedRoute } from '../../app/openapi/described-routes.js';
import { eventuallyMatches } from '../../testing/kernel.js';
import { logIn } from '../../testing/shop/test-customers.js';
import { staffOf, startTestShop, TestBrowser, type TestShop, testStaff } from '../../testing/shop/test-shop.js';
import { StaffAccounts } from '../../staff/staff-accounts.js';
import { permissionsOf } from '../endpoints/handles.js';

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop({ ACCESS_CODE: '2468' })));
afterAll(() => shop.close());

describe('search engines', () => {
  const robotsOf = async (of: TestShop) => {
    const browser = new TestBrowser(of);
    const responses = await Promise.all(
      [api.settings.showShop.path, api.catalog.listProducts.path, '/healthz', '/nergens'].map((path) =>
        browser.get(path),
      ),
    );
    return responses.map(({ headers }) => headers.get('x-robots-tag'));
  };

  it('are asked to stay away by every response while the gate is on', async () => {
    expect(await robotsOf(shop)).toEqual(['noindex', 'noindex', 'noindex', 'noindex']);
  });

  it('are welcome without a gate', async () => {
    const open = await startTestShop();
    expect(await robotsOf(open)).toEqual([null, null, null, null]);
    await open.close();
  });
});

/** Every endpoint of the running program. */
const allRoutes = (): DescribedRoute[] => describedRoutes(shop.app.get(ModulesContainer));

const call = (browser: TestBrowser, { method, path }: DescribedRoute) =>
  browser.send(method, path.replace(/:\w+/g, '1'), method === 'GET' || method === 'DELETE' ? undefined : {}, {});
const codeOf = async (response: Response) => (await refusalOf(response)).code;

describe('access', () => {
  it('is declared by every route, as staff for the back office except its login and invitations', () => {
    const routes = allRoutes();
    expect(routes.length).toBeGreaterThan(15);
    expect(routes.filter(({ access }) => access === undefined)).toEqual([]);
    const admin = routes.filter(({ path, access }) => path.startsWith('/api/admin') && access !== 'staff');
    expect(admin.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `POST ${api.staffColleagues.findInvitation.path}`,
      `POST ${api.staffColleagues.acceptInvitation.path}`,
      `POST ${api.staffLogin.sendCode.path}`,
      `POST ${api.staffLogin.preparePasskey.path}`,
      `POST ${api.staffLogin.sendPasskey.path}`,
      `POST ${api.staffLogin.login.path}`,
    ]);
  });

  it('denies strangers, shoppers and customers on every staff route', async () => {
    const [stranger, shopper, customer] = [new TestBrowser(shop), new TestBrowser(shop), new TestBrowser(shop)];
    for (const browser of [shopper, customer])
      expect(await browser.status(api.settings.openGate, { body: { code: '2468' } })).toBe(204);
    await logIn(shop, customer, 'klant@example.com');
    for (const route of allRoutes().filter(({ access }) => access === 'staff'))
      for (const browser of [stranger, shopper, customer]) {
        const response = await call(browser, route);
        expect([route.path, response.status, await codeOf(response)]).toEqual([route.path, 401, 'not-logged-in']);
      }
  });

  it('names a permission for every staff route, except those of the own session and the counts of the menu', () => {
    const routes = allRoutes().filter(({ access }) => access === 'staff');
    const free = routes.filter((route) => permissionsOf(route).length === 0);
    const own = /^\/api\/admin\/(account|proof|me\/sessions)/;
    expect(free.filter(({ path }) => !own.test(path)).map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET ${api.adminOpenWork.countOpenWork.path}`, // counts what the role may open
      `GET ${api.staffLogin.showOwnAccount.path}`,
      `POST ${api.staffLogin.logout.path}`,
    ]);
  });

  it('opens three routes to a member of staff with an initial password', async () => {
    const [accounts, member] = [shop.app.get(StaffAccounts, { strict: false }), new TestBrowser(shop)];
    const login = { email: 'eerste@gommie.example', password: 'drie potten op de plank' };
    await accounts.ensure(login.email, login.password, 'owner', { isInitial: true });
    expect(await member.status(api.staffLogin.login, { body: login })).toBe(200);
    const opened: string[] = [];
    for (const route of allRoutes().filter(
      ({ access, path }) => access === 'staff' && path !== api.staffLogin.logout.path,
    )) {
      const response = await call(member, route);
      const isRefused = response.status === 403 && (await codeOf(response)) === 'own-password-required';
      if (!isRefused) opened.push(`${route.method} ${route.path}`);
    }
    expect(opened.sort()).toEqual([
      `GET ${api.staffLogin.showOwnAccount.path}`,
      `POST ${api.staffFactors.changeOwnPassword.path}`,
    ]);
    expect(await member.status(api.staffLogin.logout)).toBe(204);
  });

  it('denies shoppers and staff on every customer route', async () => {
    const [shopper, staff] = [new TestBrowser(shop), new TestBrowser(shop)];
    for (const browser of [shopper, staff]) await browser.call(api.settings.openGate, { body: { code: '2468' } });
    expect(await staff.status(api.staffLogin.login, { body: testStaff })).toBe(200);
    const routes = allRoutes().filter(({ access }) => access === 'customer');
    expect(routes.length).toBeGreaterThanOrEqual(10);
    for (const route of routes)
      for (const browser of [shopper, staff]) {
        const response = await call(browser, route);
        expect([route.path, response.status, await codeOf(response)]).toEqual([route.path, 401, 'not-logged-in']);
      }
  });

  it('denies strangers and staff on shopper and customer routes while the gate is shut', async () => {
    const staff = await staffOf(shop);
    for (const route of allRoutes().filter(({ access }) => access === 'shopper' || access === 'customer'))
      for (const browser of [new TestBrowser(shop), staff]) {
        const response = await call(browser, route);
        expect([route.path, response.status, await codeOf(response)]).toEqual([route.path, 401, 'gate-locked']);
      }
  });

  it('ends with the session, on the server', async () => {
    const staff = await staffOf(shop);
    expect(await staff.json(api.staffLogin.showOwnAccount)).toMatchObject({ email: testStaff.email });
    const stolen = new TestBrowser(shop);
    Object.assign(stolen, { cookies: new Map((staff as unknown as { cookies: Map<string, string> }).cookies) });
    expect(await stolen.status(api.staffLogin.showOwnAccount)).toBe(200);
    expect(await staff.status(api.staffLogin.logout)).toBe(204);
    expect(await stolen.status(api.staffLogin.showOwnAccount)).toBe(401);
  });

  it('allows five wrong codes', async () => {
    const guesser = new TestBrowser(shop);
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess++)
      statuses.push(await guesser.status(api.settings.openGate, { body: { code: '0000' } }));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const forged = await guesser.call(api.settings.openGate, {
      body: { code: '0000' },
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(forged.status).toBe(429);
  });
});

describe('behind a proxy that is trusted', () => {
  it('limits each visitor by the IPv4 address or IPv6 /64 that the proxy reports', async () => {
    const proxied = await startTestShop({ ACCESS_CODE: '4711', TRUSTED_PROXIES: 'loopback' });
    try {
      const statuses = async (turns: number, forwarded: (turn: number) => string) => {
        const seen: number[] = [];
        for (let turn = 0; turn < turns; turn++) {
          const headers = { 'x-forwarded-for': forwarded(turn) };
          seen.push(await new TestBrowser(proxied).status(api.settings.openGate, { body: { code: '0000' }, headers }));
        }
        return seen;
      };
      expect(await statuses(6, (turn) => `198.51.100.${turn}, 203.0.113.1`)).toEqual([401, 401, 401, 401, 401, 429]);
      expect(await statuses(1, () => '203.0.113.2')).toEqual([401]);
      expect(await statuses(6, (turn) => `2001:db8:0:1::${turn}`)).toEqual([401, 401, 401, 401, 401, 429]);
      expect(await statuses(1, () => '2001:db8:0:2::1')).toEqual([401]);
      expect(await statuses(1, () => '::ffff:203.0.113.1')).toEqual([429]);
    } finally {
      await proxied.close();
    }
  });
});

describe('the edge', () => {
  it.each([
    ['another site by its origin', { origin: 'https://evil.example' }, 403],
    ['another site by fetch metadata', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a plain form', { 'content-type': 'text/plain' }, 415],
    ['a compressed body', { 'content-encoding': 'br' }, 415],
  ])('refuses %s', async (_what, headers: Record<string, string>, status) => {
    const response = await new TestBrowser(shop).call(api.staffLogin.login, { body: testStaff, headers });
    expect(response.status).toBe(status);
    expect((await refusalOf(response)).message).not.toMatch(/[Uu]nsupported|[Ff]orbidden/);
  });

  it('rejects unknown paths, broken JSON, unknown fields and huge bodies in Dutch, with a code', async () => {
    const browser = new TestBrowser(shop);
    expect(await codeOf(await browser.get('/api/nergens'))).toBe('not-found');
    expect(await codeOf(await browser.call(api.staffLogin.login, { body: '{"email":' }))).toBe('invalid-input');
    expect(
      await (await browser.call(api.staffLogin.login, { body: { ...testStaff, role: 'boss' } })).json(),
    ).toMatchObject({
      code: 'invalid-input',
      fields: { role: 'Dit veld kennen we niet' },
    });
    expect(
      await codeOf(await browser.call(api.staffLogin.login, { body: { email: 'x'.repeat(300_000), password: 'x' } })),
    ).toBe('payload-too-large');
  });

  it('reports its health', async () => {
    const browser = new TestBrowser(shop);
    expect(await (await browser.get('/healthz')).json()).toMatchObject({ status: 'ok' });
    const ready = async () => {
      const response = await browser.get('/readyz');
      return [response.status, await response.json()];
    };
    await eventuallyMatches(ready, [200, { status: 'ok' }]);
  });
});
