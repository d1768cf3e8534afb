import type { Locator, Page } from 'playwright-core';
import { newEmail } from '../support/mails.js';
import { picture, type Visitor } from '../support/shopper.js';
import { crashes, eitherScreen, layoutShift, phone, stored, toast } from '../support/storefront.js';
import {
  atPayment,
  centsIn,
  chargesAtProvider,
  completeAtProvider,
  fillInCard,
  orderButton,
  payByIdeal,
  paymentAtProvider,
  paymentIntentIn,
  shownTotal,
  ordersOf,
  thanked,
  twoJarsCents,
} from './till.js';

const refused = (page: Page) => page.locator('form').getByRole('alert');

/** Expects one charge and one order, both for the amount shown. */
async function expectOneOrder(visitor: Visitor, email: string, cents: number): Promise<void> {
  const { orderNumber, paymentIntentId } = await thanked(visitor.page);
  expect(await chargesAtProvider(visitor, paymentIntentId)).toEqual([cents]);
  expect((await paymentAtProvider(visitor, paymentIntentId)).amount_received).toBe(cents);
  const orders = await ordersOf(visitor, email);
  expect(orders.map((order) => [order.orderNumber, centsIn(order.totalAmount.replace('.', ','))])).toEqual([
    [orderNumber, cents],
  ]);
  expect(await stored(visitor.page, 'basket')).toBeNull();
  expect(await stored(visitor.page, 'checkout-details')).toBeNull();
  expect(crashes(visitor)).toEqual([]);
}

describe.each(eitherScreen)('a payment on %s', (_name, width) => {
  let email: string;
  let visitor: Visitor;
  beforeEach(async () => {
    email = newEmail('betaler');
    visitor = await atPayment(width, email);
  });
  afterEach(() => visitor.close());

  it('succeeds by iDEAL', async () => {
    const { page } = visitor;
    const cents = await shownTotal(page);
    expect(cents).toBe(twoJarsCents);
    await picture(page, `checkout-${width}-payment`, true);
    await payByIdeal(page);
    await expectOneOrder(visitor, email, cents);
    await picture(page, `checkout-${width}-succeeded`);
  });

  it('succeeds by card', async () => {
    const { page } = visitor;
    await fillInCard(page, '4242424242424242');
    await picture(page, `checkout-${width}-card`, true);
    await orderButton(page).click();
    await expectOneOrder(visitor, email, twoJarsCents);
  });

  it('succeeds by a card that needs authentication', async () => {
    const { page } = visitor;
    await fillInCard(page, '4000002760003184');
    await orderButton(page).click();
    const bank = page.frameLocator('iframe[title="Verificatie door je bank"]');
    await bank.getByRole('button', { name: 'Bevestigen' }).waitFor();
    await picture(page, `checkout-${width}-3ds`);
    await bank.getByRole('button', { name: 'Bevestigen' }).click();
    await expectOneOrder(visitor, email, twoJarsCents);
  });

  it('succeeds by another card after a decline', async () => {
    const { page } = visitor;
    await fillInCard(page, '4000000000000002');
    await orderButton(page).click();
    await refused(page).getByText('Betaling mislukt').waitFor();
    await refused(page).getByText('Je kaart is geweigerd.').waitFor();
    await picture(page, `checkout-${width}-declined`);
    await fillInCard(page, '4242424242424242');
    await orderButton(page).click();
    await expectOneOrder(visitor, email, twoJarsCents);
  });
});

