import { failpointNames } from '../../backend/src/platform/failpoints/failpoint-names.js';
import { sweepRenewals } from '../../backend/src/renewals/sweep/sweep-renewals.job.js';
import { bundledServer } from '../../scripts/lib/building/bundle.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { stockUp } from '../support/assortment.js';
import { ServerProcess } from '../support/servers/server-process.js';
import { cards, lifeOf, subscriberOf, type ChaosSubscriber } from '../support/customers/subscriber.js';
import { openTestWorld, type TestWorld } from '../support/test-world.js';
import { until } from '../support/waiting.js';

const names = failpointNames.filter((name) => name.startsWith('renewal.'));
/** Subscriptions at each failpoint; override with `CHAOS_EACH`. */
const each = Number(process.env.CHAOS_EACH ?? 4);
/**
 * Outlasts a job's lock and the check for stalled jobs, so that another worker takes the job. Override with
 * `CHAOS_FROZEN_SECONDS`.
 */
const frozenMs = Number(process.env.CHAOS_FROZEN_SECONDS ?? 25) * 1000;
const patienceMs = 90_000 + names.length * each * 200;
const longestMs = 2 * frozenMs + 3 * patienceMs;

let world: TestWorld;
let second: ServerProcess;
beforeAll(async () => {
  world = await openTestWorld();
  const variables = { ...world.variables, ROLES: 'worker', PORT: String(await freePort()) };
  second = new ServerProcess(variables, bundledServer);
  await second.start();
});
afterAll(async () => {
  await second?.stop();
  await world?.close();
});

const sweep = () => world.jobs.add(sweepRenewals, {}, { id: 'chaos' });
const charged = ({ customerId }: ChaosSubscriber) =>
  world.provider.control
    .charges(Infinity)
    .filter(({ customer, status }) => customer === customerId && status === 'succeeded');
const orders = async ({ subscriptionId }: ChaosSubscriber) => {
  const rows = await world.database.query<{ stream: string }[]>(
    `select 'order-' || renewal_id as stream from renewal_payments where subscription_id = $1`,
    [subscriptionId],
  );
  const streams = await Promise.all(rows.map(({ stream }) => world.store.readStream(stream)));
  return streams.flat().filter(({ type }) => type === 'PaymentCaptured');
};

async function expectPaidOnce(subscribers: readonly ChaosSubscriber[]): Promise<void> {
  const isOver = async () => {
    await sweep();
    for (const one of subscribers) if (!(await lifeOf(world, one)).includes('SubscriptionRenewed')) return false;
    return true;
  };
  await until(isOver, 'every renewal', { withinMs: patienceMs, everyMs: 500 });
  for (const one of subscribers) {
    expect(charged(one)).toHaveLength(1);
    expect(await orders(one)).toHaveLength(1);
    expect((await lifeOf(world, one)).filter((type) => type === 'SubscriptionRenewed')).toHaveLength(1);
  }
}

describe('two workers on renewals that are due', () => {
  it(
    'charge each once and forget none, killed at every failpoint on the way',
    async () => {
      const { products } = await stockUp(world, [{ priceCents: 2495, stock: null }]);
      const good: ChaosSubscriber[] = [];
      for (const [index, name] of names.entries()) {
        const worker = index % 2 === 0 ? world.server : second;
        const { deaths } = worker;
        await worker.arm(`${name}:2`);
        const declining = name === 'renewal.stock-given-back';
        const untilItDies = async () => {
          if (worker.deaths > deaths) return true;
          for (let n = 0; n < each; n++) {
            const one = await subscriberOf(world, products[0]!, declining ? cards.declining : cards.good);
            if (!declining) good.push(one);
          }
          await sweep();
          return false;
        };
        await until(untilItDies, `the death at ${name}`, { withinMs: patienceMs, everyMs: 500 });
        await worker.back();
      }
      await expectPaidOnce(good);
    },
    longestMs,
  );

  it(
    'charge once what a worker was charging that stood still and woke up without its locks',
    async () => {
      const { products } = await stockUp(world, [{ priceCents: 2495, stock: null }]);
      world.provider.control.setLatency(400);
      const subscribers = await Promise.all(Array.from({ length: 30 }, () => subscriberOf(world, products[0]!)));
      await until(async () => (await sweep()) && (await anyAttempted(subscribers)), 'the first attempt');
      const frozen = second.pid!;
      process.kill(frozen, 'SIGSTOP');
      const wakesAt = Date.now() + frozenMs;
      try {
        world.provider.control.setLatency(0);
        await until(async () => (await sweep()) && Date.now() > wakesAt, 'the time', {
          withinMs: 2 * frozenMs,
          everyMs: 500,
        });
        world.provider.control.advanceClock(25 * 3600); // the provider's idempotency keys have expired
      } finally {
        process.kill(frozen, 'SIGCONT');
      }
      await expectPaidOnce(subscribers);
    },
    longestMs,
  );
});

async function anyAttempted(subscribers: readonly ChaosSubscriber[]): Promise<boolean> {
  for (const one of subscribers) if ((await lifeOf(world, one)).includes('RenewalAttempted')) return true;
  return false;
}
