import * as api from '../../../../contracts/api.js';
import { eventually } from '../../testing/kernel.js';
import { sell } from '../../testing/shop/test-products.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';
import { DataSource } from 'typeorm';
import { Shopper } from '../../testing/shop/shopper.js';
import { refusalOf } from '../../testing/shop/test-browser.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  shop.provider.control.setBehaviour({ bankDelayMs: null });
  await sell(shop, {
    'energy-boost': { priceCents: 2495, stock: null },
    'sleep-well': { priceCents: 2295, stock: null },
  });
});
afterAll(() => shop.close());

const twoJars = [{ id: 'energy-boost', quantity: 2 }];
let buyers = 0;

/** Starts a checkout with two jars. */
async function atCheckout(items: object[] = twoJars): Promise<{ shopper: Shopper; email: string }> {
  const shopper = new Shopper(shop);
  await shopper.start(items);
  return { shopper, email: `herhaler${++buyers}@example.com` };
}

async function bought(items: object[] = twoJars): Promise<{ shopper: Shopper; email: string; orderNumber: string }> {
  const at = await atCheckout(items);
  await at.shopper.pay(at.email);
  const { orderNumber } = await at.shopper.settle();
  return { ...at, orderNumber: orderNumber! };
}

const create = (shopper: Shopper, items: object[], more: object = {}) =>
  shopper.ask(api.checkout.createPaymentIntent, { items, ...more });

const orderIdOf = async (email: string) => {
  const sql =
    'select o.order_id as id from admin_order_list o join contacts c on c.id = o.contact_id where c.email = $1';
  const rows = await shop.app.get(DataSource).query<{ id: string }[]>(sql, [email]);
  return rows[0]?.id ?? null;
};

describe('settling returns what was bought', () => {
  it('with the ids of the basket lines, after payment', async () => {
    const items = [...twoJars, { id: 'sleep-well-2-1', quantity: 1 }];
    const { shopper, email } = await atCheckout(items);
    expect(await shopper.settle()).toMatchObject({ status: 'failed', lines: [] });
    await shopper.pay(email);
    expect(await shopper.settle()).toMatchObject({ status: 'succeeded', lines: items });
    expect(await shopper.settle()).toMatchObject({ status: 'succeeded', lines: items });
  });

  it('while the payment is still processing', async () => {
    const { shopper, email } = await atCheckout();
    await shopper.payByBank(email, 'process');
    expect(await shopper.settle()).toMatchObject({ orderNumber: expect.any(String) as string, lines: twoJars });
  });

  it('only to its shopper, not to another one or a browser without an id', async () => {
    const { shopper } = await bought();
    const other = await atCheckout();
    const { paymentIntentId } = shopper.payment;
    for (const browser of [other.shopper.browser, new TestBrowser(shop)]) {
      const response = await browser.call(api.checkout.settleCheckout, { body: { paymentIntentId } });
      expect([response.status, (await refusalOf(response)).code]).toEqual([404, 'payment-not-found']);
    }
  });
});

