import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import {
  columnsOf,
  expectFailureMessage,
  expectNothingFound,
  expectDeletedAfterConfirmation,
  expectSkeletonFirst,
} from '../support/back-office/lists.js';
import { fieldOf, openScreen, press, rowOf, expectToast, windowOf } from '../support/back-office/office.js';
import { expectAccessible, expectVisibleToAll } from '../support/screens.js';
import { picture } from '../support/shopper.js';
import { newStaff, staffedThroughout } from '../support/back-office/staff.js';
import { phone, wide } from '../support/storefront.js';

const unique = Date.now().toString(36);
const name = `Héérlijk & Zoet ${unique}`;
const slug = `heerlijk-zoet-${unique}`;

const staff = staffedThroughout();

const stored = async () =>
  (await callApi(staff, api.adminCategories.listCategories)).filter((category) => category.slug.includes(unique));
const add = () => staff.page.getByRole('button', { name: 'Nieuwe categorie' }).click();

it('lists name, slug and description, after a skeleton of five rows', async () => {
  const { page } = staff;
  await expectSkeletonFirst(page, 'categories', api.adminCategories.listCategories);
  await rowOf(page, 'Immuniteit').waitFor();
  expect((await columnsOf(page)).slice(0, 3)).toEqual(['Naam', 'Slug', 'Beschrijving']);
  await expectNothingFound(page, 'Geen categorieën gevonden');
});

it('names missing fields', async () => {
  const { page } = staff;
  await openScreen(page, 'categories');
  await add();
  expect(await fieldOf(page, 'Naam').evaluate('document.activeElement.name')).toBe('name');
  await press(page, 'Opslaan');
  await page.getByText('Naam is verplicht').waitFor();
  await page.getByText('Slug is verplicht').waitFor();
  await fieldOf(page, 'Slug').fill('Geen Slug');
  await page.getByText('Gebruik alleen kleine letters, cijfers en losse koppeltekens').waitFor();
});

it('adds one category on repeated clicks, with a slug derived from the name', async () => {
  const { page } = staff;
  await openScreen(page, 'categories');
  await add();
  await fieldOf(page, 'Naam').fill(name);
  await page.getByRole('button', { name: 'Maak van de naam' }).click();
  expect(await fieldOf(page, 'Slug').inputValue()).toBe(slug);
  await fieldOf(page, 'Beschrijving').fill('Voor wie van zoet houdt.');
  await page.locator('dialog[open]').getByRole('button', { name: 'Opslaan' }).dblclick();
  await expectToast(page, 'Categorie aangemaakt');
  await rowOf(page, slug).waitFor();
  expect(await stored()).toEqual([expect.objectContaining({ name, slug, description: 'Voor wie van zoet houdt.' })]);
});

it('shows a taken slug at its field', async () => {
  const { page } = staff;
  await openScreen(page, 'categories');
  await add();
  await fieldOf(page, 'Naam').fill('Nog een');
  await fieldOf(page, 'Slug').fill(slug);
  await press(page, 'Opslaan');
  await page.getByText('Deze slug is al in gebruik', { exact: true }).waitFor();
  await expectToast(page, 'Fout', 'Deze slug is al in gebruik.');
});

it('renames a category, also on its products', async () => {
  const { page } = staff;
  await openScreen(page, 'categories');
  await rowOf(page, slug)
    .getByRole('button', { name: `${name} bewerken` })
    .click();
  await fieldOf(page, 'Beschrijving').fill('');
  await fieldOf(page, 'Naam').fill(`${name}!`);
  await page.keyboard.press('Control+Enter');
  await expectToast(page, 'Categorie bijgewerkt');
  await rowOf(page, `${name}!`).waitFor();
  expect(await stored()).toEqual([expect.objectContaining({ name: `${name}!`, description: null })]);
});

it('keeps the input when saving fails', async () => {
  const { page } = staff;
  await openScreen(page, 'categories');
  await rowOf(page, slug)
    .getByRole('button', { name: /bekijken$/ })
    .click();
  await fieldOf(page, 'Beschrijving').fill('Weer iets');
  await expectFailureMessage(page, 'Er ging iets mis', [api.adminCategories.changeCategory], () =>
    press(page, 'Opslaan'),
  );
  await press(page, 'Sluiten');
  await windowOf(page, 'Wijzigingen weggooien?').waitFor();
  await press(page, 'Verder bewerken');
  expect(await fieldOf(page, 'Beschrijving').inputValue()).toBe('Weer iets');
  await press(page, 'Annuleren');
  await press(page, 'Weggooien');
  await windowOf(page, `${name}! bewerken`).waitFor({ state: 'hidden' });
  expect((await stored())[0]).toMatchObject({ description: null });
});

it('refuses to delete a category with products', async () => {
  const { page } = staff;
  await openScreen(page, 'categories');
  await rowOf(page, 'immunity').getByRole('button', { name: 'Immuniteit verwijderen' }).click();
  await press(page, 'Categorie verwijderen');
  await page
    .getByTestId('toast')
    .getByText(/^Er staan nog \d+ producten in deze categorie\.$/)
    .waitFor();
  await rowOf(page, 'immunity').waitFor();
});

it('deletes a category after a confirmation', async () => {
  const { page } = staff;
  await openScreen(page, 'categories');
  const remove = rowOf(page, slug).getByRole('button', { name: `${name}! verwijderen` });
  await expectDeletedAfterConfirmation(page, {
    remove: () => remove.click(),
    confirm: 'Categorie verwijderen',
    call: [api.adminCategories.deleteCategory],
    failure: 'Er ging iets mis bij het verwijderen',
    done: 'Categorie verwijderd',
    isStillThere: async () => expect(await stored()).toHaveLength(1),
  });
  await rowOf(page, slug).waitFor({ state: 'detached' });
  expect(await stored()).toEqual([]);
});

it.each([wide, phone])('is accessible at %i pixels', async (width) => {
  const visitor = await newStaff(width);
  const { page } = visitor;
  await openScreen(page, 'categories');
  await rowOf(page, 'Immuniteit').waitFor();
  await expectVisibleToAll(page, `admin-categories-${width}`);
  await page.getByRole('button', { name: 'Nieuwe categorie' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Opslaan' }).click();
  await page.getByText('Naam is verplicht').waitFor();
  await expectAccessible(page);
  await picture(page, `admin-category-${width}`);
  await visitor.close();
});
