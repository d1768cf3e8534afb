import * as api from '../../contracts/api.js';
import { type Visitor } from '../support/shopper.js';
import { answerWith, holdCalls, newShopper, open, wide, addressOf } from '../support/storefront.js';
import { fakeSubscriptions, one, other, paused } from './fake-subscriptions.js';
import { asked } from './subscriber.js';

describe('a decision', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await newShopper(wide);
    await fakeSubscriptions(visitor.page, [one, other]);
    await open(visitor.page, '/profiel');
  });
  afterEach(() => visitor.close());

  it('is sent once, however often the button is pressed', async () => {
    const { page } = visitor;
    let calls = 0;
    page.on('request', (request) => (calls += Number(request.url().endsWith('/pause'))));
    await answerWith(page, api.subscriptions.pauseSubscription, null);
    const release = await holdCalls(page, api.subscriptions.pauseSubscription);
    const dialog = await asked(page, 'pauzeren');
    await dialog.getByRole('button', { name: 'Ja, pauzeren' }).click();
    await dialog.getByRole('button', { name: 'Bezig…' }).click({ force: true });
    expect(calls).toBe(1);
    await page.unroute((url) => url.pathname.endsWith('/pause'));
    release();
  });

  it('shows the reason and the current state when it is refused', async () => {
    const { page } = visitor;
    await page.route(addressOf(api.subscriptions.skipDelivery), (route) =>
      route.fulfill({
        status: 409,
        json: { code: 'renewal-under-way', message: 'De betaling van deze levering loopt al.', requestId: '1' },
      }),
    );
    await asked(page, 'overslaan');
    await answerWith(page, api.subscriptions.listSubscriptions, [{ ...one, payment: 'under-way' }, other]);
    await page.getByRole('button', { name: 'Ja, overslaan' }).click();
    await page.getByTestId('toast').getByText('De betaling van deze levering loopt al.').waitFor();
    await page.getByText('De betaling van deze levering loopt. Dat duurt meestal maar even.').waitFor();
    expect(await page.getByRole('button', { name: 'Sleep Well: overslaan' }).count()).toBe(0);
  });

  it('works with the keyboard, and the focus stays at the subscription', async () => {
    const { page } = visitor;
    await page.route(addressOf(api.subscriptions.pauseSubscription), (route) => route.fulfill({ status: 204 }));
    await page.getByRole('button', { name: 'Sleep Well: pauzeren' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Sleep Well: pauzeren');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Ja, pauzeren' }).focus();
    await answerWith(page, api.subscriptions.listSubscriptions, [paused, other]);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sleep Well: hervatten' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Sleep Well');
  });
});
