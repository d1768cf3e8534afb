import { readFileSync } from 'node:fs';
import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import { amsterdamYear } from '../../../../contracts/values/calendar.js';
import { decimalToCents } from '../../../../contracts/values/money.js';
import { brokenRules, parseAuditFile } from '../../invoices/books/testing/audit-file-rules.js';
import { schemaFaults } from '../../invoices/books/testing/audit-file-schema.js';
import { pagesOf } from '../../invoices/printing/testing/pdf-text.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { commandLineOn } from '../../testing/cli/recording-terminal.js';
import { whenPaymentCapturedOrOrderRefundedThenIssueInvoice as whenMoneyMovedThenIssue } from '../../processes/when-payment-captured-or-order-refunded-then-issue-invoice.process.js';
import { LogReaders } from '../../platform/event-sourcing/readers/readers.module.js';
import { eventually } from '../../testing/kernel.js';
import { RefundedBuyer } from '../../testing/shop/refunded-buyer.js';
import { readModelsCatchUp } from '../../testing/shop/shopper.js';
import { refusalOf } from '../../testing/shop/test-browser.js';
import { sell } from '../../testing/shop/test-products.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';
import { BooksReconciliation } from './books-reconciliation.js';
import { ProviderBalances } from './provider-balances.js';

let shop: TestShop;
let staff: TestBrowser;
/** The order of the lost dispute. */
let chargedBack: string;
const period = amsterdamYear(new Date().toISOString());

/** Two jars and shipping, € 51.91 each: a sale, a refund inside, one outside, one that failed and a lost dispute. */
beforeAll(async () => {
  shop = await startTestShop();
  staff = await staffOf(shop);
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 500 } });
  const buy = () => RefundedBuyer.buys(shop, staff, [{ id: 'energy-boost', quantity: 2 }]);
  await buy();
  const [inside, outside, failed, disputed] = [await buy(), await buy(), await buy(), await buy()];
  await inside.moves('cancelled');
  await inside.refundedBecomes('51.91');
  await outside.isRefundedInDashboard(1000);
  await failed.ends(await failed.isRefundedInDashboard(1200), 'failed');
  chargedBack = disputed.orderId;
  const dispute = shop.provider.control.openDispute(disputed.paymentIntentId)!;
  await shop.provider.control.webhooksSettled();
  shop.provider.control.closeDispute(dispute.id, 'lost');
  await shop.provider.control.webhooksSettled();
  await eventually(async () => {
    await readModelsCatchUp(shop);
    return (await staff.json(api.invoices.listInvoices)).length === 10;
  }, 'five invoices, four credit notes and a correction');
});
afterAll(() => shop.close());

const receivedCents = 5 * 5191 - 5191 - 1000 - 5191;

function verify(...options: string[]) {
  const { databaseUrl, appSecret, stripe } = shop.app.get(AppConfig);
  return commandLineOn({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    APP_SECRET: appSecret,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_SIMULATOR_PORT: String(stripe.simulatorPort),
  })(['books', 'verify', ...options]);
}

const missing = async (of: string = period) =>
  (await staff.json(api.vatReturn.showVatReturn, { query: { period: of } })).missing;

/** Takes the newest document off the list. Returns its number and what puts it back. */
async function newestOffTheList(): Promise<[number: string, putBack: () => Promise<unknown>]> {
  const dataSource = shop.app.get(DataSource);
  const [[row]] = await dataSource.query<[[{ number: string }]]>(
    'delete from invoice_list where number = (select max(number) from invoice_list) returning *',
  );
  const putBack = 'insert into invoice_list select * from jsonb_populate_record(null::invoice_list, $1)';
  return [row.number, () => dataSource.query(putBack, [JSON.stringify(row)])];
}

describe('the VAT return', () => {
  it('sums the documents of the period', async () => {
    const { boxes, owed } = await staff.json(api.vatReturn.showVatReturn, { query: { period } });
    const low = boxes.find(({ box }) => box === '1b')!;
    expect(low.documents).toBe(10);
    expect(decimalToCents(low.turnover)! + decimalToCents(low.vat)!).toBe(receivedCents);
    expect(low.vatEuros).toBe(Math.floor(Number(low.vat)));
    expect(owed).toEqual({ vat: low.vat, vatEuros: low.vatEuros });
  });

  it('counts a document that an operator had the list skip', async () => {
    const [number, putBack] = await newestOffTheList();
    expect(await missing()).toBe(0);
    const skip = `insert into skipped_events (projection, event_id, position, reason) select 'invoice-list', id, position, 'broken'
      from event_store.events where type = 'InvoiceIssued' and data ->> 'number' = $1`;
    await shop.app.get(DataSource).query(skip, [number]);
    expect(await missing()).toBe(1);
    await shop.app.get(DataSource).query('delete from skipped_events');
    await putBack();
  });

  it('of a period without documents is zero', async () => {
    const { boxes, owed } = await staff.json(api.vatReturn.showVatReturn, { query: { period: '2019-Q1' } });
    expect(boxes.map(({ turnover, documents }) => [turnover, documents])).toEqual(Array(4).fill(['0.00', 0]));
    expect(owed).toEqual({ vat: '0.00', vatEuros: 0 });
  });

  it('refuses a period that does not exist', async () => {
    expect(await staff.status(api.vatReturn.showVatReturn, { query: { period: '2026-Q5' } })).toBe(400);
  });

  it('is exported as a spreadsheet, and the export is in the logbook', async () => {
    const csv = await (await staff.call(api.vatReturn.exportVatReturn, { query: { period } })).text();
    expect(csv.trim().split('\r\n')).toHaveLength(11);
    const acts = await staff.json(api.adminLogbook.listLogbook, { query: { status: 'exported' } });
    expect(acts.map(({ subject }) => subject)).toContain('Btw-aangifte');
  });
});