describe('a repeated basket', () => {
  it('is refused with the number of the order that was just paid', async () => {
    const { shopper, orderNumber } = await bought();
    const refused = { status: 409, code: 'already-paid', details: { orderNumber, isPaid: true } };
    expect(await create(shopper, twoJars)).toMatchObject(refused);
    expect(await create(shopper, twoJars)).toMatchObject(refused);
  });

  it('starts one new payment once the shopper confirms, and resumes it without a question', async () => {
    const { shopper } = await bought();
    const responses = await Promise.all([1, 2].map(() => create(shopper, twoJars, { again: true })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(responses.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1);
    expect(responses[0]!.paymentIntentId).not.toBe(shopper.payment.paymentIntentId);
    expect(await create(shopper, twoJars)).toMatchObject({
      status: 200,
      paymentIntentId: responses[0]!.paymentIntentId,
    });
  });

  it('is refused while another basket is open, without changing that payment', async () => {
    const { shopper } = await bought();
    const other = [{ id: 'sleep-well', quantity: 1 }];
    const { paymentIntentId } = await shopper.start(other);
    expect(await create(shopper, twoJars)).toMatchObject({ status: 409, code: 'already-paid' });
    expect(await create(shopper, other)).toMatchObject({ status: 200, paymentIntentId });
    expect(shopper.atProvider()).toMatchObject({ status: 'requires_payment_method', amount: 2295 + 699 });
  });

  it('is recognised with reordered lines, and is a new one with another quantity or plan', async () => {
    const { shopper } = await bought([...twoJars, { id: 'sleep-well-2-1', quantity: 1 }]);
    const turned = [{ id: 'sleep-well-2-1', quantity: 1 }, ...twoJars];
    expect(await create(shopper, turned)).toMatchObject({ status: 409, code: 'already-paid' });
    expect((await create(shopper, [{ id: 'sleep-well-2-2', quantity: 1 }, ...twoJars])).status).toBe(200);
    expect((await create(shopper, [{ id: 'energy-boost', quantity: 3 }])).status).toBe(200);
  });

  it('is settled first when no webhook event of its payment has arrived', async () => {
    const { shopper, email } = await atCheckout();
    shop.provider.control.setWebhookSwitches({ drop: 10 });
    await shopper.pay(email);
    const responses = await Promise.all([1, 2, 3].map(() => create(shopper, twoJars)));
    shop.provider.control.setWebhookSwitches({ drop: 0 });
    expect(responses.map(({ status, code }) => [status, code])).toEqual(Array(3).fill([409, 'already-paid']));
    expect((await shopper.checkout()).status).toBe('settled');
  });

  it('is settled first when the sweep had started to close it', async () => {
    const { shopper, email } = await atCheckout();
    shop.provider.control.setWebhookSwitches({ drop: 10 });
    await shopper.pay(email);
    shop.provider.control.setWebhookSwitches({ drop: 0 });
    const { id } = await shopper.checkout();
    await shop.app.get(DataSource).query(`update checkouts set status = 'closing' where id = $1`, [id]);
    expect(await create(shopper, twoJars)).toMatchObject({ status: 409, code: 'already-paid' });
  });

  it('is refused while the bank is still processing the first payment', async () => {
    const { shopper, email } = await atCheckout();
    shop.provider.control.setWebhookSwitches({ drop: 10 });
    await shopper.payByBank(email, 'process');
    const response = await create(shopper, twoJars);
    shop.provider.control.setWebhookSwitches({ drop: 0 });
    expect(response).toMatchObject({ status: 409, code: 'already-paid', details: { isPaid: false } });
  });

  it('is accepted from another shopper, after an hour, or once the order is cancelled', async () => {
    const { shopper } = await bought();
    expect((await create((await atCheckout()).shopper, twoJars)).status).toBe(200);
    const { id } = await shopper.checkout();
    const hourAgo = `update checkouts set updated_at = now() - interval '61 minutes' where id = $1`;
    await shop.app.get(DataSource).query(hourAgo, [id]);
    expect((await create(shopper, twoJars)).status).toBe(200);

    const cancelled = await bought();
    await eventually(async () => (await orderIdOf(cancelled.email)) !== null, 'the order in the list');
    expect(
      await (
        await staffOf(shop)
      ).status(api.orders.changeOrderStatus, {
        params: { id: (await orderIdOf(cancelled.email))! },
        body: { status: 'cancelled' },
      }),
    ).toBe(204);
    expect((await create(cancelled.shopper, twoJars)).status).toBe(200);
  });

  it('is refused once a cancelled order is reinstated, before and after its payment is captured', async () => {
    const { shopper, email } = await atCheckout();
    await shopper.payByBank(email, 'process');
    await shopper.settle();
    await eventually(async () => (await orderIdOf(email)) !== null, 'the order in the list');
    const staff = await staffOf(shop);
    for (const status of ['cancelled', 'pending'])
      expect(
        await staff.status(api.orders.changeOrderStatus, {
          params: { id: (await orderIdOf(email))! },
          body: { status },
        }),
      ).toBe(204);
    expect(await create(shopper, twoJars)).toMatchObject({ code: 'already-paid', details: { isPaid: false } });
    shop.provider.control.completeProcessing(shopper.payment.paymentIntentId);
    await shopper.settle();
    expect(await create(shopper, twoJars)).toMatchObject({ code: 'already-paid', details: { isPaid: true } });
  });

  it('is refused once an order is reinstated that was cancelled when the open payment began, until confirmed', async () => {
    const { shopper, email } = await atCheckout();
    await shopper.payByBank(email, 'process');
    await shopper.settle();
    await eventually(async () => (await orderIdOf(email)) !== null, 'the order in the list');
    const staff = await staffOf(shop);
    expect(
      await staff.status(api.orders.changeOrderStatus, {
        params: { id: (await orderIdOf(email))! },
        body: { status: 'cancelled' },
      }),
    ).toBe(204);
    const { paymentIntentId, quote } = await create(shopper, twoJars);
    const total = quote!.totalCents / 100;
    const change = () => shopper.ask(api.checkout.updatePaymentIntent, { paymentIntentId, total });
    expect(
      await staff.status(api.orders.changeOrderStatus, {
        params: { id: (await orderIdOf(email))! },
        body: { status: 'pending' },
      }),
    ).toBe(204);
    expect(await change()).toMatchObject({ status: 409, code: 'already-paid' });
    expect(await create(shopper, twoJars)).toMatchObject({ status: 409, code: 'already-paid' });
    expect(await create(shopper, twoJars, { again: true })).toMatchObject({ status: 200, paymentIntentId });
    expect(await create(shopper, twoJars)).toMatchObject({ status: 200, paymentIntentId });
    expect(await change()).toMatchObject({ status: 200 });
  });
});
