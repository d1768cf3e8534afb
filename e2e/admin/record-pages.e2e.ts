import * as api from '../../contracts/api.js';
import type { AdminOrder, AdminOrderDetail } from '../../contracts/orders.js';
import { callApi } from '../support/call-api.js';
import { choose, expectToast, openScreen, press, rowOf, windowOf } from '../support/back-office/office.js';
import { newColleague, newStaff, staffed } from '../support/back-office/staff.js';
import { expectAccessible, expectToFitScreen, expectVisibleToAll } from '../support/screens.js';
import { eventually, lastLook } from '../support/eventually.js';
import { picture, shop } from '../support/shopper.js';
import { crashes, newShopper } from '../support/storefront.js';

const staff = staffed();
const list = (query: object) => callApi(staff, api.orders.listOrders, { query }) as Promise<AdminOrder[]>;
const find = (id: string) => callApi(staff, api.orders.findOrder, { params: { id } }) as Promise<AdminOrderDetail>;
const heading = (name: string) => staff.page.getByRole('heading', { level: 1, name, exact: true });

it('opens the page of an order by a click anywhere in its row, and goes back to the filtered list', async () => {
  const { page } = staff;
  const [first, one] = await list({ status: 'delivered', limit: 2 });
  await openScreen(page, 'orders?status=delivered');
  await rowOf(page, one!.orderNumber).getByText(one!.customerName, { exact: true }).click();
  await page.waitForURL(`**/admin/orders/${one!.orderNumber}`);
  await heading(`Bestelling ${one!.orderNumber}`).waitFor();
  await page.getByText(/^Bestelling .+ geplaatst voor/).waitFor();
  await page.getByRole('link', { name: 'Bestellingen', exact: true }).last().click();
  await page.waitForURL('**/admin/orders?status=delivered');
  await rowOf(page, first!.orderNumber).waitFor();
});

it('leads to the previous and next row of the list, and by number without a list', async () => {
  const { page } = staff;
  const [first, second, third] = await list({ sort: '-orderNumber', limit: 3 });
  await openScreen(page, 'orders?sort=-orderNumber');
  await rowOf(page, second!.orderNumber).getByRole('link').click();
  await heading(`Bestelling ${second!.orderNumber}`).waitFor();
  await page.getByRole('link', { name: 'Volgende (j)' }).click();
  await heading(`Bestelling ${third!.orderNumber}`).waitFor();
  await page.keyboard.press('k');
  await heading(`Bestelling ${second!.orderNumber}`).waitFor();
  await page.keyboard.press('k');
  await heading(`Bestelling ${first!.orderNumber}`).waitFor();
  expect(await page.getByRole('button', { name: 'Vorige (k)' }).getAttribute('aria-disabled')).toBe('true');
  await page.goBack();
  await page.waitForURL('**/admin/orders?sort=-orderNumber');
  const { nextNumber } = await find(first!.id);
  await openScreen(page, `orders/${first!.orderNumber}`);
  await heading(`Bestelling ${first!.orderNumber}`).waitFor();
  await page.keyboard.press(nextNumber ? 'j' : 'k');
  await heading(`Bestelling ${nextNumber ?? (await find(first!.id)).previousNumber}`).waitFor();
});

