import * as api from '../../contracts/api.js';
import type { ParcelProblem } from '../../contracts/shipping/labels.js';
import type { OrderParcels } from '../../contracts/shipping/parcels.js';
import type { WaitingOrder } from '../../contracts/shipping/queue.js';
import { orders as shownOrders } from '../account/account-states.js';
import { fakeLogin, sanne } from '../account/customer.js';
import { callApi } from '../support/call-api.js';
import { expectToast, fieldOf, openScreen, press, rowOf, windowOf } from '../support/back-office/office.js';
import { newColleague, staffed } from '../support/back-office/staff.js';
import { eventually } from '../support/eventually.js';
import { expectVisibleToAll } from '../support/screens.js';
import type { Visitor } from '../support/shopper.js';
import { addressOf, answerWith, crashes, newShopper, open, phone, wide } from '../support/storefront.js';

/** Other journeys need the orders in progress again. Runs before the session of `staff` closes. */
let shipped: string[] = [];
afterEach(async () => {
  for (const id of shipped)
    await callApi(staff, api.orders.changeOrderStatus, { params: { id }, body: { status: 'processing' } });
  shipped = [];
});

const staff = staffed();
const waiting = () => callApi(staff, api.shippingQueue.listWaitingOrders, {}) as Promise<WaitingOrder[]>;
const readParcels = (id: string) =>
  callApi(staff, api.parcels.listParcels, { params: { id } }) as Promise<OrderParcels>;
/** The parcels of an order that has shipped, once they are listed. */
const parcelsOf = (id: string) =>
  eventually(
    staff.page,
    () => readParcels(id),
    ({ parcels }) => parcels.length > 0,
  );

let login: { email: string; password: string } | undefined;
async function newPacker(width = wide): Promise<Visitor> {
  const packer = await newShopper(width);
  await callApi(packer, api.staffLogin.login, { body: (login ??= await newColleague('warehouse')) });
  return packer;
}

it('says why an order of the batch does not leave, and ships the others', async () => {
  const { page } = staff;
  const [first, second] = await waiting();
  await openScreen(page, 'shipping');
  for (const { orderNumber } of [first!, second!]) await rowOf(page, orderNumber).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Verzenden' }).click();
  await fieldOf(page, 'Vervoerder').selectOption('PostNL');
  await fieldOf(page, 'Trackingcodes').fill('2026-999999;3SABCD0001');
  await press(page, 'Verzenden');
  await page.getByText(/^Dit hoort bij geen gekozen bestelling/).waitFor();
  await fieldOf(page, 'Trackingcodes').fill('');
  shipped = [first!.id, second!.id];
  await callApi(staff, api.orders.changeOrderStatus, { params: { id: first!.id }, body: { status: 'shipped' } });
  await press(page, 'Verzenden');
  await page.getByRole('alert').filter({ hasText: first!.orderNumber }).waitFor();
  await expectVisibleToAll(page, 'admin-shipping-refused');
  expect((await parcelsOf(second!.id)).parcels).toHaveLength(1);
});

it('corrects the code of a parcel', async () => {
  const { page } = staff;
  const order = (await waiting())[0]!;
  shipped = [order.id];
  const pieces = order.pieces.map(({ id, quantity }) => ({ id, quantity }));
  const parcel = { parcelId: crypto.randomUUID(), pieces, carrier: 'postnl' as const, trackingCode: '3SABCD2001' };
  await callApi(staff, api.parcels.shipParcel, { params: { id: order.id }, body: parcel });
  await parcelsOf(order.id);
  await openScreen(page, `orders/${order.orderNumber}`);
  await page.getByText('PostNL 3SABCD2001', { exact: true }).waitFor();
  await page
    .getByRole('button', { name: /^Track & trace wijzigen/ })
    .first()
    .click();
  await fieldOf(page, 'Vervoerder').selectOption('DHL');
  await fieldOf(page, 'Trackingcode').fill('JVGL 0001');
  await press(page, 'Opslaan');
  await expectToast(page, 'Track & trace gewijzigd');
  const link = page.getByRole('link', { name: 'Volg pakket' }).first();
  const href = await eventually(
    page,
    () => link.getAttribute('href'),
    (found) => found!.endsWith('/JVGL0001'),
  );
  expect(href).toBe('https://my.dhlecommerce.nl/home/tracktrace/JVGL0001');
  await page.getByText(/^Track & trace van een pakket gewijzigd\. DHL JVGL0001\./).waitFor();
});

it('ticks a row with j and x, and ships it with Ctrl + Enter', async () => {
  const { page } = staff;
  const [first] = await waiting();
  shipped = [first!.id];
  await openScreen(page, 'shipping');
  await rowOf(page, first!.orderNumber).waitFor();
  await page.keyboard.press('j');
  await page.locator('[data-index="0"] [data-opener]:focus').waitFor();
  await page.keyboard.press('x');
  const ship = page.getByRole('group', { name: '1 geselecteerd' }).getByRole('button', { name: 'Verzenden' });
  await ship.focus();
  await page.keyboard.press('Enter');
  await windowOf(page, '1 bestelling verzenden').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('1 bestelling verzonden').waitFor();
  const [parcel] = (await parcelsOf(first!.id)).parcels;
  expect(parcel).toMatchObject({ trackingCode: expect.stringMatching(/^3SGUM/) });
  await press(page, 'Klaar');
  await page.getByRole('link', { name: 'Verzonden met label' }).click();
  await rowOf(page, parcel!.trackingCode!).getByRole('checkbox').check();
  await expectVisibleToAll(page, 'admin-made-labels-1440');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Labels (pdf)' }).click();
  expect((await file).suggestedFilename()).toMatch(/^labels-.+\.pdf$/);
});

