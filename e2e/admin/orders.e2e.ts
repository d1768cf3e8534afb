import { callApi } from '../support/call-api.js';
import type { AdminOrderDetail } from '../../contracts/orders.js';
import * as api from '../../contracts/api.js';
import { atPayment, payByIdeal } from '../checkout/till.js';
import {
  expectFailureMessage,
  expectFirstRow,
  expectNothingFound,
  expectFoundBy,
  expectListVisibleToAll,
  expectSkeletonFirst,
} from '../support/back-office/lists.js';
import { eventually } from '../support/eventually.js';
import { newEmail } from '../support/mails.js';
import {
  choose,
  expectStatus,
  openScreen,
  press,
  rowOf,
  expectToast,
  windowOf,
} from '../support/back-office/office.js';
import { expectAccessible, expectVisibleToAll } from '../support/screens.js';
import { staffed } from '../support/back-office/staff.js';
import { eitherScreen, wide } from '../support/storefront.js';

interface Order {
  id: string;
  orderNumber: string;
  customerName: string;
  customerEmail: string;
  totalAmount: string;
  status: string;
}

const staff = staffed();
const list = (query: object) => callApi(staff, api.orders.listOrders, { query }) as Promise<Order[]>;
const find = (id: string) => callApi(staff, api.orders.findOrder, { params: { id } }) as Promise<AdminOrderDetail>;
const statusOf = async (id: string) => (await find(id)).status;
/** Creates an order with a pending payment; the demo may have none. */
async function aPendingOrder(): Promise<Order> {
  const email = newEmail('afwachting');
  const buyer = await atPayment(wide, email);
  await payByIdeal(buyer.page, 'Betaling in behandeling');
  await buyer.page.getByRole('heading', { level: 1, name: 'Betaling wordt verwerkt' }).waitFor();
  await buyer.page.getByText(/\d{4}-\d{6}/).waitFor();
  await buyer.close();
  const [pending] = await eventually(
    staff.page,
    () => list({ status: 'pending', q: email }),
    (found) => found.length > 0,
  );
  return pending!;
}
/** Ticks orders one by one, each after a search. */
async function tick(orders: Order[]): Promise<void> {
  for (const { orderNumber } of orders) {
    await staff.page.getByRole('searchbox').fill(orderNumber);
    await staff.page.getByText(/^1 van [\d.]+ bestellingen$/).waitFor();
    await staff.page.getByRole('checkbox', { name: `Bestelling ${orderNumber} selecteren` }).check();
  }
}
const row = ({ orderNumber }: Order) => rowOf(staff.page, orderNumber);
const status = (one: Order) => row(one).getByRole('combobox');

it('lists them newest first, after a skeleton of five rows', async () => {
  const { page } = staff;
  await expectSkeletonFirst(page, 'orders', api.orders.listOrders);
  await expectFirstRow(page, async () => (await list({ limit: 1 }))[0]!.orderNumber);
});

it('searches number, customer and e-mail, filters by status, and keeps both in the URL', async () => {
  const { page } = staff;
  const [one] = await list({ status: 'delivered', limit: 1 });
  await openScreen(page, 'orders');
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Afgeleverd' });
  await expectFoundBy(row(one!), [one!.orderNumber, one!.customerName.toUpperCase(), one!.customerEmail.toUpperCase()]);
  await page.waitForURL('**/admin/orders?*status=delivered*');
  await page.reload();
  await row(one!).waitFor();
  await expectNothingFound(page, 'Geen bestellingen gevonden');
});

it('changes a status in the list, and updates dialog and history', async () => {
  const { page } = staff;
  const [one] = await list({ status: 'shipped', limit: 1 });
  await openScreen(page, `orders?q=${one!.orderNumber}`);
  await choose(status(one!), 'Afgeleverd');
  await press(page, 'Op Afgeleverd zetten');
  await expectToast(page, 'Status bijgewerkt', 'De orderstatus is succesvol bijgewerkt');
  expect(await statusOf(one!.id)).toBe('delivered');
  await row(one!).getByRole('button').click();
  const window = windowOf(page, `Bestelling ${one!.orderNumber}`);
  await window.getByText('Van Verzonden naar Afgeleverd.').first().waitFor();
  await window.getByText(new RegExp(`^Bestelling ${one!.orderNumber} geplaatst voor`)).waitFor();
  await window.getByText(one!.customerEmail).waitFor();
  await expectAccessible(page);
});

it('asks for confirmation before it cancels and refunds an order', async () => {
  const { page } = staff;
  const [one] = await list({ status: 'delivered', limit: 1, sort: 'createdAt' });
  await openScreen(page, `orders?q=${one!.orderNumber}`);
  await choose(status(one!), 'Geannuleerd');
  const question = page.locator('dialog[open]').filter({ hasText: /^Annuleren en € ?.+ terugbetalen\?/u });
  await question.waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Niet annuleren' }).click();
  expect(await status(one!).innerText()).toBe('Afgeleverd');
  await choose(status(one!), 'Geannuleerd');
  await question.getByRole('button', { name: 'Bestelling annuleren' }).click();
  await expectToast(page, 'Status bijgewerkt', 'De orderstatus is succesvol bijgewerkt');
  expect(await statusOf(one!.id)).toBe('cancelled');
});

