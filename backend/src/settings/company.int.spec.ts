import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { eventually } from '../testing/kernel.js';
import { refusalOf } from '../testing/shop/test-browser.js';
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
      expect(await staff.json(api.company.saveCompany, { body: company })).toEqual(company);
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
