import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { forSale } from '../../contracts/food/label.fixtures.js';
import { paymentMethodNames } from '../../contracts/payments/payment-methods.js';
import { newEmail } from '../support/mails.js';
import { picture, type Visitor } from '../support/shopper.js';
import { newStaff } from '../support/back-office/staff.js';
import { crashes, eitherScreen, fillBasket, fillInDetails, newShopper, open, wide } from '../support/storefront.js';
import { atPayment, chargesAtProvider, orderButton, payByIdeal, shownTotal, thanked } from './till.js';

let staff: Visitor;
const made: number[] = [];
beforeAll(async () => (staff = await newStaff()));
afterAll(async () => {
  for (const id of made) await callApi(staff, api.adminProducts.deleteProduct, { params: { id } });
  await staff.close();
});

/** A separate product, because its price changes: € 24,95 and € 6,99 shipping. */
async function newJar() {
  const slug = `duur-${Date.now()}`;
  const terms = { price: '24.95', servings: 30, categoryId: 4, description: 'Duur.', stock: 50, ...forSale };
  const { id } = await callApi(staff, api.adminProducts.createProduct, {
    body: { ...terms, name: 'Duur Potje', slug },
  });
  made.push(id);
  const setPrice = (price: string) =>
    callApi(staff, api.adminProducts.changeProduct, { params: { id }, body: { price } });
  return { jar: { slug, name: 'Duur Potje', listCents: 2495 }, setPrice };
}

describe.each(eitherScreen)('a price that rises during the checkout, on %s', (_name, width) => {
  let visitor: Visitor;
  let setPrice: (price: string) => Promise<unknown>;
  const note = () => visitor.page.getByRole('alert').filter({ hasText: 'duurder' });

  beforeAll(async () => {
    const { jar, ...product } = await newJar();
    ({ setPrice } = product);
    visitor = await newShopper(width);
    await fillBasket(visitor, [jar]);
    await open(visitor.page, '/checkout');
    await fillInDetails(visitor.page, newEmail('duurder'));
    expect(await shownTotal(visitor.page)).toBe(3194);
  });
  afterAll(() => visitor.close());

  it('is shown with the old total and asked between the two steps', async () => {
    const { page } = visitor;
    await setPrice('29.95');
    await page.getByRole('button', { name: 'Naar betalen' }).click();
    await note()
      .getByText(/Het totaal was €\s31,94 en is nu €\s36,94\./)
      .waitFor();
    expect(await orderButton(page).isVisible()).toBe(false);
    await picture(page, `checkout-${width}-price-rise`, true);
  });

  it('is asked again after a reload', async () => {
    const { page } = visitor;
    await page.reload();
    await note()
      .getByText(/was €\s31,94 en is nu €\s36,94/)
      .waitFor();
    expect(await orderButton(page).isVisible()).toBe(false);
  });

  it('can be paid once the shopper agrees', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: /Ja, verder voor €\s36,94/ }).click();
    await note().waitFor({ state: 'detached' });
    expect(await shownTotal(page)).toBe(3694);
  });

  it('is asked once more when it rises again before a reload', async () => {
    const { page } = visitor;
    await setPrice('31.95');
    await page.reload();
    await note()
      .getByText(/was €\s36,94 en is nu €\s38,94/)
      .waitFor();
    await page.getByRole('button', { name: /Ja, verder voor €\s38,94/ }).click();
    await page.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
    await payByIdeal(page);
    const { paymentIntentId } = await thanked(page);
    expect(await chargesAtProvider(visitor, paymentIntentId)).toEqual([3894]);
    expect(crashes(visitor)).toEqual([]);
  });
});

it('a price that falls during the checkout needs no consent', async () => {
  const { jar, setPrice } = await newJar();
  const visitor = await atPayment(wide, newEmail('goedkoper'), [jar]);
  const { page } = visitor;
  await setPrice('19.95');
  await page.reload();
  await page.getByRole('radio', { name: paymentMethodNames.ideal }).waitFor();
  expect(await shownTotal(page)).toBe(2694);
  expect(await page.getByText('duurder').count()).toBe(0);
  expect(crashes(visitor)).toEqual([]);
  await visitor.close();
});
