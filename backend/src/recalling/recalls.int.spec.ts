import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import * as api from '../../../contracts/api.js';
import { rowsOf } from '../platform/database/rows.js';
import { DurableWork } from '../platform/work/durable-work.js';
import { eventually } from '../testing/kernel.js';
import { placeOrder } from '../testing/shop/test-customers.js';
import { sell } from '../testing/shop/test-products.js';
import { refusalOf, type TestBrowser } from '../testing/shop/test-browser.js';
import { staffOf, startTestShop, type TestShop } from '../testing/shop/test-shop.js';

const productId = 8; // of two pieces in each order
const texts = { reason: 'Er kan plastic in zitten.', instruction: 'Gooi de pot weg.' };

let shop: TestShop;
let staff: TestBrowser;
beforeAll(async () => {
  shop = await startTestShop();
  const slugs = Array.from({ length: productId }, (_, index) => `product-${index + 1}`);
  await sell(shop, Object.fromEntries(slugs.map((slug) => [slug, { priceCents: 1995, stock: 3 }])));
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

let orders = 300;
/** An order whose pieces have no lot, and that left when none of the lot was left. */
let afterwards: string;
async function ship(email: string): Promise<string> {
  const id = await placeOrder(shop, { email }, { orderNumber: `2026-000${++orders}` });
  await staff.call(api.orders.changeOrderStatus, { params: { id }, body: { status: 'shipped' } });
  await eventually(async () => {
    const parcel = await staff.json(api.lots.listLotsOfOrder, { params: { id } });
    return parcel.some((pieces) => pieces.productId === productId);
  }, `the lots of ${id}`);
  return id;
}

const Sent = z.object({ to: z.string(), subject: z.string(), text: z.string() });
const mailed = () =>
  rowsOf(
    shop.app.get(DataSource),
    Sent,
    `select "to", subject, text from kept_mails where subject like 'Belangrijk:%' order by lower("to")`,
  );
const start = (body: object) => staff.call(api.recalls.startRecall, { body: body as never });
const progress = async () => (await staff.json(api.recalls.listRecalls))[0]!;
const finished = (sent: number) =>
  eventually(async () => {
    const { isMailing, mails } = await progress();
    return !isMailing && mails.sent === sent;
  }, `${sent} mails`);

it('mails each mailbox that received the lot once, however often and by whomever it is started', async () => {
  await staff.call(api.inventory.registerStockChange, {
    body: { productId, type: 'restock', quantity: 5, lot: { number: '1', bestBefore: '2090-01-31' } },
  });
  await ship('piet@example.com');
  await ship('Piet@Example.com ');
  await ship('mia@example.com'); // one piece of the lot and one without
  afterwards = await ship('afterwards@example.com');
  const recall = { id: randomUUID(), productId, lot: '1', ...texts, withPossible: false };

  const { id: _, ...shown } = recall;
  const preview = await staff.json(api.recalls.previewRecall, { body: shown });
  expect(preview).toMatchObject({ recipients: 2, subject: 'Belangrijk: we roepen product-8 terug' });
  expect(preview.text).toContain('Gooi de pot weg.');
  expect(await mailed()).toEqual([]);

  const other = { ...recall, id: randomUUID() };
  const responses = await Promise.all([recall, recall, other].map(start));
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual(responses[2]!.status === 409 ? [204, 204, 409] : [204, 409, 409]);
  await finished(2);
  const [one, two] = await mailed();
  expect([one!.to, two!.to.trim().toLowerCase()]).toEqual(['mia@example.com', 'piet@example.com']);
  expect(one!.text).toContain('Partij 1, houdbaar tot 31 januari 2090');
  const noted = await staff.json(api.adminLogbook.listLogbook, { query: { status: 'lot-recalled' } });
  expect(noted.map(({ subject }) => subject)).toEqual(['1', '1', '1']); // a lot, and never the member of staff with that id
});

it('mails nobody twice when a worker died between two mails, and mails new recipients on request', async () => {
  const { id } = await progress();
  const dataSource = shop.app.get(DataSource);
  await dataSource.query(`delete from kept_mails where "to" like 'mia%'`);
  await dataSource.query(
    `delete from mails where template = 'product-recall' and id not in (select mail_id from kept_mails)`,
  );
  await dataSource.query(`update recalls set status = 'queued', mailed_at = null, due_at = now()`);
  await shop.app.get(DurableWork).sweep();
  await finished(2);
  expect((await mailed()).map(({ to }) => to.trim().toLowerCase())).toEqual(['mia@example.com', 'piet@example.com']);

  const seen = await staff.json(api.lots.listRecipients, { query: { productId: String(productId), lot: '1' } });
  expect(seen.map(({ certain, possible }) => [certain, possible])).toEqual([
    [1, 1],
    [2, 0],
    [2, 0],
  ]);
  await staff.call(api.inventory.registerStockChange, {
    body: { productId, type: 'return', quantity: 2, lot: { number: '1' } },
  });
  const parcels = await staff.json(api.lots.listLotsOfOrder, { params: { id: afterwards } });
  const parcel = parcels.find((pieces) => pieces.productId === productId);
  const correction = {
    correctionId: randomUUID(),
    productId,
    saleId: parcel!.saleId,
    from: null,
    to: '1',
    quantity: 1,
  };
  await staff.call(api.lots.correctShipment, { params: { id: afterwards }, body: correction });
  expect(await staff.status(api.recalls.mailNewRecipients, { params: { id } })).toBe(204);
  await finished(3);
  expect((await mailed()).map(({ to }) => to.trim().toLowerCase())).toContain('afterwards@example.com');
  expect(await staff.status(api.recalls.mailNewRecipients, { params: { id: randomUUID() } })).toBe(404);
});

it('keeps the lot out of parcels, and refuses an unknown one', async () => {
  const id = await ship('later@example.com');
  const [parcel] = (await staff.json(api.lots.listLotsOfOrder, { params: { id } })).filter(
    (pieces) => pieces.productId === productId,
  );
  expect(parcel!.lots).toEqual([{ lot: null, quantity: 2 }]);
  const unknown = await start({ id: randomUUID(), productId, lot: 'L9', ...texts, withPossible: true });
  expect((await refusalOf(unknown)).code).toBe('lot-unknown');
});
