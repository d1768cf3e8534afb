import { openScreen } from '../support/back-office/office.js';
import { newStaff } from '../support/back-office/staff.js';
import type { Visitor } from '../support/shopper.js';

describe('a double click on a row opens it and leaves it open', () => {
  let visitor: Visitor;
  beforeAll(async () => (visitor = await newStaff()));
  afterAll(() => visitor.close());

  it.each(['categories', 'inventory?view=levels', 'staff'])('%s', async (section) => {
    const { page } = visitor;
    await openScreen(page, section);
    const row = page.locator('[data-index="0"]');
    for (const click of [
      () => row.locator('[data-opener]').dblclick(),
      () =>
        row
          .locator('td')
          .nth(1)
          .dblclick({ position: { x: 2, y: 2 } }),
    ]) {
      await click();
      await page.locator('dialog[open]').waitFor();
      await page.locator('dialog[open]').getByRole('button', { name: 'Sluiten' }).click();
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
  });
});

it.each(['orders', 'customers', 'products', 'subscriptions', 'returns', 'discount-codes'])(
  'a double click on a row of %s opens its page once',
  async (section) => {
    const visitor = await newStaff();
    const { page } = visitor;
    await openScreen(page, section);
    await page
      .locator('[data-index="0"] td')
      .nth(2)
      .dblclick({ position: { x: 2, y: 2 } });
    await page.waitForURL(`**/admin/${section}/*`);
    await page.goBack();
    await page.waitForURL(`**/admin/${section}`);
    await visitor.close();
  },
);
