import { text } from 'node:stream/consumers';
import * as api from '../../contracts/api.js';
import { amsterdamDay } from '../../contracts/values/calendar.js';
import { urlOf } from '../../contracts/endpoint.js';
import { VatReturnSchema } from '../../contracts/tax/vat-return.js';
import { openScreen } from '../support/back-office/office.js';
import { newStaff, staffed } from '../support/back-office/staff.js';
import { callApi } from '../support/call-api.js';
import { expectVisibleToAll } from '../support/screens.js';
import { phone, wide } from '../support/storefront.js';

const staff = staffed();

/** Opens the year of the newest document until today, and returns what the screen got. Other journeys move the clock. */
async function openYear() {
  const { page } = staff;
  const today = amsterdamDay(new Date().toISOString());
  const newest = (await callApi(staff, api.invoices.listInvoices)).find(({ issuedOn }) => issuedOn <= today);
  const period = newest!.issuedOn.slice(0, 4);
  await openScreen(page, 'vat-return');
  await page.getByLabel('Jaar').selectOption(period);
  const shown = page.waitForResponse((response) =>
    response.url().endsWith(urlOf(api.vatReturn.showVatReturn, {}, { period })),
  );
  await page.getByLabel('Tijdvak').selectOption({ label: 'Heel jaar' });
  return { period, ...VatReturnSchema.parse(await (await shown).json()) };
}

it('shows the boxes of the form, and each leads to its documents of that rate', async () => {
  const { page } = staff;
  const { period, boxes } = await openYear();
  const low = boxes.find(({ box }) => box === '1b')!;
  const row = page.getByRole('row', { name: /^1b/ });
  await row.getByText(`€ ${new Intl.NumberFormat('nl-NL').format(low.vatEuros)}`, { exact: true }).waitFor();
  await row.getByRole('link').click();
  await page.getByRole('heading', { name: 'Facturen', level: 1 }).waitFor();
  expect(await page.getByLabel('Maand').inputValue()).toBe(period);
  expect(await page.getByLabel('Btw-tarief').inputValue()).toBe('low');
});

it('downloads the spreadsheet of the period', async () => {
  const { page } = staff;
  const { period } = await openYear();
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  const download = await file;
  expect(download.suggestedFilename()).toBe(`btw-${period}.csv`);
  expect(await text((await download.createReadStream())!)).toContain('"Laag";9;');
});

it.each([wide, phone])('is accessible at %i pixels', async (width) => {
  const visitor = await newStaff(width);
  await openScreen(visitor.page, 'vat-return');
  await visitor.page.getByRole('row', { name: /^5a/ }).waitFor();
  await expectVisibleToAll(visitor.page, `admin-vat-return-${width}`);
  await visitor.close();
});
