import * as api from '../../contracts/api.js';
import { openScreen } from '../support/back-office/office.js';
import { cutTables, sidewaysScroll } from '../support/layout.js';
import { settled } from '../support/settled.js';
import { picture, type Visitor } from '../support/shopper.js';
import { newStaff } from '../support/back-office/staff.js';
import { answerWith } from '../support/storefront.js';
import { disputes, mails, payments, refunds, refusals, renewals, withdrawals } from './attention-rows.js';

const sections = [
  'dashboard',
  'products',
  'categories',
  'orders',
  'customers',
  'subscriptions',
  'returns',
  'invoices',
  'vat-return',
  'discount-codes',
  'promotions',
  'inventory',
  'inventory?view=levels',
  'analytics',
  'logbook',
  'staff',
  'settings',
  'account',
  'unmatched-payments',
  'failed-refunds',
  'disputes',
  'unmatched-withdrawals',
  'failed-renewals',
  'failed-mails',
  'process-refusals',
  'partnership-inquiries',
];

const longId = 'pi_3Eboj9i8ScRP9PlKGAo6ONdp';
const longEmail = 'marianne.vandermeulen-dewit@verzekeringsmaatschappij.example';

/** Lists that a shop without trouble leaves empty. */
const rowsOf = [
  [api.adminAttention.listUnmatchedPayments, payments.map((row) => ({ ...row, paymentIntentId: longId }))],
  [api.adminAttention.listFailedRefunds, refunds],
  [api.adminAttention.listDisputes, disputes],
  [api.mails.listMails, mails],
  [api.adminAttention.listRefusals, refusals],
  [api.withdrawals.listWithdrawals, withdrawals.map((row) => ({ ...row, email: longEmail }))],
  [api.adminSubscriptions.listRenewals, renewals],
] as const;

describe('no screen scrolls sideways, and no table is cut, at 1280, 1152, 1100 and 1024 px', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await newStaff(1280);
    for (const [list, rows] of rowsOf) await answerWith(visitor.page, list, rows);
  });
  afterAll(() => visitor.close());

  it.each(sections)('%s', async (section) => {
    const { page } = visitor;
    await openScreen(page, section);
    await page.locator('[aria-busy=true]').nth(0).waitFor({ state: 'detached' });
    const faults: object[] = [];
    for (const width of [1280, 1152, 1100, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      await picture(page, `admin-width-${section.replace('?', '-')}-${width}`);
      const [sideways, cut] = [await sidewaysScroll(page), await cutTables(page)];
      if (sideways > 0 || cut.length > 0) faults.push({ width, sideways, cut });
    }
    expect(faults).toEqual([]);
  });
});
