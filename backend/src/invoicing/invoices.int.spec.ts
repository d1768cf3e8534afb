import { unzipSync } from 'fflate';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import type { IssuedInvoice } from '../invoices/invoice.js';
import { InvoiceBuyers, keptUntil } from '../invoices/invoice-buyers.service.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { testContext, eventually } from '../testing/kernel.js';
import { RefundedBuyer } from '../testing/shop/refunded-buyer.js';
import { refusalOf } from '../testing/shop/test-browser.js';
import { logIn, placeOrder } from '../testing/shop/test-customers.js';
import { sell } from '../testing/shop/test-products.js';
import { staffOf, startTestShop, TestBrowser, testStaff, type TestShop } from '../testing/shop/test-shop.js';
import { readModelsCatchUp } from '../testing/shop/shopper.js';
import { Privacy } from '../privacy/privacy.js';
import { storeDemoCompany } from '../demo/demo-company.js';
import { LedgerReader } from '../invoices/ledger-reader.query.js';
import { OrderReader } from '../orders/order-reader.query.js';
import { Clock } from '../platform/clock/clock.js';
import { AppConfig } from '../platform/config/app-config.js';
import { CommandExecution } from '../platform/event-sourcing/deciding/command-execution.js';
import { isComplete } from '../settings/company-details.query.js';
import { KnownCompany } from '../settings/known-company.js';
import { MissingDocuments } from './books/missing-documents.query.js';
import { DrawUpInvoices } from './commands/draw-up-invoices.js';
import { DrawUpInvoicesHandler } from './draw-up-invoices.handler.js';
import { InvoiceFiles } from './files/invoice-files.js';
import { SweepInvoicesHandler } from './sweep-invoices.handler.js';

let shop: TestShop;
let staff: TestBrowser;
let old: string;
/** Before the readers start. */
let missingBefore: number[];
beforeAll(async () => {
  shop = await startTestShop({}, async (app) => {
    const buyer = { name: 'Ada Vroeger', address: 'Damrak 1', postalCode: '1012 LG', city: 'Amsterdam' };
    const order = { orderNumber: '2025-000001', at: '2025-12-31T23:30:00.000Z', areReadersRunning: false };
    old = await placeOrder({ app } as TestShop, { email: 'vroeger@example.com', ...buyer }, order);
    missingBefore = await missingIn(app, '2026-01', '2025-12');
  });
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 500 } });
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

/** Two jars: € 44.92 and € 6.99 shipping. */
const buy = () => RefundedBuyer.buys(shop, staff, [{ id: 'energy-boost', quantity: 2 }]);
const documentsOf = (orderId: string) => staff.json(api.invoices.listInvoicesOfOrder, { params: { id: orderId } });
const documentsBecome = (orderId: string, kinds: string[]) =>
  eventually(async () => {
    await readModelsCatchUp(shop);
    return JSON.stringify((await documentsOf(orderId)).map(({ kind }) => kind)) === JSON.stringify(kinds);
  }, kinds.join());
const ledger = async (series: string) =>
  (await shop.app.get(EventStore).readStream(`ledger-${series}`)).map(({ data }) => data as IssuedInvoice);
const year = new Date().getFullYear();
const buyerOf = (orderId: string) => shop.app.get(InvoiceBuyers, { strict: false }).find(orderId);

function missingIn(app: TestShop['app'], ...periods: string[]): Promise<number[]> {
  const missing = app.get(MissingDocuments, { strict: false });
  return Promise.all(periods.map((period) => missing.countIn(period)));
}

it('counts a document as missing from its payment until it is listed, by the day in Amsterdam', async () => {
  expect(missingBefore).toEqual([1, 0]);
  await documentsBecome(old, ['invoice']);
  expect(await missingIn(shop.app, '2026-01', '2025-12')).toEqual([0, 0]);
});

describe('the documents of an order', () => {
  it('are an invoice, a credit note and a correction, as money moves', async () => {
    const buyer = await buy();
    await documentsBecome(buyer.orderId, ['invoice']);
    const refundId = await buyer.isRefundedInDashboard(1000);
    await documentsBecome(buyer.orderId, ['invoice', 'credit-note']);
    await buyer.ends(refundId, 'failed');
    await documentsBecome(buyer.orderId, ['invoice', 'credit-note', 'correction']);
    const [invoice, creditNote, correction] = await documentsOf(buyer.orderId);
    expect([invoice, creditNote, correction].map((one) => one!.total)).toEqual(['51.91', '-10.00', '10.00']);
    const stored = (await ledger(`F${year}`)).find(({ number }) => number === correction!.number)!;
    expect(stored).toMatchObject({ refersTo: { number: creditNote!.number }, orderId: buyer.orderId });
    expect((await ledger(`C${year}`))[0]).toMatchObject({ refersTo: { number: invoice!.number }, totalCents: 1000 });
  });

  it('keep their numbers when the process reads the whole log again', async () => {
    const before = await ledger(`F${year}`);
    await shop.app.get(DataSource).query(`update checkpoints set position = 0 where name like '%issue-invoice'`);
    const buyer = await buy();
    await documentsBecome(buyer.orderId, ['invoice']);
    expect((await ledger(`F${year}`)).slice(0, before.length)).toEqual(before);
    expect(await ledger(`F${year}`)).toHaveLength(before.length + 1);
  });

  it('exist for orders from before the shop was upgraded, in the year of the payment in Amsterdam', async () => {
    await documentsBecome(old, ['invoice']);
    expect(await ledger('F2026')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ orderId: old, number: 'F2026-000001', issuedOn: '2026-01-01' }),
      ]),
    );
  });
});

