import * as api from '../../../contracts/api.js';
import type { Endpoint } from '../../../contracts/endpoint.js';
import { refusalOf } from '../testing/shop/test-browser.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop } from '../testing/shop/test-shop.js';

let shop: TestShop;
let staff: TestBrowser;
let colleague: TestBrowser;
beforeAll(async () => {
  shop = await startTestShop();
  [staff, colleague] = [await staffOf(shop), await staffOf(shop)];
});
afterAll(() => shop.close());

const company = {
  ...{ name: 'Beer & Zoon', address: 'Damrak 1', postalCode: '1012 LG', city: 'Amsterdam', kvk: '69599084' },
  ...{ vatId: 'NL000099998B57', email: 'boekhouding@gommie.example', phone: '+31201234567' },
};
const rates = { free_shipping_threshold: '70.00', shipping_cost: '4.95' };
const rules = { isFactorRequired: false, refundProofFrom: '50.00' };

interface Form {
  form: string;
  find: Endpoint;
  save: Endpoint;
  first: object;
  /** What a colleague and staff make of `first` at the same time. Saving one after the other undoes a change. */
  theirs: object;
  mine: object;
}

const forms: Form[] = [
  {
    form: 'shipping',
    ...{ find: api.settings.findSettings, save: api.settings.saveSettings },
    ...{ first: rates, theirs: { ...rates, shipping_cost: '5.95' }, mine: { ...rates, shipping_cost: '3.95' } },
  },
  {
    form: 'dispatch',
    ...{ find: api.dispatchSettings.findDispatchRules, save: api.dispatchSettings.saveDispatchRules },
    first: { cutOffHour: 15, closed: [] },
    theirs: { cutOffHour: 15, closed: [{ from: '2099-07-20', until: '2099-07-31' }] },
    mine: { cutOffHour: 16, closed: [] },
  },
  {
    form: 'company',
    ...{ find: api.company.findCompany, save: api.company.saveCompany },
    ...{ first: company, theirs: { ...company, city: 'Utrecht' }, mine: { ...company, address: 'Damrak 2' } },
  },
  {
    form: 'claims',
    ...{ find: api.settings.findClaims, save: api.settings.saveClaims },
    ...{ first: { shown: ['rating', 'natural'] }, theirs: { shown: ['natural'] }, mine: { shown: ['rating'] } },
  },
  {
    form: 'staff rules',
    ...{ find: api.staffFactors.findStaffRules, save: api.staffFactors.saveStaffRules },
    ...{ first: rules, theirs: { ...rules, refundProofFrom: '60.00' }, mine: { ...rules, refundProofFrom: '40.00' } },
  },
];

const settingsIn = (response: Response) => response.json() as Promise<{ version: number }>;

describe.each(forms)('the settings of $form', ({ find, save, first, theirs, mine }) => {
  const present = async () => settingsIn(await staff.call(find));
  const saveBy = (who: TestBrowser, body: object) => who.call(save, { body });
  const saved = async (body: object) => {
    const response = await saveBy(staff, body);
    expect(response.status).toBe(200);
    return settingsIn(response);
  };

  it('refuse the later of two first saves', async () => {
    const { version } = await present();
    await saved({ ...theirs, version });
    const refused = await saveBy(colleague, { ...mine, version });
    expect([refused.status, (await refusalOf(refused)).code]).toEqual([409, 'conflict']);
    expect(await present()).toMatchObject(theirs);
  });

  it('are saved twice in a row, by the version of each response, and by a form without a version', async () => {
    const one = await saved(theirs);
    const two = await saved({ ...first, version: one.version });
    expect(two).toMatchObject({ ...first, version: one.version + 1 });
    expect(await saved({ ...mine, version: two.version })).toEqual(await present());
    expect(await saved(first)).toMatchObject(first);
  });

  it('are saved by one of two forms that opened together, and by a repeat of that one', async () => {
    const { version } = await present();
    const bodies = [theirs, mine].map((values) => ({ ...values, version }));
    const responses = await Promise.all([saveBy(colleague, bodies[0]!), saveBy(staff, bodies[1]!)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = responses.findIndex(({ status }) => status === 200);
    expect(await refusalOf(responses[1 - won]!)).toMatchObject({ code: 'conflict' });
    const expected = { ...[theirs, mine][won], version: version + 1 };
    expect(await saved(bodies[won]!)).toEqual(expected);
    expect(await present()).toEqual(expected);
  });
});
