import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { mustRun } from '../../../scripts/lib/processes.mjs';
import { call, forgetAuthority } from '../support/client.mjs';
import { containersOf, docker, inContainer, tryDocker } from '../support/docker.mjs';
import {
  authorityFile,
  certificateOf,
  makeCertificates,
  makeEncryptedSecrets,
  makeEventStoreCertificates,
  makeTrialCertificates,
  serialOf,
} from '../support/encryption.mjs';
import { eventually } from '../support/eventually.mjs';
import { startLoad, sumOf } from '../support/load.mjs';
import { receiveLogs } from '../support/log-receiver.mjs';
import { mailsTo } from '../support/mails.mjs';
import { commandOf, runCommands } from '../support/runbook.mjs';
import { checkout } from '../support/setup.mjs';
import {
  composeCommand,
  composeOutput,
  removeShop,
  startServices,
  startShop,
  trial,
  untilHealthy,
} from '../support/shop.mjs';
import { buyersOfOrders, openStaff, sellProduct } from '../support/staff.mjs';

const prefix = 'versleuteld';
const passwords = { admin: randomBytes(12).toString('hex'), shop: `${randomBytes(12).toString('hex')}@/` };
const storeUrl = (user) =>
  `esdb://${user}:${encodeURIComponent(passwords[user])}@eventstore:2113?tls=true&tlsCAFile=/certs/ca.crt`;
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
  for (const load of loads) await load.stop();
  await staff?.close();
  if (options) await removeShop(options);
  logs?.close();
});

test('gives the shop a user of its own at the event store', async () => {
  forgetAuthority();
  await makeCertificates();
  await makeTrialCertificates();
  await makeEventStoreCertificates();
  await makeEncryptedSecrets(storeUrl('shop'));
  logs = await receiveLogs(certificateOf('logs'));
  const { env, profiles } = trial();
  const addresses = { LOG_ADDRESS: `tcp+tls://localhost:${logs.port}`, LOG_CA_FILE: authorityFile };
  const files = ['docker-compose.production.yml', 'container-tests/compose/encrypted-trial.yml'];
  options = { env: { ...env, ...addresses }, profiles, files };
  await startServices(['eventstore'], options);
  await runbook('/users/admin/command/reset-password', (text) => text.replace('…', passwords.admin));
  await runbook('"loginName":"shop"', (text) => text.replace('…', passwords.admin).replace('…', passwords.shop));
});

test('lets that user read all events once an administrator allows it', async () => {
  assert.match(await readAll(storeUrl('shop')), /access-denied/);
  await runbook('setStreamMetadata', (text) => text.replace('…', passwords.admin));
  assert.match(await readAll(storeUrl('shop')), /done/);
  assert.match(await readAll(storeUrl('shop').replace('shop:', 'shop:x')), /16 UNAUTHENTICATED|access-denied/);
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
  for (const { host, port } of [...encrypted, { host: 'eventstore', port: 2113 }]) {
    const script = `const socket = require('net').connect(${port}, '${host}', () => socket.write('PING\\r\\nGET / HTTP/1.1\\r\\nhost: x\\r\\n\\r\\n'));
      let text = ''; socket.on('data', (data) => (text += data.toString('latin1'))).on('error', () => {});
      socket.on('close', () => console.log('received:' + text)); setTimeout(() => socket.destroy(), 1500);`;
    const { output } = await tryDocker('exec', api, 'node', '-e', script);
    assert.match(output, /received:/);
    assert.doesNotMatch(output, /HTTP\/1\.1 (2|3|404)|PONG|NOAUTH/, host);
  }
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
  for (let n = 0; n < 20; n++) assert.equal((await call('/api/products', { proxy })).status, 200);
  logs = await receiveLogs(certificateOf('logs'), port);
  const isLogged = async () => {
    await call('/api/products/bestaat-niet', { proxy }); // reads that succeed have no line
    return /shop\/[\w-]*api-1/.test(logs.text) && /shop\/[\w-]*api-2/.test(logs.text);
  };
  await eventually('lines of both API processes', isLogged, { within: 60_000 });
});

test('runs shop commands, and is updated by infra/update.sh', async () => {
  const verify = ['node', 'dist/backend/src/cli/main.js', 'projections', 'verify'];
  const output = await composeOutput(['run', '--rm', '--no-deps', '-T', 'worker-1', ...verify], options);
  assert.match(output, / equal/, output);
  assert.doesNotMatch(output, /DIFFERENT/);
  const env = { ...process.env, ...options.env, COMPOSE: await composeCommand(options) };
  await mustRun('infra/update.sh', 'sh', [join(checkout, 'infra/update.sh')], { env });
});

test('takes renewed certificates with a restart, one container after the other', async (t) => {
  const [api] = await containersOf('api');
  const serials = () => Promise.all(encrypted.map((one) => serialOf(api, one)));
  const before = await serials();
  await makeCertificates();
  const [proxy] = await containersOf('proxy');
  const load = startLoad({ slug: 'sleep-well', proxy, prefix: `${prefix}-na` });
  loads.push(load);
  for (const service of ['postgres', 'redis', 'worker', 'api'])
    for (const container of await containersOf(service)) {
      await docker('restart', '--time', '30', container);
      await untilHealthy([service]);
    }
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

/** Runs the commands of the runbook that contain `part`. */
const runbook = (part, fillIn) =>
  runCommands(fillIn(commandOf('eventstoredb', part)), { cwd: join(checkout, 'infra'), options });

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
