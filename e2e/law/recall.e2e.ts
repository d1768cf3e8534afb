import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import type { Lot } from '../../contracts/stock/lots.js';
import { expectToast, openScreen, windowOf } from '../support/back-office/office.js';
import { eventually } from '../support/eventually.js';
import { staffed } from '../support/back-office/staff.js';
import { untilMailed } from '../support/mails.js';
import { expectVisibleToAll } from '../support/screens.js';
import { phone, wide } from '../support/storefront.js';

const staff = staffed();

const recipientsOf = ({ productId, lot }: Lot) =>
  callApi(staff, api.lots.listRecipients, { query: { productId, lot: lot! } });

/** The lot that the fewest people received for certain, and some did. */
async function aLot() {
  let found: { lot: Lot; emails: string[] } | undefined;
  for (const lot of (await callApi(staff, api.lots.listLots)).filter((one) => one.lot && !one.recalledAt)) {
    const certain = (await recipientsOf(lot)).filter((one) => one.certain > 0 && one.customerEmail);
    const emails = [...new Set(certain.map(({ customerEmail }) => customerEmail.toLowerCase()))];
    if (emails.length > 0 && (!found || emails.length < found.emails.length)) found = { lot, emails };
  }
  return found!;
}

/** The code of one lot can begin with that of another. */
const rowOfLot = ({ lot }: Lot) =>
  staff.page.locator('tbody tr').filter({ has: staff.page.getByText(lot!, { exact: true }) });

const onHandOf = async ({ productId }: Lot) =>
  (await callApi(staff, api.inventory.findLedger, { params: { productId } })).onHand!;

it('calls a lot back: staff sees who received it, previews the mail, and everybody gets it once', async () => {
  const { page } = staff;
  const { lot, emails } = await aLot();
  const onHand = await onHandOf(lot);
  const count = emails.length === 1 ? '1 klant' : `${emails.length} klanten`;
  await openScreen(page, 'inventory?view=lots');
  await page.getByRole('searchbox').fill(lot.lot!);
  await rowOfLot(lot).waitFor();
  await expectVisibleToAll(page, 'recall-lots');
  await page.getByRole('button', { name: `Ontvangers van partij ${lot.lot!} van ${lot.productName}` }).click();
  const about = windowOf(page, `Partij ${lot.lot!} van ${lot.productName}`);
  await about.getByRole('table', { name: 'Wie ontving deze partij?' }).waitFor();

  await about.getByRole('button', { name: 'Terugroepen' }).click();
  const form = windowOf(page, `Partij ${lot.lot!} terugroepen`);
  await form.getByRole('button', { name: 'Bekijk de mail' }).click();
  await form.getByText('Vul in wat er aan de hand is').waitFor();
  await form.getByLabel('Wat is er aan de hand?').fill('In deze partij kan een stukje plastic zitten.');
  await form.getByLabel('Wat moet de klant doen?').fill('Gebruik deze pot niet meer en gooi hem weg.');
  await form.getByLabel('Mail ook wie deze partij mogelijk ontving').uncheck();
  await form.getByRole('button', { name: 'Bekijk de mail' }).click();
  await form.getByText(`Belangrijk: we roepen ${lot.productName} terug`).waitFor();
  await form.getByText(`Gaat naar ${count}.`).waitFor();
  await expectVisibleToAll(page, 'recall-preview');
  await form.getByRole('button', { name: `Roep terug en mail ${count}` }).click();
  await expectToast(page, 'Partij teruggeroepen');

  await about.getByText(`${emails.length} van ${emails.length} mails verstuurd.`).waitFor();
  for (const width of [phone, wide]) {
    await page.setViewportSize({ width, height: 900 });
    await expectVisibleToAll(page, `recall-done-${width}`);
  }
  const mails = await untilMailed(staff, emails[0]!, ({ subject }) => subject.startsWith('Belangrijk:'));
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain('Gebruik deze pot niet meer en gooi hem weg.');
  await page.keyboard.press('Escape');
  await rowOfLot(lot).getByText('Teruggeroepen').waitFor();

  const { productId, quantity } = lot;
  const after = onHand - quantity!;
  expect(
    await eventually(
      page,
      () => onHandOf(lot),
      (found) => found === after,
    ),
  ).toBe(after);
  if (quantity === 0) return;
  const body = { productId, type: 'restock', quantity: quantity! } as const; // other journeys buy it
  await callApi(staff, api.inventory.registerStockChange, { body });
});
