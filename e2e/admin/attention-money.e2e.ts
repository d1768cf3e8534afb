import * as api from '../../contracts/api.js';
import { urlOf } from '../../contracts/endpoint.js';
import { expectFailureMessage } from '../support/back-office/lists.js';
import { openScreen, press, rowOf, takeCalls, expectToast } from '../support/back-office/office.js';
import { expectAccessible } from '../support/screens.js';
import { staffed } from '../support/back-office/staff.js';
import { answerWith } from '../support/storefront.js';
import { at, failedInDashboard, payments, refunds, renewals } from './attention-rows.js';

const staff = staffed();

it('refunds a payment once, after a confirmation', async () => {
  const { page } = staff;
  let asked = 0;
  await page.route(`**${api.adminAttention.listUnmatchedPayments.path}`, (route) =>
    route.fulfill({ json: payments.map((row) => (asked > 0 ? { ...row, refund: 'queued' } : row)) }),
  );
  await takeCalls(page, api.adminAttention.refundUnmatchedPayment, () => (asked += 1));
  await openScreen(page, 'unmatched-payments');
  await rowOf(page, 'pi_een').getByText('Ander bedrag dan we vroegen').waitFor();
  expect(await rowOf(page, 'pi_twee').getByRole('button').count()).toBe(0);
  await rowOf(page, 'pi_twee').getByText('Terugbetaald').waitFor();
  const button = rowOf(page, 'pi_een').getByRole('button', { name: 'pi_een terugbetalen' });
  const question = page.locator('dialog[open]').filter({ hasText: /€\s24,95 terugbetalen\?/ });
  await button.click();
  await question.getByRole('button', { name: 'Niet terugbetalen' }).click();
  expect(asked).toBe(0);
  await button.click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Terugbetalen', exact: true }).dblclick();
  await expectToast(page, 'Terugbetaling gestart');
  await rowOf(page, 'pi_een').getByText('Onderweg').waitFor();
  expect(asked).toBe(1);
});

it('reports a refund that fails', async () => {
  const { page } = staff;
  await answerWith(page, api.adminAttention.listUnmatchedPayments, payments);
  await openScreen(page, 'unmatched-payments');
  await rowOf(page, 'pi_een').getByRole('button', { name: 'pi_een terugbetalen' }).click();
  await expectFailureMessage(
    page,
    'Er ging iets mis bij het terugbetalen',
    [api.adminAttention.refundUnmatchedPayment, 'proxy'],
    () => press(page, 'Terugbetalen'),
  );
});

it('places the order of an unmatched payment once, and reports a failure', async () => {
  const { page } = staff;
  let asked = 0;
  await page.route(`**${api.adminAttention.listUnmatchedPayments.path}`, (route) =>
    route.fulfill({ json: payments.map((row) => (asked > 0 ? { ...row, resolvedAt: at } : row)) }),
  );
  await openScreen(page, 'unmatched-payments');
  const button = page.getByRole('button', { name: 'Van pi_een alsnog een bestelling maken' });
  await button.click();
  await press(page, 'Niet bestellen');
  await expectFailureMessage(
    page,
    'Er ging iets mis bij het bestellen',
    [api.adminAttention.orderUnmatchedPayment, 'proxy'],
    async () => {
      await button.click();
      await press(page, 'Bestelling maken');
    },
  );
  await takeCalls(page, api.adminAttention.orderUnmatchedPayment, () => (asked += 1));
  await button.dblclick();
  await page.locator('dialog[open]').getByRole('button', { name: 'Bestelling maken', exact: true }).dblclick();
  await expectToast(page, 'Bestelling aangemaakt');
  await rowOf(page, 'pi_een').getByText('Besteld').waitFor();
  expect(asked).toBe(1);
});

it('links a failed refund to its order, and retries it once, after a confirmation', async () => {
  const { page } = staff;
  let asked = 0;
  await page.route(`**${api.adminAttention.listFailedRefunds.path}`, (route) =>
    route.fulfill({ json: refunds.slice(asked) }),
  );
  await openScreen(page, 'failed-refunds');
  await rowOf(page, 'De bank weigerde de terugbetaling').getByText('Mislukt').waitFor();
  await rowOf(page, 'Zonder bestelling').getByText('Wordt opnieuw geprobeerd').waitFor();
  expect(await page.getByRole('link', { name: '2026-000123' }).getAttribute('href')).toBe('/admin/orders/2026-000123');
  expect(await rowOf(page, 'Zonder bestelling').getByRole('button').count()).toBe(0);
  const button = rowOf(page, 'De bank weigerde de terugbetaling').getByRole('button', {
    name: /opnieuw terugbetalen$/,
  });
  await button.click();
  await page.getByText('Het gaat om bestelling 2026-000123.').waitFor();
  await press(page, 'Niet proberen');
  await button.click();
  await expectFailureMessage(
    page,
    'Er ging iets mis bij het terugbetalen',
    [api.adminAttention.retryRefund, 'proxy'],
    () => press(page, 'Opnieuw proberen'),
  );
  await takeCalls(page, api.adminAttention.retryRefund, () => (asked += 1));
  await button.click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Opnieuw proberen', exact: true }).dblclick();
  await expectToast(page, 'Terugbetaling gestart');
  await rowOf(page, 'De bank weigerde de terugbetaling').waitFor({ state: 'detached' });
  expect(asked).toBe(1);
});

