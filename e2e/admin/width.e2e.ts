import { openScreen } from '../support/back-office/office.js';
import { closeBrowser, picture } from '../support/shopper.js';
import { newStaff } from '../support/back-office/staff.js';

interface Box {
  scrollWidth: number;
  clientWidth: number;
}

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
  'settings',
  'unmatched-payments',
  'failed-refunds',
  'unmatched-withdrawals',
  'failed-renewals',
  'failed-mails',
  'process-refusals',
  'partnership-inquiries',
];

afterAll(closeBrowser);

it.each([1024, 1152, 1280])('no screen scrolls sideways at %i px', async (width) => {
  const visitor = await newStaff(width);
  const { page } = visitor;
  const tooWide: string[] = [];
  for (const section of sections) {
    await openScreen(page, section);
    await page.locator('[aria-busy=true]').nth(0).waitFor({ state: 'detached' });
    await picture(page, `admin-width-${section.replace('?', '-')}-${width}`);
    const { scrollWidth, clientWidth } = await page.evaluate<Box>(
      '({ scrollWidth: document.documentElement.scrollWidth, clientWidth: document.documentElement.clientWidth })',
    );
    if (scrollWidth > clientWidth) tooWide.push(`${section}: ${scrollWidth}`);
  }
  expect(tooWide).toEqual([]);
  await visitor.close();
});
