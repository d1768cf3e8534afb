import * as api from '../../contracts/api.js';
import { fakeAccount } from '../account/account-states.js';
import { sanne } from '../account/customer.js';
import { checkEveryState } from '../support/page-states/every-state.js';
import type { State } from '../support/page-states/state.js';
import { states } from '../support/page-states/states.js';
import { expectAccessible, expectDutch } from '../support/screens.js';
import { newVisitor, shop, type Visitor } from '../support/shopper.js';
import { eitherScreen, fillBasket, newShopper, open, wide } from '../support/storefront.js';

it.each(eitherScreen)('the gate is accessible and Dutch on %s, also after a wrong code', async (_name, width) => {
  const guest = await newVisitor(width);
  const { page } = guest;
  await page.goto(shop.url);
  await page.getByRole('heading', { name: 'Website in ontwikkeling' }).waitFor();
  await expectAccessible(page);
  await page.route(`**${api.settings.openGate.path}`, (route) =>
    route.fulfill({ status: 401, json: { code: 'wrong-access-code', message: 'Onjuiste code' } }),
  );
  await page.getByRole('textbox').pressSequentially('9876');
  await page.getByText('Onjuiste code').waitFor();
  await expectAccessible(page);
  await expectDutch(page);
  expect(await page.title()).not.toBe('');
  await guest.close();
});

const checkoutOfCustomer: State = {
  name: '/checkout of a customer',
  isWhole: true,
  reach: async (page) => {
    await fakeAccount(page, sanne);
    await open(page, '/checkout');
  },
};

describe('accessible, Dutch, in the screen and without errors', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await newShopper(wide);
    await fillBasket(visitor, [{ slug: 'sleep-well', name: 'Sleep Well', listCents: 2295 }]);
  });
  afterAll(() => visitor.close());

  checkEveryState([checkoutOfCustomer, ...states], () => visitor, { folder: 'storefront' });
});
