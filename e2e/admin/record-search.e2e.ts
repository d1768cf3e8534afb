import * as api from '../../contracts/api.js';
import { failCalls, openScreen, rowOf, windowOf } from '../support/back-office/office.js';
import { staffed } from '../support/back-office/staff.js';
import { expectAccessible, expectDutch, expectToFitScreen } from '../support/screens.js';
import { picture } from '../support/shopper.js';
import { crashes } from '../support/storefront.js';

const staff = staffed();
const searchOf = () => windowOf(staff.page, 'Zoeken');
const field = () => searchOf().getByRole('combobox');
const options = () => searchOf().getByRole('option');

/** An order of the demo, with its buyer. */
async function someOrder() {
  const text = await rowOf(staff.page, /20\d\d-\d{6}/)
    .first()
    .innerText();
  return { number: /20\d\d-\d{6}/.exec(text)![0], email: /\S+@\S+/.exec(text)![0] };
}

it('finds what belongs to a person, and opens the customer with the arrow keys', async () => {
  const { page } = staff;
  await openScreen(page, 'orders');
  const { email } = await someOrder();
  await page.getByRole('button', { name: 'Zoeken', exact: true }).first().click();
  await field().fill(email);
  const customers = searchOf().getByRole('group', { name: 'Klanten' }).getByRole('option');
  await customers.first().waitFor();
  await expectAccessible(page);
  await expectDutch(page);
  await picture(page, 'admin-search-wide');
  const before = await options().count();
  const orders = await searchOf().getByRole('group', { name: 'Bestellingen' }).getByRole('option').count();
  expect(before).toBeGreaterThan(orders);
  for (let n = 0; n < orders; n++) await page.keyboard.press('ArrowDown');
  expect(await customers.first().getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/customers\/\d+$/);
  expect(decodeURIComponent(page.url())).not.toContain(email);
});

it('opens a screen by the beginning of its name, and says when nothing is found', async () => {
  const { page } = staff;
  await openScreen(page, 'dashboard');
  await page.keyboard.press('Control+k');
  await field().fill('xqzzy');
  await searchOf().getByText('Niets gevonden voor “xqzzy”').waitFor();
  await field().fill('voorr');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/inventory');
});

it('tells that the search failed, and works the next time', async () => {
  const { page } = staff;
  await openScreen(page, 'dashboard');
  const repair = await failCalls(page, api.adminRecordSearch.searchRecords);
  await page.keyboard.press('Control+k');
  await field().fill('sleep');
  await searchOf().getByText('Er ging iets mis. Probeer het opnieuw.').waitFor();
  await repair();
  await field().fill('sleep w');
  await searchOf().getByRole('group', { name: 'Producten' }).waitFor();
  await page.keyboard.press('Escape');
  await searchOf().waitFor({ state: 'hidden' });
  expect(crashes(staff)).toEqual([]);
});

it('fits a phone', async () => {
  const { page } = staff;
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, 'dashboard');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Zoeken', exact: true }).click();
  await field().fill('an');
  await options().first().waitFor();
  await searchOf().getByRole('group', { name: 'Bestellingen' }).waitFor();
  await expectToFitScreen(page);
  await expectAccessible(page);
  await picture(page, 'admin-search-phone');
});
