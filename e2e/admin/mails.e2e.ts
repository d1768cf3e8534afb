import * as api from '../../contracts/api.js';
import type { AdminCustomer } from '../../contracts/admin/customers.js';
import type { RecordMail } from '../../contracts/mails.js';
import type { AdminOrder } from '../../contracts/orders.js';
import { callApi } from '../support/call-api.js';
import { openScreen } from '../support/back-office/office.js';
import { newColleague, newStaff, staffed } from '../support/back-office/staff.js';
import { eventually } from '../support/eventually.js';
import { expectAccessible, expectToFitScreen, expectVisibleToAll } from '../support/screens.js';
import { newShopper, eitherScreen } from '../support/storefront.js';
import type { Visitor } from '../support/shopper.js';

const staff = staffed();
const mailsOf = (visitor: Visitor, id: string) =>
  callApi(visitor, api.mails.listMailsOfOrder, { params: { id } }) as Promise<RecordMail[]>;

/** An old order of the demo, which no other journey ships, just shipped again, with its mail. */
async function shippedOrder(visitor: Visitor): Promise<AdminOrder> {
  const query = { status: 'delivered', sort: 'totalAmount', limit: 50 };
  const rows = (await callApi(visitor, api.orders.listOrders, { query })) as AdminOrder[];
  const order = rows.find(({ withdrawn, refundedAmount }) => withdrawn.length === 0 && refundedAmount === '0.00')!;
  for (const status of ['processing', 'shipped'] as const)
    await callApi(visitor, api.orders.changeOrderStatus, { params: { id: order.id }, body: { status } });
  const isSent = (mails: RecordMail[]) => mails.some(({ status }) => status === 'sent');
  await eventually(visitor.page, () => mailsOf(visitor, order.id), isSent);
  return order;
}
const mailsIn = ({ page }: Visitor) => page.getByRole('region', { name: 'Mails' });

it('lists the mails on the page of the customer, and those of a subscription and a return on theirs', async () => {
  const { page } = staff;
  const { customerEmail } = await shippedOrder(staff);
  const [customer] = (await callApi(staff, api.adminCustomers.listCustomers, {
    query: { q: customerEmail },
  })) as AdminCustomer[];
  await openScreen(page, `customers/${customer!.id}`);
  await mailsIn(staff)
    .getByRole('button', { name: /^Verzending van / })
    .first()
    .waitFor();
  const query = { status: 'active', limit: 1 };
  const [plan] = (await callApi(staff, api.adminSubscriptions.listSubscriptions, { query })) as { id: string }[];
  await callApi(staff, api.adminSubscriptions.pauseSubscription, { params: { id: plan!.id } });
  const mails = () => callApi(staff, api.mails.listMailsOfSubscription, { params: { id: plan!.id } });
  await eventually(page, mails, (found) => found.some(({ template }) => template === 'subscription-paused'));
  await openScreen(page, `subscriptions/${plan!.id}`);
  await mailsIn(staff)
    .getByRole('button', { name: /^Abonnement gepauzeerd van / })
    .waitFor();
  const [sentBack] = (await callApi(staff, api.adminReturns.listReturns, { query: { limit: 1 } })) as { id: string }[];
  await openScreen(page, `returns/${sentBack!.id}`);
  await mailsIn(staff).getByRole('heading', { name: 'Mails' }).waitFor();
});

it('hides the mails from a role that may not see them', async () => {
  const order = await shippedOrder(staff);
  const packer = await newShopper(1440);
  await callApi(packer, api.staffLogin.login, { body: await newColleague('warehouse') });
  await openScreen(packer.page, `orders/${order.orderNumber}`);
  await packer.page.getByText('Bezorgadres').waitFor();
  expect(await mailsIn(packer).count()).toBe(0);
  await packer.close();
});

it.each(eitherScreen)('is accessible and Dutch on %s', async (_name, width) => {
  const visitor = await newStaff(width);
  const order = await shippedOrder(visitor);
  await openScreen(visitor.page, `orders/${order.orderNumber}`);
  await mailsIn(visitor).getByText('Verstuurd').first().waitFor();
  await expectToFitScreen(visitor.page);
  await expectAccessible(visitor.page);
  await mailsIn(visitor).getByRole('button').first().click();
  await visitor.page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  await expectVisibleToAll(visitor.page, `admin-mail-${width}`);
  await visitor.close();
});
