import assert from 'node:assert/strict';
import test, { after } from 'node:test';
import { api } from '../../../scripts/lib/api.mjs';
import { forSale } from '../support/label.mjs';
import { openBrowser, visit } from '../support/browser.mjs';
import { containersOf, docker, inspect } from '../support/docker.mjs';
import { eventually } from '../support/eventually.mjs';
import { mailsTo } from '../support/mails.mjs';
import { networkRests } from '../support/network-rests.mjs';
import { buy } from '../support/orders.mjs';
import { buyersOfOrders, openStaff } from '../support/staff.mjs';
import { makeSecrets, production, removeShop, startShop, trial } from '../support/shop.mjs';

const slug = 'sleep-well';
const email = 'sanne@example.com';
const stopWithinMs = 30_000;
let browser;
let staff;
let orderNumber;

after(async () => {
  await browser?.close();
  await removeShop(trial());
});

test('starts the shop with the simulator of the payment provider', async (t) => {
  await makeSecrets({}, 'trial');
  t.diagnostic(`figure: healthy after ${await startShop(trial())} s`);
});

test('lets staff log in and put a product on sale', async () => {
  await networkRests();
  browser = await openBrowser();
  staff = await visit(browser);
  const { page, send } = staff;
  const response = await page.goto('/admin');
  assert.equal(response.status(), 200);
  await page.getByLabel(/e-mail/i).fill(production.ADMIN_EMAIL);
  await page.getByLabel(/wachtwoord/i).fill(production.ADMIN_PASSWORD);
  await page.getByRole('button', { name: /inloggen/i }).click();
  await page.waitForURL('**/admin/dashboard');
  const { id } = await send(api.adminCategories.createCategory, { name: 'Slaap', slug: 'slaap' });
  const product = {
    slug,
    name: 'Sleep Well',
    description: 'Voor een goede nacht.',
    categoryId: id,
    price: '22.95',
    stock: 1000,
    ...forSale,
  };
  await send(api.adminProducts.createProduct, product);
});

test('sells a jar by iDEAL in a browser', async () => {
  const { page, context } = await visit(browser);
  await page.goto(`/product/${slug}`);
  await page
    .getByRole('button', { name: /^In mijn winkelmandje/ })
    .first()
    .click();
  const basket = page.getByRole('button', { name: /^Winkelmandje/ }).first();
  await basket.click();
  await page
    .getByRole('dialog', { name: /Winkelmandje \(1\)/ })
    .getByRole('button', { name: 'Afrekenen' })
    .click();
  const details = {
    'E-mailadres': email,
    Telefoonnummer: '0612345678',
    Voornaam: 'Sanne',
    Achternaam: 'de Vries',
    'Straat en huisnummer': 'Prinsengracht 12',
    Postcode: '1015 DX',
    Plaats: 'Amsterdam',
  };
  for (const [label, value] of Object.entries(details)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Naar betalen' }).click();
  await page.getByRole('radio', { name: /iDEAL/ }).click();
  await page.getByRole('button', { name: 'Bestelling met betalingsverplichting' }).click();
  await page.getByRole('button', { name: 'Betalen', exact: true }).click();
  await page.getByRole('heading', { name: 'Bedankt voor je bestelling!' }).waitFor();
  orderNumber = /\d{4}-\d{6}/.exec(await page.getByText(/\d{4}-\d{6}/).innerText())[0];
  await context.close();
});

test('mails the confirmation', async () => {
  const mails = await mailsTo(email, new RegExp(orderNumber));
  assert.equal(mails.length, 1);
});

test('lets staff ship the order, which mails the customer', async () => {
  const { page } = staff;
  await page.goto('/admin/orders');
  await page.getByRole('searchbox').fill(orderNumber);
  const row = page.getByRole('row').filter({ hasText: orderNumber });
  await row.getByRole('combobox').click();
  await page.getByRole('listbox').getByRole('option', { name: 'Verzonden', exact: true }).click();
  const confirm = page.locator('dialog[open]').last();
  await confirm.getByRole('button', { name: 'Op Verzonden zetten', exact: true }).click();
  await page.getByText('De orderstatus is succesvol bijgewerkt').first().waitFor();
  const mails = await eventually('a second mail', async () => {
    const all = await mailsTo(email, /./);
    return all.length === 2 && all;
  });
  assert.equal(mails.length, 2);
});

test('loses no order while an API process and a worker stop', async (t) => {
  const [proxy] = await containersOf('proxy');
  const buyers = [];
  let repeats = 0;
  let open = true;
  const shop = async (lane) => {
    for (let n = 0; open; n++) {
      const buyer = `koper-${lane}-${n}@example.com`;
      repeats += await buy(slug, buyer, proxy);
      buyers.push(buyer);
    }
  };
  const lanes = Promise.all([1, 2].map(shop));
  lanes.catch(() => (open = false));
  await eventually('five are sold', () => buyers.length >= 5 || !open);
  for (const service of ['api', 'worker']) {
    const [container] = await containersOf(service);
    const begun = performance.now();
    await docker('stop', '--time', '60', container);
    const took = performance.now() - begun;
    assert.ok(took < stopWithinMs, `${container} stopped after ${took} ms`);
    const { ExitCode } = (await inspect(container)).State;
    assert.ok([0, 143].includes(ExitCode), `${container}: exit code ${ExitCode}`);
    t.diagnostic(`figure: ${service} stopped in ${(took / 1000).toFixed(1)} s`);
    await docker('start', container);
  }
  open = false;
  await lanes;
  t.diagnostic(`figure: ${buyers.length} orders during stops, none lost, ${repeats} requests repeated`);
  const office = await openStaff();
  await eventually(
    'every order is listed and mailed once',
    async () => {
      assert.deepEqual(await buyersOfOrders(office, 'koper'), buyers.toSorted());
      return true;
    },
    { within: 60_000 },
  );
  await office.close();
  for (const buyer of buyers) assert.equal((await mailsTo(buyer, /./)).length, 1, buyer);
});
