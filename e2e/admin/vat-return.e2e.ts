import { buffer, text } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import * as api from '../../contracts/api.js';
import { addDays, amsterdamDay } from '../../contracts/calendar.js';
import { urlOf } from '../../contracts/endpoint.js';
import { VatReturnSchema } from '../../contracts/vat-return.js';
import { counted } from '../support/back-office/counted.js';
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

it('gives the bookkeeper any period in four actions: VAT, refunds by date, payment ids and documents', async () => {
  const { page } = staff;
  const today = amsterdamDay(new Date().toISOString());
  const documents = (await callApi(staff, api.invoices.listInvoices)).filter(({ issuedOn }) => issuedOn <= today);
  const creditNote = documents.find(({ kind }) => kind === 'credit-note')!;
  const [from, to] = [addDays(creditNote.issuedOn, -1), creditNote.issuedOn];
  const within = documents.filter(({ issuedOn }) => issuedOn >= from && issuedOn <= to);
  await openScreen(page, 'vat-return');
  const day = counted();
  await day.do(() => page.getByLabel('Van', { exact: true }).fill(from));
  await day.do(() => page.getByLabel('Tot en met', { exact: true }).fill(to));
  await page.waitForURL(`**/admin/vat-return?*${from}..${to}*`);
  expect(await page.getByLabel('Tijdvak').inputValue()).toBe('own');
  const table = page.waitForEvent('download');
  await day.do(() => page.getByRole('link', { name: 'CSV' }).click());
  const csv = await text((await (await table).createReadStream())!);
  const zip = page.waitForEvent('download', { timeout: 120_000 });
  await day.do(() => page.getByRole('button', { name: 'Alle pdf’s van deze periode' }).click());
  const files = Object.keys(unzipSync(new Uint8Array(await buffer((await (await zip).createReadStream())!))));
  expect(day.actions).toBeLessThanOrEqual(4);
  expect(csv).toMatch(new RegExp(`"${creditNote.number}";"Creditfactuur";"${to}".*;"pi_\\w+";"[^"]+"`));
  expect(files.sort()).toEqual(within.map(({ number }) => `${number}.pdf`).sort());
  const cents = (amounts: string[]) => amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);
  const { owed } = await callApi(staff, api.vatReturn.showVatReturn, { query: { period: `${from}..${to}` } });
  expect(cents(within.map(({ vat }) => vat))).toBe(cents([owed.vat]));
  await expectVisibleToAll(page, 'admin-vat-return-own-1440');
});

it.each([wide, phone])('is accessible at %i pixels', async (width) => {
  const visitor = await newStaff(width);
  await openScreen(visitor.page, 'vat-return');
  await visitor.page.getByRole('row', { name: /^5a/ }).waitFor();
  await expectVisibleToAll(visitor.page, `admin-vat-return-${width}`);
  await visitor.close();
});
