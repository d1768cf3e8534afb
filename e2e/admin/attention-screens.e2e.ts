import * as api from '../../contracts/api.js';
import { openScreen } from '../support/back-office/office.js';
import { expectRetry, expectVisibleToAll } from '../support/screens.js';
import { type Visitor } from '../support/shopper.js';
import { newStaff } from '../support/back-office/staff.js';
import { answerWith, breakCalls, phone, wide } from '../support/storefront.js';
import { disputes, mails, payments, refunds, refusals, renewals, withdrawals } from './attention-rows.js';

const screens = [
  [
    'unmatched-payments',
    'Betalingen zonder bestelling',
    api.adminAttention.listUnmatchedPayments,
    payments,
    'Geen betalingen zonder bestelling gevonden',
  ],
  [
    'failed-refunds',
    'Mislukte terugbetalingen',
    api.adminAttention.listFailedRefunds,
    refunds,
    'Geen mislukte terugbetalingen gevonden',
  ],
  ['disputes', 'Betwiste betalingen', api.adminAttention.listDisputes, disputes, 'Geen betwiste betalingen gevonden'],
  ['failed-mails', 'Mislukte mails', api.mails.listMails, mails, 'Geen mails gevonden'],
  [
    'process-refusals',
    'Tegengehouden acties',
    api.adminAttention.listRefusals,
    refusals,
    'Geen geweigerde acties gevonden',
  ],
  [
    'unmatched-withdrawals',
    'Herroepingen',
    api.withdrawals.listWithdrawals,
    withdrawals,
    'Geen open herroepingen gevonden',
  ],
  [
    'failed-renewals',
    'Mislukte verlengingen',
    api.adminSubscriptions.listRenewals,
    renewals,
    'Geen mislukte verlengingen gevonden',
  ],
] as const;

describe.each(screens)('%s', (section, title, list, rows, empty) => {
  let visitor: Visitor;
  beforeAll(async () => (visitor = await newStaff()));
  beforeEach(() => visitor.page.unrouteAll());
  afterAll(() => visitor.close());

  const expectGoodOnEitherScreen = async (name: string) => {
    for (const width of [phone, wide]) {
      await visitor.page.setViewportSize({ width, height: 900 });
      await expectVisibleToAll(visitor.page, `admin-${section}-${name}-${width}`);
    }
  };

  it('is accessible, Dutch and not too wide when full', async () => {
    const { page } = visitor;
    await answerWith(page, list, rows);
    await openScreen(page, section);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.locator('tbody tr[data-index="1"]').waitFor();
    await expectGoodOnEitherScreen('full');
  });

  it('is accessible, Dutch and not too wide when empty', async () => {
    const { page } = visitor;
    await answerWith(page, list, []);
    await openScreen(page, section);
    await page.getByText(empty).waitFor();
    await expectGoodOnEitherScreen('empty');
  });

  it('offers a retry when loading fails', async () => {
    const { page } = visitor;
    const repair = await breakCalls(page, list.path);
    await openScreen(page, section);
    await expectRetry(page, async () => {
      await repair();
      await answerWith(page, list, rows);
    });
    await page.locator('tbody tr[data-index="1"]').waitFor();
  });
});
