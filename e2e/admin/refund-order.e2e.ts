import * as api from '../../contracts/api.js';
import type { AdminOrder, AdminOrderDetail } from '../../contracts/orders.js';
import { callApi } from '../support/call-api.js';
import { expectFailureMessage } from '../support/back-office/lists.js';
import { fieldOf, openScreen, press, windowOf } from '../support/back-office/office.js';
import { newStaff, staffed } from '../support/back-office/staff.js';
import { expectVisibleToAll } from '../support/screens.js';
import { eitherScreen } from '../support/storefront.js';

const staff = staffed();
/** An order of the demo with one line, paid and with something left. */
async function anOrder(skip = 0): Promise<AdminOrderDetail> {
  const query = { status: 'delivered', sort: '-totalAmount', limit: 50 };
  const rows = (await callApi(staff, api.orders.listOrders, { query })) as AdminOrder[];
  const { id } = rows.filter(({ refundedAmount }) => refundedAmount === '0.00')[skip]!;
  return (await callApi(staff, api.orders.findOrder, { params: { id } })) as AdminOrderDetail;
}
const opener = () => staff.page.getByRole('button', { name: 'Terugbetalen', exact: true });

it('marks a missing reason, refuses nothing and too much in words, and keeps what was typed', async () => {
  const { page } = staff;
  const order = await anOrder(1);
  const line = `${order.items[0]!.productName} (€)`;
  const title = `${order.orderNumber} deels terugbetalen`;
  await openScreen(page, `orders/${order.orderNumber}`);
  await opener().click();
  await fieldOf(page, line).fill('twee euro');
  await press(page, 'Terugbetalen');
  await windowOf(page, title).getByText('Vul een geldig bedrag in').waitFor();
  await windowOf(page, title).getByText('Kies een reden', { exact: true }).last().waitFor();
  await fieldOf(page, 'Reden').selectOption('Fout van ons');
  await fieldOf(page, line).fill('0');
  await press(page, 'Terugbetalen');
  await windowOf(page, title).getByText('Vul in hoeveel je terugbetaalt.').waitFor();
  await fieldOf(page, line).fill('9000');
  await press(page, 'Terugbetalen');
  await windowOf(page, title)
    .getByText(/^Van deze bestelling kan nog € [\d.,]+ terug\.$/)
    .waitFor();
  await fieldOf(page, line).fill('1');
  await expectFailureMessage(
    page,
    'Er ging iets mis bij het terugbetalen',
    [api.orderRefunds.refundOrder, 'proxy'],
    () => press(page, 'Terugbetalen'),
  );
  expect(await fieldOf(page, line).inputValue()).toBe('1');
});

it.each(eitherScreen)('is accessible and Dutch on %s', async (_name, width) => {
  const visitor = await newStaff(width);
  const order = await anOrder(2);
  await openScreen(visitor.page, `orders/${order.orderNumber}`);
  await visitor.page.getByRole('button', { name: 'Terugbetalen', exact: true }).click();
  await fieldOf(visitor.page, 'Reden').waitFor();
  await expectVisibleToAll(visitor.page, `admin-refund-order-${width}`);
  await visitor.close();
});
