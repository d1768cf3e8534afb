import { openScreen } from '../support/back-office/office.js';
import { expectToFitScreen, expectAccessible, expectDutch, expectRetry } from '../support/screens.js';
import { closeBrowser, picture } from '../support/shopper.js';
import { newStaff } from '../support/back-office/staff.js';
import { answerWith, breakCalls, eitherScreen } from '../support/storefront.js';
import { mails, payments, refunds, refusals, renewals, withdrawals } from './attention-rows.js';

const screens = [
  [
    'unmatched-payments',
    'Betalingen zonder bestelling',
    '/api/admin/unmatched-payments',
    payments,
    'Geen betalingen zonder bestelling gevonden',
  ],
  [
    'failed-refunds',
    'Mislukte terugbetalingen',
    '/api/admin/failed-refunds',
    refunds,
    'Geen mislukte terugbetalingen gevonden',
  ],
  ['failed-mails', 'Mislukte mails', '/api/admin/mails', mails, 'Geen mails gevonden'],
  ['process-refusals', 'Geweigerde acties', '/api/admin/process-refusals', refusals, 'Geen geweigerde acties gevonden'],
  ['unmatched-withdrawals', 'Herroepingen', '/api/admin/withdrawals', withdrawals, 'Geen open herroepingen gevonden'],
  ['failed-renewals', 'Mislukte verlengingen', '/api/admin/renewals', renewals, 'Geen mislukte verlengingen gevonden'],
] as const;

afterAll(closeBrowser);

describe.each(screens)('%s', (section, title, path, rows, empty) => {
  it.each(eitherScreen)('is accessible and Dutch on %s: full, empty and unavailable', async (_name, width) => {
    const visitor = await newStaff(width);
    const { page } = visitor;
    await answerWith(page, path, rows);
    await openScreen(page, section);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.locator('tbody tr[data-index="1"]').waitFor();
    await picture(page, `admin-${section}-${width}`);
    await expectAccessible(page);
    await expectToFitScreen(page);
    await page.unrouteAll();
    await answerWith(page, path, []);
    await page.reload();
    await page.getByText(empty).waitFor();
    await expectAccessible(page);
    await expectDutch(page);
    await page.unrouteAll();
    const repair = await breakCalls(page, path);
    await page.reload();
    await expectRetry(page, async () => {
      await repair();
      await answerWith(page, path, rows);
    });
    await page.locator('tbody tr[data-index="1"]').waitFor();
    await visitor.close();
  });
});
