import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { api, urlOf } from '../../../scripts/lib/api.mjs';
import { call, forgetAuthority } from '../support/client.mjs';
import { containersOf, inContainer, tryDocker } from '../support/docker.mjs';
import { certificateOf, prepareProduction, serialOf } from '../support/encryption.mjs';
import { eventually } from '../support/eventually.mjs';
import { startLoad, sumOf } from '../support/load.mjs';
import { receiveLogs } from '../support/log-receiver.mjs';
import { mailsTo } from '../support/mails.mjs';
import { deliveries } from '../support/orders.mjs';
import { commandOf, runCommands } from '../support/runbook.mjs';
import { checkout } from '../support/setup.mjs';
import { composeOutput, removeShop, startServices, startShop } from '../support/shop.mjs';
import { buyersOfOrders, openStaff, sellProduct } from '../support/staff.mjs';

const prefix = 'versleuteld';
const encrypted = [
  { host: 'postgres', port: 5432, servername: 'postgres', isPostgres: true },
  { host: 'redis', port: 6379, servername: 'redis' },
  { host: 'api-1', port: 3000, servername: 'api' },
  { host: 'worker-1', port: 3000, servername: 'worker' },
];
let logs;
let staff;
let options;
const loads = [];

after(async () => {
  logs?.close(); // an open server keeps this process alive
  for (const load of loads) await load.stop();
  await staff?.close();
  if (options) await removeShop(options);
});

test('sends no line to a receiver whose certificate it does not trust', async () => {
  forgetAuthority();
  ({ logs, options } = await prepareProduction());
  const LOG_CA_FILE = join(checkout, 'infra/certs/ca/ca.crt'); // another authority
  await assert.rejects(
    startServices(['eventstore'], { ...options, env: { ...options.env, LOG_CA_FILE } }),
    /signed by unknown authority/,
  );
  assert.equal(logs.text, '');
});

test('gives the shop a user of its own at the event store, which may read all events, and replaces its password', async () => {
  const commands = commandOf('runbooks/eventstoredb', 'infra/eventstore-users.sh');
  const inSecrets = (name) => join(checkout, 'infra/secrets', name);
  const address = () => readFileSync(inSecrets('eventstore_url'), 'utf8');
  await runCommands(commands, options);
  const former = address();
  rmSync(inSecrets('eventstore_shop')); // as docs/security/keys.md replaces the password
  await runCommands(commands, options);
  const url = address();
  assert.match(url, /^esdb:\/\/shop:/);
  assert.match(await readAll(url), /done/);
  assert.match(await readAll(former), /16 UNAUTHENTICATED/);
  for (const user of ['admin', 'ops'])
    assert.match(await readAll(url.replace(/shop:\w+/, `${user}:changeit`)), /16 UNAUTHENTICATED/, user);
});

test('starts all services healthy with TLS between them', async (t) => {
  t.diagnostic(`figure: healthy after ${await startShop(options)} s`);
  const [api] = await containersOf('api');
  for (const one of encrypted) await serialOf(api, one);
});

test('sells, mails and lists over TLS only', async (t) => {
  staff = await openStaff();
  const slug = await sellProduct(staff);
  const [proxy] = await containersOf('proxy');
  const load = startLoad({ slug, proxy, prefix });
  loads.push(load);
  await untilPaid(load, 5);
  await load.stop();
  assert.deepEqual(load.failures, []);
  await everyOrderIsListed(load);
  const results = (await deliveries()).map(({ result }) => result);
  assert.deepEqual([...new Set(results)], ['accepted']);
  for (const buyer of load.paid) assert.ok((await mailsTo(buyer, /./)).length > 0);
  const [postgres] = await containersOf('postgres');
  const sql = `select count(*) filter (where not s.ssl), count(*) from pg_stat_activity a join pg_stat_ssl s using (pid)
    where a.backend_type = 'client backend' and a.client_addr is not null`;
  const { output } = await inContainer(postgres, `psql -U postgres -d shop -Atc "${sql}"`);
  const [plain, all] = output.trim().split('|').map(Number);
  assert.equal(plain, 0);
  assert.ok(all > 4, `${all} sessions`);
  t.diagnostic(`figure: ${load.paid.length} purchases, ${all} sessions of the database encrypted`);
});

