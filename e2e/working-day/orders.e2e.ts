/** A working day, first part: finds a record, ships what waits, and changes orders before they leave. */
import type { Locator, Page } from 'playwright-core';
import * as api from '../../contracts/api.js';
import type { AdminSubscription } from '../../contracts/admin/subscriptions.js';
import type { OrderParcels } from '../../contracts/shipping/parcels.js';
import type { WaitingOrder } from '../../contracts/shipping/queue.js';
import { expectBooksAgree } from '../support/back-office/books.js';
import { task } from '../support/back-office/desk.js';
import { expectToast, fieldOf, openScreen, rowOf, windowOf } from '../support/back-office/office.js';
import type { Hand } from '../support/back-office/hands.js';
import { paidOrder } from '../support/back-office/paid-order.js';
import { newStaff } from '../support/back-office/staff.js';
import { callApi } from '../support/call-api.js';
import { eventually } from '../support/eventually.js';
import { newEmail } from '../support/mails.js';
import { longPatience } from '../support/patience.js';
import type { Visitor } from '../support/shopper.js';

type Caller = Pick<Visitor, 'context'>;
const waiting = (staff: Caller) => callApi(staff, api.shippingQueue.listWaitingOrders, {}) as Promise<WaitingOrder[]>;
const parcelsOf = (staff: Caller, id: string) =>
  callApi(staff, api.parcels.listParcels, { params: { id } }) as Promise<OrderParcels>;
const setStatus = (staff: Caller, id: string, status: 'processing' | 'shipped') =>
  callApi(staff, api.orders.changeOrderStatus, { params: { id }, body: { status } });

