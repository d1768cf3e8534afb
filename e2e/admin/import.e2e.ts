import type { Page } from 'playwright-core';
import * as api from '../../contracts/api.js';
import { fieldOf, openScreen, windowOf } from '../support/back-office/office.js';
import { newStaff, staffed } from '../support/back-office/staff.js';
import { expectVisibleToAll } from '../support/screens.js';
import { eitherScreen } from '../support/storefront.js';

const staff = staffed();
const csv = (text: string) => ({ name: 'producten.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

async function choose(page: Page, text: string) {
  await fieldOf(page, 'Csv-bestand').setInputFiles(csv(text));
}
async function openImport(page: Page) {
  await openScreen(page, 'products');
  const folded = page.getByRole('button', { name: 'Filters en meer' });
  if (await folded.isVisible()) await folded.click();
  await page.getByRole('button', { name: 'Importeren', exact: true }).click();
  await windowOf(page, 'Producten importeren').waitFor();
}

it('accepts the export as it is', async () => {
  const { page } = staff;
  await openImport(page);
  const address = new URL(api.adminProducts.exportProducts.path, page.url()).href;
  const text = await (await page.request.get(address)).text();
  await choose(page, text);
  await page.getByText('Alles staat al zo in de winkel. Er is niets te importeren.').waitFor();
});

it.each(eitherScreen)('names each wrong cell by row and column, accessible and Dutch on %s', async (_name, width) => {
  const visitor = await newStaff(width);
  const { page } = visitor;
  await openImport(page);
  await choose(page, 'Slug;Prijs;Kleur\nx;1;rood');
  await page.getByText('Regel 1, kolom Kleur: Deze kolom kennen we niet: Kleur').waitFor();
  await choose(page, 'Slug;Prijs\nonbekend-product;veel');
  await page.getByText('Regel 2, kolom Prijs: Vul een geldig bedrag in').waitFor();
  await expectVisibleToAll(page, `admin-import-errors-${width}`);
  await visitor.close();
});
