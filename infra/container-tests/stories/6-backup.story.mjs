import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { forgetAuthority } from '../support/client.mjs';
import { containersOf } from '../support/docker.mjs';
import { eventually } from '../support/eventually.mjs';
import { startLoad } from '../support/load.mjs';
import { checkout, folder } from '../support/setup.mjs';
import { composeOutput, makeSecrets, removeShop, startServices, startShop, trial } from '../support/shop.mjs';
import { buyersOfOrders, openStaff, sellProduct } from '../support/staff.mjs';

const prefix = 'reserve';
const backups = join(folder, 'backups');
const shopCommand = (...args) =>
  composeOutput(
    [
      'run',
      '--rm',
      '--no-deps',
      '-T',
      '-v',
      `${backups}:/backups`,
      'worker-1',
      'node',
      'dist/backend/src/cli/main.js',
      ...args,
    ],
    trial(),
  );
let orders;

after(() => removeShop(trial()));

test('makes a backup in a container while shoppers buy', async (t) => {
  forgetAuthority();
  mkdirSync(backups);
  chmodSync(backups, 0o777); // the container writes as user 1000
  await makeSecrets({}, 'trial');
  await startShop(trial());
  const staff = await openStaff();
  const slug = await sellProduct(staff);
  const [proxy] = await containersOf('proxy');
  const load = startLoad({ slug, proxy, prefix });
  await eventually('shoppers buy', () => load.paid.length >= 6, { within: 60_000 });
  await load.stop();
  orders = await eventually('every paid order is listed', async () => {
    const listed = await buyersOfOrders(staff, prefix);
    return listed.length === load.paid.length && listed;
  });
  const more = startLoad({ slug, proxy, prefix: 'later' });
  const output = await shopCommand('backup', '--to', '/backups/one');
  await more.stop();
  await staff.close();
  assert.deepEqual(more.failures, []);
  assert.ok(existsSync(join(backups, 'one/manifest.json')), output);
  const { counts } = JSON.parse(readFileSync(join(backups, 'one/manifest.json'), 'utf8'));
  t.diagnostic(
    `figure: ${orders.length} orders and a load during the backup${counts ? `, ${counts.events} events` : ''}`,
  );
});

test('restores it into empty containers, and every order is there', async () => {
  const secrets = ['app_secret'].map((name) => [name, readFileSync(join(checkout, 'infra/secrets', name), 'utf8')]);
  await removeShop(trial());
  forgetAuthority();
  await makeSecrets(Object.fromEntries(secrets), 'trial');
  await startServices(['postgres', 'redis', 'eventstore'], trial());
  assert.match(await shopCommand('restore', '--from', '/backups/one', '--dry-run'), /Would restore/);
  const output = await shopCommand('restore', '--from', '/backups/one');
  assert.match(output, /Next steps/, output);
  await startShop(trial());
  const staff = await openStaff();
  assert.deepEqual(await buyersOfOrders(staff, prefix), orders);
  await staff.close();
});

test('has equal read models and sells again', async () => {
  const verified = await shopCommand('projections', 'verify');
  assert.match(verified, / equal/, verified);
  assert.doesNotMatch(verified, /DIFFERENT/);
  const [proxy] = await containersOf('proxy');
  const load = startLoad({ slug: 'sleep-well', proxy, prefix: 'daarna', lanes: 1 });
  await eventually('a shopper buys', () => load.paid.length >= 1, { within: 60_000 });
  await load.stop();
});
