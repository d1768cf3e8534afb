import { DataSource } from 'typeorm';
import type { Endpoint } from '../../../../contracts/endpoint.js';
import * as api from '../../../../contracts/api.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { sell } from '../../testing/shop/test-products.js';
import { startSecondProcess, startTestShop, TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';
import { TestCodes } from '../../testing/shop/shopper.js';
import { ShopperLocks } from './shopper-locks.js';

let shop: TestShop;
let second: Awaited<ReturnType<typeof startSecondProcess>>;
beforeAll(async () => {
  shop = await startTestShop();
  second = await startSecondProcess(shop, ['api']);
  await sell(shop, {
    'energy-boost': { priceCents: 2495, stock: 500 },
    'sleep-well': { priceCents: 2295, stock: 500 },
  });
  await new TestCodes(shop).add('TIEN');
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

const one = [{ id: 'energy-boost', quantity: 1 }];
const three = [{ id: 'energy-boost', quantity: 3 }];
const both = [...one, { id: 'sleep-well', quantity: 2 }];
const plan = [{ id: 'sleep-well-2-1', quantity: 1 }];

/** Returns a shopper whose browser reaches either process. */
function shopper() {
  const place = { url: shop.url };
  const browser = new TestBrowser(place);
  let calls = 0;
  const send = ({ method, path }: Endpoint, body: object) => {
    place.url = calls++ % 2 === 0 ? shop.url : second.url;
    return browser.send(method, path, body);
  };
  const start = (items: object[]) => send(api.checkout.createPaymentIntent, { items });
  return { send, start };
}

const shopperIds = () =>
  shop.app.get(DataSource).query<{ sid_hash: string; checkouts: number; payments: string[] }[]>(
    `select sid_hash, count(*) filter (where status = 'open')::int as checkouts,
     array_agg(payment_intent_id) filter (where payment_intent_id is not null) as payments
   from checkouts group by sid_hash`,
  );

it('serialises the calls of one shopper over two processes', async () => {
  const shoppers = Array.from({ length: 8 }, shopper);
  const statuses: number[] = [];
  const note = async (response: Promise<Response>) => statuses.push((await response).status);
  await Promise.all(
    shoppers.map(async ({ start, send }) => {
      const cookieGiver = await send(api.discounts.validateDiscountCode, { code: 'TIEN', subtotal: '24.95' });
      expect(cookieGiver.status).toBe(200);
      await Promise.all([one, one, three, both, plan, one].map((items) => note(start(items))));
      const last = (await (await start(three)).json()) as { paymentIntentId: string };
      const request = { paymentIntentId: last.paymentIntentId, total: '70.62', discountCode: null };
      await Promise.all([
        note(send(api.checkout.updatePaymentIntent, request)),
        note(send(api.checkout.updatePaymentIntent, { ...request, total: '64.26', discountCode: 'TIEN' })),
        note(send(api.discounts.validateDiscountCode, { code: 'TIEN', subtotal: '63.63' })),
        note(start(three)),
        note(start(both)),
      ]);
    }),
  );
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  const rows = await shopperIds();
  expect(rows).toHaveLength(8);
  for (const { checkouts, payments } of rows) {
    expect(checkouts).toBe(1);
    const open = payments.filter((id) => shop.provider.control.paymentIntent(id)?.status === 'requires_payment_method');
    expect(open).toHaveLength(1);
  }
});

describe('the lock of a shopper', () => {
  const longMs = 60_000;
  class TestLocks extends ShopperLocks {
    override patienceMs = longMs;
  }
  const open: TestLocks[] = [];
  const locksOfOneProcess = () => {
    const locks = new TestLocks(shop.app.get(AppConfig));
    open.push(locks);
    return locks;
  };
  afterAll(() => Promise.all(open.map((locks) => locks.onApplicationShutdown())));

  /** Returns work that lasts until the test ends it. */
  function lasting() {
    let end = () => undefined as void;
    const ended = new Promise<void>((resolve) => (end = resolve));
    let begin = () => undefined as void;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    return { begun, end, work: () => (begin(), ended) };
  }

  it('refuses waiting calls of both processes after the deadline and never runs their work', async () => {
    const [here, there] = [locksOfOneProcess(), locksOfOneProcess()];
    const long = lasting();
    const first = here.run('anna', long.work);
    await long.begun;
    const ran: string[] = [];
    here.patienceMs = there.patienceMs = 300;
    const refused = [here.run('anna', async () => ran.push('here')), there.run('anna', async () => ran.push('there'))];
    here.patienceMs = there.patienceMs = longMs;
    for (const call of refused) await expect(call).rejects.toMatchObject({ code: 'checkout-busy' });
    await expect(there.run('bram', () => Promise.resolve('other shopper'))).resolves.toBe('other shopper');
    long.end();
    await first;
    await expect(there.run('anna', () => Promise.resolve('later'))).resolves.toBe('later');
    expect(ran).toEqual([]);
  });

  it('passes to another process when its holder crashes, and the survivors reconnect', async () => {
    const [here, there] = [locksOfOneProcess(), locksOfOneProcess()];
    const long = lasting();
    const first = here.run('anna', long.work);
    await long.begun;
    const [holder] = await shop.app.get(DataSource).query<{ pid: number }[]>(
      `select pid from pg_locks where locktype = 'advisory' and classid = 7309 and granted
           and database = (select oid from pg_database where datname = current_database())`,
    );
    await shop.app.get(DataSource).query('select pg_terminate_backend($1)', [holder!.pid]);
    await expect(there.run('anna', () => Promise.resolve('taken over'))).resolves.toBe('taken over');
    long.end();
    await first;
    await expect(here.run('anna', () => Promise.resolve('again'))).resolves.toBe('again');
  });

  it('is released after work that fails', async () => {
    const [here, there] = [locksOfOneProcess(), locksOfOneProcess()];
    await expect(here.run('anna', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(there.run('anna', () => Promise.resolve('next'))).resolves.toBe('next');
  });
});
