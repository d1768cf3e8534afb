import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import {
  columnsOf,
  expectFailureMessage,
  expectNothingFound,
  expectSkeletonFirst,
} from '../support/back-office/lists.js';
import { openScreen, rowOf, expectToast, windowOf } from '../support/back-office/office.js';
import { expectAccessible, expectVisibleToAll } from '../support/screens.js';
import { newStaff, staffed } from '../support/back-office/staff.js';
import { eitherScreen } from '../support/storefront.js';

interface Level {
  productId: number;
  productName: string;
  onHand: number | null;
}

const staff = staffed();
const levels = (on?: string) => callApi(staff, api.inventory.listLevels, { query: { on } });
const movements = () => callApi(staff, api.inventory.listMovements);
const aProduct = async (isMeant: (level: Level) => boolean) => (await levels()).find(isMeant)!;
const onHandOf = async (productId: number) => (await levels()).find((level) => level.productId === productId)!.onHand;
const plenty = ({ onHand }: Level) => onHand !== null && onHand >= 50;

const title = 'Wijziging registreren';
const register = () => staff.page.locator('main').getByRole('button', { name: title }).click();
const form = () => windowOf(staff.page, title);
const submit = () => form().getByRole('button', { name: 'Registreren' });

async function fillIn(name: string, type: string, quantity: string, note = '') {
  await form().getByLabel('Product').selectOption({ label: name });
  await form().getByLabel('Type').selectOption({ label: type });
  await form().getByLabel('Aantal').fill(quantity);
  await form().getByLabel('Notitie').fill(note);
}

it('shows the registered stock changes, newest first, after a skeleton of five rows', async () => {
  const { page } = staff;
  await expectSkeletonFirst(page, 'inventory', api.inventory.listMovements);
  await page.locator('[data-index="0"]').waitFor();
  expect(await columnsOf(page)).toEqual(['Product', 'Type', 'Aantal', 'Notitie', 'Datum']);
  expect(await page.locator('[data-index="0"] td').last().innerText()).toMatch(
    /^\d{1,2} [a-z]{3,4} \d{4} \d{2}:\d{2}$/,
  );
});

it('filters by product and keeps the filter in the URL', async () => {
  const { page } = staff;
  const all = await movements();
  const { productId, productName } = await aProduct((level) => all.some((one) => one.productId === level.productId));
  await openScreen(page, 'inventory');
  await page.getByLabel('Product', { exact: true }).selectOption({ label: productName });
  await page.waitForURL(`**/admin/inventory?product=${productId}`);
  const count = all.filter((movement) => movement.productId === productId).length;
  await page.getByRole('status').getByText(`${count} van ${all.length} wijzigingen`).waitFor();
  const names = await page.locator('tbody tr[data-index] td:first-child').allInnerTexts();
  expect(new Set(names)).toEqual(new Set([productName]));
  await page.reload();
  await page.getByRole('status').getByText(`${count} van ${all.length} wijzigingen`).waitFor();
  await expectNothingFound(page, 'Geen voorraadwijzigingen gevonden');
});

it('names missing and invalid fields', async () => {
  const { page } = staff;
  const empty = await aProduct(({ onHand }) => onHand !== null && onHand < 20);
  await openScreen(page, 'inventory');
  await register();
  await submit().click();
  await form().getByText('Selecteer een product').waitFor();
  await form().getByText('Aantal is verplicht').waitFor();
  await expectAccessible(page);
  await fillIn(empty.productName, 'Schade', '2,5');
  await submit().click();
  await form().getByText('Vul bij Aantal een heel getal in').waitFor();
  await fillIn(empty.productName, 'Correctie', '0');
  await submit().click();
  await form().getByText('Vul een aantal in dat niet 0 is.').waitFor();
  await fillIn(empty.productName, 'Schade', '100000');
  await submit().click();
  await expectToast(page, 'Fout', 'De voorraad kan niet onder nul komen.');
  await form().getByText('De voorraad kan niet onder nul komen.').waitFor();
  expect(await onHandOf(empty.productId)).toBe(empty.onHand);
});

it.each([
  ['Aanvulling', 'restock', '7', 7],
  ['Retour', 'return', '2', 2],
  ['Schade', 'damage', '3', -3],
  ['Correctie', 'adjustment', '-4', -4],
])('registers %s and updates history, level and ledger at once', async (type, wire, typed, change) => {
  const { page } = staff;
  const product = await aProduct(plenty);
  const note = `e2e ${wire} ${Date.now()}`;
  await openScreen(page, 'inventory');
  await register();
  await fillIn(product.productName, type, typed, note);
  await submit().dblclick();
  await expectToast(page, 'Voorraad bijgewerkt', 'De voorraadwijziging is geregistreerd');
  await form().waitFor({ state: 'hidden' });
  const sign = change > 0 ? '+' : '−';
  await rowOf(page, note)
    .getByText(`${sign}${Math.abs(change)}`, { exact: true })
    .waitFor();
  expect(await rowOf(page, note).count()).toBe(1);
  expect(await onHandOf(product.productId)).toBe(product.onHand! + change);
  await rowOf(page, note).getByRole('button').click();
  await windowOf(page, `Waarom is dit ${product.onHand! + change}?`)
    .getByText(`“${note}”`)
    .waitFor();
});

