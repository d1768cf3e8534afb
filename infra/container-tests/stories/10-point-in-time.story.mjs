import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { forgetAuthority } from '../support/client.mjs';
import { containersOf, inContainer } from '../support/docker.mjs';
import { prepareProduction } from '../support/encryption.mjs';
import { eventually } from '../support/eventually.mjs';
import { startLoad } from '../support/load.mjs';
import { commandOf, runCommands } from '../support/runbook.mjs';
import { checkout } from '../support/setup.mjs';
import { composeOutput, removeShop, startShop, untilHealthy } from '../support/shop.mjs';
import { buyersOfOrders, openStaff, sellProduct } from '../support/staff.mjs';

const prefix = 'archief';
let logs;
let options;
let slug;
let staff;
let moment;
let paid;
const loads = [];

after(async () => {
  logs?.close(); // an open server keeps this process alive
  for (const load of loads) await load.stop();
  await staff?.close();
  if (options) await removeShop(options);
});

/** Runs the commands of the runbook that contain `part`. */
const runbook = (part, fillIn = (text) => text) =>
  runCommands(fillIn(commandOf('runbooks/point-in-time-restore', part)), options);

async function query(sql) {
  const [postgres] = await containersOf('postgres');
  const { code, output } = await inContainer(postgres, `psql -U postgres -d shop -Atc "${sql}"`);
  assert.equal(code, 0, output);
  return output.trim();
}

test('archives the database and makes a base backup', async () => {
  forgetAuthority();
  ({ logs, options } = await prepareProduction({ files: ['docker-compose.archive.yml'] }));
  await runCommands(commandOf('runbooks/eventstoredb', 'infra/eventstore-users.sh'), options);
  await runbook('install -d');
  await untilHealthy(['postgres']);
  await runbook('archive_mode = on');
  await untilHealthy(['postgres']);
  await startShop(options);
  staff = await openStaff();
  slug = await sellProduct(staff);
  await runbook('pg_basebackup');
  const archived = async () => Number(await query('select archived_count from pg_stat_archiver')) > 0;
  await eventually('a part of the log is archived', archived);
});

test('goes back to the moment before the damage', async (t) => {
  const [proxy] = await containersOf('proxy');
  const load = startLoad({ slug, proxy, prefix });
  loads.push(load);
  await eventually('shoppers buy', () => load.paid.length >= 6, { within: 60_000 });
  moment = await query('select now()');
  const before = load.paid.length;
  await eventually('shoppers buy on', () => load.paid.length >= before + 6, { within: 60_000 });
  await load.stop();
  paid = [...load.paid];
  await query('drop table contacts cascade');
  const base = readdirSync(join(checkout, 'infra/pitr')).find((name) => name.startsWith('base-'));
  await runbook('pg_switch_wal');
  await runbook('recovery.signal', (text) =>
    text.replace(/base-\d{4}-\d\d-\d\d/, base).replace(/2026-11-23 14:05:00\+01/, moment),
  );
  await runbook('pg_is_in_recovery');
  assert.doesNotMatch(await query("select pg_read_file('postgresql.auto.conf')"), /recovery_target|restore_command/);
  t.diagnostic(`figure: ${before} orders before the moment, ${paid.length - before} after it`);
});

test('has every paid order, of before and after the moment', async () => {
  await runbook('start api-1');
  await untilHealthy();
  const logged = await composeOutput(['logs', 'api-1', 'api-2', 'worker-1', 'worker-2', 'migrate'], options);
  assert.match(logged, /went back in time/);
  await eventually(
    'every paid order is listed once',
    async () => {
      assert.deepEqual(await buyersOfOrders(staff, prefix), paid.toSorted());
      return true;
    },
    { within: 120_000, every: 1000 },
  );
});

test('has equal read models, checks the payments of the gap and sells again', async () => {
  const verify = ['node', 'dist/backend/src/cli/main.js', 'projections', 'verify'];
  const output = await composeOutput(['run', '--rm', '--no-deps', '-T', 'worker-1', ...verify], options);
  assert.match(output, / equal/, output);
  assert.doesNotMatch(output, /DIFFERENT/);
  const [proxy] = await containersOf('proxy');
  const load = startLoad({ slug, proxy, prefix: 'daarna', lanes: 1 });
  loads.push(load);
  await eventually('a shopper buys', () => load.paid.length >= 1, { within: 60_000 });
  await load.stop();
  const checked = `select payments_checked_at is not null from timelines order by seen_at desc limit 1`;
  await eventually('the payments are checked', async () => (await query(checked)) === 't', {
    within: 420_000,
    every: 2000,
  });
});
