import * as api from '../../contracts/api.js';
import { paymentMethodNames } from '../../contracts/payments/payment-methods.js';
import { newEmail } from '../support/mails.js';
import { expectFocused } from '../support/screens.js';
import { picture, type Visitor } from '../support/shopper.js';
import { crashes, eitherScreen, holdCalls, phone, toast } from '../support/storefront.js';
import {
  atPayment,
  chargesAtProvider,
  orderButton,
  payByIdeal,
  shownTotal,
  ordersOf,
  thanked,
  twoJarsCents,
} from './till.js';

const discountedCents = 4418; // 10% of € 41,32 is € 4,13

describe.each(eitherScreen)('a discount code on %s', (_name, width) => {
  const email = newEmail('korting');
  let visitor: Visitor;
  const box = () => visitor.page.getByLabel('Kortingscode', { exact: true });
  const apply = () => visitor.page.getByRole('button', { name: 'Toepassen' });
  beforeAll(async () => (visitor = await atPayment(width, email)));
  afterAll(() => visitor.close());

  it('cannot be applied while the field is empty', async () => {
    expect(await apply().isDisabled()).toBe(true);
    await box().fill('   ');
    expect(await apply().isDisabled()).toBe(true);
  });

  it('is refused with the reason', async () => {
    const { page } = visitor;
    await box().fill('bestaatniet');
    expect(await box().inputValue()).toBe('BESTAATNIET');
    await apply().click();
    await toast(page).getByText('Ongeldige kortingscode').waitFor();
    await toast(page).getByText('Deze kortingscode kennen we niet.').waitFor();
    expect(await box().getAttribute('aria-invalid')).toBe('true');
    await picture(page, `checkout-${width}-code-refused`, true);
    expect(await shownTotal(page)).toBe(twoJarsCents);
  });

  it('is applied on Enter, case-insensitively, and blocks the payment meanwhile', async () => {
    const { page } = visitor;
    const release = await holdCalls(page, api.checkout.updatePaymentIntent);
    await box().fill('  nieuw10 ');
    await box().press('Enter');
    await page.getByRole('button', { name: 'Even kijken…' }).waitFor();
    expect(await orderButton(page).isDisabled()).toBe(true);
    release();
    await toast(page).getByText('Kortingscode toegepast').waitFor();
    await toast(page)
      .getByText(/Je bespaart €\s4,13/)
      .waitFor();
    expect(await shownTotal(page)).toBe(discountedCents);
    await picture(page, `checkout-${width}-code`, true);
    await page.unrouteAll();
  });

  it('survives a reload', async () => {
    const { page } = visitor;
    await page.reload();
    await page.getByRole('button', { name: 'Kortingscode NIEUW10 verwijderen' }).waitFor();
    await page.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
    expect(await shownTotal(page)).toBe(discountedCents);
  });

  it('can be removed', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Kortingscode NIEUW10 verwijderen' }).click();
    await box().waitFor();
    expect(await shownTotal(page)).toBe(twoJarsCents);
    await expectFocused(box());
  });

  it('reduces the charge and appears on the order', async () => {
    const { page } = visitor;
    await box().fill('NIEUW10');
    await apply().click();
    await page.getByRole('button', { name: 'Kortingscode NIEUW10 verwijderen' }).waitFor();
    expect(await shownTotal(page)).toBe(discountedCents);
    await payByIdeal(page);
    const { paymentIntentId } = await thanked(page);
    expect(await chargesAtProvider(visitor, paymentIntentId)).toEqual([discountedCents]);
    const orders = await ordersOf(visitor, email);
    expect(orders.map(({ totalAmount }) => totalAmount)).toEqual(['44.18']);
    expect(crashes(visitor)).toEqual([]);
  });

  it('for first orders is refused for an earlier customer', async () => {
    const second = await atPayment(width, email);
    const { page } = second;
    await page.getByLabel('Kortingscode', { exact: true }).fill('NIEUW10');
    await page.getByRole('button', { name: 'Toepassen' }).click();
    await toast(page).getByText('Deze kortingscode is alleen voor je eerste bestelling.').waitFor();
    expect(await shownTotal(page)).toBe(twoJarsCents);
    await second.close();
  });
});

it('reports that a code cannot be checked', async () => {
  const visitor = await atPayment(phone, newEmail('stuk'));
  const { page } = visitor;
  await page.route(`**${api.discounts.validateDiscountCode.path}`, (route) =>
    route.fulfill({ status: 500, body: '<h1>Oops</h1>' }),
  );
  await page.getByLabel('Kortingscode', { exact: true }).fill('NIEUW10');
  await page.getByRole('button', { name: 'Toepassen' }).click();
  await toast(page).getByText('Fout', { exact: true }).waitFor();
  await toast(page).getByText('Kon kortingscode niet valideren').waitFor();
  expect(await page.getByRole('button', { name: 'Toepassen' }).isEnabled()).toBe(true);
  await visitor.close();
});

describe('an applied code, back at the first step', () => {
  const known = newEmail('bekend');
  let visitor: Visitor;
  beforeAll(async () => {
    const earlier = await atPayment(phone, known);
    await payByIdeal(earlier.page);
    await thanked(earlier.page);
    await earlier.close();
    visitor = await atPayment(phone, newEmail('nieuw'));
    await visitor.page.getByLabel('Kortingscode', { exact: true }).fill('NIEUW10');
    await visitor.page.getByRole('button', { name: 'Toepassen' }).click();
    await visitor.page.getByRole('button', { name: 'Kortingscode NIEUW10 verwijderen' }).waitFor();
  });
  afterAll(() => visitor.close());

  it('counts in the total', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Terug', exact: true }).click();
    await page.getByLabel('E-mailadres').waitFor();
    expect(await shownTotal(page)).toBe(discountedCents);
    await page.reload();
    await page.getByLabel('E-mailadres').waitFor();
    await page.getByText(/44,18/).locator('visible=true').first().waitFor();
    expect(await shownTotal(page)).toBe(discountedCents);
  });

  it('is removed with its reason when the e-mail address becomes that of an earlier customer', async () => {
    const { page } = visitor;
    await page.getByLabel('E-mailadres').fill(known);
    await page.getByRole('button', { name: 'Naar betalen' }).click();
    await toast(page).getByText('Deze kortingscode is alleen voor je eerste bestelling.').waitFor();
    await page.getByLabel('Kortingscode', { exact: true }).waitFor();
    expect(await shownTotal(page)).toBe(twoJarsCents);
    expect(crashes(visitor)).toEqual([]);
  });
});
