import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { forSale } from '../../contracts/food/label.fixtures.js';
import { newEmail } from '../support/mails.js';
import { picture, type Visitor } from '../support/shopper.js';
import { newStaff } from '../support/back-office/staff.js';
import { crashes, phone } from '../support/storefront.js';
import { atPayment, ordersOf, payByIdeal, thanked, twoJars } from './till.js';

let staff: Visitor;
let id: number;
beforeAll(async () => (staff = await newStaff()));
afterAll(async () => {
  await callApi(staff, api.adminProducts.deleteProduct, { params: { id } });
  await staff.close();
});

it('states the VAT of both rates at the checkout, in the confirmation and on the order', async () => {
  const slug = `doosje-${Date.now()}`;
  const terms = { price: '12.10', servings: 30, categoryId: 4, description: 'Een doosje.', stock: 50, ...forSale };
  const body = { ...terms, name: 'Bewaardoosje', slug, vatRate: 'high' } as const;
  ({ id } = await callApi(staff, api.adminProducts.createProduct, { body }));
  const email = newEmail('btw');
  const box = { slug, name: 'Bewaardoosje', listCents: 1210 };
  const visitor = await atPayment(phone, email, [...twoJars, box]);
  const { page } = visitor;
  // € 41,32 at 9 %, € 12,10 at 21 %, and € 6,99 shipping: € 5,53 with the jars and € 1,46 with the box.
  const vat = [/Waarvan btw 21%\s*€\s2,35/, /Waarvan btw 9%\s*€\s3,87/];
  await page.getByText('Bekijk je bestelling').click();
  for (const row of vat) await page.locator('dl').filter({ hasText: row }).locator('visible=true').waitFor();
  await picture(page, 'checkout-390-vat', true);
  await payByIdeal(page);
  await thanked(page);
  for (const row of vat) await page.locator('dl').filter({ hasText: row }).waitFor();
  const [order] = await ordersOf(visitor, email);
  expect(await callApi(visitor, api.orders.findOrder, { params: { id: order!.id } })).toMatchObject({
    vat: [
      { percent: 21, gross: '13.56', vat: '2.35' },
      { percent: 9, gross: '46.85', vat: '3.87' },
    ],
  });
  expect(crashes(visitor)).toEqual([]);
  await visitor.close();
});
