import { DataSource } from 'typeorm';
import { startTestShop, type TestShop } from '../../testing/shop/test-shop.js';
import { PolicyReports } from './policy-reports.js';

let shop: TestShop;
let database: DataSource;
beforeAll(async () => {
  shop = await startTestShop();
  database = shop.app.get(DataSource);
});
afterAll(() => shop?.close());
beforeEach(() => database.query('delete from policy_reports; delete from attempt_limits'));

const modern = (page = '/', blockedURL = 'inline') =>
  JSON.stringify([
    {
      type: 'csp-violation',
      url: shop.url,
      body: { documentURL: shop.url + page, effectiveDirective: 'style-src-attr', blockedURL, sample: 'secret' },
    },
  ]);
const former = () =>
  JSON.stringify({
    'csp-report': { 'document-uri': `${shop.url}/`, 'effective-directive': 'style-src-attr', 'blocked-uri': 'inline' },
  });
const report = async (body: string, type = 'application/reports+json', headers = {}) =>
  (
    await fetch(`${shop.url}/api/policy-reports`, {
      method: 'POST',
      body,
      headers: { 'content-type': type, ...headers },
    })
  ).status;
const stored = () =>
  database.query<object[]>('select directive, blocked, page, times::int from policy_reports order by page');

it('counts reports of both formats by kind, without parameters', async () => {
  expect(await report(modern('/?email=anna@example.com'))).toBe(204);
  expect(await report(former(), 'application/csp-report')).toBe(204);
  expect(await report(modern('/product/sleep-well'))).toBe(204);
  expect(await stored()).toEqual([
    { directive: 'style-src-attr', blocked: 'inline', page: '/', times: 2 },
    { directive: 'style-src-attr', blocked: 'inline', page: '/product/$id', times: 1 },
  ]);
});

it('counts concurrent reports of one kind exactly', async () => {
  const statuses = await Promise.all(Array.from({ length: 10 }, () => report(modern())));
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(await stored()).toMatchObject([{ times: 10 }]);
});

it.each([
  ['other types', () => report(modern(), 'text/plain'), 415],
  ['what is no JSON', () => report('{'), 400],
  ['what is no report', () => report('{"a":1}'), 400],
  ['a long body', () => report(`[${' '.repeat(17 * 1024)}]`), 413],
  ['reports from other sites', () => report(modern(), undefined, { 'sec-fetch-site': 'cross-site' }), 403],
])('refuses %s', async (_what, send, status) => {
  expect(await send()).toBe(status);
  expect(await stored()).toEqual([]);
});

it('refuses more than thirty reports of one address in ten minutes', async () => {
  for (let sent = 0; sent < 30; sent++) expect(await report(modern())).toBe(204);
  expect(await report(modern())).toBe(429);
});

it('stores at most a thousand kinds, and still counts those', async () => {
  await database.query(
    `insert into policy_reports (directive, blocked, page) select 'img-src', 'host' || n, '/' from generate_series(1, 999) n`,
  );
  for (const host of ['a.example', 'b.example', 'a.example']) await report(modern('/', `https://${host}/`));
  const rows = await database.query<object[]>(
    `select blocked, times::int from policy_reports where blocked like '%example'`,
  );
  expect(rows).toEqual([{ blocked: 'a.example', times: 2 }]);
});

it('forgets a kind thirty days after its last report', async () => {
  await report(modern());
  await report(modern('/faq'));
  await database.query(`update policy_reports set last_seen_at = now() - interval '31 days' where page = '/faq'`);
  await shop.app.get(PolicyReports).removeOld();
  expect(await stored()).toMatchObject([{ page: '/' }]);
});
