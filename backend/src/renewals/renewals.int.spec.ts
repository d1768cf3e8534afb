import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { addDays } from '../../../contracts/values/calendar.js';
import { clientOf } from '../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { Clock } from '../platform/clock/clock.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { ReserveStock } from '../inventory/commands/reserve-stock.js';
import { stockDecider } from '../inventory/stock.decider.js';
import { readState } from '../platform/event-sourcing/deciding/read-state.js';
import { RegisterStockChange } from '../inventory/commands/register-stock-change.js';
import { ProviderError } from '../platform/errors/provider-error.js';
import { SavedPayments } from '../platform/payments/saved-payments.js';
import { CancelSubscription } from '../subscriptions/commands/cancel-subscription.js';
import { PauseSubscription } from '../subscriptions/commands/pause-subscription.js';
import { SkipDelivery } from '../subscriptions/commands/skip-delivery.js';
import { eventually, testContext } from '../testing/kernel.js';
import { sell } from '../testing/shop/test-products.js';
import { startSecondProcess, startTestShop, type TestShop } from '../testing/shop/test-shop.js';
import { RenewalPayments } from './payments/renewal-payments.js';
import { RenewalSettlement } from './payments/renewal-settlement.js';
import { RenewalSweep } from './sweep/renewal-sweep.js';
import { renewalIdOf } from './renewal.js';
import { SubscriptionReader } from '../subscriptions/subscription-reader.query.js';
import {
  chargesOf,
  eventsOf,
  paidBy,
  renew,
  stateOf,
  subscribe,
  type Subscriber,
} from '../testing/renewals/subscribers.js';

const declining = '4000000000000341';
const asking = '4000002760003184';
const hour = 3_600_000;

let shop: TestShop;
let clock: Clock;
let products: Map<string, number>;
beforeAll(async () => {
  shop = await startTestShop({ ROLES: 'api' }); // no worker, so that no sweep charges during the test
  clock = shop.app.get(Clock);
  products = await sell(shop, {
    'sleep-well': { priceCents: 2295, stock: null },
    geteld: { priceCents: 2295, stock: 10 },
    schaars: { priceCents: 2295, stock: 1 },
    op: { priceCents: 2295, stock: 0 },
  });
});
afterAll(() => shop.close());

const of = (slug: string) => ({ productId: products.get(slug)!, slug });
const subscriber = (card: string | null, slug = 'sleep-well') => subscribe(shop, card, of(slug));
const query = <Row>(sql: string, parameters: unknown[] = []) => shop.app.get(DataSource).query<Row[]>(sql, parameters);
const at = () => ({ ...testContext(), at: clock.at() });
const execute = (command: object) => shop.app.get(CommandBus).execute(command as never);
const mailsTo = ({ subscriptionId }: Subscriber, template: string) =>
  query(`select 1 from mails where template = $1 and reference ->> 'subscriptionId' = $2`, [template, subscriptionId]);
const stockOf = async (slug: string) => {
  const [row] = await query<{ on_hand: number; reserved: number }>(
    'select on_hand, reserved from stock_levels where product_id = $1',
    [products.get(slug)],
  );
  return row;
};
const orderEvents = async ({ subscriptionId }: Subscriber, cycle = 1) =>
  (await shop.app.get(EventStore).readStream(`order-${renewalIdOf(subscriptionId, cycle)}`)).map(({ type }) => type);

