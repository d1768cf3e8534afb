import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { urlOf } from '../../contracts/endpoint.js';
import { eventually } from '../support/eventually.js';
import { expectFailureMessage, expectNothingFound } from '../support/back-office/lists.js';
import { openScreen, press, rowOf, takeCalls, expectToast, windowOf } from '../support/back-office/office.js';
import { expectAccessible } from '../support/screens.js';
import { picture, shop } from '../support/shopper.js';
import { staffed } from '../support/back-office/staff.js';
import { newShopper, wide } from '../support/storefront.js';
import { mails, orderId, refusals } from './attention-rows.js';

const staff = staffed();

it('shows why a withdrawal created no return, links to its order, and marks it as handled', async () => {
  const { page } = staff;
  const name = `Anna ${Date.now()}`;
  const visitor = await newShopper(wide);
  const response = await visitor.context.request.post(`${shop.url}${api.withdrawals.withdraw.path}`, {
    data: {
      id: crypto.randomUUID(),
      orderNumber: '2026-999998',
      email: 'anna-herroept@example.com',
      name,
      part: 'Een pot Sleep Well',
      reason: 'Te zoet.',
    },
    headers: { origin: shop.url },
  });
  expect(response.status()).toBe(204);
  await visitor.close();
  const isThere = async () => {
    const found = await callApi(staff, api.withdrawals.listWithdrawals, { query: { state: 'unmatched' } });
    return found.some((one) => one.name === name);
  };
  await eventually(page, isThere, Boolean);
  await openScreen(page, 'unmatched-withdrawals');
  await page.getByRole('searchbox').fill(name.toUpperCase());
  await rowOf(page, name).getByText('Geen bestelling met dit nummer en dit adres').waitFor();
  await rowOf(page, name).getByRole('button', { name: 'bekijken' }).click();
  const window = windowOf(page, 'Herroeping van 2026-999998');
  for (const text of ['Een pot Sleep Well', 'Te zoet.', 'anna-herroept@example.com'])
    await window.getByText(text).waitFor();
  expect(await window.getByRole('link', { name: 'Zoek de bestelling' }).getAttribute('href')).toMatch(
    /\/admin\/orders\?q=.*2026-999998/,
  );
  await expectAccessible(page);
  await picture(page, 'admin-withdrawal');
  const handle = window.getByRole('button', { name: 'Herroeping van 2026-999998 afvinken' });
  await expectFailureMessage(
    page,
    'Er ging iets mis bij het afvinken',
    [api.withdrawals.markWithdrawalHandled, 'proxy'],
    () => handle.click(),
  );
  await handle.click();
  await expectToast(page, 'Herroeping afgehandeld');
  await page.reload();
  await page.getByText('Geen open herroepingen gevonden').waitFor();
  expect(await isThere()).toBe(false);
});

it('resends a mail and links to its subject', async () => {
  const { page } = staff;
  let sent = 0;
  await page.route(`**${urlOf(api.mails.listMails, {}, { status: 'failed' })}`, (route) =>
    route.fulfill({ json: mails.slice(sent) }),
  );
  await openScreen(page, 'failed-mails');
  const button = rowOf(page, 'Verzending').getByRole('button', { name: 'Verzending opnieuw versturen' });
  await expectFailureMessage(page, 'Er ging iets mis bij het versturen', [api.mails.resendMail], async () => {
    await button.click();
    await press(page, 'Opnieuw versturen');
  });
  await takeCalls(page, api.mails.resendMail, () => (sent += 1));
  expect(await rowOf(page, 'Verzending').getByRole('link').getAttribute('href')).toBe(`/admin/orders/${orderId}`);
  await rowOf(page, 'Inlogcode').getByText('De code is verlopen').waitFor();
  await button.click();
  await press(page, 'Niet versturen');
  expect(sent).toBe(0);
  await button.click();
  await press(page, 'Opnieuw versturen');
  await expectToast(page, 'Mail wordt opnieuw verstuurd');
  await rowOf(page, 'Verzending').waitFor({ state: 'detached' });
  expect(sent).toBe(1);
});

it('shows sent mails when the filter is set', async () => {
  const { page } = staff;
  await openScreen(page, 'failed-mails');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(urlOf(api.mails.listMails, {}, { status: 'sent' }))),
    page.getByLabel('Status').selectOption({ label: 'Verstuurd' }),
  ]);
  expect(answer.status()).toBe(200);
  await page.waitForURL('**/admin/failed-mails?status=sent');
});

it('marks a refused action as handled', async () => {
  const { page } = staff;
  let ticked = 0;
  await page.route(`**${api.adminAttention.listRefusals.path}`, (route) =>
    route.fulfill({ json: refusals.slice(ticked) }),
  );
  await openScreen(page, 'process-refusals');
  await rowOf(page, 'Voorraad afboeken').getByText('Niet genoeg voorraad').waitFor();
  const button = page.getByRole('button', { name: 'Voorraad afboeken afvinken' });
  await expectFailureMessage(
    page,
    'Er ging iets mis bij het afvinken',
    [api.adminAttention.markRefusalHandled, 'proxy'],
    () => button.click(),
  );
  await takeCalls(page, api.adminAttention.markRefusalHandled, () => (ticked += 1));
  await button.dblclick();
  await expectToast(page, 'Actie afgehandeld');
  await rowOf(page, 'Voorraad afboeken').waitFor({ state: 'detached' });
  expect(ticked).toBe(1);
});

it('opens the queue dashboard from the refused actions in a new tab', async () => {
  const { page } = staff;
  await openScreen(page, 'process-refusals');
  const [board] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Wachtrijen' }).click(),
  ]);
  await board.waitForURL(`${shop.url}${api.operations.showQueues.path}**`);
  await board.getByText('shop', { exact: true }).first().waitFor();
  await board.close();
});

it('shows the inquiry of a company unchanged', async () => {
  const { page } = staff;
  const name = `Bedrijf ${Date.now()}`;
  const inquiry = { contactName: name, email: 'bedrijf@example.com', phone: '0612345678', kvkNumber: null };
  const message = 'Wij willen graag samen iets maken.\nMet peer.';
  const visitor = await newShopper(wide);
  const response = await visitor.context.request.post(`${shop.url}${api.partnerships.sendInquiry.path}`, {
    data: { ...inquiry, message },
    headers: { origin: shop.url },
  });
  expect(response.status()).toBe(204);
  await visitor.close();
  await openScreen(page, 'partnership-inquiries');
  await page.getByRole('searchbox').fill(name.toUpperCase());
  await rowOf(page, name).getByRole('button').click();
  const window = windowOf(page, name);
  await window.getByText('Met peer.').waitFor();
  expect(await window.getByRole('link', { name: 'Beantwoorden per mail' }).getAttribute('href')).toBe(
    'mailto:bedrijf%40example.com',
  );
  await expectAccessible(page);
  await picture(page, 'admin-inquiry');
  await page.keyboard.press('Escape');
  await expectNothingFound(page, 'Geen aanvragen gevonden');
});
