import * as api from '../../contracts/api.js';
import { newEmail } from '../support/mails.js';
import { callApi } from '../support/call-api.js';
import { shop } from '../support/shopper.js';
import { phone, toast } from '../support/storefront.js';
import { atPayment, chargesAtProvider, payByIdeal, shownTotal, thanked } from './till.js';

it('a code for free shipping removes the shipping costs', async () => {
  const visitor = await atPayment(phone, newEmail('gratis'));
  const { page } = visitor;
  const code = `GRATIS${Date.now()}`;
  const body = {
    code,
    type: 'free_shipping',
    value: '0',
    minPurchaseAmount: null,
    maxUses: null,
    expiresAt: null,
  };
  await callApi(visitor, api.staffLogin.login, { body: shop.staff });
  await callApi(visitor, api.adminDiscountCodes.createDiscountCode, { body });
  await page.getByLabel('Kortingscode', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Toepassen' }).click();
  await toast(page).getByText('Je bestelling wordt gratis verzonden').waitFor();
  expect(await shownTotal(page)).toBe(4132);
  await payByIdeal(page);
  const { paymentIntentId } = await thanked(page);
  expect(await chargesAtProvider(visitor, paymentIntentId)).toEqual([4132]);
  await visitor.close();
});
