import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { totalCountHeader } from '../../contracts/admin/lists.js';
import {
  columnsOf,
  expectFailureMessage,
  expectNothingFound,
  expectDeletedAfterConfirmation,
  expectSkeletonFirst,
} from '../support/back-office/lists.js';
import { failCalls, fieldOf, openScreen, press, rowOf, expectToast, windowOf } from '../support/back-office/office.js';
import { fillLabel } from '../support/back-office/label.js';
import { seriousFindings } from '../support/axe.js';
import { expectRetry } from '../support/screens.js';
import { staffedThroughout } from '../support/back-office/staff.js';
import { picture } from '../support/shopper.js';
import { addressOf, open, until } from '../support/storefront.js';

const unique = Date.now().toString(36);
const name = `Kersen Café ${unique}`;
const slug = `kersen-cafe-${unique}`;

const staff = staffedThroughout();

const stored = async () =>
  (await callApi(staff, api.adminProducts.listProducts)).filter((row) => row.slug.includes(unique));

describe('the list of products', () => {
  it('shows its columns after a skeleton of five rows', async () => {
    const { page } = staff;
    await expectSkeletonFirst(page, 'products', api.adminProducts.listProducts);
    await rowOf(page, 'b12-zon').waitFor();
    const titles = ['Naam', 'Categorie', 'Prijs', 'Voorraad', 'Status', 'Badge'];
    expect((await columnsOf(page)).slice(0, 7)).toEqual(['', ...titles]);
  });

  it('highlights stock below 20, and shows unlimited stock as onbeperkt', async () => {
    const { page } = staff;
    const products = [
      { name: 'Bijna op', stock: 19 },
      { name: 'Genoeg', stock: 20 },
      { name: 'Zonder eind', stock: null, isActive: false, badge: '1+1 GRATIS' },
    ].map((row, index) => ({
      ...{ id: index + 1, slug: `s-${index}`, categoryName: 'Slaap', price: '12.50', reserved: index, imageUrl: '' },
      ...{ isActive: true, badge: null },
      ...row,
    }));
    await page.route(addressOf(api.adminProducts.listProducts), (route) => {
      const isInactive = route.request().url().includes('status=inactive');
      const json = products.filter(({ isActive }) => !isInactive || !isActive);
      return route.fulfill({ json, headers: { [totalCountHeader]: String(json.length) } });
    });
    await openScreen(page, 'products');
    await rowOf(page, 'Bijna op').locator('[data-low]').getByText('19').waitFor();
    expect(await rowOf(page, 'Genoeg').locator('[data-low]').count()).toBe(0);
    expect(await rowOf(page, 'Genoeg').innerText()).toContain('1 gereserveerd');
    expect(await rowOf(page, 'Zonder eind').innerText()).toMatch(/€\s12,50\s+onbeperkt[\s\S]*Inactief\s+1\+1 GRATIS/);
    await page.getByLabel('Status', { exact: true }).selectOption('Inactief');
    await rowOf(page, 'Genoeg').waitFor({ state: 'detached' });
    await page.getByRole('status').getByText('1 van 3 producten', { exact: true }).waitFor();
  });

  it('searches name and slug, keeps the search through a reload but out of the URL, and says when nothing is found', async () => {
    const { page } = staff;
    await openScreen(page, 'products');
    await page.keyboard.press('/');
    await page.keyboard.type('ZÍNK');
    await rowOf(page, 'b12-zon').waitFor({ state: 'detached' });
    await rowOf(page, 'zink-helder').waitFor();
    await until(page, `history.state?.q === 'ZÍNK'`);
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await rowOf(page, 'zink-helder').waitFor();
    expect(await rowOf(page, 'b12-zon').count()).toBe(0);
    await page.getByRole('searchbox').fill('dag-en-nacht');
    await rowOf(page, 'Dag & Nacht').waitFor();
    await expectNothingFound(page, 'Geen producten gevonden');
  });

  it('sorts by a column, and its rows open with the keyboard', async () => {
    const { page } = staff;
    await openScreen(page, 'products?q=b');
    await page.getByRole('button', { name: 'Naam', exact: true }).click();
    const openers = page.locator('tbody [data-opener]');
    await page.locator('table[aria-busy=false] th[aria-sort=ascending]').waitFor();
    await rowOf(page, 'b12-zon').waitFor();
    expect(new URL(page.url()).searchParams.get('sort')).toBe('name');
    const names = await openers.allInnerTexts();
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'nl')));
    await openers.first().focus();
    await page.keyboard.press('ArrowDown');
    expect(await openers.nth(1).evaluate('document.activeElement.dataset.opener')).toBe('true');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: names[1]!.split('\n')[0]!, exact: true }).waitFor();
    await page.goBack();
    await openers.nth(1).focus();
    await page.keyboard.press('Space');
    await windowOf(page, names[1]!.split('\n')[0]!).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  });

  it('offers a retry when loading fails', async () => {
    const restore = await failCalls(staff.page, api.adminProducts.listProducts);
    await openScreen(staff.page, 'products');
    await expectRetry(staff.page, restore);
    await rowOf(staff.page, 'b12-zon').waitFor();
  });
});

