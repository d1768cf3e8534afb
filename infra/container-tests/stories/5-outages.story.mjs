import assert from 'node:assert/strict';
import test, { after } from 'node:test';
import { sleep } from '../../../scripts/lib/processes.mjs';
import { forgetAuthority } from '../support/client.mjs';
import { containersOf, crash, docker, inspect } from '../support/docker.mjs';
import { eventually } from '../support/eventually.mjs';
import { startLoad, sumOf } from '../support/load.mjs';
import { addressesOfMails } from '../support/mails.mjs';
import { composeOutput, makeSecrets, removeShop, startShop, trial, untilHealthy } from '../support/shop.mjs';
import { buyersOfOrders, openStaff, sellProduct } from '../support/staff.mjs';

const downMs = 5000;
const lanes = 2;
const prefix = 'storing';

/** What shoppers may meet while a part is away. A purchase that was on its way when a process crashed may break off. */
const parts = [
  { service: 'mailpit', meets: () => false },
  { service: 'prometheus', meets: () => false },
  { service: 'redis', meets: () => false },
  { service: 'worker', meets: () => false },
  { service: 'api', meets: ({ of }) => of === 'purchase', atMost: lanes },
  // Longer than the proxy waits for a process: pages need another reason to load.
  { service: 'eventstore', downMs: 20_000, meets: ({ of, what }) => of === 'purchase' && what === '503' },
  { service: 'postgres', meets: ({ what }) => what === '503' },
  { service: 'proxy', meets: ({ what }) => /^E[A-Z]+$/.test(what) },
];

let staff;
let load;
let mailsFrom = 0;

after(async () => {
  await load?.stop();
  await staff?.close();
  await removeShop(trial());
});

test('starts the shop and a load of shoppers', async () => {
  forgetAuthority();
  await makeSecrets({}, 'trial');
  await startShop(trial());
  staff = await openStaff();
  const slug = await sellProduct(staff);
  const [proxy] = await containersOf('proxy');
  load = startLoad({ slug, proxy, prefix, lanes });
  await eventually('shoppers buy', () => load.paid.length >= 4, { within: 60_000 });
});

for (const part of parts) {
  test(`${part.service}: goes on after a crash without anybody's help`, (t) =>
    outage(t, part, async (name) => {
      const { StartedAt } = (await inspect(name)).State;
      await crash(name);
      await eventually('it runs again', async () => {
        const { State } = await inspect(name);
        return State.Running && State.StartedAt !== StartedAt;
      });
    }));
  const stoppedMs = part.downMs ?? downMs;
  test(`${part.service}: goes on after a stop of ${stoppedMs / 1000} s`, (t) =>
    outage(t, part, async (name) => {
      await docker('stop', '--time', '30', name);
      await sleep(stoppedMs);
      await docker('start', name);
    }));
}

test('has every paid order once, with its mail, and equal read models', async (t) => {
  await load.stop();
  await eventually(
    'every paid order is listed once',
    async () => {
      const listed = await buyersOfOrders(staff, prefix);
      assert.deepEqual(listed, [...new Set(listed)], 'an order is listed twice');
      assert.deepEqual(
        load.paid.filter((buyer) => !listed.includes(buyer)),
        [],
      );
      assert.deepEqual(
        listed.filter((buyer) => !load.begun.includes(buyer)),
        [],
      );
      return true;
    },
    { within: 180_000, every: 2000 },
  );
  const mailed = load.paid.slice(mailsFrom);
  await eventually(
    'every buyer has a mail',
    async () => {
      const addresses = await addressesOfMails();
      assert.deepEqual(
        mailed.filter((buyer) => !addresses.includes(buyer)),
        [],
      );
      return true;
    },
    { within: 180_000, every: 2000 },
  );
  const command = ['node', 'dist/backend/src/cli/main.js', 'projections', 'verify'];
  const output = await composeOutput(['run', '--rm', '--no-deps', '-T', 'worker-1', ...command], trial());
  assert.match(output, / equal/);
  assert.doesNotMatch(output, /DIFFERENT/);
  const { paid, begun, reads } = load;
  t.diagnostic(`figure: ${paid.length} paid of ${begun.length} purchases, ${reads} pages, none lost or doubled`);
});

/** Runs one outage under load. Passes when shoppers met what `part` allows only, and bought again afterwards. */
async function outage(t, { service, meets, atMost = Infinity }, breakAndReturn) {
  const [name] = await containersOf(service);
  load.failures.length = 0;
  if (service === 'mailpit') mailsFrom = load.paid.length; // it keeps mails in memory
  const begun = performance.now();
  await breakAndReturn(name);
  await untilHealthy([service]);
  const took = performance.now() - begun;
  const before = load.paid.length;
  await eventually('shoppers buy again', () => load.paid.length >= before + 2 * lanes, { within: 90_000 });
  const met = [...load.failures];
  t.diagnostic(`figure: ${service} healthy after ${(took / 1000).toFixed(1)} s; shoppers met ${sumOf(met)}`);
  assert.deepEqual(
    met.filter((failure) => !meets(failure)),
    [],
    'shoppers met something else',
  );
  assert.ok(met.length <= atMost, `${met.length} failures`);
}
