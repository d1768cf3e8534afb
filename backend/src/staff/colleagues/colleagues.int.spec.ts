import { DataSource } from 'typeorm';
import { refusalOf } from '../../testing/shop/test-browser.js';
import * as api from '../../../../contracts/api.js';
import { staffPassword, staffWithRole } from '../../testing/shop/staff-roles.js';
import {
  staffOf,
  startSecondProcess,
  startTestShop,
  TestBrowser,
  type TestShop,
} from '../../testing/shop/test-shop.js';

let shop: TestShop;
let owner: TestBrowser;
beforeAll(async () => {
  shop = await startTestShop();
  owner = await staffOf(shop);
});
afterAll(() => shop.close());

const list = (browser = owner) => browser.json(api.staffColleagues.listStaff);
const colleague = async (email: string) => (await list()).find((one) => one.email === email)!;
const idOf = async (name: string) => (await colleague(`${name}@gommie.example`)).id;
const disable = (id: number) => owner.status(api.staffColleagues.disableColleague, { params: { id } });
const codeOf = async (response: Response) => (await refusalOf(response)).code;
const statusOf = (browser: TestBrowser) => browser.status(api.staffLogin.showOwnAccount);

describe('a disabled account', () => {
  it('has no session from that moment on, also at another process, and its login fails like an unknown one', async () => {
    const second = await startSecondProcess(shop, ['api']);
    const packer = await staffWithRole(shop, 'warehouse', 'inpakker');
    const elsewhere = packer.on(second);
    expect(await statusOf(elsewhere)).toBe(200);
    const id = await idOf('inpakker');
    expect(await disable(id)).toBe(204);
    expect([await statusOf(packer), await statusOf(elsewhere)]).toEqual([401, 401]);
    const logIn = async (email: string, password: string) => {
      const response = await new TestBrowser(shop).call(api.staffLogin.login, { body: { email, password } });
      const { requestId, ...body } = await refusalOf(response);
      return { status: response.status, body, cookies: response.headers.getSetCookie() };
    };
    const unknown = await logIn('niemand@gommie.example', staffPassword);
    expect(unknown.status).toBe(401);
    expect(await logIn('inpakker@gommie.example', staffPassword)).toEqual(unknown);
    expect(await colleague('inpakker@gommie.example')).toMatchObject({ state: 'disabled', role: 'warehouse' });
    expect(await owner.status(api.staffColleagues.enableColleague, { params: { id } })).toBe(204);
    expect((await logIn('inpakker@gommie.example', staffPassword)).status).toBe(200);
    await second.close();
  });

  it('starts no session with a login that runs meanwhile', async () => {
    await staffWithRole(shop, 'warehouse', 'snel');
    const login = { email: 'snel@gommie.example', password: staffPassword };
    const browsers = Array.from({ length: 6 }, () => new TestBrowser(shop));
    const [disabled] = await Promise.all([
      idOf('snel').then((id) => disable(id)),
      ...browsers.map((browser) => browser.call(api.staffLogin.login, { body: login })),
    ]);
    expect(disabled).toBe(204);
    expect(await Promise.all(browsers.map(statusOf))).toEqual(Array(6).fill(401));
  });
});

describe('the role of a member of staff', () => {
  it('changes for a running session at another process at once', async () => {
    const second = await startSecondProcess(shop, ['api']);
    const clerk = (await staffWithRole(shop, 'bookkeeper', 'boekhouder')).on(second);
    expect(await clerk.status(api.adminAnalytics.showDashboardStats)).toBe(200);
    const id = await idOf('boekhouder');
    expect(await owner.status(api.staffColleagues.changeRole, { params: { id }, body: { role: 'warehouse' } })).toBe(
      204,
    );
    expect(await clerk.status(api.adminAnalytics.showDashboardStats)).toBe(403);
    await second.close();
  });

  it('stays owner for the last active one, who cannot be disabled either', async () => {
    const id = (await colleague('beheer@gommie.example')).id;
    const demoted = await owner.call(api.staffColleagues.changeRole, { params: { id }, body: { role: 'staff' } });
    expect([demoted.status, await codeOf(demoted)]).toEqual([409, 'last-owner']);
    expect(await disable(id)).toBe(409);
    expect(
      await owner.status(api.staffColleagues.inviteColleague, {
        body: { email: 'nieuw@gommie.example', role: 'owner' },
      }),
    ).toBe(204);
    expect(await disable(id)).toBe(409);
  });

  it('leaves one owner when two demote each other at two processes', async () => {
    const second = await startSecondProcess(shop, ['api']);
    const first = (await colleague('beheer@gommie.example')).id;
    for (let time = 0; time < 5; time++) {
      const other = (await staffWithRole(shop, 'owner', `eigenaar-${time}`)).on(second);
      const otherId = await idOf(`eigenaar-${time}`);
      const demote = (by: TestBrowser, id: number) =>
        by.call(api.staffColleagues.changeRole, { params: { id }, body: { role: 'staff' } });
      const statuses = (await Promise.all([demote(owner, otherId), demote(other, first)])).map(({ status }) => status);
      expect(statuses.filter((status) => status === 204)).toHaveLength(1);
      const owners = await shop.app
        .get(DataSource)
        .query<object[]>(`select id from staff_members where role = 'owner' and has_password and disabled_at is null`);
      expect(owners).toHaveLength(1);
      await shop.app.get(DataSource).query(`update staff_members set role = 'owner' where id = $1`, [first]);
      await shop.app.get(DataSource).query(`update staff_members set role = 'staff' where id = $1`, [otherId]);
    }
    await second.close();
  });
});

it('records who did what to whom', async () => {
  const entries = await owner.json(api.adminLogbook.listLogbook, { query: { limit: 200 } });
  const own = entries.filter(({ act }) => act === 'role-changed');
  const expected = { email: 'beheer@gommie.example', details: { before: 'bookkeeper', after: 'warehouse' } };
  expect(own).toContainEqual(expect.objectContaining(expected));
});
