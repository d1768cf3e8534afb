import { refusalOf } from '../../testing/shop/test-browser.js';
import * as api from '../../../../contracts/api.js';
import { addDays, amsterdamDay, endOfDay } from '../../../../contracts/values/calendar.js';
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
const entries = () =>
  shop.app.get(DataSource).query<object[]>(`select entity from change_log where subject = 'discount-code' order by id`);
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
    expect(await entries()).toHaveLength(3);
  });

  describe('that staff changes', () => {
    const { changeDiscountCode, switchDiscountCode, createDiscountCode } = api.adminDiscountCodes;
    const made = async (fields: object) =>
      AdminDiscountCodeSchema.parse(await (await staff.call(createDiscountCode, { body: form(fields) })).json());
    const change = (id: number, fields: object) => {
      const { code: _, ...body } = form(fields);
      return staff.call(changeDiscountCode, { params: { id }, body });
    };
    const uses = (id: number, redeemed: number, reserved: number) =>
      shop.app
        .get(DataSource)
        .query('update discount_codes set redeemed = $2, reserved = $3 where id = $1', [id, redeemed, reserved]);

    it('have the new terms, keep their text and uses, and are in the log of changes', async () => {
      const { length: before } = await entries();
      const { id } = await made({ code: 'WISSEL', maxUses: 9, firstOrderOnly: true });
      await uses(id, 2, 1);
      const changed = await change(id, { type: 'fixed', value: '7,50', expiresAt: '2031-01-31', maxUses: 3 });
      expect(AdminDiscountCodeSchema.strict().parse(await changed.json())).toEqual({
        ...{ id, code: 'WISSEL', type: 'fixed', value: '7.50', minPurchaseAmount: null, maxUses: 3, usedCount: 2 },
        ...{ expiresAt: '2031-01-31T23:00:00.000Z', isActive: true, firstOrderOnly: false, version: 2 },
      });
      expect(await entries()).toHaveLength(before + 2);
    });

    it('are saved by one of two forms that opened together, and by a repeat of that one', async () => {
      const { id, version } = await made({ code: 'SAMEN' });
      const values = ['10', '20'];
      const save = (value: string) => change(id, { value, version });
      const responses = await Promise.all(values.map(save));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
      const lost = responses.findIndex(({ status }) => status === 409);
      expect(await refusalOf(responses[lost]!)).toMatchObject({ code: 'conflict' });
      const repeated = await save(values[1 - lost]!);
      expect(await repeated.json()).toMatchObject({ value: `${values[1 - lost]}.00`, version: 2 });
    });

    it('are saved by a form that opened before a colleague switched them off, and by one without a version', async () => {
      const { id, version } = await made({ code: 'UITGEZET' });
      await staff.call(switchDiscountCode, { params: { id }, body: { isActive: false } });
      expect(await (await change(id, { value: '10', version })).json()).toMatchObject({ isActive: false });
      expect((await change(id, { value: '20' })).status).toBe(200);
    });

    it('may not have fewer uses than were made or are held', async () => {
      const { id } = await made({ code: 'KRAP', maxUses: 9 });
      await uses(id, 2, 1);
      const refused = await change(id, { maxUses: 2 });
      expect([refused.status, (await refusalOf(refused)).fields]).toEqual([
        400,
        { maxUses: 'Deze code is al 3 keer gebruikt' },
      ]);
      expect((await change(id, { maxUses: 3 })).status).toBe(200);
    });

    it('are switched off and on, twice with the same result', async () => {
      const { id } = await made({ code: 'SCHAKEL' });
      for (const isActive of [false, false, true])
        expect(
          await (await staff.call(switchDiscountCode, { params: { id }, body: { isActive } })).json(),
        ).toMatchObject({ id, isActive });
    });

    it('are refused when they are gone, are those of a promotion, or have wrong terms', async () => {
      const { id } = await made({ code: 'STRAKS-WEG' });
      expect((await change(id, { value: '101' })).status).toBe(400);
      await remove(id);
      expect((await change(id, {})).status).toBe(404);
      const body = { isActive: true };
      expect(await staff.status(switchDiscountCode, { params: { id }, body })).toBe(404);
    });
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
