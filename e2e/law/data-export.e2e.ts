import { readFileSync } from 'node:fs';
import type { CustomerExport } from '../../contracts/customers.js';
import { askForCode, box, mailedCode } from '../account/customer.js';
import { atPayment, payByIdeal, thanked } from '../checkout/till.js';
import { newEmail } from '../support/mails.js';
import { expectVisibleToAll } from '../support/screens.js';
import { eitherScreen, open } from '../support/storefront.js';

describe.each(eitherScreen)('a customer on %s', (_name, width) => {
  it('reads and downloads what the shop stores, with why, how long and who receives it', async () => {
    const email = newEmail(`inzage-${width}`);
    const visitor = await atPayment(width, email);
    const { page } = visitor;
    await payByIdeal(page);
    await thanked(page);
    await open(page, '/login');
    await askForCode(page, email);
    await box(page, 1).fill(await mailedCode(visitor, email));
    await page.waitForURL((url) => url.pathname !== '/login');

    await open(page, '/profiel/gegevens');
    await page.getByRole('button', { name: 'Bekijk mijn gegevens' }).click();
    await page.getByRole('heading', { name: 'Dit weten we van je' }).waitFor();
    await page.getByRole('heading', { name: 'Accounts van klanten' }).waitFor();
    await page
      .getByText(/^8 jaar nadat de klant voor het laatst bestelde of inlogde/)
      .first()
      .waitFor();
    await page.getByText(email).last().waitFor();
    await expectVisibleToAll(page, `data-export-${width}`, true);

    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download mijn gegevens' }).click();
    const data = JSON.parse(readFileSync(await (await file).path(), 'utf8')) as CustomerExport;
    expect(data.profile).toEqual([expect.objectContaining({ email })]);
    expect(data.orders).toHaveLength(1);
    expect(data.explanation).toContainEqual(expect.objectContaining({ place: 'orders' }));
    await visitor.close();
  });
});
