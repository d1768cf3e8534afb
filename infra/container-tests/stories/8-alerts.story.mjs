import assert from 'node:assert/strict';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { imageNames, withoutDigest } from '../images/names.mjs';
import { containersOf, docker } from '../support/docker.mjs';
import { eventually } from '../support/eventually.mjs';
import { checkout, isLocal } from '../support/setup.mjs';
import { makeSecrets, removeShop, startShop } from '../support/shop.mjs';

const image = imageNames(checkout).find((name) => name.startsWith('prom/'));
const prometheus = 'http://127.0.0.1:9090/api/v1';
/** What is stopped, and the alert that tells. */
const gone = [
  ['worker', 'ProcessDown'],
  ['eventstore', 'StoreDown'],
  ['redis', 'QueueDown'],
];
const expected = gone.map(([, alert]) => alert).sort();

after(() => removeShop());

async function firing() {
  const { data } = await (await fetch(`${prometheus}/alerts`)).json();
  const names = data.alerts.flatMap(({ state, labels }) => (state === 'firing' ? [labels.alertname] : []));
  return [...new Set(names)].filter((name) => expected.includes(name)).sort();
}

test('fires and clears every alert as its story says (promtool)', async () => {
  const rules = `${join(checkout, 'infra/prometheus')}:/rules:ro`;
  const play = [
    '--entrypoint',
    'promtool',
    isLocal ? withoutDigest(image) : image,
    'test',
    'rules',
    '/rules/alerts.test.yml',
  ];
  assert.match(await docker('run', '--rm', '-v', rules, ...play), /SUCCESS/);
});

test('fires no alert while everything runs', async () => {
  await makeSecrets();
  await startShop();
  await eventually(
    'Prometheus has read every process twice',
    async () => {
      const { data } = await (await fetch(`${prometheus}/query?query=count(up{job="shop"}==1)`)).json();
      return data.result[0]?.value[1] === '4';
    },
    { within: 120_000 },
  );
  assert.deepEqual(await firing(), []);
});

test('tells that a worker, the event store and the queue are gone', async (t) => {
  const begun = performance.now();
  for (const [service] of gone) await docker('stop', '--time', '30', (await containersOf(service))[0]);
  await eventually('three alerts', async () => String(await firing()) === String(expected), {
    within: 360_000,
    every: 2000,
  });
  t.diagnostic(`figure: ${expected.join(', ')} after ${Math.round((performance.now() - begun) / 1000)} s`);
});

test('takes the alerts back when they return', async () => {
  for (const [service] of gone.toReversed()) await docker('start', (await containersOf(service))[0]);
  await eventually('no alert', async () => (await firing()).length === 0, { within: 180_000, every: 2000 });
});