describe('a due delivery', () => {
  it('is charged once and becomes one paid order under concurrent attempts', async () => {
    const one = await subscriber('pm_card_visa', 'geteld');
    const other = await subscriber('pm_card_visa', 'geteld');
    await Promise.all([one, one, one, other].map((each) => renew(shop, each, 1).catch(() => undefined)));
    await renew(shop, one, 1);
    await renew(shop, other, 1);
    for (const each of [one, other]) {
      expect(paidBy(shop, each)).toHaveLength(1);
      expect(paidBy(shop, each)[0]).toMatchObject({ amount: 4371, currency: 'eur' });
      expect(await orderEvents(each)).toEqual(['OrderPlaced', 'PaymentCaptured']);
      expect(await eventsOf(shop, each)).toEqual(['SubscriptionStarted', 'RenewalAttempted', 'SubscriptionRenewed']);
      expect((await stateOf(shop, each)).nextDeliveryDate > clock.today()).toBe(true);
    }
    await eventually(async () => {
      const stock = await stockOf('geteld');
      return stock?.on_hand === 6 && stock.reserved === 0;
    }, 'four jars sold, none held');
    const confirmed = `select 1 from mails where key = $1`;
    const key = `order-confirmation:${renewalIdOf(one.subscriptionId, 1)}`;
    await eventually(async () => (await query(confirmed, [key])).length === 1, 'the confirmation');
  });

  it('of an erased subscriber is never charged, also when the erasure did not know the subscription', async () => {
    const { subscriptionId, ...gone } = await subscriber('pm_card_visa');
    const contactId = `contact-${subscriptionId}`;
    await query('delete from contacts where id = $1', [contactId]);
    await query('insert into erased_contacts (contact_id) values ($1)', [contactId]);
    await renew(shop, { subscriptionId, ...gone }, 1);
    expect(chargesOf(shop, { subscriptionId, ...gone })).toEqual([]);
    expect(await stateOf(shop, { subscriptionId, ...gone })).toMatchObject({ status: 'cancelled' });
    expect(await query('select 1 from payment_methods where subscription_id = $1', [subscriptionId])).toEqual([]);
  });

  it('is charged by the sweep only when it is due', async () => {
    const due = await subscriber('pm_card_visa');
    const later = await subscriber('pm_card_visa');
    await execute(new SkipDelivery({ subscriptionId: later.subscriptionId, cycle: 1 }, at()));
    const worker = await startSecondProcess(shop, ['worker']);
    await Promise.all([shop.app.get(RenewalSweep).sweep(), shop.app.get(RenewalSweep).sweep()]);
    await eventually(async () => (await stateOf(shop, due)).nextCycle === 2, 'the renewal');
    await worker.close();
    expect(paidBy(shop, due)).toHaveLength(1);
    expect(chargesOf(shop, later)).toEqual([]);
  });

  it('is postponed without stock, and paid when stock returns', async () => {
    const waiting = await subscriber('pm_card_visa', 'schaars');
    expect(await renew(shop, waiting)).toMatchObject({ outcome: 'postponed' });
    expect(chargesOf(shop, waiting)).toEqual([]);
    expect(await stateOf(shop, waiting)).toMatchObject({ payment: { dueOn: addDays(clock.today(), 3) } });
    const change = {
      productId: products.get('schaars')!,
      changeId: 'x',
      changeType: 'restock',
      quantity: 1,
      note: null,
    };
    await execute(new RegisterStockChange(change as never, at()));
    await clock.move(72 * hour);
    expect(await renew(shop, waiting)).toMatchObject({ outcome: 'renewed' });
    expect(paidBy(shop, waiting)).toHaveLength(1);
  });

  it('is dropped after three postponements', async () => {
    const waiting = await subscriber('pm_card_visa', 'op');
    for (let time = 0; time < 3; time++) {
      expect(await renew(shop, waiting)).toMatchObject({ outcome: 'postponed' });
      await clock.move(72 * hour);
    }
    await renew(shop, waiting);
    expect((await eventsOf(shop, waiting)).at(-1)).toBe('DeliverySkipped');
    expect(chargesOf(shop, waiting)).toEqual([]);
    await eventually(async () => (await mailsTo(waiting, 'subscription-skipped')).length === 1, 'the mail');
  });

  it('is announced once', async () => {
    const soon = await subscriber('pm_card_visa');
    const { nextDeliveryDate } = await stateOf(shop, soon);
    await execute(new PauseSubscription({ subscriptionId: soon.subscriptionId, reason: 'requested' }, at()));
    const { ResumeSubscription } = await import('../subscriptions/commands/resume-subscription.js');
    await execute(new ResumeSubscription({ subscriptionId: soon.subscriptionId }, at()));
    expect((await stateOf(shop, soon)).nextDeliveryDate).not.toBe(nextDeliveryDate);
    await eventually(async () => {
      await shop.app.get(RenewalSweep).announce();
      return (await mailsTo(soon, 'subscription-renewal-coming')).length > 0;
    }, 'the announcement');
    await shop.app.get(RenewalSweep).announce();
    expect(await mailsTo(soon, 'subscription-renewal-coming')).toHaveLength(1);
  });
});

