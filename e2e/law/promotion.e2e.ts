import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { forSale } from '../../contracts/food/label.fixtures.js';
import { atPayment, chargesAtProvider, payByIdeal, shownTotal, thanked } from '../checkout/till.js';
import {
  choose,
  expectToast,
  fieldOf,
  openNewOrder,
  openScreen,
  press,
  rowOf,
  windowOf,
} from '../support/back-office/office.js';
import { newStaff } from '../support/back-office/staff.js';
import { eventually } from '../support/eventually.js';
import { newEmail, untilMailed } from '../support/mails.js';
import { picture, type Visitor } from '../support/shopper.js';
import { crashes, eitherScreen, fillBasket, newShopper, open, openBasket, phone } from '../support/storefront.js';

let staff: Visitor;
const products: number[] = [];
beforeAll(async () => (staff = await newStaff()));
afterAll(async () => {
  for (const id of products) await callApi(staff, api.adminProducts.deleteProduct, { params: { id } });
  expect(crashes(staff)).toEqual([]);
  await staff.close();
});

/** A product of its own, so that no other journey meets the promotion. */
async function newJar(name: string): Promise<string> {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const terms = { price: '24.95', servings: 30, categoryId: 4, description: 'Actie.', stock: 50, ...forSale };
  const { id } = await callApi(staff, api.adminProducts.createProduct, { body: { ...terms, name, slug } });
  products.push(id);
  return slug;
}

describe.each(eitherScreen)('a 1+1 promotion from its creation to its refund, on %s', (_name, width) => {
  const name = `Actiepot ${width} ${Date.now()}`;
  const email = newEmail('actie');
  let visitor: Visitor;
  let slug: string;
  let orderNumber: string;
  beforeAll(async () => {
    slug = await newJar(name);
    visitor = await newShopper(width);
  });
  afterAll(async () => {
    expect(crashes(visitor)).toEqual([]);
    await visitor.close();
  });

  it('is made by staff', async () => {
    const { page } = staff;
    await openScreen(page, 'promotions');
    await page.getByRole('button', { name: 'Nieuwe actie' }).click();
    await fieldOf(page, 'Naam').fill(name);
    await windowOf(page, 'Nieuwe actie').getByLabel(name, { exact: true }).check();
    await press(page, 'Aanmaken');
    await expectToast(page, 'Actie aangemaakt');
    await rowOf(page, name).getByText('1+1 gratis').waitFor();
    await rowOf(page, name).getByText('Loopt nu').waitFor();
  });

  it('is on the card and on the product page', async () => {
    const { page } = visitor;
    await open(page, '/products');
    const card = page.getByTestId('product-card').filter({ hasText: name });
    await card.getByText('1+1 GRATIS').waitFor();
    expect(await card.innerText()).toMatch(/24,95/);
    await open(page, `/product/${slug}`);
    await page.getByText('1+1 GRATIS').locator('visible=true').first().waitFor();
  });

  it('makes the second piece free in the basket and at the checkout', async () => {
    const { page } = visitor;
    await page.getByText('2 potten', { exact: true }).click();
    await page
      .getByRole('button', { name: /^In mijn winkelmandje/ })
      .first()
      .click();
    const panel = await openBasket(page);
    expect(await panel.innerText()).toMatch(/Subtotaal\s*€\s24,95[^]*Totaal\s*€\s31,94/);
    await picture(page, `promotion-${width}-basket`);
    await visitor.close();
    visitor = await atPayment(width, email, [{ slug, name, listCents: 2495, quantity: 2 }]);
    expect(await shownTotal(visitor.page)).toBe(3194);
    await picture(visitor.page, `promotion-${width}-checkout`, true);
  });

  it('is charged and confirmed', async () => {
    await payByIdeal(visitor.page);
    const { orderNumber: number, paymentIntentId } = await thanked(visitor.page);
    orderNumber = number;
    expect(await chargesAtProvider(visitor, paymentIntentId)).toEqual([3194]);
    const [mail] = await untilMailed(visitor, email, ({ text }) => text.includes(orderNumber));
    expect(mail!.text).toMatch(/24,95[^]*6,99[^]*31,94/);
  });

  it('is on the order and on the invoice', async () => {
    const { page } = staff;
    await openNewOrder(page, orderNumber);
    const order = windowOf(page, `Bestelling ${orderNumber}`);
    await order
      .getByText(/€\s31,94/)
      .first()
      .waitFor();
    await order
      .getByText(/€\s24,95/)
      .first()
      .waitFor();
    const [invoice] = await documents(1);
    expect(invoice).toMatchObject({ kind: 'invoice', orderNumber, total: '31.94', vat: '2.64' });
  });

  it('is refunded to the cent when both pieces come back', async () => {
    const { page } = staff;
    await windowOf(page, `Bestelling ${orderNumber}`).getByRole('button', { name: 'Retour aanmelden' }).click();
    await fieldOf(page, name).fill('2');
    await fieldOf(page, 'Reden').selectOption({ label: 'Beschadigd' });
    await press(page, 'Aanmelden');
    await expectToast(page, 'Retour aangemeld', 'De klant krijgt een bevestiging per mail');
    await openScreen(page, `returns?q=${orderNumber}`);
    await choose(rowOf(page, orderNumber).getByRole('combobox'), 'Voltooid');
    expect(await fieldOf(page, 'Terug te betalen (€)').inputValue()).toBe('31,94');
    await press(page, 'Voltooien');
    await expectToast(page, 'Status bijgewerkt', 'De retourstatus is succesvol bijgewerkt');
    const both = await documents(2);
    const { number } = both.find(({ kind }) => kind === 'invoice')!;
    const creditNote = both.find(({ kind }) => kind === 'credit-note');
    expect(creditNote).toMatchObject({ refersTo: number, total: '-31.94', vat: '-2.64' });
    const [mail] = await untilMailed(visitor, email, ({ text }) => /terugbetaald|teruggestort/i.test(text));
    expect(mail!.text).toContain('31,94');
  });

  it('ends when staff ends it', async () => {
    const { page } = staff;
    await openScreen(page, 'promotions');
    await page.getByRole('button', { name: `${name} beëindigen` }).click();
    await press(page, 'Actie beëindigen');
    await expectToast(page, 'Actie beëindigd');
    await rowOf(page, name).getByText('Afgelopen').waitFor();
    const shown = () => callApi(visitor, api.catalog.findProduct, { params: { slug } });
    expect(await eventually(page, shown, ({ badge }) => badge === null)).toMatchObject({ badge: null, price: '24.95' });
  });

  /** Waits until the order has this many documents. */
  const documents = (count: number) =>
    eventually(
      staff.page,
      () => callApi(staff, api.invoices.listInvoices, { query: { q: orderNumber } }),
      (all) => all.length === count,
    );
});

