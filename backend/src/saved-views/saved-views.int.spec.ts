import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { staffWithRole } from '../testing/shop/staff-roles.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop } from '../testing/shop/test-shop.js';

const { savedViews: views } = api;
let shop: TestShop;
let [agent, packer]: TestBrowser[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  agent = await staffWithRole(shop, 'staff', 'agnes');
  packer = await staffWithRole(shop, 'warehouse', 'pim');
});
afterAll(() => shop.close());

const settings = { status: 'processing', sort: '-totalAmount', hide: 'tags' };
const params = { list: 'orders' };
const save = (browser: TestBrowser, name: string, isShared = false, id = randomUUID()) =>
  browser.status(views.saveView, { params, body: { id, name, isShared, settings } });
const listed = (browser: TestBrowser, list = 'orders') => browser.json(views.listViews, { params: { list } });
const namesOf = async (browser: TestBrowser) => (await listed(browser)).map(({ name }) => name);
const change = (browser: TestBrowser, viewId: string, body: object) =>
  browser.status(views.changeView, { params: { ...params, viewId }, body });
const remove = (browser: TestBrowser, viewId: string) =>
  browser.status(views.removeView, { params: { ...params, viewId } });

it('shows a view to its owner, and a shared one to colleagues too', async () => {
  expect([await save(agent!, ' Te  pakken '), await save(agent!, 'Van ons', true)]).toEqual([204, 204]);
  expect(await listed(agent!)).toMatchObject([
    { name: 'Te pakken', isShared: false, isMine: true, settings },
    { name: 'Van ons', isShared: true, isMine: true, settings },
  ]);
  expect(await listed(packer!)).toMatchObject([{ name: 'Van ons', isMine: false, settings }]);
  expect(await listed(agent!, 'customers')).toEqual([]);
});

it('saves one view when the same is sent several times at once', async () => {
  const id = randomUUID();
  const sent = [1, 2, 3, 4].map(() => save(packer!, 'Eenmaal', false, id));
  expect(await Promise.all(sent)).toEqual([204, 204, 204, 204]);
  expect(await namesOf(packer!)).toEqual(['Van ons', 'Eenmaal']);
  expect(await save(agent!, 'Gekaapt', true, id)).toBe(409);
});

it('lets the owner alone rename, share and remove a view', async () => {
  const id = randomUUID();
  await save(agent!, 'Oud', true, id);
  expect([await change(packer!, id, { name: 'Gekaapt' }), await remove(packer!, id)]).toEqual([404, 404]);
  expect(await change(agent!, id, { name: 'Nieuw', settings: { tag: 'vip' } })).toBe(204);
  expect((await listed(packer!)).find((view) => view.id === id)).toMatchObject({
    name: 'Nieuw',
    settings: { tag: 'vip' },
  });
  expect(await change(agent!, id, { isShared: false })).toBe(204);
  expect(await namesOf(packer!)).not.toContain('Nieuw');
  expect([await remove(agent!, id), await remove(agent!, id)]).toEqual([204, 204]);
  expect(await namesOf(agent!)).not.toContain('Nieuw');
});

it('keeps what a colleague who left shares, until one who manages accounts removes it', async () => {
  const id = randomUUID();
  const leaver = await staffWithRole(shop, 'staff', 'lotte');
  await save(leaver, 'Van Lotte', true, id);
  const owner = await staffOf(shop);
  expect(await remove(owner, id)).toBe(404);
  await shop.app.get(DataSource).query(`update staff_members set disabled_at = now() where email like 'lotte%'`);
  const shown = async (browser: TestBrowser) => (await listed(browser)).find((view) => view.id === id);
  expect(await shown(packer!)).toMatchObject({ name: 'Van Lotte', isMine: false, isLeft: true });
  expect([await remove(packer!, id), await remove(owner, id)]).toEqual([404, 204]);
  expect(await shown(packer!)).toBeUndefined();
});

it('refuses a search, a name that is empty, an unknown list and a list that the role may not see', async () => {
  const body = { id: randomUUID(), name: 'Anna', isShared: false, settings: { q: 'anna@example.com' } };
  expect(await agent!.status(views.saveView, { params, body: body as never })).toBe(400);
  expect(await save(agent!, '  ')).toBe(400);
  expect(await agent!.status(views.listViews, { params: { list: 'staff' } })).toBe(404);
  expect(await packer!.status(views.listViews, { params: { list: 'customers' } })).toBe(403);
});

it('lists a view with a setting that the shop no longer has', async () => {
  const id = randomUUID();
  await save(agent!, 'Uit vroeger tijd', false, id);
  const replaced = `update saved_views set settings = '{"status": "lost", "channel": "fax"}' where id = $1`;
  await shop.app.get(DataSource).query(replaced, [id]);
  expect((await listed(agent!)).find((view) => view.id === id)!.settings).toEqual({ status: 'lost', channel: 'fax' });
});
