import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import type { Mention, Note } from '../../../contracts/admin/notes.js';
import { countOf } from '../platform/database/rows.js';
import { Privacy } from '../privacy/privacy.js';
import { eventually, testContext } from '../testing/kernel.js';
import { staffWithRole } from '../testing/shop/staff-roles.js';
import { logIn, placeOrder } from '../testing/shop/test-customers.js';
import { startTestShop, TestBrowser, type TestShop } from '../testing/shop/test-shop.js';

const { adminNotes: notes } = api;
let shop: TestShop;
let [agent, packer, bookkeeper]: TestBrowser[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  agent = await staffWithRole(shop, 'staff', 'agnes');
  packer = await staffWithRole(shop, 'warehouse', 'pim');
  bookkeeper = await staffWithRole(shop, 'bookkeeper', 'boris');
});
afterAll(() => shop.close());

let orders = 700;
const placed = (email = 'anna@example.com') => placeOrder(shop, { email }, { orderNumber: `2026-000${++orders}` });
const customerOf = async (email: string): Promise<string> => {
  const find = async () => (await agent!.json(api.adminCustomers.listCustomers)).find((one) => one.email === email)?.id;
  await eventually(async () => (await find()) !== undefined, `the customer ${email}`);
  return String(await find());
};
const write = (browser: TestBrowser, id: string, text: string, noteId = randomUUID()) =>
  browser.status(notes.writeOrderNote, { params: { id }, body: { id: noteId, text } });
const writeOf = (browser: TestBrowser, id: string, text: string) =>
  browser.status(notes.writeCustomerNote, { params: { id }, body: { id: randomUUID(), text } });
const listed = (browser: TestBrowser, id: string): Promise<Note[]> =>
  browser.json(notes.listOrderNotes, { params: { id } });
const textsOf = async (id: string) => (await listed(agent!, id)).map(({ text }) => text);
const mentioned = (browser: TestBrowser): Promise<Mention[]> => browser.json(notes.listMentions, {});
const mentionsOf = async (browser: TestBrowser) => (await mentioned(browser)).map(({ text }) => text);
const erase = (email: string) => shop.app.get(Privacy, { strict: false }).erase(email, testContext());

it('lists the notes of a record, newest first, with author and moment', async () => {
  const [one, other] = [await placed(), await placed()];
  expect(await write(agent!, one, 'Belt morgen terug')).toBe(204);
  expect(await write(packer!, one, '  Doos was\n nat <b>nu</b> ')).toBe(204);
  expect(await write(packer!, other, 'Andere bestelling')).toBe(204);
  expect(await listed(agent!, one)).toEqual([
    expect.objectContaining({ text: 'Doos was\nnat <b>nu</b>', author: 'pim', isMine: false, editedAt: null }),
    expect.objectContaining({ text: 'Belt morgen terug', author: 'agnes', isMine: true, removedAt: null }),
  ]);
});

it('writes one note when the same is sent several times at once, and each of two colleagues', async () => {
  const order = await placed();
  const id = randomUUID();
  const sent = [1, 2, 3, 4].map(() => write(agent!, order, 'Twee keer verzonden', id));
  expect(await Promise.all([...sent, write(packer!, order, 'Van de ander')])).toEqual([204, 204, 204, 204, 204]);
  expect((await textsOf(order)).sort()).toEqual(['Twee keer verzonden', 'Van de ander']);
  expect(await write(agent!, order, ' ')).toBe(400);
  expect(await write(agent!, 'onbekend', 'Niets')).toBe(404);
});

it('lets the author alone edit and remove a note, and keeps who removed it and when', async () => {
  const [order, id] = [await placed(), randomUUID()];
  await write(packer!, order, 'Ligt op stelling 3', id);
  const params = { id: order, noteId: id };
  const edit = (browser: TestBrowser, text: string) => browser.status(notes.editOrderNote, { params, body: { text } });
  const remove = (browser: TestBrowser) => browser.status(notes.removeOrderNote, { params });
  expect([await edit(agent!, 'Weg'), await remove(agent!)]).toEqual([404, 404]);
  expect(await edit(packer!, 'Ligt op stelling 4')).toBe(204);
  const [now] = await listed(packer!, order);
  expect(now).toMatchObject({ text: 'Ligt op stelling 4', editedAt: expect.any(String) });
  expect([await remove(packer!), await remove(packer!), await edit(packer!, 'Toch')]).toEqual([204, 204, 404]);
  expect(await listed(agent!, order)).toEqual([
    expect.objectContaining({ text: null, author: 'pim', removedAt: expect.any(String) }),
  ]);
});

