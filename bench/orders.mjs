/**
 * `npm run bench:orders`: complete checkouts per second, from the basket to the order in the admin list, and the time
 * of create-payment-intent. The built server runs in a separate process on a durable Postgres. The Stripe simulator and
 * the shoppers share this process. `--store eventstoredb` stores the events on the protocol server, in a separate
 * process, which does not wait for the disk.
 */
import '../scripts/lib/typescript.mjs';
import { api } from '../scripts/lib/api.mjs';
import { build } from '../scripts/lib/building/build.mjs';
import { benchOptions, processorMsEach, processorTime, report, withServices } from './support/lib.mjs';
import { ProviderTimes } from './support/provider-times.mjs';
import { call, checkout, json, openPlace } from './support/shopper.mjs';

const values = benchOptions({ seconds: 15, shoppers: '1,20', store: 'postgres' });
const { seconds } = values;
const providerTimes = new ProviderTimes();
let numbers = 0;

async function shop(place, shoppers, forSeconds) {
  const times = [];
  const began = performance.now();
  const one = async () => {
    while (performance.now() - began < forSeconds * 1000) {
      const start = performance.now();
      await checkout(place, ++numbers);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: shoppers }, one));
  const perSecond = Math.round((times.length / (performance.now() - began)) * 10_000) / 10;
  times.sort((one, other) => one - other);
  return { perSecond, checkouts: times.length, p50ms: Math.round(at(times, 0.5)), p99ms: Math.round(at(times, 0.99)) };
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** Opens checkouts with ten concurrent new shoppers: total time of each, and the time without the provider's. */
async function open({ url, slugs }) {
  const body = JSON.stringify({ items: slugs.slice(0, 2).map((id) => ({ id, quantity: 1 })) });
  const once = async () => {
    const start = performance.now();
    const response = await call(`${url}${api.checkout.createPaymentIntent.path}`, { body, headers: json });
    const whole = performance.now() - start;
    return { whole, own: whole - providerTimes.take(response.body.paymentIntentId) };
  };
  const forSeconds = async (duration) => {
    const times = [];
    const end = performance.now() + duration * 1000;
    const one = async () => {
      while (performance.now() < end) times.push(await once());
    };
    await Promise.all(Array.from({ length: 10 }, one));
    return times;
  };
  await forSeconds(Math.min(2, seconds)); // warm
  const times = await forSeconds(seconds);
  const figures = (name) => {
    const sorted = times.map((time) => time[name]).sort((one, other) => one - other);
    return { p50ms: Math.round(at(sorted, 0.5)), p99ms: Math.round(at(sorted, 0.99)) };
  };
  return { perSecond: Math.round(times.length / seconds), whole: figures('whole'), withoutProvider: figures('own') };
}

async function measure(services) {
  const { world, place } = await openPlace(services);
  try {
    const { list } = place;
    const watching = list.watch();
    await shop(place, 10, Math.min(5, seconds)); // warm
    const results = {};
    for (const shoppers of values.shoppers.split(',').map(Number)) {
      const before = await processorTime(world);
      const figures = await shop(place, shoppers, seconds);
      const spent = processorMsEach(before, await processorTime(world), figures.checkouts);
      results[`checkouts, ${shoppers} shoppers`] = { ...figures, processorMsEach: spent };
    }
    list.stopped = true;
    await watching;
    results[`POST ${api.checkout.createPaymentIntent.path}, 10 connections`] = await open(place);
    return results;
  } finally {
    await world.close();
  }
}

if (process.env.CHAOS_SKIP_BUILD !== '1') await build(['backend']);
const { storeNamed } = await import('../chaos/support/drill-store.ts');
const store = storeNamed(values.store);
const { results, queue } = await withServices((services) => measure({ ...services, store }));
report(results, { queue, store });
process.exit(0);
