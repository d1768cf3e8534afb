import * as api from '../../contracts/api.js';
import { paymentMethodNames } from '../../contracts/payments/payment-methods.js';
import { eventually } from '../support/eventually.js';
import { newEmail } from '../support/mails.js';
import { shop } from '../support/shopper.js';
import { crashes, fillBasket, fillInDetails, newShopper, wide } from '../support/storefront.js';
import { chargesAtProvider, payByIdeal, ordersOf, thanked, twoJars, twoJarsCents } from './till.js';

it('two tabs that a browser opens before it has a cookie pay one payment and make one order', async () => {
  const email = newEmail('tabbladen');
  const visitor = await newShopper(wide);
  const { page, context } = visitor;
  const other = await visitor.newTab();
  for (const tab of [page, other]) await fillBasket({ page: tab }, twoJars);
  const responses = [page, other].map((tab) => {
    const ofTab: Promise<{ paymentIntentId: string }>[] = [];
    tab.on('response', (response) => {
      if (response.url().endsWith(api.checkout.createPaymentIntent.path) && response.ok()) ofTab.push(response.json());
    });
    return ofTab;
  });
  await context.clearCookies({ name: 'sid' });
  await Promise.all([page, other].map((tab) => tab.goto(`${shop.url}/checkout`)));
  await other.getByLabel('E-mailadres').waitFor();
  await fillInDetails(page, email);
  await page.getByRole('button', { name: 'Naar betalen' }).click();
  await page.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
  await eventually(page, async () => responses.every((ofTab) => ofTab.length > 0), Boolean);
  const intents = (await Promise.all(responses.flat())).map(({ paymentIntentId }) => paymentIntentId);
  expect(intents.length).toBeGreaterThan(1);
  expect(new Set(intents).size).toBe(1);
  await payByIdeal(page);
  const { paymentIntentId } = await thanked(page);
  expect(await chargesAtProvider(visitor, paymentIntentId)).toEqual([twoJarsCents]);
  expect(await ordersOf(visitor, email)).toHaveLength(1);
  expect(crashes(visitor)).toEqual([]);
  await visitor.close();
});
