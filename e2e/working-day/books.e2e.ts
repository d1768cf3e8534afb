/** A working day, last part: what the figures say. */
import { buffer, text } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import type { Download, Page } from 'playwright-core';
import * as api from '../../contracts/api.js';
import type { AdminCustomer } from '../../contracts/admin/customers.js';
import { addDays, amsterdamDay } from '../../contracts/values/calendar.js';
import { task } from '../support/back-office/desk.js';
import { openScreen } from '../support/back-office/office.js';
import { callApi } from '../support/call-api.js';
import { eventually } from '../support/eventually.js';
import { longPatience } from '../support/patience.js';

async function downloaded(page: Page, press: () => Promise<void>): Promise<NodeJS.ReadableStream> {
  const [file] = await Promise.all([page.waitForEvent('download', { timeout: longPatience }), press()]);
  return (await (file as Download).createReadStream())!;
}
const cents = (amounts: string[]) => amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);

task('gives the bookkeeper VAT, refunds by date, payment ids and documents of any period', 4, async (desk) => {
  const { staff, page, hand, look } = desk;
  const today = amsterdamDay(new Date().toISOString());
  const documents = (await callApi(staff, api.invoices.listInvoices)).filter(({ issuedOn }) => issuedOn < today);
  const creditNote = documents.find(({ kind }) => kind === 'credit-note')!;
  const [from, to] = [addDays(creditNote.issuedOn, -1), creditNote.issuedOn];
  const within = documents.filter(({ issuedOn }) => issuedOn >= from && issuedOn <= to);
  await openScreen(page, 'vat-return');
  await hand.type(page.getByLabel('Van', { exact: true }), from);
  await page.waitForURL(`**/admin/vat-return?*${from}..*`); // the other day keeps this one
  await hand.type(page.getByLabel('Tot en met', { exact: true }), to);
  await page.waitForURL(`**/admin/vat-return?*${from}..${to}*`);
  const csv = await text(await downloaded(page, () => hand.press(page.getByRole('link', { name: 'CSV' }))));
  const every = page.getByRole('button', { name: 'Alle pdf’s van deze periode' });
  const zip = new Uint8Array(await buffer(await downloaded(page, () => hand.press(every))));
  expect(csv).toMatch(new RegExp(`"${creditNote.number}";"Creditfactuur";"${to}".*;"pi_\\w+";"[^"]+"`));
  expect(Object.keys(unzipSync(zip)).sort()).toEqual(within.map(({ number }) => `${number}.pdf`).sort());
  const { owed } = await callApi(staff, api.vatReturn.showVatReturn, { query: { period: `${from}..${to}` } });
  expect(cents(within.map(({ vat }) => vat))).toBe(cents([owed.vat]));
  await look('vat-return');
});

task('lists the customers who did not come back', 2, async ({ staff, page, hand, look }) => {
  const query = { silent: 90, limit: 500 } as const;
  const gone = (await callApi(staff, api.adminCustomers.listCustomers, { query })) as AdminCustomer[];
  await openScreen(page, 'dashboard');
  await hand.press(page.getByRole('link', { name: 'Klanten', exact: true }));
  await hand.choose(page.getByLabel('Laatste bestelling', { exact: true }), 'Al 90 dagen niets besteld');
  await page.waitForURL('**/admin/customers?*silent=90*');
  await page.getByText(gone[0]!.email, { exact: true }).first().waitFor();
  const shown = () => page.locator('tbody tr[data-index]').count();
  expect(await eventually(page, shown, (rows) => rows > 0)).toBeLessThanOrEqual(gone.length);
  await look('silent-customers');
});

task('says what runs out within its lead time, and what to order,', 1, async ({ staff, page, hand, look }) => {
  await openScreen(page, 'inventory');
  await hand.press(page.getByRole('button', { name: 'Bijbestellen' }));
  await page.getByRole('table', { name: 'Wat er besteld moet worden' }).locator('[data-index="0"]').waitFor();
  const short = (await callApi(staff, api.reordering.listReorders)).filter(({ isShort }) => isShort).length;
  const sentence = short === 0 ? 'Niets te bestellen' : `${short} product${short === 1 ? '' : 'en'} te bestellen`;
  await page.getByRole('status').getByText(sentence).waitFor();
  await look('reorders');
});
