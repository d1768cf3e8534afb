import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { forSale } from '../../contracts/food/label.fixtures.js';
import { fieldOf, openScreen, press, rowOf, expectToast, windowOf } from '../support/back-office/office.js';
import { expectAccessible, expectVisibleToAll } from '../support/screens.js';
import { picture } from '../support/shopper.js';
import { newStaff, staffedThroughout } from '../support/back-office/staff.js';
import { open, phone, wide } from '../support/storefront.js';

interface Product {
  id: number;
  [field: string]: unknown;
}

const unique = Date.now().toString(36);
const name = `Perzik ${unique}`;
const slug = `perzik-${unique}`;

const staff = staffedThroughout(async () => {
  await callApi(staff, api.adminProducts.deleteProduct, { params: { id: product.id } });
});
let product: Product;

const patch = (body: object) => callApi(staff, api.adminProducts.changeProduct, { params: { id: product.id }, body });
const stored = () => callApi(staff, api.adminProducts.findProduct, { params: { id: product.id } });

async function openProduct(): Promise<void> {
  await openScreen(staff.page, `products?q=${slug}`);
  await rowOf(staff.page, slug)
    .getByRole('button', { name: /bekijken$/ })
    .click();
  await fieldOf(staff.page, 'Naam').waitFor();
}

beforeAll(async () => {
  const form = { name, slug, description: 'Rijp.', categoryId: 4, price: '12.50', stock: 25, servings: 30, ...forSale };
  product = await callApi(staff, api.adminProducts.createProduct, { body: form });
  const image = { url: '/art/products/perzik-glow-1-1200.webp', altText: 'Pot' };
  await callApi(staff, api.adminProductImages.addImage, { params: { id: product.id }, body: image });
});

describe('a product', () => {
  it('is changed, with the keyboard too, and the shop shows the change', async () => {
    const { page } = staff;
    await openProduct();
    await fieldOf(page, 'Badge').fill('POPULAIR');
    await fieldOf(page, 'Prijs (€)').fill('13,95');
    await page.keyboard.press('Control+Enter');
    await expectToast(page, 'Product bijgewerkt');
    expect(await rowOf(page, slug).innerText()).toMatch(/€\s13,95[\s\S]*POPULAIR/);
    await open(page, `/product/${slug}`);
    await page.getByText('13,95').first().waitFor();
  });

  it('keeps an unedited list whose items contain commas', async () => {
    const benefits = ['Zacht, rond en zoet', 'Vegan'];
    await patch({ benefits });
    await openProduct();
    await fieldOf(staff.page, 'Gebruik').fill('Eén per dag.');
    await press(staff.page, 'Opslaan');
    await expectToast(staff.page, 'Product bijgewerkt');
    expect(await stored()).toMatchObject({ benefits, usage: 'Eén per dag.' });
  });

  it('books only the difference of the stock, and explains the figure in the ledger', async () => {
    const { page } = staff;
    await openProduct();
    await fieldOf(page, 'Voorraad').fill('40');
    const sold = { productId: product.id, type: 'damage', quantity: 5, note: 'Gevallen' };
    await callApi(staff, api.inventory.registerStockChange, { body: sold });
    await press(page, 'Opslaan');
    await expectToast(page, 'Product bijgewerkt');
    expect(await stored()).toMatchObject({ stock: 35 });
    await rowOf(page, slug)
      .getByRole('button', { name: `Waarom is de voorraad van ${name} 35?` })
      .click();
    const ledger = windowOf(page, 'Waarom is dit 35?');
    await ledger.locator('tbody tr').nth(2).waitFor();
    expect((await ledger.locator('tbody tr').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/Correctie .* \+15 35$/),
      expect.stringMatching(/Schade “Gevallen” .* −5 20$/),
      expect.stringMatching(/Beginvoorraad .*\+25 25$/),
    ]);
    await page.keyboard.press('Escape');
    await ledger.waitFor({ state: 'hidden' });
  });

  it('becomes unlimited, which the ledger shows, and limited again', async () => {
    const { page } = staff;
    await openProduct();
    await fieldOf(page, 'Onbeperkt').check();
    await press(page, 'Opslaan');
    await expectToast(page, 'Product bijgewerkt');
    await rowOf(page, slug).getByText('onbeperkt').waitFor();
    await openProduct();
    await press(page, 'Waarom is dit onbeperkt?');
    await windowOf(page, 'Waarom is dit onbeperkt?').getByText('Op onbeperkt gezet').waitFor();
    await page.keyboard.press('Escape');
    await fieldOf(page, 'Onbeperkt').uncheck();
    await fieldOf(page, 'Voorraad').fill('12');
    await press(page, 'Opslaan');
    await rowOf(page, slug).locator('[data-low]').getByText('12').waitFor();
  });

  it('shows who changed what, and when', async () => {
    const { page } = staff;
    await openProduct();
    await page.getByRole('tab', { name: 'Gegevens' }).focus();
    await page.keyboard.press('End');
    const story = page.getByRole('region', { name: 'Geschiedenis' });
    await story.getByText('Product aangemaakt.').waitFor();
    const text = (await story.innerText()).replace(/\s+/g, ' ');
    expect(text).toMatch(/Prijs: € 12,50 → € 13,95/);
    expect(text).toMatch(/Beschadigd: −5\. Nu 20 op de plank\. “Gevallen”/);
    expect(text).toContain('beheer@');
    await picture(page, 'admin-product-story');
  });

  it('asks for confirmation before input is lost', async () => {
    const { page } = staff;
    await openProduct();
    await fieldOf(page, 'Naam').fill('Half getypt');
    await page.keyboard.press('Escape');
    await windowOf(page, 'Wijzigingen weggooien?').waitFor();
    await page.keyboard.press('Escape');
    await windowOf(page, 'Wijzigingen weggooien?').waitFor({ state: 'hidden' });
    expect(await fieldOf(page, 'Naam').inputValue()).toBe('Half getypt');
    await press(page, 'Sluiten');
    await press(page, 'Weggooien');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await openProduct();
    expect(await fieldOf(page, 'Naam').inputValue()).toBe(name);
  });
});