it('prints that the bank took back the payment of a lost dispute', async () => {
  const documents = await staff.json(api.invoices.listInvoicesOfOrder, { params: { id: chargedBack } });
  const { number } = documents.find(({ kind }) => kind === 'credit-note')!;
  const download = () => staff.call(api.invoices.downloadInvoice, { params: { number } });
  await eventually(async () => (await download()).status === 200, 'a printed credit note');
  const text = pagesOf(Buffer.from(await (await download()).arrayBuffer())).flat();
  expect(text).toContain('Je bank heeft dit bedrag teruggeboekt.');
  expect(text.join()).not.toMatch(/terugbeta/i);
});

describe('the audit file', () => {
  const download = () => staff.call(api.vatReturn.exportAuditFile, { query: { period } });

  it('is refused while details of the company are missing', async () => {
    expect((await refusalOf(await download())).code).toBe('company-incomplete');
  });

  it('fits the schema and the consistency rules, names the software and is in the logbook', async () => {
    const company = {
      ...{ name: 'Beer & Zoon', address: 'Damrak 1', postalCode: '1012 LG', city: 'Amsterdam', kvk: '69599084' },
      ...{ vatId: 'NL000099998B57', email: 'boekhouding@gommie.example', phone: '+31201234567' },
    };
    await staff.json(api.company.saveCompany, { body: company });
    const response = await download();
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="auditfile-${period}.xaf"`);
    const xml = await response.text();
    expect(await schemaFaults(xml)).toEqual([]);
    expect(brokenRules(parseAuditFile(xml))).toEqual([]);
    expect(xml).not.toContain('example.com');
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(xml).toContain(`<softwareVersion>${version}</softwareVersion>`);
    const acts = await staff.json(api.adminLogbook.listLogbook, { query: { status: 'exported' } });
    expect(acts.map(({ subject }) => subject)).toContain('Auditfile');
  });
});

describe('books verify', () => {
  it('finds that orders, documents, VAT return, audit file and provider agree to the cent', async () => {
    const { code, out } = await verify('--provider', '--json');
    const { figures, orders, payments } = JSON.parse(out) as Record<string, object[]>;
    expect([code, orders, payments]).toEqual([0, [], []]);
    expect(figures![0]).toEqual({
      ...{ year: period, figure: 'received' },
      ...{ orders: receivedCents, documents: receivedCents, vatReturn: receivedCents, auditFile: receivedCents },
    });
  });

  it('prints a figure that differs', async () => {
    const change = (sign: string) =>
      shop.app.get(DataSource).query(`update invoice_list set document = jsonb_set(document, '{totalCents}',
        to_jsonb((document ->> 'totalCents')::int ${sign} 1)) where number like '%-000001' and kind = 'invoice'`);
    await change('+');
    const { code, out } = await verify();
    await change('-');
    expect(code).toBe(1);
    expect(out).toMatch(/received .*DIFFERS/);
    expect(out).toContain('The books differ.');
    expect((await verify()).code).toBe(0);
  });

  it('finds a payment of which the provider has more or less than the orders', async () => {
    const { payments } = await shop.app.get(BooksReconciliation, { strict: false }).reconcile();
    const [[paymentIntentId, cents], ...rest] = [...payments] as [[string, number], ...[string, number][]];
    const wrong = new Map([[paymentIntentId, cents + 1], ['pi_unknown', 100], ...rest]);
    expect(await shop.app.get(ProviderBalances, { strict: false }).differences(wrong)).toEqual([
      { paymentIntentId, ordersCents: cents + 1, providerCents: cents },
      { paymentIntentId: 'pi_unknown', ordersCents: 100, providerCents: 0 },
    ]);
  });
});

it('says in the VAT return and its file how many documents are still to be issued', async () => {
  await shop.app.get(LogReaders).beforeApplicationShutdown();
  expect(await missing()).toBe(0);
  await newestOffTheList();
  await shop.app
    .get(DataSource)
    .query('update checkpoints set position = 0 where name = $1', [whenMoneyMovedThenIssue.name]);
  expect([await missing(), await missing('2019')]).toEqual([1, 0]);
  const csv = await staff.call(api.vatReturn.exportVatReturn, { query: { period } });
  expect(csv.headers.get('content-disposition')).toContain(`"btw-${period}-niet-compleet.csv"`);
  expect((await csv.text()).trim().split('\r\n').at(-1)).toMatch(/^"Niet compleet: 1 factuur of creditfactuur/);
});