it.each([
  {
    decision: 'closes a refund made by hand',
    rows: refunds,
    cell: 'De bank weigerde de terugbetaling',
    call: api.adminAttention.settleRefundByHand,
    button: /17,06 is handmatig terugbetaald$/,
    question: /Is €\s17,06 handmatig terugbetaald\?/,
    texts: [
      'Handmatig terugbetaald',
      'Nog niet gedaan',
      'Terugbetaling afgesloten',
      'Er ging iets mis bij het afsluiten',
    ],
  },
  {
    decision: 'marks a failed refund in the dashboard as handled',
    rows: [failedInDashboard],
    cell: 'Mislukt in het dashboard van de betaaldienst',
    call: api.adminAttention.markRefundHandled,
    button: /./, // the only one
    question: /Heeft de klant €\s12,34 gekregen\?/,
    texts: ['Afvinken', 'Nog niet', 'Mislukte terugbetaling afgehandeld', 'Er ging iets mis bij het afvinken'],
  },
])('$decision once, after a confirmation, and reports a failure', async ({ rows, cell, call, question, ...shown }) => {
  const { page } = staff;
  const [action, cancel, done, failed] = shown.texts as [string, string, string, string];
  let asked = 0;
  await page.route(`**${api.adminAttention.listFailedRefunds.path}`, (route) =>
    route.fulfill({ json: rows.slice(asked) }),
  );
  await openScreen(page, 'failed-refunds');
  const row = rowOf(page, cell);
  const button = row.getByRole('button', { name: shown.button });
  const release = await takeCalls(page, call, () => (asked += 1));
  await button.click();
  await page.locator('dialog[open]').filter({ hasText: question }).waitFor();
  await expectAccessible(page);
  await press(page, cancel);
  expect(asked).toBe(0);
  await release();
  await button.click();
  await expectFailureMessage(page, failed, [call, 'proxy'], () => press(page, action));
  await takeCalls(page, call, () => (asked += 1));
  await button.click();
  await page.locator('dialog[open]').getByRole('button', { name: action, exact: true }).dblclick();
  await expectToast(page, done);
  await row.waitFor({ state: 'detached' });
  expect(asked).toBe(1);
});

it.each([
  ['renewed', 'Betaald, de bestelling is gemaakt'],
  ['declined', 'De bank weigerde opnieuw'],
  ['postponed', 'Nog niet op voorraad'],
])('retries a renewal once, after a confirmation: %s', async (outcome, told) => {
  const { page } = staff;
  let asked = 0;
  await page.route(`**${urlOf(api.adminSubscriptions.listRenewals, {}, { state: 'failed' })}`, (route) =>
    route.fulfill({ json: renewals.slice(outcome === 'renewed' ? asked : 0) }),
  );
  await page.route(`**${urlOf(api.adminSubscriptions.retryRenewal, { subscriptionId: 's1' })}`, (route) => {
    asked += 1;
    return route.fulfill({ json: { outcome } });
  });
  await openScreen(page, 'failed-renewals');
  await rowOf(page, 'Anna de Wit').getByText('Te weinig saldo').waitFor();
  await rowOf(page, 'Bo de Boer').getByText('Niet gepland').waitFor();
  const button = page.getByRole('button', { name: 'Sleep Well van Anna de Wit nu proberen' });
  const question = page.locator('dialog[open]').filter({ hasText: /€\s43,71 van Anna de Wit afschrijven\?/ });
  await button.click();
  await question.getByRole('button', { name: 'Niet proberen' }).click();
  expect(asked).toBe(0);
  await button.click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Nu proberen', exact: true }).dblclick();
  await expectToast(page, told);
  expect(asked).toBe(1);
  await rowOf(page, 'Anna de Wit').waitFor({ state: outcome === 'renewed' ? 'detached' : 'visible' });
});

it('reports a renewal retry that fails', async () => {
  const { page } = staff;
  await answerWith(page, api.adminSubscriptions.listRenewals, renewals);
  await openScreen(page, 'failed-renewals');
  await page.getByRole('button', { name: 'Sleep Well van Bo de Boer nu proberen' }).click();
  await expectFailureMessage(
    page,
    'De afschrijving is niet gestart',
    [api.adminSubscriptions.retryRenewal, 'proxy'],
    () => press(page, 'Nu proberen'),
  );
});
