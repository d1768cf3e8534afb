import type { Page } from 'playwright-core';
import * as api from '../../contracts/api.js';
import { atPayment, payByIdeal, thanked } from '../checkout/till.js';
import { expectFailureMessage } from '../support/back-office/lists.js';
import { newEmail, untilMailed } from '../support/mails.js';
import {
  fieldOf,
  openNewOrder,
  openScreen,
  press,
  rowOf,
  expectToast,
  windowOf,
} from '../support/back-office/office.js';
import { expectToFitScreen, expectAccessible } from '../support/screens.js';
import { picture, type Visitor } from '../support/shopper.js';
import { newStaff } from '../support/back-office/staff.js';
import { breakCalls, crashes, eitherScreen, open, toast, wide } from '../support/storefront.js';
import { logIn } from '../subscriptions/subscriber.js';

/** Buys two jars of Sleep Well as a guest, by iDEAL. */
async function bought(width: number, email: string): Promise<{ visitor: Visitor; orderNumber: string }> {
  const visitor = await atPayment(width, email);
  await payByIdeal(visitor.page);
  const { orderNumber } = await thanked(visitor.page);
  return { visitor, orderNumber };
}

const returned = (page: Page) => page.getByRole('region', { name: /^(Herroepen|Retouren)/ });

describe.each(eitherScreen)('a customer on %s', (_name, width) => {
  it('returns one of two jars, receives a mail, and can return the other one', async () => {
    const email = newEmail('retour');
    const { visitor, orderNumber } = await bought(width, email);
    const { page } = visitor;
    await logIn(visitor, email);
    await open(page, '/bestellingen');
    await page.getByRole('link', { name: `Bestelling ${orderNumber} bekijken` }).click();
    await page.getByRole('button', { name: 'Herroepen of retourneren' }).click();
    const window = page.getByRole('dialog', { name: `Terugsturen uit bestelling ${orderNumber}` });
    await window.getByText('2 besteld').waitFor();
    await expectAccessible(page);
    await expectToFitScreen(page);
    await picture(page, `return-form-${width}`);
    const fewer = window.getByRole('button', { name: 'Eén minder' });
    await fewer.click();
    await fewer.click();
    expect(await fewer.isDisabled()).toBe(true);
    await window.getByRole('button', { name: 'Controleren' }).click();
    await window.getByRole('alert').getByText('Kies minstens één product').waitFor();
    await window.getByRole('button', { name: 'Eén meer' }).click();
    await window.getByLabel('Waarom?').selectOption({ label: 'Het viel tegen' });
    await window.getByRole('button', { name: 'Controleren' }).click();
    await window.getByRole('listitem').getByText('Sleep Well', { exact: true }).waitFor();
    await expectAccessible(page);
    await picture(page, `return-review-${width}`);
    const mend = await breakCalls(page, api.customers.listOrders.path);
    await window.getByRole('button', { name: 'Retour bevestigen' }).click();
    await window.getByRole('alert').getByText('Er ging iets mis bij het aanmelden. Probeer het zo nog eens.').waitFor();
    await mend();
    await window.getByRole('button', { name: 'Retour bevestigen' }).dblclick();
    await toast(page).getByText('Je retour is aangemeld').waitFor();
    await window.waitFor({ state: 'hidden' });
    const section = returned(page);
    await section.getByText('Aangevraagd').waitFor();
    await section.getByText(/geld terug uiterlijk/).waitFor();
    expect(await section.getByRole('listitem').count()).toBe(1);
    await expectAccessible(page);
    await picture(page, `return-of-order-${width}`, true);
    const mails = await untilMailed(visitor, email, ({ subject }) => /retour/i.test(subject));
    expect(mails).toHaveLength(1);
    await page.reload();
    await page.getByRole('button', { name: 'Herroepen of retourneren' }).click();
    await window.getByText('1 besteld').waitFor();
    await page.keyboard.press('Escape');
    await window.waitFor({ state: 'hidden' });
    expect(crashes(visitor)).toEqual([]);
    await visitor.close();
  });
});

it('staff files a return from an order once, for at most the bought pieces', async () => {
  const { visitor, orderNumber } = await bought(wide, newEmail('balie'));
  await visitor.close();
  const staff = await newStaff();
  const { page } = staff;
  await openNewOrder(page, orderNumber);
  await windowOf(page, `Bestelling ${orderNumber}`).getByRole('button', { name: 'Retour aanmelden' }).click();
  const window = windowOf(page, `Retour van ${orderNumber} aanmelden`);
  await window.getByText('Nog 2 van 2 aan te melden.').waitFor();
  await expectAccessible(page);
  await picture(page, 'admin-return-form');
  await press(page, 'Aanmelden');
  await window.getByText('Kies minstens één product').waitFor();
  await fieldOf(page, 'Sleep Well').fill('3');
  await press(page, 'Aanmelden');
  await window.getByText('Kies een heel aantal van 0 tot en met 2').waitFor();
  await fieldOf(page, 'Sleep Well').fill('1');
  await fieldOf(page, 'Sleep Well').hover();
  await page.mouse.wheel(0, -200);
  await page.mouse.wheel(0, 100);
  expect(await fieldOf(page, 'Sleep Well').inputValue()).toBe('1');
  await fieldOf(page, 'Reden').selectOption({ label: 'Beschadigd' });
  await expectFailureMessage(page, 'Er ging iets mis bij het aanmelden', [api.returns.fileReturn, 'proxy'], () =>
    press(page, 'Aanmelden'),
  );
  await window.getByRole('button', { name: 'Aanmelden', exact: true }).dblclick();
  await expectToast(page, 'Retour aangemeld', 'De klant krijgt een bevestiging per mail');
  await window.waitFor({ state: 'hidden' });
  await windowOf(page, `Bestelling ${orderNumber}`).getByRole('button', { name: 'Retour aanmelden' }).click();
  await window.getByText('Nog 1 van 2 aan te melden.').waitFor();
  await page.keyboard.press('Escape');
  await openScreen(page, `returns?q=${orderNumber}`);
  await rowOf(page, orderNumber).getByText('Beschadigd').waitFor();
  expect(await rowOf(page, orderNumber).count()).toBe(1);
  expect(crashes(staff)).toEqual([]);
  await staff.close();
});