const part = <T>(one: abstract new (...parts: never[]) => T) => shop.app.get<T>(one, { strict: false });
const drawUpWith = async (handler: DrawUpInvoicesHandler, orderId: string) => {
  const events = await part(EventStore).readStream(`order-${orderId}`);
  const revision = events.findIndex(({ type }) => type === 'PaymentCaptured');
  await handler.execute(
    new DrawUpInvoices({ movements: [{ orderId, revision, context: testContext() }] }, testContext()),
  );
};

it('documents of a shop in production wait for the details of the company', async () => {
  const config = { ...part(AppConfig), production: true };
  const handler = new DrawUpInvoicesHandler(
    part(OrderReader),
    part(InvoiceBuyers),
    part(KnownCompany),
    part(LedgerReader),
    part(CommandExecution),
    part(CommandBus),
    part(Clock),
    config,
  );
  const { orderId } = await buy();
  await expect(drawUpWith(handler, orderId)).rejects.toThrow('Invoices wait for the details of the company');
  await storeDemoCompany(part(DataSource).manager);
  await eventually(async () => isComplete(await part(KnownCompany).find()), 'the details are known');
  await drawUpWith(handler, orderId);
});

describe('the buyer of a document', () => {
  it('is in no event, and survives an erasure until the law allows to forget it', async () => {
    await documentsBecome(old, ['invoice']);
    const buyer = { name: 'Ada Vroeger', address: 'Damrak 1', postalCode: '1012 LG', city: 'Amsterdam', country: 'NL' };
    expect(JSON.stringify(await ledger('F2026'))).not.toContain('Ada');
    await shop.app.get(Privacy, { strict: false }).erase('vroeger@example.com', testContext());
    expect(await buyerOf(old)).toEqual(buyer);
    const buyers = shop.app.get(InvoiceBuyers, { strict: false });
    expect(keptUntil('2026-01-01')).toBe('2033-12-31');
    await buyers.forgetOld('2033-12-31');
    expect(await buyerOf(old)).toEqual(buyer);
    await buyers.forgetOld('2034-01-01');
    expect(await buyerOf(old)).toBeNull();
  });

  it('is read from the payment when a restore of Postgres lost the contact', async () => {
    const { orderId } = await buy();
    await documentsBecome(orderId, ['invoice']);
    const buyer = await buyerOf(orderId);
    expect(buyer).toMatchObject({ country: 'NL', name: expect.stringMatching(/./) });
    const { contactId } = (await part(OrderReader).find(orderId))!;
    await part(DataSource).query('delete from invoice_buyers where order_id = $1', [orderId]);
    await part(DataSource).query('delete from contacts where id = $1', [contactId]);
    await drawUpWith(part(DrawUpInvoicesHandler), orderId);
    expect(await buyerOf(orderId)).toEqual(buyer);
  });

  it('is kept longer for a later document, and stays the first known one', async () => {
    const { orderId } = await buy();
    await documentsBecome(orderId, ['invoice']);
    const buyer = await buyerOf(orderId);
    const { contactId } = (await part(OrderReader).find(orderId))!;
    await part(DataSource).query(`update contacts set name = 'Iemand Anders' where id = $1`, [contactId]);
    const buyers = part(InvoiceBuyers);
    const of = (issuedOn: string) => ({ orderId, contactId, issuedOn });
    expect(await buyers.keep([of('2030-05-01'), of('2031-05-01')])).toEqual(new Set());
    await buyers.keep([of('2026-01-01')]);
    await buyers.forgetOld('2038-12-31');
    expect(await buyerOf(orderId)).toEqual(buyer);
  });
});

