/** A working day, second part: the customers who call, write, return and dispute. */
import type { Page } from 'playwright-core';
import * as api from '../../contracts/api.js';
import type { AdminReturnDetail } from '../../contracts/admin/returns.js';
import type { RecordMail } from '../../contracts/mails.js';
import { expectBooksAgree } from '../support/back-office/books.js';
import { task } from '../support/back-office/desk.js';
import { expectToast, fieldOf, openScreen, windowOf } from '../support/back-office/office.js';
import { paidOrder, type PaidOrder } from '../support/back-office/paid-order.js';
import { newColleague } from '../support/back-office/staff.js';
import { callApi } from '../support/call-api.js';
import { eventually } from '../support/eventually.js';
import { newEmail, untilMailed } from '../support/mails.js';
import type { Visitor } from '../support/shopper.js';
import { phone, providerUrl } from '../support/storefront.js';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inWindow = (page: Page, name: string) =>
  page.locator('dialog[open]').last().getByRole('button', { name, exact: true });
const openOrder = ({ page }: Pick<Visitor, 'page'>, { orderNumber }: Pick<PaidOrder, 'orderNumber'>) =>
  openScreen(page, `orders/${orderNumber}`);
const emailBecomes = async (page: Page, email: string) =>
  expect(
    await eventually(
      page,
      () => page.getByLabel('E-mailadres').inputValue(),
      (value) => value === email,
    ),
  ).toBe(email);

task(
  'refunds shipping and a part of a line without a return, with a reason,',
  5,
  async ({ staff, page, hand, look }) => {
    const order = await paidOrder(staff);
    await openOrder(staff, order);
    await hand.press(button(page, 'Terugbetalen'));
    await hand.type(fieldOf(page, `${order.items[0]!.productName} (€)`), '2,50');
    await hand.type(fieldOf(page, 'Verzendkosten (€)'), '6,99');
    await hand.choose(fieldOf(page, 'Reden'), 'Coulance');
    await page.getByText('Samen € 9,49').waitFor();
    await look('refund');
    await hand.press(inWindow(page, 'Terugbetalen'));
    await expectToast(page, 'Terugbetaling aangevraagd', 'We betalen € 9,49 terug en mailen de klant');
    await page
      .getByText(/€\s9,49 .*coulance/)
      .first()
      .waitFor();
  },
);

describe('an order by phone', () => {
  task('is taken, and its payment link is mailed,', 10, async ({ staff, page, hand }) => {
    const { customerEmail } = await paidOrder(staff);
    await openScreen(page, 'orders');
    await hand.press(button(page, 'Nieuwe bestelling').or(page.getByRole('link', { name: 'Nieuwe bestelling' })));
    await hand.type(page.getByRole('searchbox', { name: 'Zoek een klant op naam, e-mail of telefoon' }), customerEmail);
    const found = page.getByRole('list', { name: 'Gevonden klanten' }).getByRole('button');
    await hand.press(found.filter({ hasText: customerEmail }));
    await emailBecomes(page, customerEmail);
    await hand.choose(
      page.getByLabel('Product 1'),
      await page.getByLabel('Product 1').locator('option').nth(1).innerText(),
    );
    await hand.type(page.getByLabel('Aantal 1'), '2');
    await page.getByText(/^Totaal €\s[\d,.]+$/).waitFor();
    await hand.press(button(page, 'Betaallink mailen'));
    await expectToast(page, 'Betaallink gemaild', 'De bestelling staat hieronder en wacht op betaling');
    const row = page.locator('tbody tr').filter({ hasText: customerEmail }).first();
    await row.getByText('Wacht op betaling').waitFor();
    expect(
      await untilMailed(staff, customerEmail, ({ subject }) => /staat klaar om te betalen/.test(subject)),
    ).toHaveLength(1);
  });

  task('is copied', 2, async ({ staff, page, hand }) => {
    const order = await paidOrder(staff);
    await openOrder(staff, order);
    await hand.press(page.getByRole('link', { name: 'Dupliceren' }));
    await page.waitForURL('**/admin/orders/new?order=*');
    await emailBecomes(page, order.customerEmail);
    await page.getByText(/^Totaal €\s[\d,.]+$/).waitFor();
    await hand.press(button(page, 'Betaallink mailen'));
    await expectToast(page, 'Betaallink gemaild', 'De bestelling staat hieronder en wacht op betaling');
  });

  task('has pieces replaced for free, linked both ways,', 3, async ({ staff, page, hand }) => {
    const order = await paidOrder(staff);
    await openOrder(staff, order);
    await hand.press(button(page, 'Gratis vervangen'));
    await hand.choose(fieldOf(page, 'Reden'), 'Beschadigd');
    await hand.press(inWindow(page, 'Vervangen'));
    const number = await page
      .getByText(/vervangen \(beschadigd\) door/)
      .locator('..')
      .getByRole('link')
      .innerText();
    await openScreen(page, `orders/${number}`);
    const back = page.getByText('Vervangt producten van (beschadigd):').locator('..').getByRole('link');
    expect(await back.innerText()).toBe(order.orderNumber);
  });
});

