import * as api from '../../../contracts/api.js';
import { pagePaths } from '../../../contracts/pages/page-paths.js';
import { askForCode, box, mailedCode } from '../../account/customer.js';
import { atPayment, fillInCard, orderButton, payByIdeal, thanked } from '../../checkout/till.js';
import { newStaff } from '../../support/back-office/staff.js';
import { newEmail } from '../../support/mails.js';
import { answer, openQuizStep, questions } from '../../support/quiz.js';
import { settled } from '../../support/settled.js';
import { newVisitor, shop, type Visitor } from '../../support/shopper.js';
import { blocked, eitherScreen, newShopper, open, openBasket, wide } from '../../support/storefront.js';

let visitor: Visitor;
afterEach(() => visitor.close());

const expectNothingBlocked = () => expect(blocked(visitor)).toEqual([]);
const quiet = { waitUntil: 'networkidle' } as const;

it('blocks an inline style and an inline script, and says so in the console', async () => {
  visitor = await newShopper();
  const { page } = visitor;
  await open(page, '/');
  await page.evaluate(`document.body.insertAdjacentHTML('beforeend', '<p id="planted" style="color: red">')`);
  await page.evaluate(`document.body.append(Object.assign(document.createElement('script'), { text: 'planted = 1' }))`);
  expect(
    await page.evaluate(`[getComputedStyle(document.querySelector('#planted')).color, window.planted]`),
  ).not.toEqual(['rgb(255, 0, 0)', 1]);
  expect(blocked(visitor)).toEqual(
    expect.arrayContaining([/inline style/, /inline script/].map((kind) => expect.stringMatching(kind))),
  );
});

it('blocks nothing before the gate', async () => {
  visitor = await newVisitor();
  await visitor.page.goto(shop.url, quiet);
  expectNothingBlocked();
});

it.each(eitherScreen)('blocks nothing from the basket to a payment by iDEAL, on %s', async (_name, width) => {
  visitor = await atPayment(width, newEmail('beleid'));
  await payByIdeal(visitor.page);
  await thanked(visitor.page);
  await open(visitor.page, '/product/sleep-well');
  await openBasket(visitor.page);
  expectNothingBlocked();
});

it('blocks nothing of the window in which the bank verifies a card', async () => {
  visitor = await atPayment(wide, newEmail('beleid'));
  const { page } = visitor;
  await fillInCard(page, '4000002760003184');
  await orderButton(page).click();
  await page.getByRole('dialog', { name: 'Verificatie door je bank' }).waitFor();
  const dialog = `[...document.body.children].map((host) => host.shadowRoot?.querySelector('dialog')).find(Boolean)`;
  expect(await page.evaluate(`getComputedStyle(${dialog}).borderRadius`)).toBe('20px');
  expectNothingBlocked();
});

it('blocks nothing in the vitamin test', async () => {
  visitor = await newShopper();
  const { page } = visitor;
  await open(page, '/vitaminetest');
  await answer(page, 'Beter slapen');
  await page.getByRole('button', { name: 'Volgende', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: questions[1]! }).waitFor();
  await openQuizStep(page, 6);
  await page.getByTestId('advice').first().waitFor();
  expectNothingBlocked();
});

it('blocks nothing in an account', async () => {
  visitor = await newShopper();
  const { page } = visitor;
  const email = newEmail('beleid');
  await open(page, '/login');
  await askForCode(page, email);
  await box(page, 1).focus();
  await page.keyboard.type(await mailedCode(visitor, email));
  await page.waitForURL('**/profiel/**');
  for (const path of ['/bestellingen', '/profiel/bewerken', '/profiel/gegevens'])
    await page.goto(shop.url + path, quiet);
  expectNothingBlocked();
});

it('blocks nothing in the queue board', async () => {
  visitor = await newStaff();
  await visitor.page.goto(`${shop.url}${api.operations.showQueues.path}`, quiet);
  await visitor.page.getByText('Wachtrijen').first().waitFor();
  expectNothingBlocked();
});

it('blocks nothing on any page of the back office', async () => {
  visitor = await newStaff();
  for (const path of pagePaths.filter((path) => path.startsWith('/admin'))) {
    await visitor.page.goto(shop.url + path);
    await settled(visitor.page);
    expect({ path, blocked: blocked(visitor) }).toEqual({ path, blocked: [] });
  }
});