describe('a concurrent change by a colleague', () => {
  it('is merged into unedited fields, and offers a choice for fields that both changed', async () => {
    const { page } = staff;
    await patch({ badge: 'POPULAIR', price: '13.95' });
    await openProduct();
    await fieldOf(page, 'Badge').fill('Van mij');
    await fieldOf(page, 'Prijs (€)').fill('15');
    await patch({ badge: 'Van haar', price: '16', details: 'Haar details', servings: 45 });
    await press(page, 'Opslaan');
    const notice = page.getByRole('alert', { name: 'Iemand anders heeft dit product intussen gewijzigd' });
    await notice.waitFor();
    expect((await notice.getByRole('group').allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
      'Details: leeg → Haar details',
      'Prijs (€): 13,95 → 16,00',
      'Porties: 30 → 45',
      'Badge: POPULAIR → Van haar',
    ]);
    expect(await stored()).toMatchObject({ badge: 'Van haar', price: '16.00' });
    expect(await fieldOf(page, 'Details').inputValue()).toBe('Haar details');
    expect(await fieldOf(page, 'Badge').inputValue()).toBe('Van mij');
    await expectAccessible(page);
    await picture(page, 'admin-product-meanwhile');
    await notice.getByRole('group', { name: 'Badge' }).getByRole('button', { name: 'Van de ander: Van haar' }).click();
    expect(await fieldOf(page, 'Badge').inputValue()).toBe('Van haar');
    await press(page, 'Opslaan');
    await expectToast(page, 'Product bijgewerkt');
    expect(await stored()).toMatchObject({
      ...{ badge: 'Van haar', price: '15.00', details: 'Haar details', servings: 45 },
    });
  });

  it('needs no choice when it changed other fields', async () => {
    const { page } = staff;
    await openProduct();
    await fieldOf(page, 'Hoeveelheid').fill('90 stuks');
    await patch({ badge: 'Vers' });
    await press(page, 'Opslaan');
    await page.getByText('Dit is al overgenomen. Kijk het na en sla opnieuw op.').waitFor();
    await press(page, 'Opslaan');
    await expectToast(page, 'Product bijgewerkt');
    expect(await stored()).toMatchObject({ badge: 'Vers', quantity: '90 stuks' });
  });
});

it.each([wide, phone])('is accessible at %i pixels, in every dialog', async (width) => {
  const visitor = await newStaff(width);
  const { page } = visitor;
  await openScreen(page, 'products');
  await rowOf(page, 'b12-zon').waitFor();
  await expectVisibleToAll(page, `admin-products-${width}`);
  await rowOf(page, 'b12-zon')
    .getByRole('button', { name: /bekijken$/ })
    .click();
  await fieldOf(page, 'Naam').fill('');
  await press(page, 'Opslaan');
  await page.getByText('Naam is verplicht').waitFor();
  for (const tab of ['Gegevens', 'Afbeeldingen', 'Geschiedenis']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel', { name: tab }).waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await picture(page, `admin-product-${tab}-${width}`);
  }
  await openScreen(page, 'products?q=b12-zon');
  await rowOf(page, 'b12-zon')
    .getByRole('button', { name: /^Waarom is de voorraad/ })
    .click();
  await page.getByRole('region', { name: 'Voorraadverloop' }).waitFor();
  await expectAccessible(page);
  await picture(page, `admin-ledger-${width}`);
  await visitor.close();
});