describe.each(['order', 'customer'] as const)('on the page of an %s', (kind) => {
  const openRecord = async (staff: Visitor) => {
    const order = await paidOrder(staff);
    await openScreen(staff.page, kind === 'order' ? `orders/${order.orderNumber}` : `customers/${order.customerId}`);
  };
  const notes = (page: Page) => page.getByRole('region', { name: 'Notities' });

  task('writes a note that mentions a colleague', 2, async ({ staff, page, hand }) => {
    const { email } = await newColleague('warehouse');
    const sentence = `@${email.split('@')[0]} pak jij deze?`;
    await openRecord(staff);
    await hand.type(notes(page).getByLabel('Nieuwe notitie'), sentence);
    await hand.enter();
    await notes(page).getByText(sentence, { exact: true }).waitFor();
  });

  task('adds a tag', 2, async ({ staff, page, hand }) => {
    await openRecord(staff);
    await hand.type(page.getByRole('combobox', { name: 'Nieuwe tag' }), 'Belt later terug');
    await hand.enter();
    await page.getByRole('list', { name: 'Tags' }).getByText('belt-later-terug', { exact: true }).waitFor();
  });
});

task('previews a mail from its record and sends it again', 3, async ({ staff, page, hand, look }) => {
  const order = await paidOrder(staff);
  const params = { id: order.id };
  const mails = () => callApi(staff, api.mails.listMailsOfOrder, { params }) as Promise<RecordMail[]>;
  await eventually(page, mails, (sent) => sent.some(({ status }) => status === 'sent'));
  await openOrder(staff, order);
  await hand.press(page.getByRole('region', { name: 'Mails' }).getByRole('button').first());
  await windowOf(page, 'Bevestiging van een bestelling').getByText(order.customerEmail, { exact: true }).waitFor();
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  await look('mail');
  await hand.press(inWindow(page, 'Opnieuw versturen'));
  await page.getByText(`De mail gaat naar ${order.customerEmail}, met de gegevens van nu.`).waitFor();
  await hand.press(inWindow(page, 'Opnieuw versturen'));
  await expectToast(page, 'Mail wordt opnieuw verstuurd');
  expect(await eventually(page, mails, (sent) => sent.length > 1)).toHaveLength(2);
});

/** Two jars that a customer bought, received and sends back. */
async function sentBack(staff: Visitor, email: string): Promise<string> {
  const stocked = (await callApi(staff, api.catalog.listProducts)).find(({ stock }) => stock !== null && stock > 20)!;
  const order = await paidOrder(staff, { email, items: [{ id: stocked.slug, quantity: 2 }] });
  const params = { id: order.id };
  await callApi(staff, api.orders.changeOrderStatus, { params, body: { status: 'shipped' } });
  const body = { id: crypto.randomUUID(), reason: 'other' as const, items: [{ id: order.items[0]!.id, quantity: 2 }] };
  const filed = await callApi(staff, api.returns.fileReturn, { params, body });
  const query = { q: order.orderNumber };
  await eventually(
    staff.page,
    () => callApi(staff, api.adminReturns.listReturns, { query }),
    ({ length }) => length > 0,
  );
  return filed.id;
}

