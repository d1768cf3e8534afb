import { openScreen } from '../support/back-office/office.js';
import { newStaff } from '../support/back-office/staff.js';
import type { Visitor } from '../support/shopper.js';

describe('a double click on the first cell of a row opens it and leaves it open', () => {
  let visitor: Visitor;
  beforeAll(async () => (visitor = await newStaff()));
  afterAll(() => visitor.close());

  it.each([
    'orders',
    'customers',
    'products',
    'subscriptions',
    'returns',
    'categories',
    'inventory?view=levels',
    'staff',
  ])('%s', async (section) => {
    const { page } = visitor;
    await openScreen(page, section);
    await page.locator('[data-opener]').first().dblclick();
    await page.locator('dialog[open]').waitFor();
    await page.locator('dialog[open]').getByRole('button', { name: 'Sluiten' }).click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  });
});
