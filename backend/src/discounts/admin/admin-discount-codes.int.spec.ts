import { refusalOf } from '../../testing/shop/test-browser.js';
import * as api from '../../../../contracts/api.js';
import { addDays, amsterdamDay, endOfDay } from '../../../../contracts/calendar.js';
import { AdminDiscountCodeSchema } from '../../../../contracts/discounts.js';
import { DataSource } from 'typeorm';
import { staffOf, startTestShop, type TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';

let shop: TestShop;
let staff: TestBrowser;
beforeAll(async () => {
  shop = await startTestShop();
  staff = await staffOf(shop);
});
afterAll(() => shop.close());
const form = (fields: object = {}) => ({
  code: ' zomer25 ',
  type: 'percentage',
  value: '25',
  minPurchaseAmount: null,
  maxUses: null,
  expiresAt: null,
  ...fields,
});
const today = () => amsterdamDay(new Date().toISOString());
const list = async () => await (await staff.call(api.adminDiscountCodes.listDiscountCodes)).json();
const remove = (id: number) => staff.call(api.adminDiscountCodes.deleteDiscountCode, { params: { id } });

describe('discount codes', () => {
  it('are created, listed newest first and removed, which frees their name', async () => {
    const made = await staff.call(api.adminDiscountCodes.createDiscountCode, {
      body: form({ minPurchaseAmount: '30,00', maxUses: 5, expiresAt: '2031-01-31' }),
    });
    expect(made.status).toBe(201);
    const code = AdminDiscountCodeSchema.strict().parse(await made.json());
    expect(code).toMatchObject({
      code: 'ZOMER25',
      value: '25.00',
      minPurchaseAmount: '30.00',
      maxUses: 5,
      usedCount: 0,
      expiresAt: '2031-01-31T23:00:00.000Z',
      isActive: true,
    });
    expect((await list()).map((row) => row.code)).toEqual(['ZOMER25', 'NIEUW10']);
    const taken = await staff.call(api.adminDiscountCodes.createDiscountCode, { body: form({ code: 'Zomer25' }) });
    expect([taken.status, (await refusalOf(taken)).fields]).toEqual([409, { code: 'Deze code bestaat al' }]);
    expect((await remove(code.id)).status).toBe(204);
    expect((await remove(code.id)).status).toBe(404);
    expect((await list()).map((row) => row.code)).toEqual(['NIEUW10']);
    expect(await staff.status(api.adminDiscountCodes.createDiscountCode, { body: form() })).toBe(201);
    const sql = `select entity from change_log where subject = 'discount-code' order by id`;
    expect(await shop.app.get(DataSource).query(sql)).toHaveLength(3);
  });

  it.each([
    ['code', 'ab', 'Code moet minimaal 3 tekens zijn'],
    ['code', 'ZOMER 25', 'Gebruik geen spaties in de code'],
    ['value', '0', 'Kies 1 tot en met 100 procent'],
    ['value', '101', 'Kies 1 tot en met 100 procent'],
    ['type', 'gratis', 'Kies een type'],
    ['maxUses', 0, 'Vul minstens 1 in'],
    ['expiresAt', 'morgen', 'Kies een geldige datum'],
    ['expiresAt', '9999-12-31', 'Kies een geldige datum'],
    ['expiresAt', addDays(today(), -1), 'Kies vandaag of een latere dag'],
    ['expiresAt', new Date(Date.now() - 1000).toISOString(), 'Kies vandaag of een latere dag'],
  ])('refuse %s %j', async (field, value, sentence) => {
    const response = await staff.call(api.adminDiscountCodes.createDiscountCode, { body: form({ [field]: value }) });
    expect([response.status, (await refusalOf(response)).fields?.[field]]).toEqual([400, sentence]);
  });

  it('may expire at the end of today', async () => {
    const response = await staff.call(api.adminDiscountCodes.createDiscountCode, {
      body: form({ code: 'VANDAAG', expiresAt: today() }),
    });
    expect(await response.json()).toMatchObject({ expiresAt: endOfDay(today()) });
  });

  it('store no value for free shipping', async () => {
    const response = await staff.call(api.adminDiscountCodes.createDiscountCode, {
      body: form({ code: 'VERZENDVRIJ', type: 'free_shipping', value: '0' }),
    });
    expect(await response.json()).toMatchObject({ type: 'free_shipping', value: '0.00' });
  });
});