describe('a failed payment', () => {
  it('is retried after 2, 5 and 9 days with a mail each, then the subscription pauses', async () => {
    const poor = await subscriber(declining, 'geteld');
    for (const days of [2, 3, 4]) {
      expect(await renew(shop, poor)).toMatchObject({ outcome: 'declined' });
      expect(await renew(shop, poor)).toMatchObject({ outcome: 'nothing-to-do' });
      await clock.move((days - 1) * 24 * hour);
      expect(await renew(shop, poor)).toMatchObject({ outcome: 'nothing-to-do' });
      await clock.move(24 * hour);
    }
    await renew(shop, poor);
    expect(await stateOf(shop, poor)).toMatchObject({ status: 'paused', pauseReason: 'payment-failed' });
    expect(chargesOf(shop, poor).map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'failed'));
    expect(new Set(chargesOf(shop, poor).map((charge) => charge.payment_intent)).size).toBe(1);
    expect(await orderEvents(poor)).toEqual([]);
    await eventually(async () => (await mailsTo(poor, 'subscription-payment-failed')).length === 3, 'three mails');
    await eventually(async () => (await mailsTo(poor, 'subscription-paused')).length === 1, 'the last mail');
    await eventually(async () => (await stockOf('geteld'))?.reserved === 0, 'nothing held');
  });

  it('requests a payment method when there is none, and is not retried', async () => {
    const none = await subscriber(null);
    expect(await renew(shop, none)).toMatchObject({ outcome: 'declined' });
    await clock.move(8 * 24 * hour);
    expect(await renew(shop, none)).toMatchObject({ outcome: 'nothing-to-do' });
    await clock.move(24 * hour);
    await renew(shop, none);
    expect(await stateOf(shop, none)).toMatchObject({ status: 'paused', pauseReason: 'payment-failed' });
  });

  it('waits for the customer when the bank requires authentication', async () => {
    const asked = await subscriber(asking);
    await renew(shop, asked);
    expect(await stateOf(shop, asked)).toMatchObject({ payment: { needsCustomer: true, attempt: 1 } });
  });
});

