import { callApi } from '../support/call-api.js';
import type { AdminReturn, AdminReturnDetail } from '../../contracts/admin/returns.js';
import * as api from '../../contracts/api.js';
import {
  columnsOf,
  expectFailureMessage,
  expectFirstRow,
  expectNothingFound,
  expectFoundBy,
  expectListVisibleToAll,
  expectSkeletonFirst,
} from '../support/back-office/lists.js';
import { choose, fieldOf, openScreen, press, rowOf, expectToast, windowOf } from '../support/back-office/office.js';
import { expectAccessible } from '../support/screens.js';
import { staffed } from '../support/back-office/staff.js';
import { eitherScreen } from '../support/storefront.js';

interface Return {
  id: string;
  orderNumber: string;
  customerName: string;
  customerEmail: string;
  status: string;
  refundAmount: string | null;
  refundRequested: boolean;
}

const staff = staffed();
const list = () => callApi(staff, api.adminReturns.listReturns) as Promise<AdminReturn[]>;
const find = (id: string) =>
  callApi(staff, api.adminReturns.findReturn, { params: { id } }) as Promise<AdminReturnDetail>;
async function aReturn(status: string): Promise<Return> {
  const all = await list();
  const isOnly = ({ orderNumber }: Return) => all.filter((other) => other.orderNumber === orderNumber).length === 1;
  return all.find((one) => one.status === status && !one.refundRequested && one.refundAmount && isOnly(one))!;
}
const row = ({ orderNumber }: Return) => rowOf(staff.page, orderNumber);
const status = (one: Return) => row(one).getByRole('combobox');
const typed = (decimal: string) => decimal.replace('.', ',');

it('lists them newest first, after a skeleton of five rows', async () => {
  const { page } = staff;
  await expectSkeletonFirst(page, 'returns', api.adminReturns.listReturns);
  await expectFirstRow(page, async () => (await list())[0]!.orderNumber);
  expect(await columnsOf(page)).toEqual(['Bestelnummer', 'Klant', 'Reden', 'Datum', 'Terugbetaling', 'Status']);
});

it('searches number, customer and e-mail, filters by status, and keeps both in the URL', async () => {
  const { page } = staff;
  const one = await aReturn('requested');
  await openScreen(page, 'returns');
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Aangevraagd' });
  await expectFoundBy(row(one), [one.orderNumber, one.customerName.toUpperCase(), one.customerEmail.toUpperCase()]);
  await page.waitForURL('**/admin/returns?*status=requested*');
  await page.reload();
  await row(one).waitFor();
  await expectNothingFound(page, 'Geen retourverzoeken gevonden');
});

it('changes a status in the list and updates the history', async () => {
  const { page } = staff;
  const one = await aReturn('requested');
  await openScreen(page, `returns?q=${one.orderNumber}`);
  await choose(status(one), 'Goedgekeurd');
  await press(page, 'Goedkeuren');
  await expectToast(page, 'Status bijgewerkt', 'De retourstatus is succesvol bijgewerkt');
  expect((await find(one.id)).status).toBe('approved');
  await choose(status(one), 'Afgewezen');
  await fieldOf(page, 'Reden (voor de klant)').fill('De pot is al open.');
  await press(page, 'Afwijzen');
  await expectToast(page, 'Status bijgewerkt', 'De retourstatus is succesvol bijgewerkt');
  await row(one).getByRole('button', { name: 'bekijken' }).click();
  const window = windowOf(page, `Retour van ${one.orderNumber}`);
  await window.getByText('Retour goedgekeurd.').waitFor();
  await window.getByText('Retour afgewezen.').waitFor();
  await window.getByText('De pot is al open.').first().waitFor();
  await window.getByRole('table', { name: 'Producten' }).getByRole('row').nth(1).waitFor();
  await expectAccessible(page);
  await window.getByRole('link', { name: one.orderNumber }).click();
  await page.waitForURL(/\/admin\/orders\/\d{4}-\d{6}$/);
});

it('asks for the refund before it completes a return, proposes one, and sends it once', async () => {
  const { page } = staff;
  const one = await aReturn('approved');
  await openScreen(page, `returns?q=${one.orderNumber}`);
  await choose(status(one), 'Voltooid');
  const window = windowOf(page, `Retour van ${one.orderNumber} voltooien`);
  const amount = window.getByLabel('Terug te betalen (€)');
  expect(await amount.inputValue()).toBe(typed(one.refundAmount!));
  await expectAccessible(page);
  await amount.fill('veel');
  await window.getByRole('button', { name: 'Voltooien' }).click();
  await window.getByText('Vul een geldig bedrag in').waitFor();
  const { paidAmount } = await find(one.id);
  await amount.fill(typed(String(Number(paidAmount) + 1000)));
  await window.getByRole('button', { name: 'Voltooien' }).click();
  await expectToast(page, 'Fout', 'Er kan niet meer worden terugbetaald dan er betaald is.');
  await window.getByText('Er kan niet meer worden terugbetaald dan er betaald is.').waitFor();
  expect((await find(one.id)).status).toBe('approved');
  await amount.fill('1,50');
  await window.getByRole('button', { name: 'Voltooien' }).dblclick();
  await expectToast(page, 'Status bijgewerkt', 'De retourstatus is succesvol bijgewerkt');
  await window.waitFor({ state: 'hidden' });
  expect(await find(one.id)).toMatchObject({ status: 'completed', requestedAmount: '1.50', refundRequested: true });
  await row(one).getByText('€ 1,50').waitFor();
  expect(await row(one).getByRole('combobox').count()).toBe(0);
  await row(one).getByRole('button', { name: 'bekijken' }).click();
  const story = windowOf(page, `Retour van ${one.orderNumber}`);
  await story.getByText('Retour voltooid.').waitFor();
  await story.getByText('Terugbetaling van € 1,50 gestart.').waitFor();
  expect(await story.getByText('Terugbetaling van').count()).toBe(1);
});

it('leaves an unconfirmed return unchanged, and asks before input is lost', async () => {
  const { page } = staff;
  const one = await aReturn('requested');
  await openScreen(page, `returns?q=${one.orderNumber}`);
  await choose(status(one), 'Voltooid');
  const window = windowOf(page, `Retour van ${one.orderNumber} voltooien`);
  await window.getByLabel('Terug te betalen (€)').fill('2');
  await page.keyboard.press('Escape');
  const question = windowOf(page, 'Wijzigingen weggooien?');
  await question.getByRole('button', { name: 'Verder bewerken' }).click();
  expect(await window.getByLabel('Terug te betalen (€)').inputValue()).toBe('2');
  await window.getByRole('button', { name: 'Annuleren' }).click();
  await question.getByRole('button', { name: 'Weggooien' }).click();
  await window.waitFor({ state: 'hidden' });
  expect(await status(one).innerText()).toBe('Aangevraagd');
  expect((await find(one.id)).status).toBe('requested');
});

it.each(['shop', 'proxy'] as const)('reports a change that fails: by the %s', async (by) => {
  const { page } = staff;
  const one = await aReturn('requested');
  await openScreen(page, `returns?q=${one.orderNumber}`);
  await expectFailureMessage(
    page,
    'Er ging iets mis bij het bijwerken',
    [api.adminReturns.changeReturnStatus, by],
    () => choose(status(one), 'Goedgekeurd').then(() => press(page, 'Goedkeuren')),
  );
  expect(await status(one).innerText()).toBe('Aangevraagd');
});

it.each(eitherScreen)('is accessible and Dutch on %s', (_name, width) =>
  expectListVisibleToAll(width, 'returns', /^Retour aangemeld/),
);
