import * as api from '../../contracts/api.js';
import { TinySmtpServer } from '../../backend/src/mail/sending/smtp-server.fixtures.js';
import { TestBrowser } from '../../backend/src/testing/shop/test-browser.js';
import { sufferOutage } from '../outage/outage.js';
import { violationsOfReaders } from '../run/run.js';
import { stockUp } from '../support/assortment.js';
import type { Cluster } from '../support/servers/cluster.js';
import { Shopper } from '../support/customers/shopper.js';
import { openTestCluster } from '../support/test-world.js';
import { ReaderLockWatch } from '../support/reader-lock-watch.js';
import { until } from '../support/waiting.js';
import type { World } from '../support/world.js';

let smtp: TinySmtpServer;
let world: World<Cluster>;
beforeAll(async () => {
  smtp = await TinySmtpServer.listen();
  world = await openTestCluster({ environment: { SMTP_URL: smtp.url } });
});
afterAll(async () => {
  await world?.close();
  await smtp.close();
});

/** A browser that chooses the process for each call. */
function visitor() {
  const place = { url: world.url };
  const browser = new TestBrowser(place);
  return {
    at: (api: 0 | 1) => {
      place.url = world.server.urls[api]!;
      return browser;
    },
  };
}

async function staff() {
  const member = visitor();
  expect(await member.at(0).status(api.staffLogin.login, { body: world.staffAccount })).toBe(200);
  return member;
}

async function buy(slug: string, email: string): Promise<string> {
  const shopper = new Shopper(world, email);
  await shopper.start([{ id: slug, quantity: 1 }]);
  await shopper.pay('card');
  await until(async () => (await shopper.settle()).body?.orderNumber != null, 'the order of a shopper');
  const { paymentIntentId } = shopper.started!;
  const listed = 'select 1 from admin_order_list where payment_intent_id = $1';
  await until(async () => (await world.database.query<object[]>(listed, [paymentIntentId])).length === 1, 'its row');
  return paymentIntentId;
}

describe('a write on one process', () => {
  it('is shown at once by the other process when it is an order, or reported as pending', async () => {
    const member = await staff();
    const { products } = await stockUp(world, [{ priceCents: 1995, stock: 50 }]);
    for (const [nth, from] of ([0, 1] as const).entries()) {
      const to = from === 0 ? 1 : 0;
      const payment = await buy(products[0]!.slug, `schrijft-${nth}@example.com`);
      const [order] = await world.database.query<{ order_id: string }[]>(
        'select order_id from admin_order_list where payment_intent_id = $1',
        [payment],
      );
      const { order_id: id } = order!;
      for (const status of ['shipped', 'delivered']) {
        const written = await member.at(from).call(api.orders.changeOrderStatus, { params: { id }, body: { status } });
        expect(written.status).toBe(204);
        const list = await member.at(to).json(api.orders.listOrders, { query: { limit: 20 } });
        const shown = list.find((row) => row.id === id)?.status;
        const isPending = written.headers.get('x-projection-pending') === '1';
        expect(isPending ? 'pending' : shown).toBe(isPending ? 'pending' : status);
      }
    }
  });

  it('counts at once on the other when it is a setting or a code', async () => {
    const member = await staff();
    const rates = (at: 0 | 1) => member.at(at).json(api.settings.showShippingSettings);
    for (const cost of ['4.95', '6.99']) {
      await member
        .at(0)
        .call(api.settings.saveSettings, { body: { free_shipping_threshold: '65.00', shipping_cost: cost } });
      expect((await rates(1)).shippingCost).toBe(cost);
    }
    const form = { code: 'TWEE', type: 'percentage', value: '10' };
    const { id } = await member.at(1).json(api.adminDiscountCodes.createDiscountCode, { body: form });
    const validate = () =>
      member.at(0).call(api.discounts.validateDiscountCode, { body: { code: 'twee', subtotal: '50.00' } });
    expect((await validate()).status).toBe(200);
    expect(await member.at(1).status(api.adminDiscountCodes.deleteDiscountCode, { params: { id } })).toBe(204);
    expect((await validate()).status).toBe(400);
  });

  it('is in the catalogue of the other soon, and in its lists at once', async () => {
    const member = await staff();
    const [one, two] = (
      await stockUp(world, [
        { priceCents: 995, stock: 5 },
        { priceCents: 1995, stock: 5 },
      ])
    ).products;
    const shown = async (slug: string) => (await member.at(1).json(api.catalog.findProduct, { params: { slug } })).name;
    for (const product of [one!, two!]) expect(await shown(product.slug)).toBe(product.slug);
    for (let n = 0; n < 10; n++) {
      const name = `Gummy ${n}`;
      expect(
        await member.at(0).status(api.adminProducts.changeProduct, { params: { id: one!.id }, body: { name } }),
      ).toBe(200);
      const list = await member.at(1).json(api.adminProducts.listProducts);
      expect(list.find(({ id }) => id === one!.id)?.name).toBe(name);
      await until(async () => (await shown(one!.slug)) === name, name, { withinMs: 10_000 });
    }
    expect(await shown(two!.slug)).toBe(two!.slug);
  });
});