describe('a bank that takes days', () => {
  async function debited(): Promise<Subscriber> {
    shop.provider.control.setBehaviour({ sepaDebitDelayMs: null });
    const stripe = clientOf(shop.provider);
    const one = await subscriber(null);
    const customer = await stripe.customers.create({});
    const setup = await stripe.setupIntents.create({
      customer: customer.id,
      confirm: true,
      payment_method_data: {
        type: 'sepa_debit',
        sepa_debit: { iban: 'NL39RABO0300065264' },
        billing_details: { name: 'An', email: 'an@example.com' },
      },
      mandate_data: { customer_acceptance: { type: 'offline' } },
      return_url: 'https://shop.example/',
    } as never);
    await shop.app
      .get(DataSource)
      .query('insert into payment_methods (subscription_id, customer_id, payment_method_id) values ($1, $2, $3)', [
        one.subscriptionId,
        customer.id,
        setup.payment_method,
      ]);
    return { ...one, customer: customer.id };
  }
  afterEach(() => shop.provider.control.setWebhookSwitches({ drop: 0 }));
  const paymentOf = async ({ subscriptionId }: Subscriber) =>
    (await shop.app.get(RenewalPayments).find(subscriptionId, 1))!.paymentIntentId;

  it('starts no second attempt while processing, and places the order on success', async () => {
    const one = await debited();
    expect(await renew(shop, one)).toMatchObject({ outcome: 'processing' });
    await clock.move(4 * 24 * hour);
    expect(await renew(shop, one)).toMatchObject({ outcome: 'nothing-to-do' });
    expect(await orderEvents(one)).toEqual([]);
    shop.provider.control.completeProcessing(await paymentOf(one), 'succeeded');
    await eventually(async () => (await query(`select 1 from due_renewals where state = 'processing'`)).length > 0);
    await shop.app.get(RenewalSweep).sweepProcessing();
    await eventually(async () => (await stateOf(shop, one)).nextCycle > 1, 'the renewal');
    expect(chargesOf(shop, one)).toHaveLength(1);
    expect(await orderEvents(one)).toEqual(['OrderPlaced', 'PaymentCaptured']);
  });

  describe('whose payment a restore of Postgres lost', () => {
    const lose = ({ subscriptionId }: Subscriber) =>
      query('delete from renewal_payments where subscription_id = $1', [subscriptionId]);
    const unmatched = (id: string) => query('select 1 from unmatched_payments where payment_intent_id = $1', [id]);

    it.each([
      ['the webhook event', 0, async () => {}],
      ['the sweep', -1, (one: Subscriber) => renew(shop, one, 1)],
    ])('becomes its order by %s', async (_way, drop, look) => {
      const [one, other] = [await debited(), await debited()];
      await renew(shop, one);
      await renew(shop, other);
      const payment = await paymentOf(one);
      shop.provider.control.setWebhookSwitches({ drop });
      await lose(one);
      shop.provider.control.completeProcessing(payment, 'succeeded');
      await shop.provider.control.webhooksSettled();
      await look(one);
      await eventually(async () => (await stateOf(shop, one)).nextCycle === 2, 'the renewal');
      expect(await orderEvents(one)).toEqual(['OrderPlaced', 'PaymentCaptured']);
      expect(await unmatched(payment)).toEqual([]);
      expect(chargesOf(shop, one)).toHaveLength(1);
      expect(await stateOf(shop, other)).toMatchObject({ nextCycle: 1, payment: { phase: 'processing' } });
    });
  });

  it('declines after days, once, when two settle it at the same time', async () => {
    const one = await debited();
    await renew(shop, one);
    shop.provider.control.setWebhookSwitches({ drop: -1 }); // a webhook event would settle it before these two
    shop.provider.control.completeProcessing(await paymentOf(one), 'failed');
    const settlement = shop.app.get(RenewalSettlement);
    const payment = await paymentOf(one);
    const settled = await Promise.all([settlement.settle(payment, at()), settlement.settle(payment, at())]);
    expect(settled.map(({ outcome }) => outcome)).toContain('declined');
    expect((await eventsOf(shop, one)).filter((type) => type === 'RenewalDeclined')).toHaveLength(1);
  });
});

