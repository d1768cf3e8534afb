import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { forSale } from '../../contracts/food/label.fixtures.js';
import { paymentMethodNames } from '../../contracts/payments/payment-methods.js';
import { newEmail } from '../support/mails.js';
import { picture, shop } from '../support/shopper.js';
import { newStaff } from '../support/back-office/staff.js';
import {
  changeResponses,
  crashes,
  fillBasket,
  fillInDetails,
  holdCalls,
  newShopper,
  open,
  phone,
  toast,
  until,
  wide,
} from '../support/storefront.js';
import {
  atPayment,
  chargesAtProvider,
  countCalls,
  orderButton,
  payByIdeal,
  shownTotal,
  ordersOf,
  thanked,
  twoJars,
  twoJarsCents,
} from './till.js';

const headers = { origin: shop.url };

it('a double click on the button makes one payment and one order', async () => {
  const email = newEmail('dubbelklik');
  const visitor = await atPayment(wide, email);
  const { page } = visitor;
  const confirmations = countCalls(page, '/confirm');
  const release = await holdCalls(page, api.checkout.updatePaymentIntent);
  await page.getByRole('radio', { name: paymentMethodNames.ideal }).click();
  await page.locator('button:enabled', { hasText: 'verplichting' }).waitFor();
  await page.evaluate(`(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('verplichting'));
    button.click();
    button.click();
  })()`);
  await page.getByRole('button', { name: 'Even geduld…' }).waitFor();
  await page.getByRole('button', { name: 'Even geduld…' }).click({ force: true });
  release();
  await page.getByRole('button', { name: 'Betalen', exact: true }).click();
  const { paymentIntentId } = await thanked(page);
  expect(confirmations()).toBe(1);
  expect(await chargesAtProvider(visitor, paymentIntentId)).toEqual([twoJarsCents]);
  expect(await ordersOf(visitor, email)).toHaveLength(1);
  await visitor.close();
});

