/** A working day, third part: what subscribers ask for. */
import type { Locator } from 'playwright-core';
import * as api from '../../contracts/api.js';
import type { AdminSubscription } from '../../contracts/admin/subscriptions.js';
import { addDays, amsterdamDay } from '../../contracts/values/calendar.js';
import { task, type Desk } from '../support/back-office/desk.js';
import { expectToast, fieldOf, openScreen, windowOf } from '../support/back-office/office.js';
import { callApi } from '../support/call-api.js';
import { eventually } from '../support/eventually.js';

/** Subscriptions that `subscriber-changes` does not take; each task takes another. */
let taken = 20;

const inDays = (days: number) => addDays(amsterdamDay(new Date().toISOString()), days);

/** Opens an active subscription. `becomes` waits until it is so. */
async function subscriber({ staff, page }: Desk) {
  const query = { status: 'active', sort: '-nextDeliveryDate' } as const;
  const rows = (await callApi(staff, api.adminSubscriptions.listSubscriptions, { query })) as AdminSubscription[];
  const one = rows[taken++]!;
  await openScreen(page, `subscriptions/${one.id}`);
  const params = { id: one.id };
  const find = () => callApi(staff, api.adminSubscriptions.showSubscription, { params }) as Promise<AdminSubscription>;
  const becomes = async (expected: Partial<AdminSubscription>) => {
    const isSo = (found: AdminSubscription) =>
      Object.entries(expected).every(([key, value]) => found[key as keyof AdminSubscription] === value);
    expect(await eventually(page, find, isSo)).toMatchObject(expected);
  };
  return { one, becomes, button: (name: string) => page.getByRole('button', { name, exact: true }) };
}

const inWindow = ({ page }: Desk, name: string) =>
  page.locator('dialog[open]').last().getByRole('button', { name, exact: true });

task('moves the next delivery', 4, async (desk) => {
  const { page, hand, look } = desk;
  const { button, becomes } = await subscriber(desk);
  await hand.press(button('Levering verzetten'));
  await hand.type(fieldOf(page, 'Volgende levering'), inDays(40));
  await look('subscription-move');
  await hand.press(inWindow(desk, 'Verzetten'));
  await expectToast(page, 'Levering verzet');
  await becomes({ nextDeliveryDate: inDays(40) });
});

task('pauses until a day', 4, async (desk) => {
  const { page, hand, look } = desk;
  const { button, becomes } = await subscriber(desk);
  await hand.press(button('Pauzeren tot'));
  await hand.type(fieldOf(page, 'Pauzeren tot'), inDays(60));
  await hand.press(inWindow(desk, 'Pauzeren'));
  await expectToast(page, 'Abonnement gepauzeerd');
  await page.getByText(/^Gepauzeerd tot .+ daarna gaat het vanzelf verder/).waitFor();
  await becomes({ status: 'paused', pausedUntil: inDays(60) });
  await look('subscription-paused');
});

const otherOption = async (select: Locator) => {
  const others = select.locator('option:not(:checked)');
  await others.first().waitFor({ state: 'attached' });
  return (await others.first().textContent())!;
};

async function openTerms(desk: Desk) {
  const opened = await subscriber(desk);
  await desk.hand.press(opened.button('Wijzigen'));
  await windowOf(desk.page, 'Abonnement wijzigen').waitFor();
  return opened;
}

async function saveTerms(desk: Desk) {
  await desk.page.getByText(/per levering, vanaf de levering van/).waitFor();
  await desk.hand.press(inWindow(desk, 'Opslaan'));
  await expectToast(desk.page, 'Abonnement gewijzigd');
}

task('changes the taste', 4, async (desk) => {
  const { becomes } = await openTerms(desk);
  const product = fieldOf(desk.page, 'Product');
  const productName = await otherOption(product);
  await desk.hand.choose(product, productName);
  await desk.look('subscription-terms');
  await saveTerms(desk);
  await becomes({ productName });
});

task('changes the number of jars', 4, async (desk) => {
  const { one, becomes } = await openTerms(desk);
  const pieces = one.jars * one.quantity === 5 ? 4 : 5;
  await desk.hand.type(fieldOf(desk.page, 'Potten per levering'), String(pieces));
  await saveTerms(desk);
  await becomes({ jars: pieces / one.quantity });
});

task('changes the frequency', 4, async (desk) => {
  const { one, becomes } = await openTerms(desk);
  const frequency = fieldOf(desk.page, 'Frequentie');
  await desk.hand.choose(frequency, await otherOption(frequency));
  await saveTerms(desk);
  await becomes({ frequency: one.frequency === 1 ? 2 : 1 });
});

task('changes the address of the coming deliveries', 4, async (desk) => {
  const { staff, page, hand, look } = desk;
  const { one } = await subscriber(desk);
  const form = page.getByRole('form', { name: 'Bezorgadres' });
  const address = 'Keizersgracht 654';
  await hand.type(form.getByLabel('Straat en huisnummer'), address);
  await hand.type(form.getByLabel('Postcode'), '1015dv');
  await hand.type(form.getByLabel('Plaats'), 'Utrecht');
  await hand.press(form.getByRole('button', { name: 'Adres opslaan' }));
  await expectToast(page, 'Bezorgadres gewijzigd');
  await page.getByText(/^Bezorgadres van de komende leveringen gewijzigd: straat en huisnummer/).waitFor();
  const shown = await callApi(staff, api.subscriptionAddress.findSubscriptionAddress, { params: { id: one.id } });
  expect(shown).toMatchObject({ address, postalCode: '1015 DV', city: 'Utrecht' });
  await look('subscription-address');
});

task('mails a link for another payment method', 4, async (desk) => {
  const { page, hand } = desk;
  const { button } = await subscriber(desk);
  await hand.press(button('Andere betaalmethode vragen'));
  await hand.press(inWindow(desk, 'Mail versturen'));
  await expectToast(page, 'De klant krijgt een mail');
  await page.getByText('Klant gemaild om een andere betaalmethode te kiezen.').waitFor();
});
