import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { fillLabel } from '../support/back-office/label.js';
import { expectToast, fieldOf, openScreen, press } from '../support/back-office/office.js';
import { staffedThroughout } from '../support/back-office/staff.js';
import { expectVisibleToAll } from '../support/screens.js';
import { picture, shop } from '../support/shopper.js';
import { newShopper, open, phone } from '../support/storefront.js';

const unique = Date.now().toString(36);
const staff = staffedThroughout(async () => {
  for (const { id, slug } of await callApi(staff, api.adminProducts.listProducts))
    if (slug.endsWith(unique)) await callApi(staff, api.adminProducts.deleteProduct, { params: { id } });
});
const saved = async (slug: string) =>
  (await callApi(staff, api.adminProducts.listProducts)).find((row) => row.slug === slug);

async function startProduct(name: string, slug: string) {
  const { page } = staff;
  await openScreen(page, 'products');
  await page.getByRole('button', { name: 'Nieuw product' }).click();
  await fieldOf(page, 'Naam').fill(name);
  await fieldOf(page, 'Slug').fill(slug);
  await fieldOf(page, 'Categorie').selectOption('Slaap');
  await fieldOf(page, 'Prijs (€)').fill('10');
  await fieldOf(page, 'Voorraad').fill('5');
  await fieldOf(page, 'Beschrijving').fill('Rood en rond.');
}

it('cannot be published without food facts: staff is told which are missing, fills them, and shoppers see them', async () => {
  const { page } = staff;
  const slug = `kersje-${unique}`;
  await startProduct('Kersje', slug);
  await press(page, 'Opslaan');
  await page.getByText('Vul het etiket in voordat het product in de winkel komt').waitFor();
  for (const [label, sentence] of [
    ['Netto hoeveelheid', 'Vul de netto hoeveelheid in'],
    ['Aanbevolen dagelijkse hoeveelheid', 'Vul de aanbevolen dagelijkse hoeveelheid in'],
    ['Bewaren', 'Vul het bewaaradvies in'],
    ['Voor wie niet', 'Vul in wie dit beter niet gebruikt'],
    ['Ingrediënten', 'Vul de ingrediënten in, van veel naar weinig'],
  ] as const) {
    await page.getByText(sentence, { exact: true }).waitFor();
    expect([label, await fieldOf(page, label).getAttribute('aria-invalid')]).toEqual([label, 'true']);
  }
  expect(await saved(slug)).toBeUndefined();
  await page.setViewportSize({ width: phone, height: 844 });
  await fieldOf(page, 'Netto hoeveelheid').scrollIntoViewIfNeeded();
  await expectVisibleToAll(page, 'admin-food-facts-missing');
  await fillLabel(page);
  await fieldOf(page, 'Ingrediënten').fill('kers, lecithine uit *soja*');
  await press(page, 'Opslaan');
  await expectToast(page, 'Product aangemaakt');

  const shopper = await newShopper(phone);
  await open(shopper.page, `/product/${slug}`);
  await expectLabel(shopper.page);
  const context = await shopper.context.browser()!.newContext({ javaScriptEnabled: false });
  await context.addCookies(await shopper.context.cookies());
  const plain = await context.newPage();
  await plain.goto(`${shop.url}/product/${slug}`);
  await expectLabel(plain);
  await picture(plain, 'food-facts-without-scripts', true);
  await context.close();
  await shopper.close();
});

async function expectLabel(page: typeof staff.page) {
  const main = page.getByRole('main');
  const row = main.getByRole('table', { name: /Per dagelijkse hoeveelheid/ }).getByRole('row');
  await row.filter({ hasText: 'Vitamine C' }).getByText('100%').waitFor();
  expect(await main.locator('li strong').allInnerTexts()).toEqual(['soja']);
  const text = await main.innerText();
  for (const fact of ['voedingssupplement', '150 g (60 stuks)', 'Droog bewaren.']) expect(text).toContain(fact);
}

it('is published without a label when it is no food, with 21% VAT', async () => {
  const { page } = staff;
  const slug = `shaker-${unique}`;
  await startProduct('Shaker', slug);
  await fieldOf(page, 'Soort').selectOption('Overig (geen voeding)');
  expect(await fieldOf(page, 'Btw-tarief').inputValue()).toBe('high');
  expect(await fieldOf(page, 'Netto hoeveelheid').count()).toBe(0);
  await press(page, 'Opslaan');
  await expectToast(page, 'Product aangemaakt');
  expect(await saved(slug)).toMatchObject({ kind: 'other', isActive: true, vatRate: 'high', isLabelled: true });
  const shopper = await newShopper(phone);
  await open(shopper.page, `/product/${slug}`);
  expect(await shopper.page.getByRole('main').innerText()).not.toContain('voedingssupplement');
  await picture(shopper.page, 'shaker', true);
  await shopper.close();
});
