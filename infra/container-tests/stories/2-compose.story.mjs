import assert from 'node:assert/strict';
import test, { after } from 'node:test';
import { api } from '../../../scripts/lib/api.mjs';
import { call, callHttp2 } from '../support/client.mjs';
import { containersOf, docker, healthOf, inContainer, inspect } from '../support/docker.mjs';
import { eventually } from '../support/eventually.mjs';
import { composeOutput, logsOf, makeSecrets, removeShop, services, startShop } from '../support/shop.mjs';

const stopWithinMs = 30_000;
const prometheus = 'http://127.0.0.1:9090/api/v1';
const shopContainers = async () => (await Promise.all(['api', 'worker'].map(containersOf))).flat();
const proxy = async () => (await containersOf('proxy'))[0];
const shopCommand = ['node', 'dist/backend/src/cli/main.js'];
const json = async (url) => (await fetch(url)).json();

after(() => removeShop());

test('starts all services healthy', async (t) => {
  await makeSecrets();
  try {
    t.diagnostic(`figure: healthy after ${await startShop()} s`);
  } catch (error) {
    for (const name of (await Promise.all([...services, 'migrate'].map(containersOf))).flat())
      console.error(`${name}:\n${await logsOf(name)}`);
    throw error;
  }
  assert.equal((await containersOf('api')).length, 2);
  assert.equal((await containersOf('worker')).length, 2);
});

test('serves pages over TLS and HTTP/2, and no addresses for operators', async () => {
  const page = await callHttp2('/', { proxy: await proxy() });
  assert.deepEqual(page, { status: 200, protocol: 'h2' });
  for (const path of ['/metrics', '/readyz']) assert.equal((await call(path, { proxy: await proxy() })).status, 404);
  const plain = await fetch('http://localhost/', { redirect: 'manual' });
  assert.equal(plain.status, 308);
});

test('responds from both API processes', async () => {
  const before = await requestCounts();
  for (let n = 0; n < 10; n++)
    assert.equal((await call(api.catalog.listProducts.path, { proxy: await proxy() })).status, 200);
  const counts = await requestCounts();
  counts.forEach((count, index) => assert.ok(count > before[index], `API ${index + 1} received no request`));
});

test('publishes services on this machine only', async () => {
  for (const service of ['postgres', 'redis', 'eventstore', 'mailpit', 'prometheus'])
    for (const name of await containersOf(service)) {
      const bindings = Object.values((await inspect(name)).HostConfig.PortBindings).flat();
      assert.ok(bindings.length > 0 && bindings.every(({ HostIp }) => HostIp === '127.0.0.1'), name);
    }
});

test('runs the shop read-only, without capabilities and without new privileges', async () => {
  for (const name of await shopContainers()) {
    const status = (await inContainer(name, 'cat /proc/1/status')).output;
    assert.match(status, /^CapEff:\s+0+$/m);
    assert.match(status, /^CapBnd:\s+0+$/m);
    assert.match(status, /^NoNewPrivs:\s+1$/m);
    assert.match(status, /^Uid:\s+1000\s/m);
    for (const path of ['/shop/x', '/etc/x', '/home/node/x'])
      assert.match((await inContainer(name, `touch ${path}`)).output, /Read-only file system/, path);
    for (const path of ['/data/x', '/tmp/x'])
      assert.equal((await inContainer(name, `touch ${path} && rm ${path}`)).code, 0, path);
  }
});

test('gives the API no rights to change tables', async () => {
  const [api] = await containersOf('api');
  const attempt = `node -e "
    const { Client } = require('pg');
    const url = require('fs').readFileSync('/run/secrets/database_api_url', 'utf8');
    const client = new Client({ connectionString: url });
    client.connect().then(() => client.query('create table x (y int)')).then(
      () => console.log('made'), (error) => console.log(error.message)).then(() => client.end());"`;
  assert.match((await inContainer(api, attempt)).output, /permission denied/);
});

test('keeps shop containers off the networks that they do not need', async () => {
  const [container] = await containersOf('proxy');
  const { output } = await inContainer(container, 'getent hosts postgres redis eventstore worker || echo none');
  assert.match(output, /none/);
});

