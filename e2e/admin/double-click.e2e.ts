import { openScreen } from '../support/back-office/office.js';
import { newStaff } from '../support/back-office/staff.js';
import type { Visitor } from '../support/shopper.js';

describe('a double click on a row opens it and leaves it open', () => {
  let visitor: Visitor;
  beforeAll(async () => (visitor = await newStaff()));
  afterAll(() => visitor.close());

  it.each(['customers', 'products', 'subscriptions', 'returns', 'categories', 'inventory?view=levels', 'staff'])(
    '%s',
    async (section) => {
      const { page } = visitor;
      await openScreen(page, section);
      const row = page.locator('[data-index="0"]');
      for (const place of [row.locator('[data-opener]'), row.locator('td').last()]) {
        await place.dblclick({ position: { x: 2, y: 2 } });
        await page.locator('dialog[open]').waitFor();
        await page.locator('dialog[open]').getByRole('button', { name: 'Sluiten' }).click();
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
      }
    },
  );
});
