import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { askForCode, box, mailedCode } from '../account/customer.js';
import { expectToast, openScreen, rowOf } from '../support/back-office/office.js';
import { staffedThroughout } from '../support/back-office/staff.js';
import { newEmail, untilMailed } from '../support/mails.js';
import { openQuizStep } from '../support/quiz.js';
import { expectVisibleToAll } from '../support/screens.js';
import { shop, type Visitor } from '../support/shopper.js';
import { eitherScreen, newShopper, open, toast } from '../support/storefront.js';

const staff = staffedThroughout();

async function linkIn(visitor: Visitor, email: string, subject: RegExp): Promise<string> {
  const [mail] = await untilMailed(visitor, email, (one) => subject.test(one.subject));
  return new RegExp(`${shop.url}(/nieuwsbrief\\S+)`).exec(mail!.text)![1]!;
}

async function logIn(visitor: Visitor, email: string): Promise<void> {
  const { page } = visitor;
  await open(page, '/login');
  await askForCode(page, email);
  await box(page, 1).fill(await mailedCode(visitor, email));
  await page.waitForURL((url) => url.pathname !== '/login');
}

describe.each(eitherScreen)('a consent on %s', (_name, width) => {
  it('to the newsletter is given by the link in a mail, is shown to both sides, and ends by a click', async () => {
    const email = newEmail(`nieuwsbrief-${width}`);
    const visitor = await newShopper(width);
    const { page } = visitor;
    await open(page, '/nieuwsbrief');
    const consent = page.getByRole('checkbox', { name: /^Ja, mail mij nieuws/ });
    expect(await consent.isChecked()).toBe(false);
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByRole('button', { name: 'Aanmelden' }).click();
    await page.getByText('Zet een vinkje als je de nieuwsbrief wilt krijgen.').waitFor();
    await expectVisibleToAll(page, `newsletter-${width}`);
    await consent.check();
    await page.getByRole('button', { name: 'Aanmelden' }).click();
    await page.getByRole('heading', { name: 'Kijk in je mailbox' }).waitFor();

    await open(page, await linkIn(visitor, email, /^Bevestig je aanmelding/));
    await expectVisibleToAll(page, `newsletter-confirm-${width}`);
    await page.getByRole('button', { name: 'Ja, ik wil de nieuwsbrief' }).click();
    await page.getByRole('heading', { name: 'Je bent aangemeld' }).waitFor();

    await openScreen(staff.page, 'newsletter');
    await staff.page.getByRole('searchbox').fill(email);
    await rowOf(staff.page, email).waitFor();
    await logIn(visitor, email);
    await open(page, '/profiel/gegevens');
    const card = page.getByRole('region', { name: 'Toestemmingen' });
    await card.getByText(/^Gegeven op .* via: Aanmelding voor de nieuwsbrief$/).waitFor();
    await expectVisibleToAll(page, `consents-${width}`, true);

    await open(page, await linkIn(visitor, email, /voortaan onze nieuwsbrief/));
    await expectVisibleToAll(page, `newsletter-leave-${width}`);
    await page.getByRole('button', { name: 'Meld me af' }).click();
    await page.getByRole('heading', { name: 'Je bent afgemeld' }).waitFor();
    await open(page, '/profiel/gegevens');
    await card.getByText(/^Ingetrokken op /).waitFor();
    await openScreen(staff.page, 'newsletter');
    await staff.page.getByRole('searchbox').fill(email);
    await staff.page.getByText('Nog geen abonnees').waitFor();
    await visitor.close();
  });

  it('to keep the answers of the vitamin test is given by an empty box, and withdrawn in the account', async () => {
    const email = newEmail(`test-${width}`);
    const visitor = await newShopper(width);
    const { page } = visitor;
    await openQuizStep(page, 6);
    await page.getByLabel('E-mailadres').fill(email);
    const keep = page.getByRole('checkbox', { name: /^Bewaar mijn antwoorden bij mijn mailadres/ });
    expect(await keep.isChecked()).toBe(false);
    await keep.check();
    await keep.scrollIntoViewIfNeeded();
    await expectVisibleToAll(page, `quiz-consent-${width}`);
    await page.getByRole('button', { name: 'Verstuur', exact: true }).click();
    await toast(page).getByText('Advies verstuurd').waitFor();
    await logIn(visitor, email);
    await open(page, '/profiel/gegevens');
    await page.getByRole('button', { name: 'Toestemming intrekken: Antwoorden van de vitaminetest bewaren' }).click();
    await expectToast(page, 'Toestemming ingetrokken');
    const entries = await callApi(visitor, api.consents.listOwnConsents);
    expect(entries.map(({ purpose, isGiven }) => [purpose, isGiven])).toEqual([
      ['quiz-answers', false],
      ['quiz-answers', true],
    ]);
    expect((await callApi(visitor, api.customers.exportData)).quizAdvices).toEqual([]);
    await visitor.close();
  });
});
