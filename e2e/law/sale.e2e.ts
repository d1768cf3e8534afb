import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import * as dev from '../../contracts/dev.js';
import { addDays, amsterdamDay } from '../../contracts/values/calendar.js';
import { forSale } from '../../contracts/food/label.fixtures.js';
import { expectToast, failCalls, fieldOf, openScreen, press, rowOf } from '../support/back-office/office.js';
import { staffedThroughout } from '../support/back-office/staff.js';
import { expectRetry, expectVisibleToAll } from '../support/screens.js';
import { picture } from '../support/shopper.js';
import { changeResponses, newShopper, open, openBasket, phone, wide } from '../support/storefront.js';

const unique = Date.now().toString(36);
const made: number[] = [];
const staff = staffedThroughout(async () => {
  for (const id of made) await callApi(staff, api.adminProducts.deleteProduct, { params: { id } });
});

/** A new product of € 24,95. */
async function newJar(name: string) {
  const slug = `${name.toLowerCase()}-${unique}`;
  const terms = { price: '24.95', servings: 30, categoryId: 4, description: 'Rood en rond.', stock: 50, ...forSale };
  const { id } = await callApi(staff, api.adminProducts.createProduct, { body: { ...terms, name, slug } });
  made.push(id);
  return { name, slug };
}
const moveClock = (days: number) => callApi(staff, dev.moveClock, { body: { days } });
/** Noon, some days from today on the shop's clock, as its field takes it. */
const noonIn = async (days: number) => {
  const { now } = await callApi(staff, dev.readClock);
  return `${addDays(amsterdamDay(now), days)}T12:00`;
};

async function openPlan(slug: string) {
  const { page } = staff;
  await openScreen(page, `products?q=${slug}`);
  await rowOf(page, slug)
    .getByRole('button', { name: /bekijken$/ })
    .click();
  await page.getByRole('tab', { name: 'Prijzen' }).click();
  await press(page, 'Prijs of aanbieding plannen');
}
const preview = () => staff.page.getByRole('region', { name: 'Wat klanten zien' });
const saleText = /€\s19,95/;
const oldText = /€\s24,95/;

