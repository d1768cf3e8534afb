import { openScreen } from '../support/back-office/office.js';
import { sidewaysScroll } from '../support/layout.js';
import { settled } from '../support/settled.js';
import { picture, type Visitor } from '../support/shopper.js';
import { newStaff } from '../support/back-office/staff.js';

const sections = [
  'dashboard',
  'products',
  'categories',
  'orders',
  'customers',
  'subscriptions',
  'returns',
  'discount-codes',
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

describe('no screen scrolls sideways at 1280, 1152 and 1024 px', () => {
  let visitor: Visitor;
  beforeAll(async () => (visitor = await newStaff(1280)));
  afterAll(() => visitor.close());

  it.each(sections)('%s', async (section) => {
    const { page } = visitor;
    await openScreen(page, section);
    await page.locator('[aria-busy=true]').nth(0).waitFor({ state: 'detached' });
    for (const width of [1280, 1152, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      await picture(page, `admin-width-${section.replace('?', '-')}-${width}`);
      expect({ width, sideways: await sidewaysScroll(page) }).toEqual({ width, sideways: 0 });
    }
  });
});
