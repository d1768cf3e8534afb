import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import * as api from '../../../contracts/api.js';
import type { AdminOrderDetail } from '../../../contracts/orders.js';
import type { ChangeDeliveryAddress } from '../../../contracts/shipping/delivery-address.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { countOf, rowsOf } from '../platform/database/rows.js';
import { Privacy } from '../privacy/privacy.js';
import { WaitingOrders } from '../projections/order-parcels/waiting-orders.query.js';
import { eventually, testContext } from '../testing/kernel.js';
import { staffWithRole } from '../testing/shop/staff-roles.js';
import { refusalOf, type TestBrowser } from '../testing/shop/test-browser.js';
import { placeOrder } from '../testing/shop/test-customers.js';
import { sell } from '../testing/shop/test-products.js';
import { staffOf, startTestShop, type TestShop } from '../testing/shop/test-shop.js';

let shop: TestShop;
let staff: TestBrowser;
beforeAll(async () => {
  shop = await startTestShop();
  const slugs = Array.from({ length: 8 }, (_, index) => `product-${index + 1}`);
  await sell(shop, Object.fromEntries(slugs.map((slug) => [slug, { priceCents: 1995, stock: 50 }])));
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

const home = { address: 'Dorpsstraat 1', postalCode: '1234 AB', city: 'Utrecht', phone: '+31612345678' };
const moved = {
  name: 'Anna de Wit',
  address: 'Prinsengracht 12',
  postalCode: '1012lg',
  city: 'Amsterdam',
  phone: '0612345678',
};
const place = (email: string, orderNumber: string) => placeOrder(shop, { email, ...home }, { orderNumber });
const read = (id: string) => staff.json(api.deliveryAddress.findDeliveryAddress, { params: { id } });
const change = (id: string, body: Partial<ChangeDeliveryAddress> = {}, by: TestBrowser = staff) =>
  by.call(api.deliveryAddress.changeDeliveryAddress, {
    params: { id },
    body: { id: randomUUID(), version: 0, ...moved, ...body },
  });
const orderOf = async (id: string) => (await staff.json(api.orders.findOrder, { params: { id } })) as AdminOrderDetail;
const codeOf = async (response: Awaited<ReturnType<typeof change>>) => (await refusalOf(response)).code;
const contactsOf = (email: string) =>
  countOf(shop.app.get(DataSource), 'select id from contacts where email = $1', [email]);

it('leads the parcels to another address at once, and tells who changed what, without the address', async () => {
  const email = 'anna@example.com';
  const id = await place(email, '2026-000401');
  const body = { id: randomUUID() };
  const responses = await Promise.all(Array.from({ length: 4 }, () => change(id, body)));
  expect(responses.map(({ status }) => status)).toEqual(Array(4).fill(204));
  expect(await orderOf(id)).toMatchObject({
    customerEmail: email,
    shippingAddress: 'Prinsengracht 12',
    shippingPostalCode: '1012 LG',
    shippingCity: 'Amsterdam',
  });
  expect(await read(id)).toEqual({ ...moved, postalCode: '1012 LG', phone: '+31612345678', version: 1 });
  const [slip] = await shop.app.get(WaitingOrders, { strict: false }).toPack([id]);
  expect(slip!.recipient).toMatchObject({ address: 'Prinsengracht 12', city: 'Amsterdam' });
  const timeline = await staff.json(api.adminTimeline.showOrderTimeline, { params: { id } });
  expect(timeline.filter(({ type }) => type === 'DeliveryAddressChanged')).toMatchObject([
    { actor: { kind: 'staff' }, data: { fields: 'address postalCode city' } },
  ]);
  const mailed = 'select text from kept_mails where "to" = $1 and subject like \'Het bezorgadres%\'';
  const mails = () => rowsOf(shop.app.get(DataSource), z.object({ text: z.string() }), mailed, [email]);
  await eventually(async () => (await mails()).length > 0, 'the mail');
  expect(await mails()).toEqual([{ text: expect.stringContaining('Prinsengracht 12') }]);
  const acts = await staff.json(api.adminLogbook.listLogbook, { query: { status: 'address-changed' } });
  expect(acts[0]).toMatchObject({
    subject: '2026-000401',
    details: { after: 'straat en huisnummer, postcode, plaats' },
  });
  const events = await shop.app.get(EventStore).readStream(`order-${id}`);
  expect(JSON.stringify(events.map(({ data }) => data))).not.toMatch(/Prinsengracht|1012/);
  expect(await contactsOf(email)).toBe(2);
});

it('refuses the second of two colleagues, and keeps no address that no order uses', async () => {
  const email = 'bo@example.com';
  const id = await place(email, '2026-000402');
  const responses = await Promise.all(
    ['Damrak 1', 'Damrak 2', 'Damrak 3', 'Damrak 4'].map((address) => change(id, { address })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409]);
  const refused = responses.find(({ status }) => status === 409)!;
  expect(await refusalOf(refused)).toMatchObject({
    code: 'address-changed',
    message: expect.stringMatching(/collega/),
  });
  const { shippingAddress } = await orderOf(id);
  expect(shippingAddress).toMatch(/^Damrak \d$/);
  expect(await contactsOf(email)).toBe(2);
  expect((await change(id, { version: 1, address: 'Damrak 9' })).status).toBe(204);
});

it('writes nothing when nothing differs, and leaves a later change alone when an earlier one is repeated', async () => {
  const email = 'cas@example.com';
  const id = await place(email, '2026-000403');
  expect((await change(id, { ...home, name: 'Anna de Wit' })).status).toBe(204);
  expect(await contactsOf(email)).toBe(1);
  const first = { id: randomUUID() };
  expect((await change(id, first)).status).toBe(204);
  expect((await change(id, { version: 1, address: 'Damrak 9' })).status).toBe(204);
  expect(await codeOf(await change(id, first))).toBe('address-changed');
  expect((await orderOf(id)).shippingAddress).toBe('Damrak 9');
});

it('refuses what no parcel can be sent to, a shipped order and an erased buyer', async () => {
  const id = await place('daan@example.com', '2026-000404');
  const wrong = await change(id, { address: 'Postbus 12', postalCode: '1012', name: '' });
  expect([wrong.status, Object.keys((await refusalOf(wrong)).fields ?? {}).sort()]).toEqual([
    400,
    ['address', 'name', 'postalCode'],
  ]);
  await staff.call(api.orders.changeOrderStatus, { params: { id }, body: { status: 'shipped' } });
  expect(await codeOf(await change(id))).toBe('nothing-to-ship');
  const other = await place('eva@example.com', '2026-000405');
  const sql = 'delete from contacts where email = $1 returning id';
  await rowsOf(shop.app.get(DataSource), z.object({ id: z.string() }), sql, ['eva@example.com']);
  expect(await codeOf(await change(other))).toBe('customer-erased');
  expect(await contactsOf('eva@example.com')).toBe(0);
});

it('exports both addresses and erases both, also when the buyer is erased at that moment', async () => {
  const privacy = shop.app.get(Privacy, { strict: false });
  const email = 'gijs@example.com';
  const id = await place(email, '2026-000407');
  expect((await change(id)).status).toBe(204);
  const { contacts } = await privacy.export(email);
  expect(contacts).toMatchObject([{ address: 'Dorpsstraat 1' }, { address: 'Prinsengracht 12' }]);
  await privacy.erase(email, testContext());
  expect(await contactsOf(email)).toBe(0);
  for (const [index, name] of ['hanna@example.com', 'ivo@example.com', 'jet@example.com'].entries()) {
    const other = await place(name, `2026-00041${index}`);
    const [changed] = await Promise.all([change(other), privacy.erase(name, testContext())]);
    expect([204, 409]).toContain(changed.status);
    expect(await contactsOf(name)).toBe(0);
    expect((await orderOf(other)).customerName).toBe('Verwijderde klant');
  }
});

it('is not for packers', async () => {
  const id = await place('fay@example.com', '2026-000406');
  const packer = await staffWithRole(shop, 'warehouse');
  expect((await change(id, {}, packer)).status).toBe(403);
  expect(await packer.status(api.deliveryAddress.findDeliveryAddress, { params: { id } })).toBe(403);
});
