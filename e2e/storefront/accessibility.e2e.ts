import { expectAccessible, expectDutch } from '../support/screens.js';
import { closeBrowser, newVisitor, shop, type Visitor } from '../support/shopper.js';
import { states } from '../support/page-states/states.js';
import { crashes, eitherScreen, fillBasket, newShopper } from '../support/storefront.js';

afterAll(closeBrowser);

describe.each(eitherScreen)('is accessible and Dutch, and throws nothing, on %s', (_name, width) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await newShopper(width);
    await fillBasket(visitor, [{ slug: 'sleep-well', name: 'Sleep Well', listCents: 2295 }]);
  });
  afterAll(() => visitor.close());

  it('at the gate, also after a wrong code', async () => {
    const guest = await newVisitor(width);
    const { page } = guest;
    await page.goto(shop.url);
    await page.getByRole('heading', { name: 'Website in ontwikkeling' }).waitFor();
    await expectAccessible(page);
    await page.route('**/api/access-gate', (route) =>
      route.fulfill({ status: 401, json: { code: 'wrong-access-code', message: 'Onjuiste code' } }),
    );
    await page.getByRole('textbox').pressSequentially('9876');
    await page.getByText('Onjuiste code').waitFor();
    await expectAccessible(page);
    await expectDutch(page);
    expect(await page.title()).not.toBe('');
    await guest.close();
  });

  it.each(states.filter((state) => (state.width ?? width) === width).map((state) => [state.name, state] as const))(
    '%s',
    async (_state, { reach }) => {
      const { page } = visitor;
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      visitor.complaints.length = 0;
      await reach(page);
      await expectAccessible(page);
      await expectDutch(page);
      expect(await page.title()).not.toBe('');
      expect(crashes(visitor)).toEqual([]);
    },
  );
});