it('explains a stock figure by its movements and links to the orders', async () => {
  const { page } = staff;
  const product = await aProduct(plenty);
  await openScreen(page, 'inventory?view=levels');
  await rowOf(page, product.productName)
    .getByRole('button', { name: `Waarom is dit ${product.onHand}?` })
    .click();
  const window = windowOf(page, `Waarom is dit ${product.onHand}?`);
  await window.getByText('Verkoop').first().waitFor();
  await expectAccessible(page);
  await window
    .getByRole('link', { name: /^\d{4}-\d{6}$/ })
    .first()
    .click();
  await page.waitForURL(/\/admin\/orders\/\d{4}-\d{6}$/);
});

it('shows the stock at the end of a day and keeps the day in the URL', async () => {
  const { page } = staff;
  const on = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);
  const [then, now] = [await levels(on), await levels()];
  const figure = (all: Level[], id: number) => all.find(({ productId }) => productId === id)?.onHand;
  const moved = now.find(({ productId, onHand }) => {
    const before = figure(then, productId);
    return typeof before === 'number' && typeof onHand === 'number' && before !== onHand;
  })!;
  await openScreen(page, 'inventory');
  await page.getByRole('button', { name: 'Stand per product' }).click();
  const cell = rowOf(page, moved.productName).getByRole('cell').nth(1);
  await cell.getByText(String(moved.onHand), { exact: true }).waitFor();
  await page.getByLabel('Op datum').fill(on);
  await page.waitForURL(`**/admin/inventory?*on=${on}*`);
  await cell.getByText(String(figure(then, moved.productId)), { exact: true }).waitFor();
  await page.reload();
  await cell.getByText(String(figure(then, moved.productId)), { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Vandaag' }).click();
  await cell.getByText(String(moved.onHand), { exact: true }).waitFor();
});

it('keeps the days of the supplier of a product, and advises by them', async () => {
  const { page } = staff;
  await openScreen(page, 'inventory');
  await page.getByRole('button', { name: 'Bijbestellen' }).click();
  await page.getByRole('table', { name: 'Wat er besteld moet worden' }).locator('[data-index="0"]').waitFor();
  const lines = await callApi(staff, api.reordering.listReorders);
  const line = lines.findLast(({ coverDays, isShort }) => !isShort && coverDays < 365)!;
  const days = () => page.getByLabel(`Levertijd in dagen van ${line.productName}`);
  await days().fill('0');
  await days().press('Enter');
  await expectToast(page, 'Vul minstens 1 dag in');
  await days().fill(String(line.coverDays));
  await days().press('Enter');
  await expectToast(page, 'Levertijd opgeslagen');
  const advice = rowOf(page, line.productName).getByText(/^Bestel \d/);
  await advice.waitFor();
  await page.reload();
  await advice.waitFor();
  await days().fill('1');
  await page.keyboard.press('Tab');
  await rowOf(page, line.productName).getByText('Genoeg').waitFor();
});

it.each(['shop', 'proxy'] as const)('reports a failed registration and keeps the input: by the %s', async (by) => {
  const { page } = staff;
  const product = await aProduct(plenty);
  await openScreen(page, 'inventory');
  await register();
  await fillIn(product.productName, 'Aanvulling', '5', 'blijft staan');
  await expectFailureMessage(
    page,
    'Er ging iets mis bij het registreren',
    [api.inventory.registerStockChange, by],
    () => submit().click(),
  );
  expect(await form().getByLabel('Notitie').inputValue()).toBe('blijft staan');
  expect(await onHandOf(product.productId)).toBe(product.onHand);
  await page.keyboard.press('Escape');
  await windowOf(page, 'Wijzigingen weggooien?').getByRole('button', { name: 'Weggooien' }).click();
  await form().waitFor({ state: 'hidden' });
});

it.each(eitherScreen)('is accessible and Dutch on %s', async (_name, width) => {
  const visitor = await newStaff(width);
  const { page } = visitor;
  await openScreen(page, 'inventory');
  await page.locator('[data-opener]').first().waitFor();
  await expectVisibleToAll(page, `admin-inventory-${width}`);
  await page.getByRole('button', { name: 'Stand per product' }).click();
  await page
    .getByRole('button', { name: /^Waarom is dit/ })
    .first()
    .waitFor();
  await expectVisibleToAll(page, `admin-levels-${width}`);
  await page.getByRole('button', { name: 'Bijbestellen' }).click();
  await page.getByText('Gerekend met de verkoop').waitFor();
  await page.locator('[data-index="0"]').waitFor();
  await expectVisibleToAll(page, `admin-reorder-${width}`);
  await visitor.close();
});