/** Other journeys need the orders in progress again. */
let shipped: string[] = [];
afterAll(async () => {
  const staff = await newStaff();
  for (const id of shipped) await setStatus(staff, id, 'processing');
  await staff.close();
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inWindow = (page: Page, name: string) =>
  page.locator('dialog[open]').last().getByRole('button', { name, exact: true });

/** An order that has left with a code, and all that staff may know of it. */
async function findable(staff: Visitor) {
  const [email, street] = [newEmail('zoek'), `Zoekgracht ${Date.now() % 1e6}`];
  const order = await paidOrder(staff, { email, street });
  const trackingCode = `3SZOEK${Date.now() % 1e9}`;
  const pieces = order.items.map(({ id, quantity }) => ({ id, quantity }));
  const body = { parcelId: crypto.randomUUID(), pieces, carrier: 'postnl' as const, trackingCode };
  await callApi(staff, api.parcels.shipParcel, { params: { id: order.id }, body });
  await eventually(
    staff.page,
    () => parcelsOf(staff, order.id),
    ({ parcels }) => parcels.length > 0,
  );
  const { paymentIntentId, orderNumber } = order;
  return {
    orderNumber,
    terms: [orderNumber, email, street, trackingCode, paymentIntentId, '+31 6-1234 5678', '1015dx'],
  };
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

describe('finds a record from any screen', () => {
  const searchAndOpen = async (page: Page, hand: Hand, term: string, optionIn: (found: Locator) => Locator) => {
    const found = windowOf(page, 'Zoeken');
    await hand.command('Control+k', button(page, 'Zoeken').first());
    await hand.type(found.getByRole('combobox'), term);
    await found.locator('[role=listbox][aria-busy=false]').waitFor();
    await hand.pick(optionIn(found));
    // The search stays until the server has responded, and Control+K would not open another.
    await found.waitFor({ state: 'hidden' });
  };

  task(
    'by number, e-mail, street, tracking code, payment, phone and postcode',
    3 * 7,
    async ({ staff, page, hand }) => {
      const { orderNumber, terms } = await findable(staff);
      await openScreen(page, 'settings');
      for (const [place, term] of terms.entries()) {
        const name = new RegExp(`^(Bestelling )?${orderNumber}`);
        await searchAndOpen(page, hand, term, (found) => found.getByRole('option', { name }));
        await heading(page, `Bestelling ${orderNumber}`);
        expect(hand.actions).toBe(3 * (place + 1));
      }
    },
  );

  task('a customer by name, a subscription by its customer, and a product', 3 * 3, async ({ staff, page, hand }) => {
    const query = { status: 'active', limit: 1 } as const;
    const [plan] = (await callApi(staff, api.adminSubscriptions.listSubscriptions, { query })) as [AdminSubscription];
    await openScreen(page, 'dashboard');
    const open = async (term: string, group: string, address: RegExp) => {
      await searchAndOpen(page, hand, term, (found) =>
        found.getByRole('group', { name: group }).getByRole('option').first(),
      );
      await page.waitForURL(address);
      await page.locator('main h1').first().waitFor();
    };
    await open(plan.customerName, 'Klanten', /\/customers\/\d+$/);
    await open(plan.customerEmail, 'Abonnementen', /\/subscriptions\/[\w-]+$/);
    await open('sleep w', 'Producten', /\/products\/[\w-]+$/);
  });
});

const download = async (page: Page, press: () => Promise<void>) => {
  const [file] = await Promise.all([page.waitForEvent('download', { timeout: longPatience }), press()]);
  return file.suggestedFilename();
};

task(
  'sees, picks, packs and ships the orders of today',
  8,
  async ({ staff, page, hand, look }) => {
    const owner = await newStaff();
    for (const id of shipped) await setStatus(owner, id, 'processing');
    const orders = await waiting(staff);
    shipped = orders.map(({ id }) => id);
    await openScreen(page, 'dashboard');
    await hand.press(page.getByRole('link', { name: /^Te verzenden/ }));
    await rowOf(page, orders[0]!.orderNumber).waitFor();
    await look('shipping');
    expect(await page.locator('main').getByText(/€|@/).count()).toBe(0);
    await hand.press(page.getByRole('checkbox', { name: 'Alles selecteren' }));
    expect(await download(page, () => hand.press(button(page, 'Picklijst')))).toMatch(/^picklijst-.+\.pdf$/);
    expect(await download(page, () => hand.press(button(page, 'Pakbonnen')))).toMatch(/^pakbonnen-.+\.pdf$/);
    await hand.press(button(page, 'Verzenden'));
    await windowOf(page, /^\d+ bestellingen verzenden$/).waitFor();
    await look('shipping-labels');
    await hand.press(inWindow(page, 'Verzenden'));
    await page
      .getByRole('status')
      .filter({ hasText: /verzonden$/ })
      .waitFor({ timeout: longPatience });
    expect(await download(page, () => hand.press(button(page, 'Labels (pdf)')))).toMatch(/^labels-.+\.pdf$/);
    await look('shipping-done');
    await hand.press(inWindow(page, 'Klaar'));
    await rowOf(page, orders[1]!.orderNumber).waitFor({ state: 'detached' });
    // The carrier may refuse the address of an order of another journey, which then stays.
    const leftAndListed = async () => {
      const listed = (await waiting(staff)).filter(({ id }) => shipped.includes(id));
      const parcels = await Promise.all(listed.map(({ id }) => parcelsOf(staff, id)));
      return listed.filter((_, place) => parcels[place]!.parcels.length > 0);
    };
    expect(await eventually(page, leftAndListed, (left) => left.length === 0)).toEqual([]);
    const { parcels } = await parcelsOf(staff, orders[1]!.id);
    expect(parcels.at(-1)).toMatchObject({ carrier: 'postnl', trackingCode: expect.stringMatching(/^3SGUM\d+$/) });
    await owner.close();
  },
  'warehouse',
);

task('ships an order in two parcels, with a label and with a code', 6, async ({ staff, page, hand, look }) => {
  const order = await paidOrder(staff);
  const code = hand.by === 'mouse' ? '3SABCD2001' : '3SABCD2002';
  await openScreen(page, `orders/${order.orderNumber}`);
  const form = page.getByRole('form', { name: 'Nieuw pakket' });
  const send = form.getByRole('button', { name: 'Verzend pakket' });
  await hand.type(form.getByLabel(`Aantal ${order.items[0]!.productName}`), '1');
  await hand.press(send);
  const print = page.getByRole('button', { name: /^Label printen/ });
  await print.waitFor();
  await form.getByText('van 1').waitFor();
  await page.getByText(/^PostNL 3SGUM/).waitFor();
  const file = page.waitForEvent('download');
  await hand.press(print);
  expect((await file).suggestedFilename()).toMatch(/^labels-.*\.pdf$/);
  await look('partial');
  await hand.choose(form.getByLabel('Vervoerder'), 'PostNL');
  await hand.type(form.getByLabel('Trackingcode'), code);
  await hand.press(send);
  await page.getByText(`PostNL ${code}`, { exact: true }).waitFor();
  await form.waitFor({ state: 'detached' });
});

task('changes the address of an order', 5, async ({ staff, page, hand, look }) => {
  const order = await paidOrder(staff, { street: 'Damrak 1' });
  await openScreen(page, `orders/${order.orderNumber}`);
  await hand.press(button(page, 'Adres wijzigen'));
  await hand.type(fieldOf(page, 'Straat en huisnummer'), 'Prinsengracht 12');
  await hand.type(fieldOf(page, 'Postcode'), '1012lg');
  await hand.type(fieldOf(page, 'Plaats'), 'Haarlem');
  await look('change-address');
  await hand.press(inWindow(page, 'Adres opslaan'));
  await expectToast(page, 'Bezorgadres gewijzigd');
  await page.getByText('1012 LG Haarlem', { exact: true }).waitFor();
});

task('adds pieces to an order, which a payment link asks for,', 5, async ({ staff, page, hand, look }) => {
  const order = await paidOrder(staff);
  await openScreen(page, `orders/${order.orderNumber}`);
  await hand.press(page.getByRole('link', { name: 'Bijbestellen' }));
  await heading(page, `Bijbestellen bij ${order.orderNumber}`);
  await hand.choose(
    page.getByLabel('Product 1'),
    await page.getByLabel('Product 1').locator('option').nth(1).innerText(),
  );
  await hand.type(page.getByLabel('Aantal 1'), '2');
  await page.getByText('Verzending gratis', { exact: true }).waitFor();
  await hand.press(button(page, 'Betaallink mailen'));
  await expectToast(page, 'Betaallink gemaild', 'Na de betaling gaat het mee in het pakket');
  await page.getByText('Wacht op betaling', { exact: true }).waitFor();
  await look('addition');
});

task('cancels a piece of a line, which is refunded,', 4, async ({ staff, page, hand, look }) => {
  const order = await paidOrder(staff);
  const { productName, quantity, id: itemId } = order.items[0]!;
  await openScreen(page, `orders/${order.orderNumber}`);
  await hand.press(button(page, `${productName} schrappen`).first());
  await hand.type(fieldOf(page, 'Aantal dat vervalt'), '1');
  await hand.choose(fieldOf(page, 'Reden'), 'Niet meer op voorraad');
  await page.getByText(/^Er gaat €\s[\d.,]+ terug$/).waitFor();
  await look('cancel-piece');
  await hand.press(inWindow(page, 'Schrappen'));
  await expectToast(page, 'Geschrapt');
  await page.getByText('1 geannuleerd', { exact: true }).waitFor();
  const sentence = `1 × ${productName} geannuleerd (niet meer op voorraad) en terug op voorraad.`;
  await page.getByText(sentence).first().waitFor();
  const find = () => callApi(staff, api.orders.findOrder, { params: { id: order.id } });
  expect(await find()).toMatchObject({ cancelled: [{ id: itemId, productName, quantity: 1 }] });
  const { toShip } = await parcelsOf(staff, order.id);
  expect(toShip.find(({ id }) => id === itemId)).toMatchObject({ quantity: quantity - 1 });
});

task('swaps a piece of a line for another product', 5, async ({ staff, page, hand, look }) => {
  const order = await paidOrder(staff);
  const { productName, id: itemId } = order.items[0]!;
  await openScreen(page, `orders/${order.orderNumber}`);
  await hand.press(button(page, `${productName} omruilen`).first());
  const product = fieldOf(page, 'Ander product');
  await hand.choose(product, await product.locator('option').nth(1).innerText());
  await hand.type(fieldOf(page, 'Aantal om te ruilen'), '1');
  await page.getByText(/^De klant betaalt €\s[\d.,]+ en krijgt €\s[\d.,]+ terug$/).waitFor();
  await look('swap');
  await hand.press(inWindow(page, 'Omruilen'));
  await expectToast(page, 'Omgeruild');
  await page.getByText('1 geannuleerd', { exact: true }).waitFor();
  await page.getByText('Wacht op betaling', { exact: true }).waitFor();
  const find = () => callApi(staff, api.orders.findOrder, { params: { id: order.id } });
  expect(await find()).toMatchObject({ cancelled: [{ id: itemId, productName, quantity: 1 }] });
  const links = await callApi(staff, api.phoneOrders.listPhoneOrders, { query: { addsTo: order.id } });
  expect(links).toMatchObject([{ state: 'open', pieces: 1, addsTo: order.orderNumber }]);
});

it('leaves orders, documents, VAT and the payments at the provider equal to the cent', expectBooksAgree);