describe('state that processes share', () => {
  it('includes sessions', async () => {
    const member = await staff();
    expect(await member.at(1).status(api.staffLogin.showOwnAccount)).toBe(200);
    expect(await member.at(1).status(api.staffLogin.logout)).toBe(204);
    expect(await member.at(0).status(api.staffLogin.showOwnAccount)).toBe(401);
  });

  it('includes rate limits', async () => {
    const guesser = visitor();
    const guess = { email: world.staffAccount.email, password: 'geraden-wachtwoord' };
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++)
      statuses.push(await guesser.at(n % 2 === 0 ? 0 : 1).status(api.staffLogin.login, { body: guess }));
    await world.database.query('delete from attempt_limits');
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });
});

it('sends the mail of each order once, with several workers', async () => {
  smtp.accepted.length = 0;
  const { products } = await stockUp(world, [{ priceCents: 2495, stock: null }]);
  const emails = Array.from({ length: 10 }, (_, nth) => `koopt-${nth}@example.com`);
  await Promise.all(emails.map((email) => buy(products[0]!.slug, email)));
  const waiting = async () =>
    (await world.database.query<unknown[]>(`select 1 from mails where status = 'queued' limit 1`)).length > 0;
  // Mails of earlier tests may come late.
  const recipients = () => smtp.accepted.flatMap((mail) => /^To: (koopt-.*)$/m.exec(mail)?.[1] ?? []);
  await until(async () => !(await waiting()) && recipients().length >= emails.length, 'the last mail');
  expect(recipients().sort()).toEqual(emails.sort());
});

it('loses no acknowledged order and fails no request when an API process stops', async () => {
  const [first] = world.server.apis;
  const report = await sufferOutage(world, () => first!.restart());
  expect(report).toMatchObject({ deaths: 0, lostOrders: [], violations: [] });
  expect(report.orders).toBeGreaterThan(0);
  expect(report.troubles.filter(({ status, retryAfter }) => status !== 502 && !(status === 503 && retryAfter))).toEqual(
    [],
  );
});

it('resumes reading the log within a minute when the reader is killed', async () => {
  const { products } = await stockUp(world, [{ priceCents: 2495, stock: null }]);
  const watch = new ReaderLockWatch(world.database);
  const isRead = async () => (await watch.holdersNow()).size === 2;
  await until(isRead, 'a reader for each lock');
  const before = await watch.holdersNow();
  for (const [nth, worker] of world.server.workers.entries()) {
    const died = worker.kill();
    await until(() => worker.deaths === 1, 'its death');
    await until(isRead, 'a reader for each lock', { withinMs: 60_000 });
    await buy(products[0]!.slug, `na-een-dood-${nth}@example.com`);
    await died;
  }
  await watch.stop();
  for (const [lock, holder] of await watch.holdersNow()) expect(holder).not.toBe(before.get(lock));
  expect(watch.takeovers).toBeGreaterThanOrEqual(2);
  expect(watch.longestMs).toBeLessThan(60_000);
  expect(await violationsOfReaders(world)).toEqual([]);
});
