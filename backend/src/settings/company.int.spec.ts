import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { addDays, amsterdamDay } from '../../../contracts/values/calendar.js';
import type { DispatchRules } from '../../../contracts/shipping/dispatch-rules.js';
import { OrderPlacement } from '../ordering/order-placement.js';
import { OrderReader } from '../orders/order-reader.query.js';
import { readModelsPass } from '../testing/shop/read-models.js';
import { eventually, testContext } from '../testing/kernel.js';
import { refusalOf } from '../testing/shop/test-browser.js';
import { placeOrder } from '../testing/shop/test-customers.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../testing/shop/test-shop.js';
import { CompanyDetails, isComplete } from './company-details.query.js';

let shop: TestShop;
let staff: TestBrowser;
beforeAll(async () => {
  shop = await startTestShop();
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

const company = {
  name: 'Beer & Zoon',
  address: 'Damrak 1',
  postalCode: '1012 LG',
  city: 'Amsterdam',
  kvk: '69599084',
  vatId: 'NL000099998B57',
  email: 'boekhouding@gommie.example',
  phone: '+31201234567',
};
const details = () => shop.app.get(CompanyDetails, { strict: false }).find();

describe('the details of the company', () => {
  it('are incomplete at first: the name and address of mail of the configuration', async () => {
    const first = await staff.json(api.company.findCompany);
    expect(first).toMatchObject({ name: 'Gommie', kvk: '', vatId: '', address: '' });
    expect(isComplete(first)).toBe(false);
  });

  it('are what staff saved, and each change is in the logbook once', async () => {
    for (let time = 0; time < 2; time++)
      expect(await staff.json(api.company.saveCompany, { body: company })).toEqual({ ...company, version: 1 });
    expect(await details()).toEqual(company);
    expect(isComplete(company)).toBe(true);
    const acts = await staff.json(api.adminLogbook.listLogbook, { query: { status: 'changed-settings' } });
    expect(acts.map(({ subject }) => subject).sort()).toEqual(
      expect.arrayContaining(['Bedrijfsnaam', 'Btw-nummer', 'KVK-nummer']),
    );
    expect(acts).toHaveLength(8);
  });

  it('are on the labels of the shop once there is an address', async () => {
    const shown = async () => (await new TestBrowser(shop).json(api.settings.showShop)).foodBusiness;
    await eventually(async () => (await shown()) !== null, 'the company is known');
    expect(await shown()).toEqual({ name: 'Beer & Zoon', address: 'Damrak 1, 1012 LG Amsterdam' });
    await staff.json(api.company.saveCompany, { body: { ...company, city: 'Utrecht' } });
    await eventually(async () => (await shown())?.address === 'Damrak 1, 1012 LG Utrecht', 'the new town');
    await staff.json(api.company.saveCompany, { body: company });
  });

  it('are refused with a VAT number whose check digits are wrong', async () => {
    const refused = await staff.call(api.company.saveCompany, { body: { ...company, vatId: 'NL123456789B01' } });
    expect(await refusalOf(refused)).toMatchObject({ code: 'invalid-input', fields: { vatId: expect.any(String) } });
    expect(await details()).toEqual(company);
  });

  it('stay as they are when a stranger saves them', async () => {
    expect(await new TestBrowser(shop).status(api.company.saveCompany, { body: company })).toBe(401);
    expect(await shop.app.get(DataSource).query(`select value from settings where key = 'company-kvk'`)).toEqual([
      { value: company.kvk },
    ]);
  });
});

describe('the days of dispatch', () => {
  const save = (rules: DispatchRules) => staff.json(api.dispatchSettings.saveDispatchRules, { body: rules });
  const shown = async () => (await new TestBrowser(shop).json(api.settings.showShop)).dispatch;
  const summer = { from: '2099-07-20', until: '2099-07-31' };
  const spring = { from: '2099-04-30', until: '2099-04-30' };

  it('are working days until 17.00 at first', async () => {
    expect(await shown()).toEqual({ cutOffHour: 17, closed: [] });
  });

  it('follow staff at once, without periods that are over, and each change is in the logbook once', async () => {
    const rules = { cutOffHour: 15, closed: [summer, { from: '2020-01-01', until: '2020-01-02' }, spring] };
    const kept = { cutOffHour: 15, closed: [spring, summer] };
    for (let time = 0; time < 2; time++) expect(await save(rules)).toEqual({ ...kept, version: 1 });
    expect(await shown()).toEqual(kept);
    const acts = await staff.json(api.adminLogbook.listLogbook, { query: { status: 'changed-settings' } });
    expect(acts.slice(0, 2).map(({ subject, details }) => [subject, details?.before, details?.after])).toEqual(
      expect.arrayContaining([
        ['Dezelfde dag verzonden vóór', '17.00 uur', '15.00 uur'],
        ['Gesloten periodes', 'geen', '2099-04-30 t/m 2099-04-30, 2099-07-20 t/m 2099-07-31'],
      ]),
    );
  });

  it('refuse a period that ends before it begins', async () => {
    const closed = [{ from: '2099-07-31', until: '2099-07-20' }];
    const refused = await staff.call(api.dispatchSettings.saveDispatchRules, { body: { cutOffHour: 17, closed } });
    expect(await refusalOf(refused)).toMatchObject({
      code: 'invalid-input',
      fields: { 'closed.0.until': 'Kies een dag op of na de eerste' },
    });
  });

  it('decide when an order leaves that is paid from then on; earlier ones keep their promise', async () => {
    const today = amsterdamDay(new Date().toISOString());
    const closed = [{ from: today, until: addDays(today, 20) }];
    const promised = async (at: string) => {
      const placement = shop.app.get(OrderPlacement, { strict: false });
      const orderId = await placeOrder(shop, { email: 'anna@example.com' }, { at, paid: false });
      const { paymentIntentId, totalCents } = (await shop.app.get(OrderReader, { strict: false }).find(orderId))!;
      const paid = { id: paymentIntentId, receivedCents: totalCents, method: 'ideal' };
      const position = await placement.capture(orderId, paid, { ...testContext(), at });
      await readModelsPass(shop, position);
      return orderId;
    };
    await save({ cutOffHour: 17, closed: [] });
    const before = await promised(new Date().toISOString());
    await save({ cutOffHour: 17, closed });
    const after = await promised(new Date().toISOString());
    const waiting = await staff.json(api.shippingQueue.listWaitingOrders, {});
    const dueOn = (orderId: string) => waiting.find(({ id }) => id === orderId)!.dueOn;
    expect(dueOn(before) <= addDays(today, 5)).toBe(true);
    expect(dueOn(after) > addDays(today, 20)).toBe(true);
  });
});