it('shows a mention to that colleague until it is marked as read, and an edit to those named anew', async () => {
  const [order, id] = [await placed(), randomUUID()];
  await write(agent!, order, '@Pim, wil jij deze eerst pakken? @agnes @onbekend', id);
  expect(await mentioned(packer!)).toMatchObject([{ id, kind: 'order', recordId: order, author: 'agnes' }]);
  expect([await mentionsOf(agent!), await mentionsOf(bookkeeper!)]).toEqual([[], []]);
  const read = () => packer!.status(notes.readMention, { params: { noteId: id } });
  expect(await Promise.all([read(), read()])).toEqual([204, 204]);
  const params = { id: order, noteId: id };
  await agent!.status(notes.editOrderNote, { params, body: { text: '@pim en @boris: klaar' } });
  expect([await mentionsOf(packer!), await mentionsOf(bookkeeper!)]).toEqual([[], ['@pim en @boris: klaar']]);
  await agent!.status(notes.removeOrderNote, { params });
  expect(await mentionsOf(bookkeeper!)).toEqual([]);
});

it('shows the notes of customers to those who may see customers only, mentions included', async () => {
  await placed('klant@example.com');
  const customer = await customerOf('klant@example.com');
  expect(await writeOf(agent!, customer, '@pim @boris belt vaak')).toBe(204);
  expect(await writeOf(packer!, customer, 'Mag niet')).toBe(403);
  expect(await bookkeeper!.status(notes.listCustomerNotes, { params: { id: customer } })).toBe(403);
  expect([await mentionsOf(packer!), await mentionsOf(bookkeeper!)]).toEqual([[], []]);
  expect(await new TestBrowser(shop).status(notes.listMentions)).toBe(401);
  expect((await packer!.json(notes.listColleagueNames, {})).map(({ name, isMe }) => [name, isMe])).toEqual(
    expect.arrayContaining([
      ['agnes', false],
      ['pim', true],
    ]),
  );
});

it('exports what is written about a customer without the names of colleagues', async () => {
  const browser = new TestBrowser(shop);
  await logIn(shop, browser, 'inzage@example.com');
  const [order, id] = [await placed('inzage@example.com'), randomUUID()];
  await write(agent!, order, '@pim let op: mail naar inzage@example.com');
  await write(agent!, order, 'Weg ermee', id);
  await agent!.status(notes.removeOrderNote, { params: { id: order, noteId: id } });
  await writeOf(agent!, await customerOf('inzage@example.com'), 'Vaste klant');
  await writeOf(agent!, await customerOf('klant@example.com'), 'Van een ander');
  const { notes: exported } = (await browser.json(api.customers.exportData)) as Record<string, object[]>;
  expect(exported).toMatchObject([
    { about: 'order', text: '@collega let op: mail naar inzage@example.com' },
    { about: 'customer', text: 'Vaste klant' },
  ]);
});

it('removes notes and mentions with an erasure of the customer, and refuses later ones', async () => {
  const [order, other] = [await placed('weg@example.com'), await placed('blijft@example.com')];
  const customer = await customerOf('weg@example.com');
  await write(agent!, order, '@pim Kanariegeel');
  await writeOf(agent!, customer, 'Kanariegeel');
  await write(agent!, other, 'Blijft staan');
  const late = [1, 2, 3, 4, 5].map((n) => write(packer!, order, `Kanariegeel ${n}`));
  await Promise.all([...late, erase('weg@example.com')]);
  expect([await write(agent!, order, 'Kanariegeel'), await writeOf(agent!, customer, 'Kanariegeel')]).toEqual([
    409, 409,
  ]);
  const left = `select 1 from record_notes where text like '%Kanariegeel%'`;
  expect(await countOf(shop.app.get(DataSource), left)).toBe(0);
  expect(await mentionsOf(packer!)).not.toContain('@pim Kanariegeel');
  expect(await textsOf(other)).toEqual(['Blijft staan']);
});