task('labels, receives, inspects and refunds a return', 7, async ({ staff, page, hand, look }) => {
  const email = newEmail('afhandelen');
  const id = await sentBack(staff, email);
  const find = () => callApi(staff, api.adminReturns.findReturn, { params: { id } }) as Promise<AdminReturnDetail>;
  const { productId, productName } = (await find()).items[0]!;
  const onShelf = async () =>
    (await callApi(staff, api.inventory.listLevels, {})).find((level) => level.productId === productId)!.onHand!;
  const before = await onShelf();
  await openScreen(page, `returns/${id}`);
  await hand.press(button(page, 'Goedkeuren').first());
  await look('return-label');
  await hand.type(fieldOf(page, 'Trackingcode'), '3SRETOUR0001');
  await hand.press(inWindow(page, 'Goedkeuren'));
  await expectToast(page, 'Status bijgewerkt');
  await hand.type(page.getByLabel('Terug in voorraad'), '1');
  await look('return-inspection');
  await hand.choose(page.getByLabel('Waarom beschadigd?'), 'Geopend');
  await hand.press(button(page, 'Vastleggen en terugbetalen'));
  await page.locator('dialog[open]').last().getByText(`1 × ${productName}`).waitFor();
  await look('return-refund');
  await hand.press(inWindow(page, 'Voltooien'));
  await expectToast(page, 'Status bijgewerkt', 'De retourstatus is succesvol bijgewerkt');
  const paid = await eventually(page, find, ({ refundedAmount }) => refundedAmount !== null);
  expect(paid).toMatchObject({
    status: 'completed',
    refundedAmount: paid.items[0]!.refundable.amount,
    label: { trackingCode: '3SRETOUR0001' },
    items: [{ received: 2, restocked: 1, damageReason: 'opened', refundable: { quantity: 1 } }],
  });
  expect(await eventually(page, onShelf, (stock) => stock === before + 1)).toBe(before + 1);
  const [mail] = await untilMailed(staff, email, ({ subject }) => subject.includes('terugbetaald'));
  expect(mail!.text).toContain(`1 × ${productName}: geopend, daarom niet terugbetaald`);
  await page.reload();
  await page.getByRole('table', { name: 'Producten' }).getByText('1 (geopend)').waitFor();
  await page.setViewportSize({ width: phone, height: 844 });
  await look('return-inspected');
});

/** What the bank of a buyer does, at the provider. */
async function atBank(staff: Visitor, path: string, data: object = {}): Promise<{ id: string }> {
  const response = await staff.context.request.post(`${providerUrl()}/__control/${path}`, { data });
  return (await response.json()) as { id: string };
}

task('gathers the evidence of a dispute from the list', 4, async ({ staff, page, hand, look }) => {
  const { orderNumber, paymentIntentId } = await paidOrder(staff);
  const dispute = await atBank(staff, `payment_intents/${paymentIntentId}/dispute`);
  const disputes = () => callApi(staff, api.adminAttention.listDisputes, {});
  await eventually(page, disputes, (rows) => rows.some((row) => row.orderNumber === orderNumber));
  await openScreen(page, 'disputes');
  await hand.press(page.getByRole('link', { name: orderNumber }).first());
  await page.getByRole('heading', { level: 1, name: `Bestelling ${orderNumber}` }).waitFor();
  await page.getByText('De klant betwist deze betaling.').waitFor();
  await look('evidence');
  const download = page.waitForEvent('download');
  await hand.press(page.getByRole('link', { name: 'Bewijs downloaden' }));
  expect((await download).suggestedFilename()).toBe(`bewijs-${orderNumber}.pdf`);
  await atBank(staff, `disputes/${dispute.id}/close`, { outcome: 'won' });
  await eventually(page, disputes, (rows) => rows.every((row) => row.orderNumber !== orderNumber));
});

it('leaves orders, documents, VAT and the payments at the provider equal to the cent', expectBooksAgree);
