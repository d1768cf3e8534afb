import { paymentMethodNames } from '../../contracts/payments/payment-methods.js';
import { fillInCard } from '../checkout/till.js';
import { newEmail, untilMailed } from '../support/mails.js';
import { longPatience } from '../support/patience.js';
import { picture, shop, type Visitor } from '../support/shopper.js';
import { crashes, open, phone, toast, wide } from '../support/storefront.js';
import {
  asking,
  cardOf,
  chooseBank,
  declining,
  logIn,
  monthlyAmount,
  moveAMonth,
  subscribe,
  visa,
} from './subscriber.js';

/** A subscriber whose due delivery could not be charged. */
async function unpaid(width: number, name: string) {
  const email = newEmail(name);
  const { visitor } = await subscribe(width, email);
  await logIn(visitor, email);
  const { page } = visitor;
  await page.getByRole('link', { name: 'Betaalmethode van Sleep Well wijzigen' }).click();
  await fillInCard(page, declining);
  await page.getByRole('button', { name: 'Betaalmethode opslaan' }).click();
  await toast(page).getByText('Betaalmethode gewijzigd').waitFor();
  await page.getByTestId('payment-method').getByText('•••• 0341').waitFor();
  await moveAMonth(page);
  await page.getByTestId('payment-news').waitFor({ timeout: longPatience });
  return { visitor, page, email };
}

const news = (visitor: Visitor) => visitor.page.getByTestId('payment-news');

describe('a renewal that was declined', () => {
  it('shows the reason and the day of the retry, and can be paid by the customer', async () => {
    const { visitor, page, email } = await unpaid(phone, 'zelf-betalen');
    await news(visitor)
      .getByText(/niet gelukt. Op \d+\s\S+\s\d{4} proberen we het opnieuw/)
      .waitFor();
    expect(await page.getByTestId('subscription-status').innerText()).toBe('Betaling mislukt');
    const [mail] = await untilMailed(visitor, email, ({ subject }) => /is mislukt$/.test(subject));
    expect(mail?.text).toContain(`${shop.url}/profiel`);
    await picture(page, 'subscriptions-390-failed', true);
    await news(visitor).getByRole('link', { name: 'Nu betalen' }).click();
    const button = page.getByRole('button', { name: /^Betaal €/ });
    expect((await button.innerText()).replace(/\u00a0/g, ' ')).toBe(`Betaal ${monthlyAmount}`);
    await fillInCard(page, '4000000000009995');
    await button.click();
    await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    await toast(page).getByText('Betaling niet gelukt').waitFor();
    await fillInCard(page, visa);
    await picture(page, 'subscriptions-390-pay', true);
    await button.click();
    await toast(page).getByText('Betaald, dankjewel').waitFor();
    await cardOf(page).getByText('Leveringen (2)').waitFor();
    expect(await news(visitor).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/profiel');
    expect(crashes(visitor)).toEqual([]);
    await visitor.close();
  });

  it('is paid by iDEAL on the second try, and cannot be paid twice', async () => {
    const { visitor, page } = await unpaid(wide, 'ideal-betalen');
    await picture(page, 'subscriptions-1440-failed', true);
    await news(visitor).getByRole('link', { name: 'Nu betalen' }).click();
    const away = page.url();
    for (const choice of ['Annuleren', 'Betalen']) {
      await page.getByRole('radio', { name: paymentMethodNames.ideal }).click();
      await page.getByLabel('Volledige naam').fill('Sanne de Vries'); // a mandate needs a name
      await page.getByRole('button', { name: /^Betaal €/ }).click();
      await page.waitForURL((url) => !url.href.startsWith(shop.url));
      await page.getByRole('button', { name: choice, exact: true }).click();
      if (choice === 'Annuleren') await toast(page).getByText('Betaling niet gelukt').waitFor();
    }
    await toast(page).getByText('Betaald, dankjewel').waitFor();
    await cardOf(page).getByText('Leveringen (2)').waitFor();
    await page.goto(away);
    await toast(page).getByText('Deze betaling staat niet meer open').waitFor();
    await page.waitForURL(`${shop.url}/profiel`);
    await page.getByTestId('payment-method').getByText(paymentMethodNames.sepa_debit).waitFor();
    await visitor.close();
  });

  it('is paid immediately by another card', async () => {
    const { visitor, page } = await unpaid(wide, 'andere-kaart');
    await news(visitor).getByRole('link', { name: 'Andere betaalmethode' }).click();
    await fillInCard(page, visa);
    await page.getByRole('button', { name: 'Betaalmethode opslaan' }).click();
    await toast(page).getByText('De mislukte betaling proberen we meteen opnieuw').waitFor();
    await page.reload();
    await cardOf(page).getByText('Actief').waitFor();
    await cardOf(page).getByText('Leveringen (2)').waitFor();
    await visitor.close();
  });
});

describe('a change of payment method', () => {
  let visitor: Visitor;
  const email = newEmail('wisselaar');
  beforeAll(async () => {
    ({ visitor } = await subscribe(wide, email));
    await logIn(visitor, email);
  });
  afterAll(() => visitor.close());

  it('changes nothing when the bank refuses it', async () => {
    const { page } = visitor;
    await chooseBank(page);
    await page.getByRole('button', { name: 'Annuleren', exact: true }).click();
    await toast(page).getByText('Betaalmethode niet opgeslagen').waitFor();
    await page.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
    await open(page, '/profiel');
    await page.getByTestId('payment-method').getByText('•••• 4242').waitFor();
  });

  it('is completed later when the tab did not return from the bank', async () => {
    const { page } = visitor;
    await chooseBank(page);
    await visitor.context.request.post(page.url(), { form: { decision: 'pay' }, maxRedirects: 0 });
    await open(page, '/profiel');
    await toast(page).getByText('Betaalmethode gewijzigd').waitFor();
    await page.getByTestId('payment-method').getByText(`${paymentMethodNames.sepa_debit} •••• 5264`).waitFor();
  });

  it('asks for authentication when the bank requires it', async () => {
    const { page } = visitor;
    await page.getByRole('link', { name: 'Betaalmethode van Sleep Well wijzigen' }).click();
    await fillInCard(page, asking);
    await page.getByRole('button', { name: 'Betaalmethode opslaan' }).click();
    await picture(page, 'subscriptions-1440-authenticate');
    await page.frameLocator('iframe[title="Verificatie door je bank"]').getByRole('button').first().click();
    await toast(page).getByText('Betaalmethode gewijzigd').waitFor();
    await page.getByTestId('payment-method').getByText('•••• 3184').waitFor();
  });
});
