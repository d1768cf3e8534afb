import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { eventually, testContext } from '../testing/kernel.js';
import { PaymentProvider } from '../platform/payments/payment-provider.js';
import { sell } from '../testing/shop/test-products.js';
import { startTestShop, type TestShop } from '../testing/shop/test-shop.js';
import { CheckoutReservations } from './reservations/checkout-reservations.js';
import { CheckoutRecords } from './checkout-records.js';
import { Checkout } from './checkout.entity.js';
import { IssuedQuotes } from './quote/issued-quotes.js';
import { Offers, type Offer } from './quote/offers.js';
import { Settlement } from './settlement/settlement.js';
import { Shopper } from '../testing/shop/shopper.js';

let shop: TestShop;
let ids: Map<string, number>;
beforeAll(async () => {
  shop = await startTestShop();
  ids = await sell(shop, { gekocht: { priceCents: 2495, stock: 9 }, bedacht: { priceCents: 1995, stock: 9 } });
});
afterAll(() => shop.close());

const records = () => shop.app.get(CheckoutRecords);
const quotesOf = (id: string) => shop.app.get(IssuedQuotes).of(id);
const offerOf = (id: string): Promise<Offer> => shop.app.get(Offers).forBasket([{ id, quantity: 1 }]);
const reservedOf = async (slug: string) => {
  const sql = 'select on_hand, reserved from stock_levels where product_id = $1';
  return (await shop.app.get(DataSource).query<object[]>(sql, [ids.get(slug)]))[0];
};

async function checkout(changes: Partial<Checkout> = {}): Promise<Checkout> {
  const offer = await offerOf('gekocht');
  const { totalCents } = offer.quote;
  const row = { id: randomUUID(), sidHash: randomUUID(), ...offer, totalCents, status: 'open', paymentIntentId: null };
  const shopper = { isFirstVisit: false, isRepeat: false, reservedUntil: new Date() };
  return Object.assign(new Checkout(), { ...row, ...shopper, ...changes });
}

describe('a new checkout', () => {
  it('is stored with its quote', async () => {
    const opened = await checkout();
    await records().open(opened);
    const { quoteHash, quote, lines } = opened;
    expect(await quotesOf(opened.id)).toEqual([expect.objectContaining({ quoteHash, quote, lines })]);
  });

  it('is not stored while the shopper has an open checkout', async () => {
    const opened = await checkout();
    await records().open(opened);
    const second = await checkout({ sidHash: opened.sidHash });
    await expect(records().open(second)).rejects.toMatchObject({ code: 'checkout-busy' });
    expect(await quotesOf(second.id)).toEqual([]);
  });

  it("is refused below the provider's minimum payment", async () => {
    const opened = await checkout({ totalCents: 49 });
    await expect(records().open(opened)).rejects.toMatchObject([{ property: 'totalCents' }]);
    expect(await quotesOf(opened.id)).toEqual([]);
  });

  it('stores its payment id once', async () => {
    const opened = await checkout();
    await records().open(opened);
    await records().storePayment(opened.id, `pi_${opened.id}`);
    await records().storePayment(opened.id, 'pi_other');
    expect(await records().ofPayment('pi_other')).toBeNull();
    expect(await records().ofPayment(`pi_${opened.id}`)).toMatchObject({ id: opened.id, status: 'open' });
  });
});

describe('the settlement of a checkout', () => {
  it('is refused when another quote was issued in the meantime', async () => {
    const opened = await checkout();
    await records().open(opened);
    await shop.app.get(IssuedQuotes).issue(opened.id, await offerOf('bedacht'));
    expect(await records().settle(opened.id, 1)).toBe(false);
    expect(await records().settle(opened.id, 2)).toBe(true);
  });

  it('releases the reservations of a late quote and sells the paid pieces', async () => {
    shop.provider.control.setWebhookUrl(null); // only the browser settles it
    const shopper = new Shopper(shop);
    await shopper.start([{ id: 'gekocht', quantity: 1 }]);
    const { id } = await shopper.checkout();
    const late = await offerOf('bedacht');
    const reservations = shop.app.get(CheckoutReservations);
    const { redeem } = reservations;
    const redeems = jest.spyOn(reservations, 'redeem').mockImplementationOnce(async (...args) => {
      await redeem.apply(reservations, args);
      await shop.app.get(IssuedQuotes).issue(id, late); // simulates a change of the basket that crashes at this point
      await reservations.add(await shopper.checkout(), late, null, testContext());
      await eventually(async () => JSON.stringify(await reservedOf('bedacht')) === '{"on_hand":9,"reserved":1}');
    });
    await shopper.pay('laat@example.com');
    expect(await shopper.settle()).toMatchObject({ status: 'succeeded' });
    await eventually(async () => (await shopper.checkout()).status === 'settled');
    redeems.mockRestore();
    await eventually(async () => JSON.stringify(await reservedOf('bedacht')) === '{"on_hand":9,"reserved":0}');
    await eventually(async () => JSON.stringify(await reservedOf('gekocht')) === '{"on_hand":8,"reserved":0}');
  });

  it('reserves none of the sold pieces after a concurrent change of the basket', async () => {
    const ordered = await sell(shop, { betaald: { priceCents: 2495, stock: 9 } });
    const stock = async () => {
      const sql = 'select on_hand, reserved from stock_levels where product_id = $1';
      return JSON.stringify((await shop.app.get(DataSource).query<object[]>(sql, [ordered.get('betaald')]))[0]);
    };
    const shopper = new Shopper(shop);
    await shopper.start([{ id: 'betaald', quantity: 1 }]);
    const { paymentIntentId } = shopper.payment;
    const provider = shop.app.get(PaymentProvider);
    const { changeAmount } = provider;
    const changes = jest.spyOn(provider, 'changeAmount').mockImplementationOnce(async (...args) => {
      await shopper.pay('ineens@example.com');
      await shop.app.get(Settlement).settle(paymentIntentId, testContext());
      await eventually(async () => (await stock()).startsWith('{"on_hand":8'));
      return changeAmount.apply(provider, args);
    });
    await shopper.start([{ id: 'betaald', quantity: 2 }]);
    changes.mockRestore();
    expect(shopper.payment.paymentIntentId).not.toBe(paymentIntentId);
    await eventually(async () => (await stock()) === '{"on_hand":8,"reserved":2}');
  });
});