describe('a lost response', () => {
  const dayOfSilence = async () => {
    shop.provider.control.advanceClock(25 * 3600); // expires the idempotency keys of the provider
    await clock.move(25 * hour);
  };

  it('after the charge finds the payment 25 hours later and makes no other', async () => {
    const one = await subscriber('pm_card_visa');
    shop.provider.control.setWebhookSwitches({ drop: -1 }); // the provider sends no webhook either
    shop.provider.control.planOutage({ mode: 'lose-answer', count: 9, path: '/confirm' });
    await expect(renew(shop, one)).rejects.toThrow(ProviderError);
    shop.provider.control.clearOutages();
    await dayOfSilence();
    expect(await renew(shop, one)).toMatchObject({ outcome: 'renewed' });
    shop.provider.control.setWebhookSwitches({ drop: 0 });
    expect(chargesOf(shop, one)).toHaveLength(1);
    expect(await orderEvents(one)).toEqual(['OrderPlaced', 'PaymentCaptured']);
  });

  it('before the charge starts a new attempt 25 hours later without a double charge', async () => {
    const one = await subscriber('pm_card_visa');
    shop.provider.control.planOutage({ mode: 'error', count: -1, path: '/confirm' });
    await expect(renew(shop, one)).rejects.toThrow(ProviderError);
    shop.provider.control.clearOutages();
    await dayOfSilence();
    await renew(shop, one);
    expect((await eventsOf(shop, one)).at(-1)).toBe('RenewalAbandoned');
    expect(await renew(shop, one)).toMatchObject({ outcome: 'renewed' });
    expect(chargesOf(shop, one)).toHaveLength(1);
  });

  it('to preparing a payment charges only one', async () => {
    const one = await subscriber('pm_card_visa');
    shop.provider.control.planOutage({ mode: 'lose-answer', count: 9, path: '/v1/payment_intents', method: 'POST' });
    await expect(renew(shop, one)).rejects.toThrow(ProviderError);
    shop.provider.control.clearOutages();
    shop.provider.control.advanceClock(25 * 3600);
    expect(await renew(shop, one)).toMatchObject({ outcome: 'renewed' });
    expect(chargesOf(shop, one)).toHaveLength(1);
  });

  it('never charges when a stalled worker resumes', async () => {
    const one = await subscriber('pm_card_visa');
    const { app } = shop;
    shop.provider.control.planOutage({ mode: 'error', count: -1, path: '/confirm' });
    await expect(renew(shop, one)).rejects.toThrow(ProviderError);
    shop.provider.control.clearOutages();
    const asleep = await app.get(SubscriptionReader).read(one.subscriptionId);
    const row = (await app.get(RenewalPayments).find(one.subscriptionId, 1))!;
    await dayOfSilence();
    await renew(shop, one);
    await renew(shop, one);
    shop.provider.control.advanceClock(25 * 3600);
    const charged = await app
      .get(SavedPayments)
      .charge(row.paymentIntentId, 'pm_card_visa', `renewal:${one.subscriptionId}:1:1:2`);
    expect(charged.status).toBe('succeeded');
    await app.get(RenewalSettlement).answered(asleep, row, charged, at());
    expect(chargesOf(shop, one)).toHaveLength(1);
    expect(await orderEvents(one)).toEqual(['OrderPlaced', 'PaymentCaptured']);
    expect((await stateOf(shop, one)).nextCycle).toBe(2);
  });
});

describe('a worker that stalled before it held the pieces', () => {
  const reservedBy = async ({ subscriptionId }: Subscriber) => {
    const productId = products.get('geteld')!;
    const { state } = await readState(shop.app.get(EventStore), stockDecider, productId);
    return state.reservations.get(renewalIdOf(subscriptionId, 1), 0);
  };
  const lateReservation = ({ subscriptionId }: Subscriber) => {
    const renewalId = renewalIdOf(subscriptionId, 1);
    const reservation = { productId: products.get('geteld')!, checkoutId: renewalId, quantity: 1, orderId: renewalId };
    return execute(new ReserveStock(reservation, at()));
  };
  const decline = { kind: 'soft', code: 'insufficient_funds' } as const;

  it('releases them when the attempt was declined meanwhile', async () => {
    const [one, other] = [await subscriber(declining, 'geteld'), await subscriber(declining, 'geteld')];
    const asleep = await openAttempt(one);
    await lateReservation(other);
    expect(await renew(shop, one)).toMatchObject({ outcome: 'declined' });
    expect(await reservedBy(one)).toBe(0);
    await lateReservation(one);
    expect(await shop.app.get(RenewalSettlement).declined(asleep, decline, at())).toMatchObject({
      outcome: 'nothing-to-do',
    });
    expect([await reservedBy(one), await reservedBy(other)]).toEqual([0, 1]);
  });

  it('leaves them to a later attempt', async () => {
    const one = await subscriber(declining, 'geteld');
    const asleep = await openAttempt(one);
    await renew(shop, one);
    await clock.move(72 * hour);
    await openAttempt(one);
    await lateReservation(one);
    await shop.app.get(RenewalSettlement).declined(asleep, decline, at());
    expect(await reservedBy(one)).toBe(1);
  });

  async function openAttempt(one: Subscriber) {
    shop.provider.control.planOutage({ mode: 'error', count: -1, path: '/confirm' });
    await expect(renew(shop, one)).rejects.toThrow(ProviderError);
    shop.provider.control.clearOutages();
    return shop.app.get(SubscriptionReader).read(one.subscriptionId);
  }
});