it('a reload restores the input of both steps', async () => {
  const email = newEmail('terug');
  const visitor = await atPayment(phone, email);
  const { page } = visitor;
  await page.reload();
  await page.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
  for (const line of ['Prinsengracht 12', '1015 DX Amsterdam']) await page.getByText(line, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Terug' }).click();
  await page.getByLabel('Plaats').fill('Diemen');
  await page.reload();
  expect(await page.getByLabel('Plaats').inputValue()).toBe('Diemen');
  expect(await page.getByLabel('E-mailadres').inputValue()).toBe(email);
  await visitor.close();
});

it('the parameters of a bank are removed from the URL, and the form is shown again', async () => {
  const visitor = await atPayment(phone, newEmail('terugkeer'));
  const { page } = visitor;
  await page.goto(`${shop.url}/checkout?payment_intent=pi_1&payment_intent_client_secret=x&redirect_status=failed`);
  await page.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
  expect(new URL(page.url()).search).toBe('?stap=betalen');
  await visitor.close();
});

it('a basket changed by another tab is shown before it can be paid', async () => {
  const visitor = await atPayment(wide, newEmail('tabblad'));
  const { page } = visitor;
  const other = await visitor.newTab();
  await other.goto(`${shop.url}/products`);
  await other.getByRole('button', { name: 'Voeg B12 Zon toe aan je winkelmandje' }).click();
  await toast(page).getByText('Je winkelmandje is gewijzigd').waitFor();
  await page.getByText('B12 Zon').locator('visible=true').first().waitFor();
  await other.close();
  await page.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
  const cents = await shownTotal(page);
  expect(cents).toBeGreaterThan(twoJarsCents);
  await payByIdeal(page);
  const { paymentIntentId } = await thanked(page);
  expect(await chargesAtProvider(visitor, paymentIntentId)).toEqual([cents]);
  await visitor.close();
});

it('a tab whose basket was paid in another tab says so', async () => {
  const visitor = await atPayment(wide, newEmail('elders'));
  const { page } = visitor;
  const other = await visitor.newTab();
  await open(other, '/checkout');
  await other.getByLabel('E-mailadres').waitFor();
  await payByIdeal(page);
  await thanked(page);
  await toast(other).getByText('Je bestelling is geplaatst').waitFor();
  await until(other, `location.pathname === '/'`);
  await toast(other).getByText('Dat deed je in een ander tabblad.').waitFor();
  await visitor.close();
});

it('a changed amount at the provider is not paid unseen', async () => {
  const visitor = await atPayment(wide, newEmail('bedrag'));
  const { page, context } = visitor;
  const confirmations = countCalls(page, '/confirm');
  // another tab changes the basket of this visit
  const items = [{ id: 'sleep-well', quantity: 3 }];
  const elsewhere = await context.request.post(`${shop.url}${api.checkout.createPaymentIntent.path}`, {
    data: { items },
    headers,
  });
  expect(elsewhere.status()).toBe(200);
  await page.getByRole('radio', { name: paymentMethodNames.ideal }).click();
  await orderButton(page).click();
  await toast(page).getByText('Het totaalbedrag is gewijzigd. Controleer je bestelling.').waitFor();
  expect(confirmations()).toBe(0);
  expect(await shownTotal(page)).toBe(twoJarsCents);
  await payByIdeal(page);
  const { paymentIntentId } = await thanked(page);
  expect(await chargesAtProvider(visitor, paymentIntentId)).toEqual([twoJarsCents]);
  await visitor.close();
});

it('pieces that others bought meanwhile are named, with a way to continue', async () => {
  const visitor = await newShopper(phone);
  const { page } = visitor;
  const staff = await newStaff();
  // A separate product, because a due delivery may take jars of the others.
  const jar = { slug: `zomer-duo-${Date.now()}`, name: 'Zomer Duo', listCents: 2895 };
  const { id } = await callApi(staff, api.adminProducts.createProduct, {
    body: {
      ...{
        name: jar.name,
        slug: jar.slug,
        description: 'Zonnig.',
        price: '28.95',
        stock: 8,
        servings: 30,
        categoryId: 4,
      },
      ...forSale,
    },
  });
  await fillBasket(visitor, [{ ...jar, quantity: 3 }, ...twoJars]);
  const other = await newShopper(phone);
  const items = [{ id: jar.slug, quantity: 7 }];
  const taken = await other.context.request.post(`${shop.url}${api.checkout.createPaymentIntent.path}`, {
    data: { items },
    headers,
  });
  expect(taken.status()).toBe(200);
  await open(page, '/checkout');
  await page.getByRole('heading', { name: 'Van Zomer Duo is er nog 1' }).waitFor();
  expect(await page.getByLabel('E-mailadres').count()).toBe(0);
  await picture(page, `checkout-${phone}-few-left`, true);
  await page.getByRole('button', { name: 'Neem die ene' }).click();
  await fillInDetails(page, newEmail('telaat'));
  await page.getByRole('button', { name: 'Naar betalen' }).click();
  await page.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
  expect(await shownTotal(page)).toBe(4132 + 2895);
  expect(crashes(visitor)).toEqual([]);

  const third = await newShopper(wide);
  await fillBasket(third, [jar, ...twoJars]);
  await open(third.page, '/checkout');
  await third.page.getByRole('heading', { name: 'Zomer Duo is net uitverkocht' }).waitFor();
  await picture(third.page, `checkout-${wide}-sold-out`, true);
  await third.page.getByRole('button', { name: 'Uit mijn winkelmandje halen' }).click();
  await fillInDetails(third.page, newEmail('uitverkocht'));
  await third.page.getByRole('button', { name: 'Naar betalen' }).click();
  await third.page.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
  expect(await shownTotal(third.page)).toBe(twoJarsCents);
  for (const shopper of [visitor, other, third]) {
    const giveBack = { items: [{ id: 'sleep-well', quantity: 1 }] };
    await callApi(shopper, api.checkout.createPaymentIntent, { body: giveBack });
    await shopper.close();
  }
  await callApi(staff, api.adminProducts.deleteProduct, { params: { id } });
  await staff.close();
});

it('a countdown shows the end of the hold, which can be renewed', async () => {
  const visitor = await atPayment(phone, newEmail('treuzel'));
  const { page } = visitor;
  const preparations = countCalls(page, api.checkout.createPaymentIntent.path);
  const soon = (payment: object) => ({ ...payment, reservedUntil: new Date(Date.now() + 15_000).toISOString() });
  await changeResponses(page, api.checkout.createPaymentIntent, soon, 1);
  await page.reload();
  await page
    .getByRole('timer')
    .getByText(/We houden je producten nog (1[0-5]|[1-9]) seconden? voor je vast\./)
    .waitFor();
  await picture(page, `checkout-${phone}-hold`, true);
  await toast(page).getByText('Je producten staan weer voor je klaar').waitFor();
  expect(preparations()).toBe(2);
  await page.getByRole('timer').waitFor({ state: 'detached' });
  await payByIdeal(page);
  await thanked(page);
  await visitor.close();
});

it('a cancelled payment is replaced by a new one', async () => {
  const visitor = await atPayment(phone, newEmail('geannuleerd'));
  const { page } = visitor;
  await page.route(
    `**${api.checkout.updatePaymentIntent.path}`,
    async (route) => {
      const json = { code: 'payment-locked', message: 'Deze betaling kan niet meer worden gewijzigd.', requestId: '1' };
      await route.fulfill({ status: 409, json });
    },
    { times: 1 },
  );
  await orderButton(page).click();
  await toast(page).getByText('Deze betaling kan niet meer worden gewijzigd.').waitFor();
  await payByIdeal(page);
  await thanked(page);
  await visitor.close();
});

it('a call to a busy shop is retried automatically', async () => {
  const visitor = await atPayment(phone, newEmail('druk'));
  const { page } = visitor;
  let asked = 0;
  await page.route(`**${api.checkout.createPaymentIntent.path}`, (route) =>
    ++asked === 1
      ? route.fulfill({
          status: 503,
          headers: { 'retry-after': '2' },
          json: {
            code: 'unavailable',
            message: 'De winkel is even niet bereikbaar. Probeer het zo opnieuw.',
            requestId: '1',
          },
        })
      : route.continue(),
  );
  await page.reload();
  await page.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
  expect(asked).toBe(2);
  await visitor.close();
});

it('a payment that cannot be prepared says so once, and a retry prepares it', async () => {
  const visitor = await atPayment(phone, newEmail('mislukt'));
  const { page } = visitor;
  await page.route(`**${api.checkout.createPaymentIntent.path}`, (route) => route.fulfill({ status: 500 }), {
    times: 1,
  });
  await page.reload();
  const failed = page.getByRole('alert').filter({ hasText: 'Fout bij laden' });
  await failed.getByText('Kon betaling niet initialiseren').waitFor();
  expect(await toast(page).count()).toBe(0);
  await failed.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await page.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
  await visitor.close();
});

it('the price and cancellation of a subscription are stated above the button', async () => {
  const plan = { jars: 2, frequency: 2 as const, discountPercent: 20 };
  const lines = [{ slug: 'sleep-well', name: 'Sleep Well', listCents: 2295, plan }];
  const visitor = await atPayment(phone, newEmail('abonnee'), lines);
  const { page } = visitor;
  const terms = page.getByRole('region', { name: 'Je abonnement' });
  const text = (await terms.innerText()).replace(/\s+/g, ' ');
  expect(text).toContain('Sleep Well: 2 stuks elke 2 maanden');
  expect(text).toMatch(/€ 36,72 per levering, elke 2 maanden, plus € 6,99 verzending/);
  expect(text).toContain('zonder opzegtermijn');
  expect(text).not.toContain('kortingscode');
  const top = async (locator: typeof terms) => (await locator.boundingBox())!.y;
  expect(await top(terms)).toBeLessThan(await top(orderButton(page)));
  await page.getByLabel('Kortingscode', { exact: true }).fill('NIEUW10');
  await page.getByRole('button', { name: 'Toepassen' }).click();
  await terms.getByText('Je kortingscode geldt alleen voor deze eerste betaling.').waitFor();
  await picture(page, `checkout-${phone}-plan`, true);
  await page.getByRole('radio', { name: 'Kaart' }).click();
  await page.getByLabel('Kaartnummer').fill('4242424242424242');
  await page.getByLabel('Vervaldatum').fill('12 / 34');
  await page.getByLabel('CVC-code').fill('123');
  const cents = await shownTotal(page);
  await orderButton(page).click();
  const { paymentIntentId } = await thanked(page);
  expect(await chargesAtProvider(visitor, paymentIntentId)).toEqual([cents]);
  await visitor.close();
});