it('walks, views, ticks and opens by keyboard only', async () => {
  const { page } = staff;
  const [first, second] = await list({ limit: 2 });
  await openScreen(page, 'orders');
  await rowOf(page, second!.orderNumber).waitFor();
  await page.keyboard.press('j');
  await page.locator('[data-index="0"] [data-opener]:focus').waitFor();
  await page.keyboard.press('x');
  await page.getByRole('group', { name: '1 geselecteerd' }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await windowOf(page, `Bestelling ${second!.orderNumber}`).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await heading(`Bestelling ${first!.orderNumber}`).waitFor();
  await page.goBack();
  await rowOf(page, second!.orderNumber).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(first!.orderNumber);
  await rowOf(page, second!.orderNumber).waitFor({ state: 'detached' });
});

it('comes back to the place in a long list', async () => {
  const { page } = staff;
  await openScreen(page, 'orders');
  await page.locator('[data-index="0"]').waitFor();
  await page.mouse.wheel(0, 2000);
  const row = page.locator('[data-index="40"]');
  await row.waitFor();
  await row.getByRole('link').scrollIntoViewIfNeeded(); // a click would scroll
  const number = await row.getByRole('link').innerText();
  const scrollY = () => page.evaluate('Math.round(scrollY)') as Promise<number>;
  const scrolled = await scrollY();
  await row.getByRole('link').click();
  await heading(`Bestelling ${number}`).waitFor();
  expect(await lastLook(page, scrollY, (top) => top === 0)).toBe(0);
  await page.goBack();
  await rowOf(page, number).waitFor();
  const isBack = (top: number) => Math.abs(top - scrolled) < 100;
  expect(isBack(await eventually(page, scrollY, isBack))).toBe(true);
});

it('puts the number into the address of an order that was opened by its id', async () => {
  const { page } = staff;
  const [one] = await list({ limit: 1 });
  await openScreen(page, `orders/${one!.id}`);
  await page.waitForURL(`**/admin/orders/${one!.orderNumber}`);
  await heading(`Bestelling ${one!.orderNumber}`).waitFor();
  const isNamed = (title: string) => title.startsWith(one!.orderNumber);
  expect(isNamed(await eventually(page, () => page.title(), isNamed))).toBe(true);
});

it('changes the status from the page, and updates the history beside it', async () => {
  const { page } = staff;
  const [one] = await list({ status: 'shipped', limit: 1 });
  await openScreen(page, `orders/${one!.orderNumber}`);
  const actions = page.getByRole('group', { name: 'Acties' });
  await choose(actions.getByRole('combobox'), 'Afgeleverd');
  await press(page, 'Op Afgeleverd zetten');
  await expectToast(page, 'Status bijgewerkt');
  await page.getByText('Van Verzonden naar Afgeleverd.').first().waitFor();
  await actions.getByRole('button', { name: 'Retour aanmelden' }).click();
  await windowOf(page, `Retour van ${one!.orderNumber} aanmelden`).waitFor();
});

it('says that a record does not exist, with a way back to its list', async () => {
  const { page } = staff;
  await openScreen(page, 'orders/2026-999999');
  await page.getByRole('heading', { name: 'Deze bestelling bestaat niet' }).waitFor();
  await expectVisibleToAll(page, 'admin-record-unknown');
  await page.getByRole('link', { name: 'Naar bestellingen' }).click();
  await page.waitForURL('**/admin/orders');
});

it('keeps the address of a record across the login', async () => {
  const [one] = await list({ limit: 1 });
  const visitor = await newShopper(1440);
  await visitor.page.goto(`${shop.url}/admin/orders/${one!.orderNumber}`);
  await visitor.page.getByLabel('E-mail').fill(shop.staff.email);
  await visitor.page.getByLabel('Wachtwoord').fill(shop.staff.password);
  await visitor.page.getByRole('button', { name: 'Inloggen' }).click();
  await visitor.page.getByRole('heading', { level: 1, name: `Bestelling ${one!.orderNumber}` }).waitFor();
  expect(new URL(visitor.page.url()).pathname).toBe(`/admin/orders/${one!.orderNumber}`);
  await visitor.close();
});

it('shows a packer the parcel without amounts, history or a way to the customer', async () => {
  const [one] = await list({ status: 'processing', limit: 1 });
  const packer = await newShopper(1440);
  await callApi(packer, api.staffLogin.login, { body: await newColleague('warehouse') });
  await openScreen(packer.page, `orders/${one!.orderNumber}`);
  await packer.page.getByText('Bezorgadres').waitFor();
  expect(
    await packer.page
      .locator('article')
      .getByText(/€|@|Geschiedenis/)
      .count(),
  ).toBe(0);
  expect(await packer.page.getByRole('link', { name: one!.customerName }).count()).toBe(0);
  await expectAccessible(packer.page);
  expect(crashes(packer)).toEqual([]);
  await packer.close();
});

it('prints the record with its history, and nothing to press', async () => {
  const { page } = staff;
  const [one] = await list({ limit: 1 });
  await openScreen(page, `orders/${one!.orderNumber}`);
  await page.getByText(/^Bestelling .+ geplaatst voor/).waitFor();
  await page.emulateMedia({ media: 'print' });
  const paper = await page.locator('body').innerText();
  for (const text of [one!.orderNumber, 'Bezorgadres', 'Totaal', 'geplaatst voor']) expect(paper).toContain(text);
  for (const text of ['Dashboard', 'Retour aanmelden', 'Vorige']) expect(paper).not.toContain(text);
  await picture(page, 'admin-print-order-page', true);
});

it('follows an order to its customer, a return and back, a subscription and a product', async () => {
  const { page } = staff;
  const [returned] = await callApi(staff, api.adminReturns.listReturns, { query: { limit: 1 } });
  const link = (name: string | RegExp) => page.locator('article').getByRole('link', { name }).first();
  await openScreen(page, `orders/${returned!.orderNumber}`);
  await link(/^Retour \(/).click();
  await heading(`Retour van ${returned!.orderNumber}`).waitFor();
  await link(new RegExp(returned!.customerName)).click();
  await heading(returned!.customerName).waitFor();
  await link(`Retour van ${returned!.orderNumber}`).click();
  await link(returned!.orderNumber).click();
  await heading(`Bestelling ${returned!.orderNumber}`).waitFor();
  const [plan] = await callApi(staff, api.adminSubscriptions.listSubscriptions, { query: { limit: 1 } });
  await openScreen(page, `subscriptions/${plan!.id}`);
  await link(plan!.productName).click();
  await page.waitForURL(`**/admin/products/${plan!.productId}`);
  await heading(plan!.productName).waitFor();
});

it('edits a product on its page, and asks before input is lost', async () => {
  const { page } = staff;
  const [product] = await callApi(staff, api.adminProducts.listProducts, { query: { limit: 1 } });
  await openScreen(page, `products/${product!.id}`);
  const badge = page.getByLabel('Badge', { exact: true });
  await badge.fill('Vers');
  await page.getByRole('link', { name: 'Producten', exact: true }).last().click();
  await windowOf(page, 'Wijzigingen weggooien?').waitFor();
  await press(page, 'Verder bewerken');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expectToast(page, 'Product bijgewerkt');
  await page.getByText('Vers').last().waitFor();
  expect(await callApi(staff, api.adminProducts.findProduct, { params: { id: product!.id } })).toMatchObject({
    badge: 'Vers',
  });
});

it('pauses a subscription from its page', async () => {
  const { page } = staff;
  const query = { status: 'active', limit: 1 };
  const [plan] = await callApi(staff, api.adminSubscriptions.listSubscriptions, { query });
  await openScreen(page, `subscriptions/${plan!.id}`);
  await page
    .getByRole('group', { name: 'Acties' })
    .getByRole('button', { name: /pauzeren$/ })
    .click();
  await press(page, 'Abonnement pauzeren');
  await expectToast(page, 'Abonnement gepauzeerd');
  await page
    .getByRole('group', { name: 'Acties' })
    .getByRole('button', { name: /hervatten$/ })
    .waitFor();
});

it('removes a discount code from its page, and returns to the list', async () => {
  const { page } = staff;
  const body = { code: `PAGINA${Date.now()}`, type: 'percentage' as const, value: '10' };
  const { id, code } = await callApi(staff, api.adminDiscountCodes.createDiscountCode, { body });
  await openScreen(page, `discount-codes/${id}`);
  await heading(`Kortingscode ${code}`).waitFor();
  await page.getByRole('button', { name: `${code} verwijderen` }).click();
  await press(page, 'Kortingscode verwijderen');
  await page.waitForURL('**/admin/discount-codes');
  await openScreen(page, `discount-codes/${id}`);
  await page.getByRole('heading', { name: 'Deze kortingscode bestaat niet' }).waitFor();
});

it.each([
  ['customers', 'Deze klant bestaat niet (meer).', 'Naar klanten'],
  ['subscriptions', 'Dit abonnement bestaat niet (meer).', 'Naar abonnementen'],
  ['returns', 'Deze retour bestaat niet', 'Naar retouren'],
  ['products', 'Dit product bestaat niet', 'Naar producten'],
  ['discount-codes', 'Deze kortingscode bestaat niet', 'Naar kortingscodes'],
])('says that a record of %s does not exist, also for an address without sense', async (section, text, back) => {
  const { page } = staff;
  for (const reference of ['999999', 'nergens']) {
    await openScreen(page, `${section}/${reference}`);
    await page.getByRole('heading', { name: text }).waitFor();
    await page.getByRole('link', { name: back }).waitFor();
  }
});

describe.each([390, 1024, 1440])('at %i px', (width) => {
  it.each(['customers', 'subscriptions', 'returns', 'products', 'discount-codes'] as const)(
    'a page of %s is accessible, Dutch and not too wide',
    async (section) => {
      const visitor = await newStaff(width);
      const { page } = visitor;
      await openScreen(page, section);
      await page.locator('[data-index="0"] [data-opener]').click();
      await page.waitForURL(`**/admin/${section}/*`);
      await page.getByRole('button', { name: 'Afdrukken' }).waitFor();
      await expectToFitScreen(page);
      await expectVisibleToAll(page, `admin-${section}-page-${width}`);
      await visitor.close();
    },
  );
});

it.each([390, 1024, 1440])('the page of an order is accessible, Dutch and not too wide at %i px', async (width) => {
  const visitor = await newStaff(width);
  const [one] = await list({ status: 'delivered', limit: 1 });
  await openScreen(visitor.page, `orders/${one!.orderNumber}`);
  await visitor.page.getByText(/^Bestelling .+ geplaatst voor/).waitFor();
  await expectToFitScreen(visitor.page);
  await expectVisibleToAll(visitor.page, `admin-order-page-${width}`);
  await visitor.close();
});