describe('a subscription that stops between attempt and response', () => {
  it.each([
    ['paused', (id: string) => new PauseSubscription({ subscriptionId: id, reason: 'requested' }, at())],
    ['cancelled', (id: string) => new CancelSubscription({ subscriptionId: id }, at())],
  ])('completes the attempt and starts no other when %s', async (status, stop) => {
    const one = await subscriber('pm_card_visa');
    shop.provider.control.setLatency(250);
    const renewing = renew(shop, one);
    const payments = shop.app.get(RenewalPayments);
    await eventually(async () => (await payments.find(one.subscriptionId, 1)) !== null, 'the payment');
    await execute(stop(one.subscriptionId));
    expect(await renewing).toMatchObject({ outcome: 'renewed' });
    shop.provider.control.setLatency(0);
    expect(await stateOf(shop, one)).toMatchObject({ status, nextCycle: 2 });
    await clock.move(40 * 24 * hour);
    expect(await renew(shop, one)).toMatchObject({ outcome: 'nothing-to-do' });
    expect(chargesOf(shop, one)).toHaveLength(1);
  });

  it('charges nothing when it is cancelled before its payment is prepared', async () => {
    const [one, other] = [await subscriber('pm_card_visa', 'geteld'), await subscriber('pm_card_visa', 'geteld')];
    shop.provider.control.planOutage({ mode: 'error', count: -1, path: '/v1/payment_intents', method: 'POST' });
    for (const each of [one, other]) await expect(renew(shop, each)).rejects.toThrow(ProviderError);
    shop.provider.control.clearOutages();
    await execute(new CancelSubscription({ subscriptionId: one.subscriptionId }, at()));
    expect(await renew(shop, one)).toMatchObject({ outcome: 'declined' });
    expect(await renew(shop, other)).toMatchObject({ outcome: 'renewed' });
    expect((await eventsOf(shop, one)).slice(-2)).toEqual(['SubscriptionCancelled', 'RenewalAbandoned']);
    expect([chargesOf(shop, one), paidBy(shop, other)].map(({ length }) => length)).toEqual([0, 1]);
  });

  it('cannot be paid once its delivery is dropped', async () => {
    const one = await subscriber(declining);
    await renew(shop, one);
    const row = (await shop.app.get(RenewalPayments).find(one.subscriptionId, 1))!;
    await execute(new CancelSubscription({ subscriptionId: one.subscriptionId }, at()));
    const status = () => shop.provider.control.paymentIntent(row.paymentIntentId)?.status;
    await eventually(() => status() === 'canceled', 'the payment is closed');
  });
});

describe('a payment without a matching delivery', () => {
  it('is listed for staff', async () => {
    const one = await subscriber('pm_card_visa');
    const stripe = clientOf(shop.provider);
    const stranger = await stripe.paymentIntents.create({
      amount: 4371,
      currency: 'eur',
      payment_method: 'pm_card_visa',
      confirm: true,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      metadata: { subscriptionId: one.subscriptionId, cycle: '1' },
    });
    const settlement = shop.app.get(RenewalSettlement);
    expect(await settlement.settle(stranger.id, at())).toMatchObject({ outcome: 'nothing-to-do' });
    const sql = 'select reason from unmatched_payments where payment_intent_id = $1';
    expect(await query(sql, [stranger.id])).toEqual([{ reason: 'unknown-renewal' }]);
    expect(await orderEvents(one)).toEqual([]);
  });
});