it('says on the page of an order why the carrier refused its label, and takes the parcel again', async () => {
  const packer = await newPacker(phone);
  const { page } = packer;
  const { id: orderId, orderNumber } = (await waiting())[0]!;
  const started: string[] = [];
  const batch = { isRunning: false, isHeldUp: false, withLabels: true, carrier: null };
  const refused = { orderId, orderNumber, trackingCode: null, outcome: 'refused', message: 'De postcode klopt niet.' };
  await page.route(`**${api.shippingQueue.startBatch.path}`, (route) => {
    started.push((route.request().postDataJSON() as { id: string }).id);
    return route.fulfill({ status: 204 });
  });
  await page.route(addressOf(api.shippingQueue.findBatch), (route) =>
    route.fulfill({ json: { ...batch, id: started.at(-1), orders: [refused] } }),
  );
  await openScreen(page, `orders/${orderNumber}`);
  const send = page.getByRole('button', { name: 'Verzend pakket' });
  await send.click();
  await page.getByRole('alert').filter({ hasText: 'Niet verzonden. De postcode klopt niet.' }).waitFor();
  await page.getByText('We maken het label…').waitFor({ state: 'hidden' });
  await expectVisibleToAll(page, 'admin-label-refused-390');
  await send.click();
  expect(
    await eventually(
      page,
      async () => new Set(started).size,
      (ids) => ids === 2,
    ),
  ).toBe(2);
  expect(crashes(packer)).toEqual([]);
  await packer.close();
});

const problem: ParcelProblem = {
  ...{ parcelId: '7f0c2d9e-0000-4000-8000-000000000001', orderId: 'order-1', orderNumber: '2026-000001' },
  ...{ problem: 'returned', carrier: 'postnl', trackingCode: '3SGUM383707001', since: '2026-01-06T15:00:00.000Z' },
};

it('takes a parcel that comes back off the list', async () => {
  const packer = await newPacker();
  const { page } = packer;
  let isOpen = true;
  await page.route(`**${api.labels.listParcelProblems.path}`, (route) =>
    route.fulfill({ json: isOpen ? [problem] : [] }),
  );
  await page.route('**/parcel-problems/*/handled', (route) => {
    isOpen = false;
    return route.fulfill({ status: 204 });
  });
  await openScreen(page, 'parcel-problems');
  await rowOf(page, problem.orderNumber).waitFor();
  await expectVisibleToAll(page, 'admin-parcel-problems-1440');
  await page.getByRole('button', { name: `Pakket van bestelling ${problem.orderNumber} afvinken` }).click();
  await expectToast(page, 'Pakket afgevinkt');
  await page.getByText('Geen pakketten met een probleem').waitFor();
  expect(crashes(packer)).toEqual([]);
  await packer.close();
});

it('fits a phone', async () => {
  const packer = await newPacker(phone);
  const { page } = packer;
  const [first] = await waiting();
  await openScreen(page, 'shipping');
  await rowOf(page, first!.orderNumber).getByRole('checkbox').check();
  await expectVisibleToAll(page, 'admin-shipping-390');
  await page.getByRole('button', { name: 'Verzenden' }).click();
  await windowOf(page, '1 bestelling verzenden').waitFor();
  await expectVisibleToAll(page, 'admin-shipping-labels-390');
  await fieldOf(page, 'Vervoerder').selectOption('PostNL');
  await expectVisibleToAll(page, 'admin-shipping-codes-390');
  await answerWith(page, api.labels.listMadeLabels, [{ ...problem, madeAt: problem.since }]);
  await openScreen(page, 'shipping/labels');
  await rowOf(page, problem.orderNumber).getByRole('checkbox').check();
  await expectVisibleToAll(page, 'admin-made-labels-390');
  await answerWith(page, api.labels.listParcelProblems, [problem]);
  await openScreen(page, 'parcel-problems');
  await rowOf(page, problem.orderNumber).waitFor();
  await expectVisibleToAll(page, 'admin-parcel-problems-390');
  expect(crashes(packer)).toEqual([]);
  await packer.close();
});

it('leads the customer to the page of the carrier', async () => {
  const customer = await newShopper(phone);
  const { page } = customer;
  const login = await fakeLogin(page, sanne);
  login.customer = sanne;
  await answerWith(page, api.customers.findOrder, shownOrders[2]);
  await open(page, '/bestellingen/order-2');
  const link = page.getByRole('link', { name: 'Volg je pakket' });
  expect(await link.getAttribute('href')).toBe('https://jouw.postnl.nl/track-and-trace/3SABCD012345678');
  await expectVisibleToAll(page, 'order-parcels-390');
  await customer.close();
});
