import assert from 'node:assert/strict';
import test from 'node:test';
import { mustRun } from '../../../scripts/lib/processes.mjs';
import { makeEventStoreImage } from '../images/local-images.mjs';
import { baseOf, imageNames, withoutDigest } from '../images/names.mjs';
import { docker, inspect, tryDocker } from '../support/docker.mjs';
import { checkout, isLocal } from '../support/setup.mjs';

const mostAboveBase = 220e6;
const base = isLocal ? withoutDigest(baseOf(checkout)) : baseOf(checkout);

async function build(tag, ...options) {
  const network = isLocal ? ['--network', 'host', '--build-arg', `NODE_IMAGE=${base}`] : [];
  const args = ['build', ...network, '--file', 'infra/Dockerfile', '--tag', tag, ...options, '.'];
  await mustRun('docker build', 'docker', args, { cwd: checkout });
}

test('builds the image from a clean clone', async (t) => {
  const begun = performance.now();
  await build('shop-trial', '--target', 'build');
  await build('shop');
  t.diagnostic(`figure: built in ${Math.round((performance.now() - begun) / 1000)} s`);
});

test('builds the local event store', { skip: !isLocal }, async () => {
  await makeEventStoreImage(imageNames(checkout).find((name) => name.startsWith('eventstore/')));
});

test('takes at most 220 MB above its base', async (t) => {
  const [whole, below] = [await inspect('shop'), await inspect(base)].map(({ Size }) => Size);
  t.diagnostic(`figure: ${Math.round((whole - below) / 1e6)} MB above its base`);
  assert.ok(whole - below <= mostAboveBase, `${whole - below} bytes above the base`);
});

test('runs as an account without rights', async () => {
  assert.equal((await inspect('shop')).Config.User, 'node');
  assert.notEqual(await docker('run', '--rm', 'shop', 'id', '-u'), '0');
});

test('holds no files of git, no tests and no secrets', async () => {
  const odd = `find /shop -name .git -o -path '*/infra/secrets*' -o -path '/shop/dist/infra*' -o -name '.env' | head`;
  assert.equal(await docker('run', '--rm', 'shop', 'sh', '-c', odd), '');
});

test('ends with a list of what is missing when it has no configuration', async () => {
  const { code, output } = await tryDocker('run', '--rm', '--init', 'shop');
  assert.notEqual(code, 0);
  assert.match(output, /DATABASE_URL is missing/);
});
