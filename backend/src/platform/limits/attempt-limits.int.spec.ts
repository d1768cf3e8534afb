import * as api from '../../../../contracts/api.js';
import { startTestShop, TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';
import { networksOf } from './address-prefix.js';
import { AttemptLimits } from './attempt-limits.js';

let shop: TestShop;
let limits: AttemptLimits;
beforeAll(async () => {
  shop = await startTestShop({ ACCESS_CODE: 'gummies', TRUSTED_PROXIES: 'loopback' });
  limits = shop.app.get(AttemptLimits, { strict: false });
});
afterAll(() => shop?.close());

const limit = (name: string) => ({ name, points: 4, seconds: 3600 });
async function allowed(addresses: readonly string[], count: (networks: readonly string[]) => Promise<number>) {
  let times = 0;
  for (const address of addresses) if ((await count(networksOf(address))) >= 0) times++;
  return times;
}
const each = (write: (n: number) => string) => Array.from({ length: 12 }, (_, n) => write(n));

it.each([
  ['one IPv4 address', each(() => '203.0.113.7'), 4],
  ['one /64', each((n) => `2001:db8:1:1::${n}`), 4],
  ['the /64s of one /56', each((n) => `2001:db8:2:10${n.toString(16)}::1`), 6],
  ['the /56s of one /48', each((n) => `2001:db8:3:${n.toString(16)}00::1`), 8],
  ['as many /48s', each((n) => `2001:db8:4${n}::1`), 12],
])('allows %s its share', async (_network, addresses, most) => {
  expect(await allowed(addresses, (networks) => limits.count(limit('of-network'), networks))).toBe(most);
  expect(await allowed(addresses, (networks) => limits.count(limit('of-both'), 'anna', networks))).toBe(most);
});

it('refunds and reports what is left of the scarcest network', async () => {
  const of = limit('refunded');
  const [own, next] = [networksOf('2001:db8:5:100::1'), networksOf('2001:db8:5:101::1')];
  for (let n = 0; n < 4; n++) await limits.take(of, own);
  expect([await limits.left(of, own), await limits.left(of, next)]).toEqual([0, 2]);
  await limits.forgive(of, own);
  expect([await limits.left(of, own), await limits.left(of, next)]).toEqual([1, 3]);
});

it('takes nothing from the wider networks once a network is exhausted', async () => {
  const of = limit('exhausted');
  for (let n = 0; n < 40; n++) await limits.count(of, networksOf('2001:db8:6:100::1'));
  expect(await limits.count(of, networksOf('2001:db8:6:101::1'))).toBeGreaterThanOrEqual(0);
});

it('deletes counters whose term is over, and keeps the others', async () => {
  const [brief, long] = [limit('brief'), { ...limit('long'), seconds: 7200 }];
  for (const each of [brief, long]) await limits.take(each, 'anna');
  await limits.removeExpired(new Date(Date.now() + 3600_000));
  expect([await limits.left(brief, 'anna'), await limits.left(long, 'anna')]).toEqual([brief.points, long.points - 1]);
});

it('lets a household guess ten access codes from 60 networks of one /48', async () => {
  const guess = async (n: number) => {
    const from = { 'x-forwarded-for': `2001:db8:7:${n.toString(16)}00::1` };
    return await new TestBrowser(shop).status(api.settings.openGate, { body: { code: 'wrong' }, headers: from });
  };
  const statuses: number[] = [];
  for (let n = 1; n <= 60; n++) statuses.push(await guess(n));
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(50);
});
