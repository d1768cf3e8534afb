import * as dev from '../../contracts/dev.js';
import { paymentMethodNames } from '../../contracts/payments/payment-methods.js';
import { eventually } from '../support/eventually.js';
import { fillInCard } from '../checkout/till.js';
import { newEmail, untilMailed } from '../support/mails.js';
import { longPatience } from '../support/patience.js';
import { picture, shop, type Visitor } from '../support/shopper.js';
import { crashes, eitherScreen, open, toast } from '../support/storefront.js';
import { asked, cardOf, chooseBank, logIn, monthlyAmount, moveAMonth, nextDelivery, subscribe } from './subscriber.js';

describe.each(eitherScreen)('a subscriber on %s', (_name, width) => {
  const email = newEmail(`abonnee-${width}`);
  let visitor: Visitor;
  let firstOrder = '';

  beforeAll(async () => {
    ({ visitor, orderNumber: firstOrder } = await subscribe(width, email));
    await logIn(visitor, email);
  });
  afterAll(() => visitor.close());

  const mailed = async (subject: RegExp) => {
    const [mail] = await untilMailed(visitor, email, (one) => subject.test(one.subject));
    expect(mail?.subject).toMatch(subject);
    return mail!;
  };

  it('sees contents, day, price and payment method of the next delivery', async () => {
    const { page } = visitor;
    const card = cardOf(page);
    for (const text of ['2 stuks per maand', 'Actief', 'incl. € 6,99 verzending', '•••• 4242', 'Leveringen (1)'])
      await card.getByText(text).waitFor();
    expect((await card.innerText()).replace(/\u00a0/g, ' ')).toContain(monthlyAmount);
    await card.getByText('Leveringen (1)').click();
    await card.getByRole('link', { name: `Bestelling ${firstOrder} bekijken` }).waitFor();
    await picture(page, `subscriptions-${width}-active`, true);
    await mailed(/is gestart$/);
  });

  it('skips a delivery, which moves it to the announced day', async () => {
    const { page } = visitor;
    const before = await nextDelivery(page);
    const dialog = await asked(page, 'overslaan');
    await dialog.getByText(`De levering van ${before} gaat niet door`).waitFor();
    const promised = /^Op (\d+\s\S+\s\d{4})/.exec(
      await dialog.getByText(/voor je volgende levering\.$/).innerText(),
    )![1]!;
    await picture(page, `subscriptions-${width}-skip`);
    await dialog.getByRole('button', { name: 'Nee, laat maar' }).click();
    expect(await nextDelivery(page)).toBe(before);
    await (await asked(page, 'overslaan')).getByRole('button', { name: 'Ja, overslaan' }).click();
    await toast(page).getByText('Levering overgeslagen').waitFor();
    await toast(page).getByText(`Op ${promised} schrijven we af voor je volgende levering`).waitFor();
    await page.getByTestId('next-delivery').getByText(promised).waitFor();
    await mailed(/is overgeslagen$/);
  });

  it('pauses and resumes', async () => {
    const { page } = visitor;
    const before = await nextDelivery(page);
    const pause = await asked(page, 'pauzeren');
    await picture(page, `subscriptions-${width}-pause`);
    await pause.getByRole('button', { name: 'Ja, pauzeren' }).click();
    await toast(page).getByText('Abonnement gepauzeerd').waitFor();
    await cardOf(page).getByText('Niets gepland').waitFor();
    expect(await page.getByTestId('subscription-status').innerText()).toBe('Gepauzeerd');
    expect(await page.getByRole('button', { name: 'Sleep Well: overslaan' }).count()).toBe(0);
    await picture(page, `subscriptions-${width}-paused`, true);
    await mailed(/is gepauzeerd$/);
    const resume = await asked(page, 'hervatten');
    await resume.getByText(`Op ${before} schrijven we`).waitFor();
    await picture(page, `subscriptions-${width}-resume`);
    await resume.getByRole('button', { name: 'Ja, hervatten' }).click();
    await toast(page).getByText('Abonnement hervat').waitFor();
    await page.getByTestId('next-delivery').getByText(before).waitFor();
    await mailed(/is hervat$/);
  });

  it('sees the order, the mail and the next day after a renewal', async () => {
    const { page } = visitor;
    const before = await nextDelivery(page);
    await moveAMonth(page);
    await moveAMonth(page);
    await cardOf(page).getByText('Leveringen (2)').waitFor({ timeout: longPatience });
    const next = await eventually(
      page,
      () => nextDelivery(page),
      (day) => day !== before,
    );
    expect(next).not.toBe(before);
    await picture(page, `subscriptions-${width}-renewed`, true);
    await open(page, '/bestellingen');
    await page.getByTestId('order').nth(1).waitFor();
    const orders = await page.getByTestId('order').allInnerTexts();
    expect(orders).toHaveLength(2);
    const [number] = /\d{4}-\d{6}/.exec(orders.find((text) => !text.includes(firstOrder))!)!;
    const [mail] = await untilMailed(visitor, email, ({ text }) => text.includes(number));
    expect(mail?.subject).toMatch(/bestelling/i);
    await picture(page, `subscriptions-${width}-orders`);
    await page.getByRole('link', { name: `Bestelling ${number} bekijken` }).click();
    await page.locator('main').getByText('Sleep Well').first().waitFor();
    await page.goto(`${shop.url}${dev.showMails.path}`, { waitUntil: 'commit' });
    await page.getByText(email).first().waitFor();
    await picture(page, `subscriptions-${width}-mails`);
    await open(page, '/profiel');
  });

  it('changes to another card', async () => {
    const { page } = visitor;
    await page.getByRole('link', { name: 'Betaalmethode van Sleep Well wijzigen' }).click();
    await page.getByRole('heading', { level: 1, name: 'Andere betaalmethode' }).waitFor();
    await fillInCard(page, '5555555555554444');
    await picture(page, `subscriptions-${width}-method`, true);
    await page.getByRole('button', { name: 'Betaalmethode opslaan' }).click();
    await toast(page).getByText('Betaalmethode gewijzigd').waitFor();
    await page.getByTestId('payment-method').getByText('•••• 4444').waitFor();
  });

  it('changes to iDEAL through the bank', async () => {
    const { page } = visitor;
    await chooseBank(page);
    await picture(page, `subscriptions-${width}-bank`);
    await page.getByRole('button').first().click();
    await toast(page).getByText('Betaalmethode gewijzigd').waitFor();
    await page.getByTestId('payment-method').getByText(`${paymentMethodNames.sepa_debit} •••• 5264`).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('cancels in two clicks, which ends the deliveries', async () => {
    const { page } = visitor;
    const dialog = await asked(page, 'opzeggen');
    await picture(page, `subscriptions-${width}-cancel`);
    await dialog.getByRole('button', { name: 'Ja, opzeggen' }).click();
    await toast(page).getByText('Abonnement opgezegd').waitFor();
    await page.getByRole('heading', { name: 'Je hebt nog geen actieve abonnementen' }).waitFor();
    await cardOf(page)
      .getByText(/^Opgezegd op /)
      .waitFor();
    await picture(page, `subscriptions-${width}-cancelled`, true);
    await mailed(/is opgezegd$/);
    expect(crashes(visitor)).toEqual([]);
  });
});