describe('a failed payment', () => {
  let visitor: Visitor;
  let email: string;
  beforeEach(async () => {
    email = newEmail('twijfelaar');
    visitor = await atPayment(phone, email);
  });
  afterEach(() => visitor.close());

  it('names missing card details without contacting the bank', async () => {
    const { page } = visitor;
    await fillInCard(page, '4242424242424242');
    await page.getByLabel('CVC-code').fill('');
    await orderButton(page).click();
    await toast(page).getByText('Controleer je betaalgegevens').waitFor();
    await page.getByRole('alert').getByText('De beveiligingscode van je kaart is onvolledig.').first().waitFor();
    expect(await orderButton(page).isEnabled()).toBe(true);
  });

  it('stays on the form when the card is declined', async () => {
    const { page } = visitor;
    await fillInCard(page, '4000002760003184');
    await orderButton(page).click();
    await page
      .frameLocator('iframe[title="Verificatie door je bank"]')
      .getByRole('button', { name: 'Annuleren' })
      .click();
    await refused(page).getByText('Betaling mislukt').waitFor();
    expect(await orderButton(page).isEnabled()).toBe(true);
  });

  it.each([
    ['Annuleren', 'Betaling geannuleerd'],
    ['Mislukken', 'Betaling mislukt'],
  ])("returns from the bank after '%s' and can be repeated", async (choice, heading) => {
    const { page } = visitor;
    await payByIdeal(page, choice);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await chargesAtProvider(visitor, paymentIntentIn(page))).toEqual([]);
    await picture(page, `checkout-${phone}-${choice}`);
    expect(JSON.parse((await stored(page, 'basket'))!)).toHaveLength(1);
    await page.getByRole('link', { name: 'Opnieuw proberen' }).click();
    expect(await page.getByLabel('E-mailadres').inputValue()).toBe(email);
    await page.getByRole('button', { name: 'Naar betalen' }).click();
    await payByIdeal(page);
    await expectOneOrder(visitor, email, twoJarsCents);
  });

  it('is shown as processing until the bank has decided', async () => {
    const { page } = visitor;
    await payByIdeal(page, 'Betaling in behandeling');
    await page.getByRole('heading', { level: 1, name: 'Betaling wordt verwerkt' }).waitFor();
    await page.getByText(/\d{4}-\d{6}/).waitFor();
    await picture(page, `checkout-${phone}-processing`);
    await completeAtProvider(visitor, paymentIntentIn(page), 'succeeded');
    await expectOneOrder(visitor, email, twoJarsCents);
  });
});

describe('the result page', () => {
  it.each(eitherScreen)(
    'can be reloaded on %s without changing the next basket, and moves nothing',
    async (_, width) => {
      const visitor = await atPayment(width, newEmail(`herlader-${width}`));
      const { page } = visitor;
      await payByIdeal(page);
      const { orderNumber } = await thanked(page);
      const address = page.url();
      await page.goto(address.split('/order-bevestiging')[0]!);
      await page
        .getByRole('button', { name: /^Voeg .* toe aan je winkelmandje$/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Winkelmandje, 1 product' }).waitFor();
      await page.goto(address);
      expect((await thanked(page)).orderNumber).toBe(orderNumber);
      await page.getByRole('heading', { level: 2, name: 'Je bestelling' }).waitFor();
      expect(await layoutShift(page)).toBe(0);
      const topOf = async (element: Locator) => (await element.boundingBox())!.y;
      const links = await topOf(page.getByRole('main').getByRole('link', { name: 'Verder winkelen' }));
      const facts = await topOf(page.getByRole('heading', { level: 2, name: 'Je bestelling' }));
      expect(links > facts).toBe(width === phone);
      expect(JSON.parse((await stored(page, 'basket'))!)).toHaveLength(1);
      await visitor.close();
    },
  );

  it('reports that it cannot load the payment, and retries', async () => {
    const visitor = await atPayment(phone, newEmail('offline'));
    const { page } = visitor;
    await page.route('**/v1/payment_intents/pi_*?*', (route) =>
      route.request().method() === 'GET' ? route.abort('internetdisconnected') : route.continue(),
    );
    await payByIdeal(page);
    await page.getByRole('heading', { level: 1, name: 'Betaling mislukt' }).waitFor();
    await page.getByText('We konden niet zien of je betaling is gelukt.').waitFor();
    await picture(page, `checkout-${phone}-unverified`);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Nog een keer kijken' }).click();
    await thanked(page);
    await visitor.close();
  });

  it('shows a failure without a payment in its URL', async () => {
    const visitor = await atPayment(phone, newEmail('zonder'));
    const { page } = visitor;
    await page.goto(page.url().replace(/\/checkout.*/, '/order-bevestiging'));
    await page.getByRole('heading', { level: 1, name: 'Betaling mislukt' }).waitFor();
    expect(await page.locator('main').getByRole('link').first().innerText()).toBe('Naar mijn bestellingen');
    expect(await page.getByRole('link', { name: 'Opnieuw proberen' }).getAttribute('href')).toBe('/checkout');
    expect(await page.getByRole('link', { name: 'Neem contact op' }).getAttribute('href')).toBe('/support');
    await visitor.close();
  });
});