test('collects metrics of every process and loads the alert rules', async (t) => {
  const up = await eventually(
    'four targets are up',
    async () => {
      const { data } = await json(`${prometheus}/targets`);
      const healthy = data.activeTargets.filter(({ health }) => health === 'up');
      return healthy.length === 4 && healthy;
    },
    { within: 90_000 },
  );
  const { data } = await json(`${prometheus}/rules`);
  const rules = data.groups.flatMap((group) => group.rules);
  assert.ok(rules.length > 0 && rules.every(({ health }) => health !== 'err'));
  t.diagnostic(`figure: ${up.length} targets, ${rules.length} rules`);
});

test('runs a shop command in a container of its own', async () => {
  const output = await composeOutput(['run', '--rm', '--no-deps', '-T', 'worker-1', ...shopCommand, 'doctor']);
  assert.match(output, /ok +migrations +all applied/);
  const wrong = output.split('\n').filter((line) => /^ *WRONG/.test(line));
  assert.ok(
    wrong.every((line) => / (certificate|company details) /.test(line)),
    wrong.join('\n'),
  ); // no public name here, and nobody has filled in who sells
});

test('reports a frozen process as unhealthy, and a resumed one as healthy', async () => {
  const [api] = await containersOf('api');
  // Not the init in front of it, nor the shell of this command: both have its path in their command line.
  const main = `for p in /proc/[0-9]*; do
    case "$(readlink $p/exe)" in */node) grep -q app/main.js $p/cmdline && echo "\${p#/proc/}" ;; esac
  done`;
  const pid = (await inContainer(api, main)).output.trim();
  assert.match(pid, /^\d+$/);
  await inContainer(api, `kill -STOP ${pid}`);
  await eventually('it is unhealthy', async () => (await healthOf(api)) === 'unhealthy', { within: 90_000 });
  for (let n = 0; n < 4; n++)
    assert.equal((await call(api.catalog.listProducts.path, { proxy: await proxy() })).status, 200);
  await inContainer(api, `kill -CONT ${pid}`);
  await eventually('it is healthy', async () => (await healthOf(api)) === 'healthy', { within: 60_000 });
});

test('stays healthy without the database, and is ready again when it returns', async () => {
  const [api] = await containersOf('api');
  const ready = async () => {
    const ask = `fetch('http://localhost:3000/readyz').then(async (r) => console.log(r.status))`;
    return (await inContainer(api, `node -e "${ask}"`)).output.trim();
  };
  assert.equal(await ready(), '200');
  const [postgres] = await containersOf('postgres');
  await docker('stop', postgres);
  await eventually('it is not ready', async () => (await ready()) === '503');
  assert.equal(await healthOf(api), 'healthy');
  await docker('start', postgres);
  await eventually('it is ready', async () => (await ready()) === '200', { within: 60_000 });
});

test('answers every request while an API process stops, within 30 s', async (t) => {
  const [first] = await containersOf('api');
  const responses = [];
  let open = true;
  const load = async () => {
    while (open) responses.push((await call(api.catalog.listProducts.path, { proxy: await proxy() })).status);
  };
  const loads = Promise.all(Array.from({ length: 4 }, load));
  const begun = performance.now();
  await docker('stop', '--time', '60', first);
  const took = performance.now() - begun;
  open = false;
  await loads;
  const { ExitCode, OOMKilled } = (await inspect(first)).State;
  await docker('start', first);
  t.diagnostic(`figure: stopped in ${(took / 1000).toFixed(1)} s, ${responses.length} requests answered`);
  assert.ok(took < stopWithinMs, `stopped after ${took} ms`);
  assert.ok([0, 143].includes(ExitCode) && !OOMKilled, `exit code ${ExitCode}`);
  assert.deepEqual([...new Set(responses)], [200]);
});

async function requestCounts() {
  const counts = [];
  for (const name of await containersOf('api')) {
    const ask = `fetch('http://localhost:3000/metrics', { headers: { authorization: 'Bearer ' + require('fs').readFileSync('/run/secrets/metrics_token', 'utf8') } }).then(async (r) => console.log(await r.text()))`;
    const { output } = await inContainer(name, `node -e "${ask}"`);
    const lines = output.split('\n').filter((line) => /^\w*http\w*_count\b/.test(line));
    counts.push(lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0));
  }
  return counts;
}