describe('a sale that staff plans', () => {
  let old: { name: string; slug: string };
  let young: { name: string; slug: string };
  beforeAll(async () => {
    old = await newJar('Oudje');
    await moveClock(31);
    young = await newJar('Jonkie');
  });

  it('names what is wrong at its field, and shows the reference price while staff types', async () => {
    const { page } = staff;
    await openPlan(old.slug);
    await preview().getByText('Vul een prijs in').waitFor();
    await press(page, 'Plannen');
    await page.getByText('Prijs is verplicht', { exact: true }).waitFor();
    await fieldOf(page, 'Prijs per stuk (€)').fill('24,95');
    await preview()
      .getByText(/De gewone prijs is dan €\s24,95/)
      .waitFor();
    await press(page, 'Plannen');
    await page.getByText(/Kies een lager bedrag dan de gewone prijs/).waitFor();
    await fieldOf(page, 'Prijs per stuk (€)').fill('19,95');
    await fieldOf(page, 'Begint op').fill(await noonIn(1));
    await fieldOf(page, 'Eindigt op').fill(await noonIn(0));
    await page.getByText('Kies een moment na het begin', { exact: true }).waitFor();
    await fieldOf(page, 'Eindigt op').fill(await noonIn(4));
    await preview().locator('strong').getByText(saleText).waitFor();
    await preview().locator('s').getByText(oldText).waitFor();
    for (const width of [phone, wide]) {
      await page.setViewportSize({ width, height: 900 });
      await expectVisibleToAll(page, `admin-price-plan-${width}`);
    }
    await press(page, 'Plannen');
    await expectToast(page, 'Opgeslagen');
    await page.getByRole('region', { name: 'Gepland' }).getByText(saleText).waitFor();
    await page.getByRole('region', { name: 'Nu', exact: true }).getByText(oldText).waitFor();
    for (const width of [phone, wide]) {
      await page.setViewportSize({ width, height: 900 });
      await expectVisibleToAll(page, `admin-prices-${width}`);
    }
  });

  it('is withdrawn after a confirmation, and a failure is reported', async () => {
    const { page } = staff;
    await openPlan(old.slug);
    await fieldOf(page, 'Wat').selectOption('Gewone prijs');
    expect(await fieldOf(page, 'Eindigt op').count()).toBe(0);
    await fieldOf(page, 'Prijs per stuk (€)').fill('26');
    await fieldOf(page, 'Begint op').fill(await noonIn(20));
    await press(page, 'Plannen');
    await expectToast(page, 'Opgeslagen');
    const withdraw = () => page.getByRole('button', { name: /^Gewone prijs van €\s26,00 intrekken/ });
    await withdraw().click();
    await press(page, 'Niet beëindigen');
    const restore = await failCalls(page, api.adminProductPrices.endPrice);
    await withdraw().click();
    await press(page, 'Intrekken');
    await expectToast(page, 'Fout', 'Dat is niet gelukt.');
    await restore();
    await withdraw().click();
    await press(page, 'Intrekken');
    await expectToast(page, 'Ingetrokken');
    await withdraw().waitFor({ state: 'detached' });
    await page
      .getByRole('region', { name: 'Eerder' })
      .getByText(/^Zou ingaan op/)
      .waitFor();
  });

  it('shows no struck-through price for a product younger than 30 days', async () => {
    const { page } = staff;
    await openPlan(young.slug);
    await fieldOf(page, 'Prijs per stuk (€)').fill('19,95');
    await fieldOf(page, 'Begint op').fill(await noonIn(1));
    await fieldOf(page, 'Eindigt op').fill(await noonIn(4));
    await preview()
      .getByText(/nog geen 30 dagen te koop/)
      .waitFor();
    expect(await preview().locator('s').count()).toBe(0);
    await press(page, 'Plannen');
    await expectToast(page, 'Opgeslagen');
  });

  it('offers a retry when its list does not load', async () => {
    const { page } = staff;
    const restore = await failCalls(page, api.adminProductPrices.listPrices);
    await openScreen(page, `products?q=${young.slug}`);
    await rowOf(page, young.slug)
      .getByRole('button', { name: /bekijken$/ })
      .click();
    await page.getByRole('tab', { name: 'Prijzen' }).click();
    await expectRetry(page, restore);
    await page.getByRole('region', { name: 'Gepland' }).getByText(saleText).waitFor();
  });

  it('starts by itself: card, product page and basket show the lowest price of 30 days', async () => {
    await moveClock(2);
    const visitor = await newShopper(phone);
    const { page } = visitor;
    await open(page, `/products?search=${old.name}`);
    const card = page.locator('article').filter({ hasText: old.name });
    await card.getByText(saleText).first().waitFor();
    await card.locator('s').getByText(oldText).waitFor();
    await picture(page, 'sale-card');
    await open(page, `/product/${old.slug}`);
    await page.locator('main s').getByText(oldText).first().waitFor();
    await picture(page, 'sale-product');
    await page
      .getByRole('button', { name: /^In mijn winkelmandje/ })
      .first()
      .click();
    const basket = await openBasket(page);
    await basket.getByText(saleText).first().waitFor();
    await basket.locator('s').getByText(oldText).waitFor();
    await picture(page, 'sale-basket');
    await open(page, `/product/${young.slug}`);
    await page.locator('main').getByText(saleText).first().waitFor();
    expect(await page.locator('main s').getByText(oldText).count()).toBe(0);
    await visitor.close();
  });

  it('ends by itself', async () => {
    await moveClock(3);
    const visitor = await newShopper(phone);
    const { page } = visitor;
    for (const { slug } of [old, young]) {
      await open(page, `/product/${slug}`);
      await page.locator('main').getByText(oldText).first().waitFor();
      expect(await page.locator('main').getByText(saleText).count()).toBe(0);
    }
    await visitor.close();
  });
});

it('shows the prices, and no way to change them, to a colleague who may not edit the catalogue', async () => {
  const { page } = staff;
  await changeResponses(page, api.staffLogin.showOwnAccount, (account) => ({ ...account, role: 'warehouse' }));
  await openScreen(page, 'products?q=sleep-well');
  await rowOf(page, 'sleep-well')
    .getByRole('button', { name: /bekijken$/ })
    .click();
  await page
    .getByRole('region', { name: 'Nu', exact: true })
    .getByText(/Gewone prijs/)
    .waitFor();
  expect(await page.getByRole('button', { name: 'Prijs of aanbieding plannen' }).count()).toBe(0);
});