describe('a new product', () => {
  it('names missing fields', async () => {
    const { page } = staff;
    await openScreen(page, 'products');
    await page.getByRole('button', { name: 'Nieuw product' }).click();
    await fieldOf(page, 'Hoeveelheid').fill('');
    await fieldOf(page, 'Voorraad').fill('-1');
    await fieldOf(page, 'Abonnement mogelijk').check();
    await fieldOf(page, 'Korting op abonnement (%)').fill('101');
    await press(page, 'Opslaan');
    for (const text of [
      'Naam is verplicht',
      'Slug is verplicht',
      'Beschrijving is verplicht',
      'Categorie is verplicht',
      'Prijs is verplicht',
      'Hoeveelheid is verplicht',
      'Voorraad moet 0 of hoger zijn',
      'Korting moet tussen 0 en 100 liggen',
    ])
      await page.getByText(text, { exact: true }).waitFor();
    await fieldOf(page, 'Slug').fill('lijkt-op-2-1');
    await page.getByText('Laat een slug niet eindigen op twee getallen, zoals -2-1').waitFor();
    expect(await stored()).toEqual([]);
  });

  it('is saved once with every field, then opens its pictures', async () => {
    const { page } = staff;
    await openScreen(page, 'products');
    await page.getByRole('button', { name: 'Nieuw product' }).click();
    await fieldOf(page, 'Naam').fill(name);
    await press(page, 'Maak van de naam');
    expect(await fieldOf(page, 'Slug').inputValue()).toBe(slug);
    expect(await fieldOf(page, 'Hoeveelheid').inputValue()).toBe('60 stuks');
    expect(await fieldOf(page, 'Voorraad').inputValue()).toBe('0');
    await fieldOf(page, 'Categorie').selectOption('Slaap');
    await fieldOf(page, 'Prijs (€)').fill('12,5');
    await fieldOf(page, 'Porties').fill('30');
    await fieldOf(page, 'Artikelnummer').fill(`gom-${unique}`);
    await fieldOf(page, 'EAN (barcode)').fill('8712345678907');
    await fieldOf(page, 'Inkoopprijs (excl. btw)').fill('4,5');
    await page.getByText('Marge op de gewone prijs zonder btw: € 6,97 (60,8%)').waitFor();
    await fieldOf(page, 'Voorraad').fill('25');
    await fieldOf(page, 'Uitgelicht').check();
    await fieldOf(page, 'Abonnement mogelijk').check();
    expect(await fieldOf(page, 'Korting op abonnement (%)').inputValue()).toBe('20');
    await fieldOf(page, 'Beschrijving').fill('Kersen met een lichte bite.');
    await fieldOf(page, 'Voordelen').fill(' lekker , , zonder suiker,');
    await fieldOf(page, 'Ingrediënten').fill('kers, vezels uit tapioca');
    await fieldOf(page, 'Portie').fill('2 gummy’s');
    await fillLabel(page);
    const save = page.locator('dialog[open]').getByRole('button', { name: 'Opslaan' });
    await save.click();
    await page.getByText('Deze EAN klopt niet: het laatste cijfer past niet bij de andere').waitFor();
    await fieldOf(page, 'EAN (barcode)').fill('8 712345 678906');
    await save.dblclick();
    await expectToast(page, 'Product aangemaakt');
    await page.getByText('Nog geen afbeeldingen.').waitFor();
    const rows = await stored();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      ...{ name, slug, price: '12.50', quantity: '60 stuks', servings: 30, stock: 25, categoryName: 'Slaap' },
      ...{ sku: `gom-${unique}`, ean: '8712345678906', costPrice: '4.50' },
      ...{ badge: null, details: null, isActive: true, isFeatured: true, variants: [] },
      ...{ subscriptionEnabled: true, subscriptionDiscount: 20, subscriptionFrequencies: [1, 2, 3] },
      ...{ benefits: ['lekker', 'zonder suiker'], ingredients: ['kers', 'vezels uit tapioca'] },
      nutrition: { portie: '2 gummy’s', calories: '', protein: '', carbs: '', fat: '' },
    });
    await press(page, 'Sluiten');
    await rowOf(page, slug).waitFor();
    await page.getByRole('searchbox').fill(`GOM-${unique}`);
    await rowOf(page, slug).waitFor();
  });

  it('shows a taken slug at its field and keeps the input', async () => {
    const { page } = staff;
    await openScreen(page, 'products');
    await page.getByRole('button', { name: 'Nieuw product' }).click();
    await fieldOf(page, 'Naam').fill('Dubbel');
    await fieldOf(page, 'Slug').fill(slug);
    await fieldOf(page, 'Categorie').selectOption('Slaap');
    await fieldOf(page, 'Prijs (€)').fill('10');
    await fieldOf(page, 'Beschrijving').fill('Dubbel.');
    await press(page, 'Opslaan');
    await page.getByText('Deze slug is al in gebruik', { exact: true }).waitFor();
    await expectFailureMessage(page, 'Er ging iets mis', [api.adminProducts.createProduct], () =>
      press(page, 'Opslaan'),
    );
    expect(await fieldOf(page, 'Naam').inputValue()).toBe('Dubbel');
    expect(await stored()).toHaveLength(1);
  });
});

