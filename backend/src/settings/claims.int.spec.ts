import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { claimNames } from '../../../contracts/settings.js';
import { eventually } from '../testing/kernel.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../testing/shop/test-shop.js';

let shop: TestShop;
let staff: TestBrowser;
beforeAll(async () => {
  shop = await startTestShop();
  staff = await staffOf(shop);
});
afterAll(() => shop.close());
const json = async <T>(response: Promise<Response>) => (await (await response).json()) as T;
const onStorefront = async () => (await new TestBrowser(shop).json(api.settings.showShop)).claims;
const rows = (sql: string) => shop.app.get(DataSource).query<object[]>(sql);

describe('the promises of the storefront', () => {
  it('are all shown at first', async () => {
    expect(await json(staff.call(api.settings.findClaims))).toEqual({ shown: claimNames, version: 0 });
    expect(await onStorefront()).toEqual(claimNames);
  });

  it('disappear when staff hides them, which is recorded once', async () => {
    const shown = claimNames.filter((claim) => claim !== 'banner-organic');
    for (let time = 0; time < 2; time++)
      expect(await staff.status(api.settings.saveClaims, { body: { shown } })).toBe(200);
    await eventually(async () => !(await onStorefront()).includes('banner-organic'), 'the text is hidden');
    expect(await onStorefront()).toEqual(shown);
    expect(await rows(`select after->>'key' as key from change_log where entity = 'setting'`)).toEqual([
      { key: 'claim-banner-organic' },
    ]);
    const acts = await json<{ act: string; details: object }[]>(
      staff.call(api.adminLogbook.listLogbook, { query: { status: 'changed-settings' } }),
    );
    expect(acts).toMatchObject([{ details: { before: 'aan', after: 'uit' } }]);
  });

  it('return when staff shows them again', async () => {
    expect(await json(staff.call(api.settings.saveClaims, { body: { shown: claimNames } }))).toEqual({
      ...{ shown: claimNames, version: 2 },
    });
    await eventually(async () => (await onStorefront()).length === claimNames.length, 'the text is shown');
  });

  it('have known names, and only staff changes them', async () => {
    expect(await staff.status(api.settings.saveClaims, { body: { shown: ['gratis'] } })).toBe(400);
    expect(await new TestBrowser(shop).status(api.settings.saveClaims, { body: { shown: [] } })).toBe(401);
  });
});