it('takes an amount off the whole basket for everybody, beside a code', async () => {
  const jar = `Mandjespot ${Date.now()}`;
  const slug = await newJar(jar);
  const body = { name: jar, benefit: 'amount', value: '5', scope: 'basket', minSubtotal: '200' } as const;
  const { id } = await callApi(staff, api.adminPromotions.createPromotion, { body });
  const lines = [{ slug, name: jar, listCents: 2495, quantity: 10 }]; // € 212,10 with the volume discount
  const shopper = await newShopper(phone);
  await fillBasket(shopper, lines);
  await open(shopper.page, '/products');
  const panel = await openBasket(shopper.page);
  await panel.getByText(/Korting/).waitFor();
  expect(await panel.innerText()).toMatch(/Subtotaal\s*€\s212,10[^]*Korting\s*[−-]\s?€\s5,00[^]*Totaal\s*€\s207,10/);
  await picture(shopper.page, 'promotion-basket-390');
  await shopper.close();
  const visitor = await atPayment(phone, newEmail('mandje'), lines);
  const { page } = visitor;
  expect(await shownTotal(page)).toBe(20_710);
  await page.getByLabel('Kortingscode', { exact: true }).fill('NIEUW10');
  await page.getByRole('button', { name: 'Toepassen' }).click();
  await page
    .getByText(/Je bespaart €\s20,71/)
    .first()
    .waitFor();
  expect(await shownTotal(page)).toBe(18_639);
  await page.getByText('Bekijk je bestelling').click();
  await picture(page, 'promotion-basket-code-390', true);
  await page.getByText('Bekijk je bestelling').click();
  await page.getByRole('button', { name: 'Kortingscode NIEUW10 verwijderen' }).click();
  await page.getByLabel('Kortingscode', { exact: true }).waitFor();
  expect(await shownTotal(page)).toBe(20_710);
  expect(crashes(visitor)).toEqual([]);
  await visitor.close();
  await callApi(staff, api.adminPromotions.endPromotion, { params: { id } });
});