describe('a product without a label', () => {
  const draft = `zonder-etiket-${Date.now()}`;
  const saved = async () => (await callApi(staff, api.adminProducts.listProducts)).find((row) => row.slug === draft);
  afterAll(async () => {
    const product = await saved();
    if (product) await callApi(staff, api.adminProducts.deleteProduct, { params: { id: product.id } });
  });

  it('is refused as new on sale, and saved as a draft', async () => {
    const { page } = staff;
    await openScreen(page, 'products');
    await page.getByRole('button', { name: 'Nieuw product' }).click();
    await fieldOf(page, 'Naam').fill('Etiketloos');
    await fieldOf(page, 'Slug').fill(draft);
    await fieldOf(page, 'Categorie').selectOption('Slaap');
    await fieldOf(page, 'Prijs (€)').fill('10');
    await fieldOf(page, 'Beschrijving').fill('Rood en rond.');
    await press(page, 'Opslaan');
    await page.getByText('Vul het etiket in voordat het product in de winkel komt').waitFor();
    expect(await fieldOf(page, 'Wettelijke benaming').getAttribute('aria-invalid')).toBe('true');
    expect(await saved()).toBeUndefined();
    await fieldOf(page, 'Actief').uncheck();
    await press(page, 'Opslaan');
    await expectToast(page, 'Product aangemaakt');
    expect(await saved()).toMatchObject({ isActive: false, foodFacts: null });
    await press(page, 'Sluiten');
  });

  it('goes on sale with its label, once its allergens are marked', async () => {
    const { page } = staff;
    await openScreen(page, `products?q=${draft}`);
    await rowOf(page, draft)
      .getByRole('button', { name: /bekijken$/ })
      .click();
    await fieldOf(page, 'Actief').check();
    await fillLabel(page);
    await fieldOf(page, 'Ingrediënten').fill('kers, lecithine uit soja');
    await press(page, 'Opslaan');
    await page.getByText('Zet een allergeen tussen sterretjes: *soja*').waitFor();
    await fieldOf(page, 'Ingrediënten').fill('kers, lecithine uit *soja*');
    expect(await seriousFindings(page)).toEqual([]);
    await picture(page, 'admin-product-label');
    await press(page, 'Opslaan');
    await expectToast(page, 'Product bijgewerkt');
    await open(page, `/product/${draft}`);
    const row = page.getByRole('table', { name: /Per dagelijkse hoeveelheid/ }).getByRole('row');
    await row.filter({ hasText: 'Vitamine C' }).getByText('100%').waitFor();
    expect(await page.locator('li strong').allInnerTexts()).toEqual(['soja']);
    expect(await seriousFindings(page)).toEqual([]);
  });
});

describe('a claim in words of its own', () => {
  it('shows the literal text, which replaces it, or is kept with a reason', async () => {
    const { page } = staff;
    await openScreen(page, `products?q=${slug}`);
    await rowOf(page, slug)
      .getByRole('button', { name: /bekijken$/ })
      .click();
    await fieldOf(page, 'Details').fill('Vitamine C is goed voor je weerstand. Rustig slapen met een kers.');
    const held = (sentence: string) => page.getByRole('group', { name: sentence });
    await held('Vitamine C is goed voor je weerstand.')
      .getByText('Vitamine C draagt bij tot de normale werking van het immuunsysteem')
      .waitFor();
    await press(page, 'Opslaan');
    await page.getByText(/Geef een reden of kies een andere tekst/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await picture(page, 'admin-product-claims');
    await press(page, 'Overnemen');
    const literal = 'Vitamine C draagt bij tot de normale werking van het immuunsysteem.';
    expect(await fieldOf(page, 'Details').inputValue()).toContain(literal);
    const reason = 'Gaat over het moment, niet over een werking.';
    await fieldOf(page, 'Waarom mag deze zin blijven?').fill(reason);
    await press(page, 'Opslaan');
    await expectToast(page, 'Product bijgewerkt');
    expect((await stored())[0]).toMatchObject({
      details: `${literal} Rustig slapen met een kers.`,
      claimDecisions: [{ sentence: 'Rustig slapen met een kers.', reason }],
    });
  });
});

describe('deleting a product', () => {
  const remove = () =>
    rowOf(staff.page, slug)
      .getByRole('button', { name: `${name} verwijderen` })
      .click();

  it('asks for confirmation, reports a failure, and removes it from list and shop', async () => {
    const { page } = staff;
    await openScreen(page, `products?q=${slug}`);
    await expectDeletedAfterConfirmation(page, {
      remove,
      confirm: 'Product verwijderen',
      call: [api.adminProducts.deleteProduct],
      failure: 'Er ging iets mis bij het verwijderen',
      done: 'Product verwijderd',
      isStillThere: async () => expect(await stored()).toHaveLength(1),
    });
    await page.getByText('Geen producten gevonden').waitFor();
    await page.goto(page.url().replace(/admin.*/, `product/${slug}`));
    await page.getByRole('heading', { name: 'Product niet gevonden' }).waitFor();
  });
});
