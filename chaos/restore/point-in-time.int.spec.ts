import { setTimeout as sleep } from 'node:timers/promises';
import { build } from '../../scripts/lib/building/build.mjs';
import { bundledServer, bundleServer } from '../../scripts/lib/building/bundle.mjs';
import { readAhead } from '../../backend/src/platform/event-sourcing/readers/read-ahead.js';
import { sweepCheckouts } from '../../backend/src/checkout/closing/sweep-checkouts.job.js';
import { gatherFacts } from '../invariants/gather.js';
import { violationsOf } from '../invariants/invariants.js';
import { comeToRest } from '../run/curtain.js';
import { violationsOfReaders } from '../run/run.js';
import { stockUp } from '../support/assortment.js';
import { ServerProcess } from '../support/servers/server-process.js';
import { storeNames } from '../support/drill-store.js';
import { until } from '../support/waiting.js';
import { openWorld } from '../support/world.js';
import { ArchivedPostgres } from './archived-postgres.js';
import { crowd, enters, numbersIn, pays } from './busy-shop.js';

beforeAll(async () => {
  if (process.env.CHAOS_SKIP_BUILD !== '1') await build(['backend']);
  await bundleServer();
});

/** With the events in EventStoreDB the log is ahead of the restored tables. */
it.each(storeNames)('restores Postgres to a moment under load, with the events in %s', async (store) => {
  const postgres = await ArchivedPostgres.open();
  const world = await openWorld(
    { ...postgres.places, store },
    (variables) => new ServerProcess(variables, bundledServer),
  );
  try {
    const coupon = { type: 'fixed', cents: 500 } as const;
    const assortment = await stockUp(world, [{ priceCents: 2495, stock: 5000 }], { coupon, maxUses: null });
    await postgres.backUp();
    const slow = await enters(world, 'slow', assortment);
    const others = crowd(world, assortment);
    await until(() => others.payments.length >= 8, 'a busy shop');
    const moment = await postgres.now();
    await sleep(50);
    const atMoment = others.payments.length;
    await until(() => others.payments.length >= atMoment + 8, 'orders after the moment');
    await others.leave();
    await pays(slow);
    const left = await enters(world, 'left', assortment);
    const log = await readAhead(world.store, { after: 0n, most: Infinity });
    await world.server.stop();
    await postgres.lose();

    await postgres.restore(moment);
    await world.server.start();

    const checked = async () => {
      await world.jobs.add(sweepCheckouts, {}, { id: 'drill' });
      const sql = 'select 1 from timelines where lost_since is not null and payments_checked_at is not null';
      return (await world.database.query<object[]>(sql)).length === 1;
    };
    await until(checked, 'a check of the payments since the moment', { everyMs: 200 });
    const payments = [...others.payments, ...slow.payments, ...left.payments];
    const later = crowd(world, assortment, 'later');
    await until(() => later.payments.length >= 4, 'orders after the restore');
    await later.leave();
    await comeToRest(world, assortment, [...payments, ...later.payments]);
    const facts = await gatherFacts(world, assortment, [...payments, ...later.payments]);
    expect(violationsOf(facts)).toEqual([]);
    expect(await violationsOfReaders(world)).toEqual([]);
    const [slowPayment] = slow.payments;
    expect(facts.orders.map(({ paymentIntentId }) => paymentIntentId)).toContain(slowPayment);
    const now = await readAhead(world.store, { after: 0n, most: Infinity });
    const before = new Set(log.map(({ id }) => id));
    const given = numbersIn(log);
    expect(new Set(numbersIn(now)).size).toBe(numbersIn(now).length);
    const givenSince = numbersIn(now.filter(({ id }) => !before.has(id)));
    expect(givenSince.length).toBeGreaterThan(0);
    expect(givenSince.filter((number) => given.includes(number))).toEqual([]);
    if (world.storeServer) expect(numbersIn(now)).toEqual(expect.arrayContaining(given));
    expect(facts.payments.filter(({ listedForStaff }) => listedForStaff).length > 0).toBe(store === 'postgres');
  } finally {
    await world.close();
    await postgres.close();
  }
});