it('asks which subscriptions end with an order, and keeps one that staff chooses to keep', async () => {
  const { page } = staff;
  const [plan] = await callApi(staff, api.adminSubscriptions.listSubscriptions, {
    query: { status: 'active', limit: 1 },
  });
  const one = await find(plan!.orderId);
  await openScreen(page, `orders?q=${one.orderNumber}`);
  await choose(status(one), 'Geannuleerd');
  const choice = page.getByRole('checkbox', { name: /^Abonnement op .+ beëindigen \(\d+ stuks? per / });
  expect(await choice.isChecked()).toBe(true);
  await expectAccessible(page);
  await choice.uncheck();
  await press(page, 'Bestelling annuleren');
  await expectToast(page, 'Status bijgewerkt', 'De orderstatus is succesvol bijgewerkt');
  await row(one).getByRole('button').click();
  const window = windowOf(page, `Bestelling ${one.orderNumber}`);
  await window.getByText(/^Geannuleerd \(was .+\)\. Abonnement op .+: loopt door\./).waitFor();
  await window
    .getByText(/^Abonnement: \d+ stuks? per /)
    .first()
    .waitFor();
  expect(await callApi(staff, api.adminSubscriptions.showSubscription, { params: { id: plan!.id } })).toMatchObject({
    status: 'active',
  });
});

it('refuses to ship an unpaid order, and reports a failed change', async () => {
  const { page } = staff;
  const pending = await aPendingOrder();
  await openScreen(page, `orders?q=${pending.orderNumber}`);
  await choose(status(pending), 'Verzonden');
  await press(page, 'Op Verzonden zetten');
  await expectToast(page, 'Fout', 'Nog niet betaald');
  await expectStatus(status(pending), 'In afwachting');
  await expectFailureMessage(
    page,
    'Er ging iets mis bij het bijwerken van de status',
    [api.orders.changeOrderStatus, 'proxy'],
    () => choose(status(pending), 'In behandeling'),
  );
});

it('changes several orders, and reports how many changed, which did not, and why', async () => {
  const { page } = staff;
  const pending = await aPendingOrder();
  const [first, second] = await list({ status: 'delivered', limit: 2, q: '2026-00' });
  const ticked = [pending, first!, second!];
  await openScreen(page, 'orders');
  await tick(ticked);
  await page.getByRole('searchbox').fill('');
  const bar = page.getByRole('group', { name: '3 geselecteerd' });
  await bar.getByRole('combobox').selectOption({ label: 'Verzonden' });
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Status wijzigen' }).click();
  await windowOf(page, '3 bestellingen op Verzonden zetten?').waitFor();
  await press(page, 'Op Verzonden zetten');
  const outcome = page.getByRole('alert').filter({ hasText: '2 bestellingen bijgewerkt, 1 niet:' });
  await outcome.getByText(`${pending.orderNumber}: Nog niet betaald`).waitFor();
  await page.getByRole('group', { name: '1 geselecteerd' }).waitFor();
  await expectVisibleToAll(page, 'admin-orders-bulk');
  expect(await Promise.all(ticked.map(({ id }) => statusOf(id)))).toEqual(['pending', 'shipped', 'shipped']);
  await outcome.getByRole('button', { name: 'Sluiten' }).click();
  await outcome.waitFor({ state: 'detached' });
});

it('changes no order that the search hides, and reports hidden ticked orders', async () => {
  const { page } = staff;
  const [hidden, shown] = await list({ status: 'shipped', limit: 2 });
  await openScreen(page, 'orders');
  await tick([hidden!, shown!]);
  const bar = page.getByRole('group', { name: '1 geselecteerd' });
  await bar.getByText('Nog 1 geselecteerd buiten dit filter; die verandert niet.').waitFor();
  await bar.getByRole('combobox').selectOption({ label: 'Afgeleverd' });
  await bar.getByRole('button', { name: 'Status wijzigen' }).click();
  await windowOf(page, '1 bestelling op Afgeleverd zetten?').waitFor();
  await press(page, 'Op Afgeleverd zetten');
  await expectToast(page, 'Status bijgewerkt', 'De status van 1 bestelling is bijgewerkt');
  expect(await Promise.all([hidden!, shown!].map(({ id }) => statusOf(id)))).toEqual(['shipped', 'delivered']);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('group', { name: '1 geselecteerd' }).waitFor();
});

it.each(eitherScreen)('is accessible and Dutch on %s', (_name, width) =>
  expectListVisibleToAll(width, 'orders', /geplaatst voor/),
);
