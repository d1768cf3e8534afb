import * as api from '../../contracts/api.js';
import type { AdminCustomer } from '../../contracts/admin/customers.js';
import type { AdminOrder } from '../../contracts/orders.js';
import { expectFailureMessage } from '../support/back-office/lists.js';
import { expectToast, openScreen, press } from '../support/back-office/office.js';
import { newColleague, newStaff, staffed } from '../support/back-office/staff.js';
import { callApi } from '../support/call-api.js';
import { expectVisibleToAll } from '../support/screens.js';
import { eitherScreen, newShopper } from '../support/storefront.js';

const staff = staffed();
const section = (page = staff.page) => page.getByRole('region', { name: 'Notities' });
const field = (page = staff.page) => section(page).getByLabel('Nieuwe notitie');
async function anOrder(skip: number): Promise<AdminOrder> {
  const rows = (await callApi(staff, api.orders.listOrders, { query: { limit: 50 } })) as AdminOrder[];
  return rows[skip]!;
}
async function aCustomer(): Promise<AdminCustomer> {
  const query = { limit: 5, sort: '-orderCount' };
  const [one] = (await callApi(staff, api.adminCustomers.listCustomers, { query })) as AdminCustomer[];
  return one!;
}

it('writes a note at a customer, edits it and removes it, by keyboard', async () => {
  const { page } = staff;
  const { id } = await aCustomer();
  await openScreen(page, `customers/${id}`);
  await field().focus();
  await page.keyboard.type('Vaste klant');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('belt graag');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await section().getByText('Vaste klant\nbelt graag').waitFor();
  const own = section().getByRole('button', { name: /^Notitie van .* bewerken$/ });
  await own.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await own.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Vaste klant, mailt liever');
  await page.keyboard.press('Enter');
  await section()
    .getByText(/· bewerkt$/)
    .waitFor();
  await section()
    .getByRole('button', { name: /^Notitie van .* verwijderen$/ })
    .press('Enter');
  await press(page, 'Verwijderen');
  await section().getByText('Notitie verwijderd').waitFor();
});

it('keeps the text that could not be sent', async () => {
  await openScreen(staff.page, `orders/${(await anOrder(1)).orderNumber}`);
  await field().fill('Niet kwijtraken');
  await expectFailureMessage(
    staff.page,
    'De notitie kon niet worden geplaatst',
    [api.adminNotes.writeOrderNote, 'proxy'],
    () => field().press('Enter'),
  );
  expect(await field().inputValue()).toBe('Niet kwijtraken');
});

it('mentions a colleague by keyboard, who finds it on the dashboard until it is marked as read', async () => {
  const login = await newColleague('warehouse');
  const name = login.email.split('@')[0]!;
  const { orderNumber } = await anOrder(2);
  await openScreen(staff.page, `orders/${orderNumber}`);
  await field().pressSequentially(`@${name.slice(0, -1)}`);
  await section().getByRole('option', { name }).waitFor();
  await field().press('Enter');
  expect(await field().inputValue()).toBe(`@${name} `);
  await field().pressSequentially('pak jij deze?');
  await field().press('Enter');
  await section().getByText(`@${name} pak jij deze?`).waitFor();

  const colleague = await newShopper();
  await callApi(colleague, api.staffLogin.login, { body: login });
  await openScreen(colleague.page, 'dashboard');
  const mine = colleague.page.getByRole('region', { name: 'Voor jou' });
  await mine.getByText('1 ongelezen').waitFor();
  await expectVisibleToAll(colleague.page, 'admin-mentions');
  await mine.getByRole('link', { name: 'Naar de bestelling' }).click();
  await section(colleague.page).getByText(`@${name} pak jij deze?`).waitFor();
  await openScreen(colleague.page, 'dashboard');
  await mine.getByRole('button', { name: /gelezen$/ }).click();
  await expectToast(colleague.page, 'Van je lijst gehaald');
  await mine.waitFor({ state: 'detached' });
  await colleague.close();
});

it.each(eitherScreen)('is accessible and Dutch on %s, with the list of colleagues open', async (_name, width) => {
  await newColleague('staff');
  const visitor = await newStaff(width);
  await openScreen(visitor.page, `orders/${(await anOrder(3)).orderNumber}`);
  await field(visitor.page).fill(`Notitie op ${width}`);
  await field(visitor.page).press('Enter');
  await section(visitor.page).getByText(`Notitie op ${width}`, { exact: true }).waitFor();
  await field(visitor.page).pressSequentially('@');
  await section(visitor.page).getByRole('option').first().waitFor();
  await expectVisibleToAll(visitor.page, `admin-notes-${width}`);
  await visitor.close();
});
