import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { mustRun } from '../../../scripts/lib/processes.mjs';
import { openBrowser, visit } from '../support/browser.mjs';
import { forgetAuthority } from '../support/client.mjs';
import { containersOf, docker, inContainer, inspect } from '../support/docker.mjs';
import { eventually } from '../support/eventually.mjs';
import { startLoad, sumOf } from '../support/load.mjs';
import { checkout, folder, isLocal } from '../support/setup.mjs';
import { composeCommand, makeSecrets, removeShop, startShop, trial } from '../support/shop.mjs';
import { buyersOfOrders, openStaff, sellProduct } from '../support/staff.mjs';

const prefix = 'vernieuwd';
const before = join(folder, 'before');
const network = isLocal ? ['--network', 'host'] : [];
/** A migration that only adds, as docs/upgrading.md demands. */
const migration = `migrations.push(class RollingUpdate9999999999999 {
  async up(runner) { await runner.query('alter table customers add column rolling_update text'); }
  async down(runner) { await runner.query('alter table customers drop column rolling_update'); }
});`;
let browser;
let staff;
let load;

after(async () => {
  await load?.stop();
  await browser?.close();
  await staff?.close();
  await removeShop(trial());
  await docker('tag', 'shop:next', 'shop');
});

test('builds an image of the commit before, whose scripts have other names', async () => {
  await docker('tag', 'shop', 'shop:next');
  await mustRun('git clone', 'git', ['clone', '--quiet', checkout, before]);
  await mustRun('git checkout', 'git', ['checkout', '--quiet', 'HEAD~1'], { cwd: before });
  appendFileSync(
    join(before, 'frontend/src/features/checkout/pages/checkout-page.tsx'),
    `\nObject.assign(globalThis, { commitBefore: true });\n`,
  );
  const args = ['build', ...network, '--file', 'infra/Dockerfile', '--tag', 'shop', '.'];
  await mustRun('docker build', 'docker', args, { cwd: before });
});

test('builds a new image with a change of the schema', async () => {
  const file = 'dist/backend/src/platform/database/migrations/index.js';
  const lines = ['FROM shop:next', 'USER root', 'ARG CODE', `RUN printf '\\n%s\\n' "$CODE" >> ${file}`, 'USER node'];
  const args = ['build', '--tag', 'shop:next', '--build-arg', `CODE=${migration}`, '-'];
  const build = ['-c', `printf '%s\\n' "$0" | docker "$@"`, lines.join('\n'), ...args];
  await mustRun('docker build', 'sh', build, { env: { ...process.env, DOCKER_BUILDKIT: '0' } });
});

test('moves to the new image under load without a failed request', async (t) => {
  forgetAuthority();
  await makeSecrets({}, 'trial');
  await startShop(trial());
  staff = await openStaff();
  const slug = await sellProduct(staff);
  browser = await openBrowser();
  await openOldTab(slug);
  const old = await imagesOf('api');
  const [proxy] = await containersOf('proxy');
  load = startLoad({ slug, proxy, prefix });
  await eventually('shoppers buy', () => load.paid.length >= 4, { within: 60_000 });
  await docker('tag', 'shop:next', 'shop');
  const begun = performance.now();
  const { env } = trial();
  await mustRun('infra/update.sh', 'sh', [join(checkout, 'infra/update.sh')], {
    env: { ...process.env, ...env, COMPOSE: await composeCommand(trial()) },
  });
  const took = (performance.now() - begun) / 1000;
  await load.stop();
  const { paid, reads, failures } = load;
  t.diagnostic(`figure: updated in ${took.toFixed(0)} s; ${paid.length} purchases, ${reads} pages, ${sumOf(failures)}`);
  for (const image of await imagesOf('api')) assert.ok(!old.includes(image), 'an API process has the former image');
  const [postgres] = await containersOf('postgres');
  const column = await inContainer(
    postgres,
    `psql -U postgres -d shop -Atc 'select count(rolling_update) from customers'`,
  );
  assert.equal(column.code, 0, column.output);
  assert.deepEqual(failures, []);
});

test('has every order of the update once', async () => {
  await eventually('every paid order is listed', async () => {
    assert.deepEqual(await buyersOfOrders(staff, prefix), load.paid.toSorted());
    return true;
  });
});

test('lets a tab that was opened before the update go on to the checkout', async () => {
  const { page } = tab;
  await page
    .getByRole('button', { name: /^In (?:mijn winkelmandje|winkelwagen)/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Winkelmandje.*1/ })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: /Winkelmandje/ })
    .getByRole('button', { name: 'Afrekenen' })
    .click();
  await page.getByLabel('E-mailadres').waitFor();
  assert.match(page.url(), /\/checkout$/);
  assert.equal(await page.evaluate(() => globalThis.commitBefore), undefined);
});

let tab;
async function openOldTab(slug) {
  tab = await visit(browser);
  await tab.page.goto(`/product/${slug}`);
  await tab.page
    .getByRole('button', { name: /^In (?:mijn winkelmandje|winkelwagen)/ })
    .first()
    .waitFor();
}

const imagesOf = async (service) =>
  Promise.all((await containersOf(service)).map(async (name) => (await inspect(name)).Image));
