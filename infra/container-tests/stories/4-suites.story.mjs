import assert from 'node:assert/strict';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { runJest } from '../../../scripts/lib/testing/jest.mjs';
import { docker, tryDocker } from '../support/docker.mjs';
import { eventually } from '../support/eventually.mjs';
import { folder } from '../support/setup.mjs';
import { imageOf } from '../support/shop.mjs';

/** Files whose tests run on the image of EventStoreDB, on this Postgres or on this Redis. */
const suites = ['eventstoredb-event-store', 'postgres-event-store', 'job-queue.int', 'queue-board', 'tracing.int'];
const password = 'containers';
const names = { postgres: 'gummyshop-suites-postgres', redis: 'gummyshop-suites-redis' };

after(() => tryDocker('rm', '--force', '--volumes', ...Object.values(names)));

test('runs the suites of the stores on containers', async (t) => {
  const postgres = await run('postgres', 5432, ['--env', `POSTGRES_PASSWORD=${password}`]);
  const redis = await run('redis', 6379, []);
  await eventually('Postgres accepts connections', async () => {
    const { code } = await tryDocker(
      'exec',
      names.postgres,
      'pg_isready',
      '--host',
      '127.0.0.1',
      '--username',
      'postgres',
    );
    return code === 0;
  });
  const env = {
    ...process.env,
    TEST_DATABASE_URL: `postgres://postgres:${password}@${postgres}/postgres`,
    TEST_REDIS_URL: `redis://${redis}`,
  };
  const args = ['--selectProjects', 'integration', '--runInBand', '--testPathPatterns', suites.join('|')];
  const { passed, failed, skipped, passedSuites } = await runJest(args, { report: join(folder, 'suites.json'), env });
  t.diagnostic(`figure: ${passed} tests passed, ${failed} failed, ${skipped} skipped`);
  assert.equal(failed, 0);
  for (const expected of ['on a real server in a container', 'Redis', 'Postgres adapter'])
    assert.ok(
      passedSuites.some((name) => name.includes(expected)),
      `no suite ran: ${expected}`,
    );
});

/** Starts a container of the service's image and returns its address on this machine. */
async function run(service, port, options) {
  await tryDocker('rm', '--force', '--volumes', names[service]);
  const published = ['--publish', `127.0.0.1::${port}`];
  await docker('run', '--detach', '--name', names[service], ...published, ...options, imageOf(service));
  return docker('port', names[service], String(port));
}
