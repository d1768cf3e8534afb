import { paymentMethodNames } from '../../contracts/payments/payment-methods.js';
import type { Page } from 'playwright-core';
import { newEmail } from '../support/mails.js';
import { expectFocused } from '../support/screens.js';
import { picture, type Visitor } from '../support/shopper.js';
import { phone } from '../support/storefront.js';
import { atPayment, fillInCard, orderButton, payByIdeal, thanked } from './till.js';

const refusal = (page: Page, reason: string) => page.locator('form').getByRole('alert').filter({ hasText: reason });

let visitor: Visitor;
beforeEach(async () => {
  visitor = await atPayment(phone, newEmail('geweigerd'));
});
afterEach(() => visitor.close());

describe('the refusal of a payment is shown', () => {
  it('with reason and advice above the button, also after a reload, until another method is chosen', async () => {
    const { page } = visitor;
    await fillInCard(page, '4000000000000002');
    await orderButton(page).click();
    const note = refusal(page, 'Je kaart is geweigerd.');
    await note.getByText('Gebruik een andere kaart of kies een andere betaalmethode.').waitFor();
    const top = async (locator: typeof note) => (await locator.boundingBox())!.y;
    expect(await top(note)).toBeLessThan(await top(orderButton(page)));
    await picture(page, `checkout-${phone}-refused`, true);
    await page.reload();
    await note.waitFor();
    const other = page.getByRole('radio', { name: paymentMethodNames.ideal });
    await ((await other.isChecked()) ? page.getByRole('radio', { name: 'Kaart' }) : other).click();
    await note.waitFor({ state: 'detached' });
  });

  it('until the next attempt, which can succeed', async () => {
    const { page } = visitor;
    await fillInCard(page, '4000000000000002');
    await orderButton(page).click();
    await refusal(page, 'Je kaart is geweigerd.').waitFor();
    await fillInCard(page, '4242424242424242');
    await orderButton(page).click();
    await thanked(page);
  });

  it('after a failed card authentication', async () => {
    const { page } = visitor;
    await fillInCard(page, '4000002760003184');
    await orderButton(page).click();
    const bank = page.frameLocator('iframe[title="Verificatie door je bank"]');
    await bank.getByRole('button', { name: 'Annuleren' }).click();
    const note = refusal(page, 'We kunnen je betaalmethode niet verifiëren.');
    await note.waitFor();
    expect(await page.getByText('We kunnen je betaalmethode niet verifiëren.').count()).toBe(1);
    await expectFocused(note);
    await page.reload();
    await refusal(page, 'Je bank kon de betaling niet bevestigen.').waitFor();
  });

  it('as cancelled after the shopper cancelled it at the bank', async () => {
    const { page } = visitor;
    await payByIdeal(page, 'Annuleren');
    await page.getByRole('heading', { level: 1, name: 'Betaling geannuleerd' }).waitFor();
    await page.getByText('Je winkelmandje staat nog klaar.').waitFor();
    await page.getByRole('region', { name: 'Dit staat voor je klaar' }).getByTestId('checkout-total').waitFor();
    await page.getByRole('link', { name: 'Opnieuw proberen' }).click();
    await page.getByRole('button', { name: 'Naar betalen' }).click();
    const note = refusal(page, 'Je hebt de betaling bij je bank geannuleerd.');
    await note.getByText('Betaling geannuleerd').waitFor();
    await payByIdeal(page);
    await thanked(page);
  });

  it('after the return from a bank that refused it', async () => {
    const { page } = visitor;
    await payByIdeal(page, 'Mislukken');
    await page.getByRole('heading', { level: 1, name: 'Betaling mislukt' }).waitFor();
    await page.getByRole('link', { name: 'Opnieuw proberen' }).click();
    await page.getByRole('button', { name: 'Naar betalen' }).click();
    await refusal(page, 'Je bank heeft de betaling geweigerd.').waitFor();
    await payByIdeal(page);
    await thanked(page);
  });
});
