import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import { startTestShop, type TestShop } from '../../testing/shop/test-shop.js';
import { networksOf } from '../limits/address-prefix.js';
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
    await fetch(`${shop.url}${api.operations.receivePolicyReport.path}`, {
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

it('keeps the newest fifty kinds of each directive, and evicts none of another', async () => {
  await database.query(
    `insert into policy_reports (directive, blocked, page, last_seen_at)
     select directive, 'host' || n, '/', now() - n * interval '1 minute'
     from generate_series(1, 50) n, unnest(array['style-src-attr', 'img-src']) directive`,
  );
  for (const host of ['a.example', 'b.example', 'a.example']) await report(modern('/', `https://${host}/`));
  const counts = await database.query<object[]>(
    `select directive, count(*)::int as kinds, min(blocked) as first, bool_or(blocked = 'host50') as "hasOldest"
     from policy_reports group by 1 order by 1`,
  );
  expect(counts).toEqual([
    { directive: 'img-src', kinds: 50, first: 'host1', hasOldest: true },
    { directive: 'style-src-attr', kinds: 50, first: 'a.example', hasOldest: false },
  ]);
  expect(await stored()).toContainEqual({ directive: 'style-src-attr', blocked: 'a.example', page: '/', times: 2 });
});

it('adds twenty kinds a day of one network, and goes on to add those of others', async () => {
  const reports = shop.app.get(PolicyReports);
  const kind = (n: number) => ({ directive: 'img-src', blocked: `host${n}.example`, page: '/' });
  const many = Array.from({ length: 60 }, (_, n) => kind(n));
  await reports.add(many, networksOf('203.0.113.1'));
  await reports.add([kind(0), kind(70)], networksOf('203.0.113.1'));
  expect(await stored()).toHaveLength(20);
  await reports.add([kind(80)], networksOf('203.0.113.2'));
  expect(await stored()).toContainEqual({ ...kind(80), times: 1 });
  expect(await stored()).toContainEqual({ ...kind(0), times: 2 });
});

it('forgets a kind thirty days after its last report', async () => {
  await report(modern());
  await report(modern('/faq'));
  await database.query(`update policy_reports set last_seen_at = now() - interval '31 days' where page = '/faq'`);
  await shop.app.get(PolicyReports).removeOld();
  expect(await stored()).toMatchObject([{ page: '/' }]);
});
