import * as api from '../../contracts/api.js';
import type { AdminOrder, AdminOrderDetail } from '../../contracts/orders.js';
import { callApi } from '../support/call-api.js';
import { openScreen } from '../support/back-office/office.js';
import { newStaff, staffed } from '../support/back-office/staff.js';
import { expectVisibleToAll } from '../support/screens.js';
import { addressOf, answerWith, eitherScreen, toast } from '../support/storefront.js';

const staff = staffed();

/** An order of the demo, shown as one whose payment the buyer disputes. */
async function disputedOrder(page = staff.page): Promise<AdminOrderDetail> {
  const [{ id }] = (await callApi(staff, api.orders.listOrders, { query: { status: 'delivered', limit: 1 } })) as [
    AdminOrder,
  ];
  const order = (await callApi(staff, api.orders.findOrder, { params: { id } })) as AdminOrderDetail;
  const shown = { ...order, dispute: 'open' };
  await page.route(addressOf(api.orders.findOrder), (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: shown }) : route.continue(),
  );
  const at = new Date().toISOString();
  const bank = {
    currency: 'EUR',
    openedAt: at,
    evidenceDueBy: at,
    state: 'open',
    reason: 'fraudulent',
    isInquiry: false,
  };
  const about = { disputeId: 'du_1', orderId: id, orderNumber: order.orderNumber, paymentIntentId: 'pi_1' };
  await answerWith(page, api.adminAttention.listDisputes, [{ ...about, ...bank, amount: order.totalAmount }]);
  return order;
}

it('says in words that the evidence could not be made, and lets staff try again', async () => {
  const { page } = staff;
  const { orderNumber } = await disputedOrder();
  await openScreen(page, `orders/${orderNumber}`);
  await page.route(addressOf(api.evidence.collectEvidence), (route) => route.fulfill({ status: 502 }), { times: 1 });
  const link = page.getByRole('link', { name: 'Bewijs downloaden' });
  await link.click();
  await toast(page).waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(file.suggestedFilename()).toBe(`bewijs-${orderNumber}.pdf`);
});

it.each(eitherScreen)('is accessible and Dutch on %s', async (_name, width) => {
  const visitor = await newStaff(width);
  const { orderNumber } = await disputedOrder(visitor.page);
  await openScreen(visitor.page, `orders/${orderNumber}`);
  await visitor.page.getByText('De klant betwist deze betaling.').waitFor();
  await expectVisibleToAll(visitor.page, `admin-evidence-${width}`);
  await visitor.close();
});
