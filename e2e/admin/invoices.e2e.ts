import { buffer, text } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import * as api from '../../contracts/api.js';
import { expectFirstRow, expectNothingFound, expectSkeletonFirst, columnsOf } from '../support/back-office/lists.js';
import { openScreen, rowOf } from '../support/back-office/office.js';
import { newStaff, staffed } from '../support/back-office/staff.js';
import { callApi } from '../support/call-api.js';
import { longPatience } from '../support/patience.js';
import { expectVisibleToAll } from '../support/screens.js';
import { phone, until, wide } from '../support/storefront.js';

const staff = staffed();
const list = () => callApi(staff, api.invoices.listInvoices);

it('lists the documents newest first, after a skeleton of five rows', async () => {
  const { page } = staff;
  await expectSkeletonFirst(page, 'invoices', api.invoices.listInvoices);
  await expectFirstRow(page, async () => (await list())[0]!.number);
  expect(await columnsOf(page)).toEqual(['Factuur', 'Datum', 'Bestelling', 'Hoort bij', 'Excl. btw', 'Btw', 'Totaal']);
});

it('finds a credit note by its number, and exports the chosen month', async () => {
  const { page } = staff;
  const creditNote = (await list()).find(({ kind }) => kind === 'credit-note')!;
  await openScreen(page, 'invoices');
  await page.getByLabel('Soort').selectOption({ label: 'Creditfactuur' });
  await page.getByLabel('Maand').selectOption(creditNote.issuedOn.slice(0, 7));
  const term = creditNote.number.toLowerCase();
  await page.getByRole('searchbox').fill(term);
  await until(page, `history.state?.q === ${JSON.stringify(term)}`);
  await rowOf(page, creditNote.number).getByText(creditNote.refersTo!).waitFor();
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  const lines = (await text((await (await file).createReadStream())!)).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(creditNote.number);
  await expectNothingFound(page, 'Geen facturen gevonden');
});

it('downloads a document from the list', async () => {
  const { page } = staff;
  const [, one] = await list();
  await openScreen(page, 'invoices');
  const file = page.waitForEvent('download');
  await rowOf(page, one!.number).getByRole('link', { name: one!.number }).first().click();
  expect((await file).suggestedFilename()).toBe(`${one!.number}.pdf`);
});

it('downloads the documents of a month in one file', async () => {
  const { page } = staff;
  const documents = await list();
  const month = documents.at(-1)!.issuedOn.slice(0, 7);
  await openScreen(page, 'invoices');
  await page.getByLabel('Maand').selectOption(month);
  const file = page.waitForEvent('download', { timeout: longPatience });
  await page.getByRole('button', { name: 'Alle pdf’s van deze periode' }).click();
  const entries = unzipSync(new Uint8Array(await buffer((await (await file).createReadStream())!)));
  const wanted = documents.filter(({ issuedOn }) => issuedOn.startsWith(month)).map(({ number }) => `${number}.pdf`);
  expect(Object.keys(entries).sort()).toEqual(wanted.sort());
});

it.each([wide, phone])('is accessible at %i pixels', async (width) => {
  const visitor = await newStaff(width);
  await openScreen(visitor.page, 'invoices');
  await visitor.page.locator('[data-index="0"]').waitFor();
  await expectVisibleToAll(visitor.page, `admin-invoices-${width}`);
  await visitor.close();
});