describe('the list of documents', () => {
  it('is found by number and order number, and filtered by kind and day', async () => {
    await documentsBecome(old, ['invoice']);
    const list = (query: object) => staff.json(api.invoices.listInvoices, { query });
    const numbers = async (query: object) => (await list(query)).map(({ number }) => number);
    expect(await numbers({ q: 'F2026-000001' })).toEqual(['F2026-000001']);
    expect(await list({ q: '2025-000001' })).toMatchObject([
      { orderId: old, total: '81.64', net: '74.90', vat: '6.74', refersTo: null, rates: ['low'] },
    ]);
    expect(await numbers({ status: 'credit-note' })).toEqual([`C${year}-000001`]);
    const thatDay = { from: '2026-01-01', to: '2026-01-01' };
    expect(await numbers(thatDay)).toEqual(['F2026-000001']);
    expect(await numbers({ ...thatDay, rate: 'low' })).toEqual(['F2026-000001']);
    expect(await numbers({ ...thatDay, rate: 'high' })).toEqual([]);
  });

  it('is a spreadsheet with VAT by rate', async () => {
    const csv = await (await staff.call(api.invoices.exportInvoices, { query: { status: 'credit-note' } })).text();
    expect(csv).toContain(`"C${year}-000001";"Creditfactuur"`);
    expect(csv).toMatch(/;0,00;0,00;-9,17;-0,83;0,00;-10,00;"pi_/);
  });
});

describe('a printed document', () => {
  const download = (browser: TestBrowser, number: string) =>
    browser.call(api.invoices.downloadOwnInvoice, { params: { number } });

  it('is made after it is asked for, and then is the same file every time', async () => {
    const buyer = await placeOrder(shop, { email: 'koper@example.com' }, { orderNumber: '2026-000002' });
    await documentsBecome(buyer, ['invoice']);
    const customer = new TestBrowser(shop);
    await logIn(shop, customer, 'koper@example.com');
    const [invoice] = await customer.json(api.invoices.listOwnInvoices, { params: { id: buyer } });
    const { number } = invoice!;
    const first = await download(customer, number);
    expect([first.status, (await refusalOf(first)).code]).toEqual([409, 'invoice-not-ready']);
    await eventually(async () => (await download(customer, number)).status === 200, 'the printed invoice');
    const files = await Promise.all([1, 2].map(async () => (await download(customer, number)).text()));
    expect(files[0]).toMatch(/^%PDF-/);
    expect(files[1]).toBe(files[0]);
    const ofStaff = await staff.call(api.invoices.downloadInvoice, { params: { number } });
    expect(await ofStaff.text()).toBe(files[0]);
    expect(ofStaff.headers.get('content-disposition')).toBe(`attachment; filename="${number}.pdf"`);
  });

  it('comes in a zip with all of its period, once they are printed', async () => {
    const period = '2026-01-01..2026-01-31';
    await documentsBecome(old, ['invoice']);
    const params = { period };
    const early = await staff.call(api.invoices.downloadPeriod, { params });
    expect((await refusalOf(early)).code).toBe('invoice-not-ready');
    await eventually(async () => {
      const { documents, printed } = await staff.json(api.invoices.preparePeriod, { params });
      return printed === documents;
    }, 'the printed period');
    const zip = await staff.call(api.invoices.downloadPeriod, { params });
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    const listed = await staff.json(api.invoices.listInvoices, { query: { from: '2026-01-01', to: '2026-01-31' } });
    expect(Object.keys(files).sort()).toEqual(listed.map(({ number }) => `${number}.pdf`).sort());
    expect(await staff.json(api.adminLogbook.listLogbook, { query: { status: 'exported' } })).toContainEqual(
      expect.objectContaining({ subject: 'Facturen van een tijdvak', email: testStaff.email }),
    );
    for (const other of ['2020-01', '2026-1', '2026-01-31..2026-01-01', 'x'])
      expect(await staff.status(api.invoices.downloadPeriod, { params: { period: other } })).toBe(404);
  });

  it('is forgotten after thirty days, and then printed again as it was', async () => {
    const number = 'F2026-000001';
    const again = () => staff.status(api.invoices.downloadInvoice, { params: { number } });
    await documentsBecome(old, ['invoice']);
    await eventually(async () => (await again()) === 200, 'the printed document');
    const printed = await part(InvoiceFiles).contentOf(number);
    const turnClock = async (days: number) => {
      const sql = `update invoice_files set created_at = now() - $2::int * interval '1 day' where number = $1`;
      await part(DataSource).query(sql, [number, days]);
      await part(SweepInvoicesHandler).handle();
      return part(InvoiceFiles).contentOf(number);
    };
    expect(await turnClock(29)).toEqual(printed);
    expect(await turnClock(31)).toBeNull();
    await eventually(async () => (await again()) === 200, 'the document printed again');
    expect(await part(InvoiceFiles).contentOf(number)).toEqual(printed);
  });

  it('is not found by another customer, and a stranger must log in', async () => {
    await documentsBecome(old, ['invoice']);
    const other = new TestBrowser(shop);
    await logIn(shop, other, 'ander@example.com');
    expect((await download(other, 'F2026-000001')).status).toBe(404);
    expect(await other.json(api.invoices.listOwnInvoices, { params: { id: old } })).toEqual([]);
    expect((await download(new TestBrowser(shop), 'F2026-000001')).status).toBe(401);
    expect(await staff.status(api.invoices.downloadInvoice, { params: { number: 'F1999-000001' } })).toBe(404);
  });
});
