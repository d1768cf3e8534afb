/**
 * `npm run bench:renewals`: renewals per second, from the sweep to the event in the subscription. One built worker runs
 * in a separate process on a durable Postgres; the Stripe simulator runs in this process. Also measures the time and
 * memory of the sweep's query for due deliveries among 100,000 subscriptions.
 */
import '../scripts/lib/typescript.mjs';
import { build } from '../scripts/lib/building/build.mjs';
import { benchOptions, processorMsEach, processorTime, report, withServices } from './support/lib.mjs';

const values = benchOptions({ renewals: 2000, subscriptions: 100_000 });
const waiting = { withinMs: 240_000, everyMs: 100 };

/** Measures from the request for the sweep until the last subscription is renewed. */
async function renewals(world, count) {
  const { inLanes, until } = await import('../chaos/support/waiting.ts');
  const { subscriberOf } = await import('../chaos/support/customers/subscriber.ts');
  const { stockUp } = await import('../chaos/support/assortment.ts');
  const { sweepRenewals } = await import('../backend/src/renewals/sweep/sweep-renewals.job.ts');
  const products = Array.from({ length: 8 }, (_, index) => ({ priceCents: 1995 + index * 100, stock: 1_000_000 }));
  const { products: onSale } = await stockUp(world, products);
  const renewed = async () => {
    const sql = `select count(*)::int as count from event_store.events where type = 'SubscriptionRenewed'`;
    return (await world.database.query(sql))[0].count;
  };
  const listed = async () => (await world.database.query('select count(*)::int as count from due_renewals'))[0].count;
  const before = await renewed();
  const aimed = (await listed()) + count;
  const works = Array.from({ length: count }, (_, n) => () => subscriberOf(world, onSale[n % onSale.length]));
  let areAllListed = false;
  const hide = () => world.database.query('update due_renewals set due_on = null where due_on is not null');
  const hidden = until(async () => (await hide(), areAllListed), 'the end of hiding', waiting); // from the sweep, which runs every 15 seconds
  await inLanes(works, 10);
  const mailsToCome = `select count(*)::int as count from mails where status = 'queued'`;
  const toCome = async () => (await world.database.query(mailsToCome))[0].count;
  await until(
    async () => (await listed()) >= aimed && (await toCome()) === 0,
    'the list of all subscriptions',
    waiting,
  );
  areAllListed = true;
  await hidden; // a hiding under way would undo the next statement
  await world.database.query(
    `update due_renewals set due_on = current_date::text where state = 'planned' and cycle = 1`,
  );
  const spent = await processorTime(world);
  const began = performance.now();
  const first = await renewed();
  await world.jobs.add(sweepRenewals, {}, { id: 'bench' });
  await until(async () => (await renewed()) >= before + count, 'the last renewal', waiting);
  const seconds = (performance.now() - began) / 1000;
  const done = before + count - first;
  const processorMs = processorMsEach(spent, await processorTime(world), done);
  const twice = world.provider.control.charges(Infinity).length - (await renewed());
  return {
    perSecond: Math.round(done / seconds),
    renewals: done,
    seconds: round(seconds),
    chargedTwice: twice,
    processorMsEach: processorMs,
  };
}

async function sweep(databaseUrl, count) {
  const { createShopDataSource } = await import('../dist/backend/src/app/shop-data-source.js');
  const { DueRenewals } = await import('../dist/backend/src/projections/due-renewals/due-renewals.query.js');
  const database = await createShopDataSource(databaseUrl).initialize();
  try {
    await database.query('truncate due_renewals');
    await database.query(
      `insert into due_renewals (subscription_id, status, cycle, attempt, state, due_on, contact_id, product_name, amount_cents)
       select gen_random_uuid()::text, 'active', 1, 0, 'planned', ('2026-01-01'::date + n % 30)::text, 'c', 'Sleep Well', 4371
       from generate_series(1, $1::int) n`,
      [count],
    );
    await database.query('analyze due_renewals');
    const due = new DueRenewals(database);
    const results = {};
    for (const day of ['2026-01-01', '2026-01-30']) {
      for await (const page of due.dueOn('2026-01-01')) void page; // warm
      globalThis.gc?.();
      const [memory, began] = [process.memoryUsage().rss, performance.now()];
      let [found, most] = [0, memory];
      for await (const page of due.dueOn(day)) {
        found += page.length;
        most = Math.max(most, process.memoryUsage().rss);
      }
      const milliseconds = Math.round(performance.now() - began);
      results[`${found} due of ${count}`] = { milliseconds, megabytesMore: round((most - memory) / 1e6) };
    }
    return results;
  } finally {
    await database.destroy();
  }
}

const round = (number) => Math.round(number * 10) / 10;

async function measure({ databaseUrl, redisUrl }) {
  const { openWorld } = await import('../chaos/support/world.ts');
  const { wantedWebhookEvents } = await import('../backend/src/platform/payments/wanted-webhook-events.ts');
  const environment = redisUrl && { REDIS_URL: redisUrl };
  const world = await openWorld({ databaseUrl, environment, relayed: false, enabledEvents: wantedWebhookEvents });
  let results;
  try {
    await renewals(world, Math.min(200, values.renewals)); // warm
    results = { 'renewals, one worker, simulator included': await renewals(world, values.renewals) };
  } finally {
    await world.close();
  }
  return { ...results, sweep: await sweep(databaseUrl, values.subscriptions) };
}

if (process.env.CHAOS_SKIP_BUILD !== '1') await build(['backend']);
const { results, queue } = await withServices(measure);
report(results, { queue });
process.exit(0);