test('responds to nobody in plain text', async () => {
  const [api] = await containersOf('api');
  for (const { host, port } of [...encrypted.filter((one) => !one.isPostgres), { host: 'eventstore', port: 2113 }]) {
    const script = `let text = 'refused';
      const socket = require('net').connect(${port}, '${host}', () => {
        text = 'connected:';
        socket.write('PING\\r\\nGET / HTTP/1.1\\r\\nhost: x\\r\\n\\r\\n');
      });
      socket.on('data', (data) => (text += data.toString('latin1'))).on('error', () => {});
      socket.on('close', () => console.log(text)); setTimeout(() => socket.destroy(), 1500);`;
    const { output } = await tryDocker('exec', api, 'node', '-e', script);
    assert.match(output, /connected:/, host);
    assert.doesNotMatch(output, /HTTP\/1\.1 (2|3|404)|PONG|NOAUTH/, host);
  }
  const [postgres] = await containersOf('postgres');
  const plain = `psql 'host=postgres user=shop_owner dbname=shop sslmode=disable' -c 'select 1'`;
  assert.match((await inContainer(postgres, plain)).output, /no pg_hba\.conf entry .* no encryption/);
});

test('collects metrics of every process over TLS', async () => {
  await eventually(
    'four targets are up',
    async () => {
      const { data } = await (await fetch('http://127.0.0.1:9090/api/v1/targets')).json();
      const up = data.activeTargets.filter(({ health }) => health === 'up');
      return up.length === 4 && up.every(({ scrapeUrl }) => scrapeUrl.startsWith('https://'));
    },
    { within: 90_000 },
  );
});

test('sends the lines of every container to the receiver, without names and addresses of customers', async () => {
  for (const name of ['api-1', 'api-2', 'worker-1', 'worker-2', 'migrate', 'postgres', 'redis', 'eventstore', 'proxy'])
    await eventually(`a line of ${name}`, () => new RegExp(`shop/[\\w-]*${name}`).test(logs.text));
  assert.doesNotMatch(logs.text, new RegExp(`${prefix}-|Sanne|Prinsengracht|0612345678`));
});

test('serves without the receiver, and sends lines again when it is back', async () => {
  const { port } = logs;
  logs.close();
  const [proxy] = await containersOf('proxy');
  const writeLine = () => call(urlOf(api.catalog.findProduct, { slug: 'bestaat-niet' }), { proxy }); // reads that succeed have no line
  for (let n = 0; n < 20; n++) assert.equal((await writeLine()).status, 404);
  logs = await receiveLogs(certificateOf('logs'), port);
  const isLogged = async () => {
    await writeLine();
    return /shop\/[\w-]*api-1/.test(logs.text) && /shop\/[\w-]*api-2/.test(logs.text);
  };
  await eventually('lines of both API processes', isLogged, { within: 60_000 });
});

test('runs shop commands, and is updated by infra/update.sh', async () => {
  const verify = ['node', 'dist/backend/src/cli/main.js', 'projections', 'verify'];
  const output = await composeOutput(['run', '--rm', '--no-deps', '-T', 'worker-1', ...verify], options);
  assert.match(output, / equal/, output);
  assert.doesNotMatch(output, /DIFFERENT/);
  await runCommands('infra/update.sh', options);
});

test('takes renewed certificates with a restart, one container after the other', async (t) => {
  const [api] = await containersOf('api');
  const serials = () => Promise.all(encrypted.map((one) => serialOf(api, one)));
  const before = await serials();
  const [proxy] = await containersOf('proxy');
  const load = startLoad({ slug: 'sleep-well', proxy, prefix: `${prefix}-na` });
  loads.push(load);
  await runCommands(commandOf('operations', 'infra/restart.sh'), options);
  await untilPaid(load, load.paid.length + 4);
  await load.stop();
  t.diagnostic(`figure: renewed; shoppers met ${sumOf(load.failures)}`);
  const renewed = await serials();
  renewed.forEach((serial, index) => assert.notEqual(serial, before[index], encrypted[index].host));
  await everyOrderIsListed(load);
  assert.equal((await call('/', { proxy })).status, 200);
});

async function untilPaid(load, count) {
  await eventually(`${count} shoppers have paid`, () => load.paid.length >= count, { within: 60_000 }).catch(
    (error) => {
      throw new Error(`${error.message}; they met ${sumOf(load.failures)}`);
    },
  );
}

async function everyOrderIsListed(load) {
  const isListed = async () => {
    const listed = await buyersOfOrders(staff, prefix);
    assert.deepEqual(
      load.paid.filter((buyer) => !listed.includes(buyer)),
      [],
    );
    return true;
  };
  await eventually('every paid order is listed', isListed, { within: 120_000 });
}

/** Reads all events in a container of the shop. Returns the output: `done`, or the error. */
function readAll(url) {
  const script = `import { EventStoreDBClient } from '@eventstore/db-client';
    const client = EventStoreDBClient.connectionString(process.env.STORE);
    try { for await (const one of client.readAll({ maxCount: 1 })) void one; console.log('done'); }
    catch (error) { console.log(error.type, error.message); }
    await client.dispose();`;
  const node = ['node', '--input-type=module', '-e', script];
  return composeOutput(['run', '--rm', '--no-deps', '-T', '-e', `STORE=${url}`, 'api-1', ...node], options);
}
