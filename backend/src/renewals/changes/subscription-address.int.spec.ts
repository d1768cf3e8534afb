import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { SubscriptionAddress } from '../../../../contracts/admin/subscription-address.js';
import * as api from '../../../../contracts/api.js';
import { Clock } from '../../platform/clock/clock.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { Privacy } from '../../privacy/privacy.js';
import { eventually, testContext } from '../../testing/kernel.js';
import { logInAs } from '../../testing/renewals/subscriber-login.js';
import { eventsOf, paidBy, renew, subscribe, type Subscriber } from '../../testing/renewals/subscribers.js';
import { refusalOf, type TestBrowser } from '../../testing/shop/test-browser.js';
import { sell } from '../../testing/shop/test-products.js';
import { staffOf, startTestShop, type TestShop } from '../../testing/shop/test-shop.js';

const { findSubscriptionAddress, changeSubscriptionAddress } = api.subscriptionAddress;
const day = 24 * 3_600_000;
const newHome = { address: 'Prinsengracht 12', postalCode: '1015 DV', city: 'Utrecht' };

let shop: TestShop;
let staff: TestBrowser;
let products: Map<string, number>;
beforeAll(async () => {
  shop = await startTestShop({ ROLES: 'api' });
  products = await sell(shop, { 'sleep-well': { priceCents: 2295, stock: null } });
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

const query = <Row>(sql: string, parameters: unknown[] = []) => shop.app.get(DataSource).query<Row[]>(sql, parameters);
const subscriber = () =>
  subscribe(shop, 'pm_card_visa', { productId: products.get('sleep-well')!, slug: 'sleep-well' });
const shown = ({ subscriptionId: id }: Subscriber) => staff.json(findSubscriptionAddress, { params: { id } });
const change = ({ subscriptionId: id }: Subscriber, changes: Partial<SubscriptionAddress> = {}) =>
  staff.call(changeSubscriptionAddress, {
    params: { id },
    body: { id: randomUUID(), version: 0, ...newHome, ...changes },
  });
const contactsOf = ({ email }: Subscriber) =>
  query<{ id: string; address: string }>('select id, address from contacts where email = $1 order by created_at', [
    email,
  ]);
const delivered = ({ subscriptionId }: Subscriber) =>
  query<{ address: string; name: string }>(
    `select c.address, c.name from admin_order_list o join contacts c on c.id = o.contact_id
     where o.subscription_id = $1 order by o.placed_at`,
    [subscriptionId],
  );

it('sends coming orders to the new address and leaves those that were placed', async () => {
  const [one, other] = [await subscriber(), await subscriber()];
  await renew(shop, one);
  const same = { id: randomUUID() };
  const clicks = await Promise.all([change(one, same), change(one, same), change(one, same)]);
  expect(clicks.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await shown(one)).toEqual({ name: 'Sanne de Vries', ...newHome, version: 1 });
  expect(await shown(other)).toMatchObject({ city: 'Amsterdam' });
  await shop.app.get(Clock).move(40 * day);
  await renew(shop, one);
  expect(await delivered(one)).toEqual([
    { name: 'Sanne de Vries', address: '' },
    { name: 'Sanne de Vries', address: 'Prinsengracht 12' },
  ]);
  expect(paidBy(shop, one)).toHaveLength(2);
  const changes = (await eventsOf(shop, one)).filter((type) => type === 'SubscriptionAddressChanged');
  expect(changes).toHaveLength(1);
  const customer = await logInAs(shop, one.email);
  expect(await customer.json(api.subscriptions.listSubscriptions)).toMatchObject([{ id: one.subscriptionId }]);
});

it('keeps the change of the first of two colleagues, and tells the second', async () => {
  const one = await subscriber();
  const races = await Promise.all([change(one, { city: 'Utrecht' }), change(one, { city: 'Zeist' })]);
  const statuses = races.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([204, 409]);
  const kept = statuses[0] === 204 ? 'Utrecht' : 'Zeist';
  expect(await shown(one)).toMatchObject({ city: kept, version: 1 });
  expect((await refusalOf(await change(one, { city: 'Breda' }))).code).toBe('address-changed');
  expect(await contactsOf(one)).toHaveLength(2);
  expect((await change(one, { city: 'Breda', version: 1 })).status).toBe(204);
  expect(await shown(one)).toMatchObject({ city: 'Breda', version: 2 });
});

it('names the changed parts in the logbook, and stores no address in an event', async () => {
  const one = await subscriber();
  await change(one);
  const [entry] = await staff.json(api.adminLogbook.listLogbook);
  expect(entry).toMatchObject({ act: 'subscription-address-changed', subject: one.subscriptionId });
  const told = JSON.stringify(
    [entry, await shop.app.get(EventStore).readStream(`subscription-${one.subscriptionId}`)],
    (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  );
  expect(told).toContain('straat en huisnummer');
  for (const value of Object.values(newHome)) expect(told).not.toContain(value);
});

it('is erased with the person, at both addresses', async () => {
  const one = await subscriber();
  await change(one);
  expect(await contactsOf(one)).toHaveLength(2);
  await shop.app.get(Privacy, { strict: false }).erase(one.email, testContext());
  expect(await contactsOf(one)).toEqual([]);
  await eventually(async () => (await eventsOf(shop, one)).at(-1) === 'SubscriptionCancelled', 'the end');
  expect(['customer-erased', 'subscription-cancelled']).toContain((await refusalOf(await change(one))).code);
  expect(await contactsOf(one)).toEqual([]);
});
