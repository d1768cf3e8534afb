import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { refusalOf } from '../../testing/shop/test-browser.js';
import * as api from '../../../../contracts/api.js';
import type { RenewalPaymentResponse } from '../../../../contracts/subscriptions.js';
import {
  card,
  clientOf,
  confirmInBrowser,
  RETURN_URL,
} from '../../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { Clock } from '../../platform/clock/clock.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { eventually, testContext } from '../../testing/kernel.js';
import { sell } from '../../testing/shop/test-products.js';
import { startTestShop, type TestShop } from '../../testing/shop/test-shop.js';
import { AbandonRenewal } from '../../subscriptions/commands/abandon-renewal.js';
import { AttemptRenewal } from '../../subscriptions/commands/attempt-renewal.js';
import { DeclineRenewal } from '../../subscriptions/commands/decline-renewal.js';
import { PauseSubscription } from '../../subscriptions/commands/pause-subscription.js';
import { ResumeSubscription } from '../../subscriptions/commands/resume-subscription.js';
import { PaymentLinks } from './payment-links.js';
import { PaymentMethods } from './payment-methods.js';
import { RenewalPayments } from '../payments/renewal-payments.js';
import { RenewalSettlement } from '../payments/renewal-settlement.js';
import { customerReservationOf, renewalIdOf } from '../renewal.js';
import { codeOf, logInAs } from '../../testing/renewals/subscriber-login.js';
import { chargesOf, paidBy, renew, stateOf, subscribe, type Subscriber } from '../../testing/renewals/subscribers.js';
import { withoutRenewalSweep } from '../../testing/renewals/without-renewal-sweep.js';

const declining = '4000000000000341';
const good = '4242424242424242';
/** Two jars per delivery. */
const stocks = { genoeg: 20, samen: 8, laatste: 2, verlopen: 2, stil: 2, betaald: 2, bezet: 4, weg: 2 };

let shop: TestShop;
let products: Map<string, number>;
beforeAll(async () => {
  shop = await startTestShop();
  withoutRenewalSweep(shop);
  const sold = Object.entries(stocks).map(([slug, stock]) => [slug, { priceCents: 2295, stock }]);
  products = await sell(shop, Object.fromEntries(sold) as Parameters<typeof sell>[1]);
});
afterAll(() => shop.close());
afterEach(() => shop.provider.control.clearOutages());

const query = <Row>(sql: string, parameters: unknown[] = []) => shop.app.get(DataSource).query<Row[]>(sql, parameters);
const links = () => shop.app.get(PaymentLinks);
const intentOf = (id: string) => shop.provider.control.paymentIntent(id);

/** Returns a subscriber with a declined delivery and the payment link from the mail. */
async function declined(slug: keyof typeof stocks): Promise<Subscriber> {
  const one = await subscribe(shop, declining, { productId: products.get(slug)!, slug, productName: 'Sleep Well' });
  expect(await renew(shop, one)).toMatchObject({ outcome: 'declined' });
  return one;
}

async function opened({ subscriptionId, email }: Subscriber): Promise<RenewalPaymentResponse> {
  const response = await (
    await logInAs(shop, email)
  ).call(api.subscriptions.openRenewalPayment, { params: { id: subscriptionId } });
  expect(response.status).toBe(200);
  return await response.json();
}

const pay = ({ paymentIntentId: id, clientSecret }: RenewalPaymentResponse) =>
  confirmInBrowser(shop.provider, { id, client_secret: clientSecret }, card(good));
const settle = async ({ subscriptionId, email }: Subscriber, { paymentIntentId }: RenewalPaymentResponse) =>
  (await logInAs(shop, email)).json(api.subscriptions.settleRenewalPayment, {
    params: { id: subscriptionId },
    body: { paymentIntentId },
  });
const timeIsOver = (paymentIntentId: string) =>
  query(`update renewal_payments set held_until = now() - interval '1 second' where payment_intent_id = $1`, [
    paymentIntentId,
  ]);
const stockBecomes = (slug: keyof typeof stocks, onHand: number, reserved: number) =>
  eventually(async () => {
    const sql = 'select on_hand, reserved from stock_levels where product_id = $1';
    const [row] = await query<{ on_hand: number; reserved: number }>(sql, [products.get(slug)]);
    return row?.on_hand === onHand && row.reserved === reserved;
  }, `${onHand} on hand and ${reserved} held`);

describe('a customer who opens the link', () => {
  it('reserves the jars once under repeated visits, and the sale takes them', async () => {
    const anna = await declined('genoeg');
    const first = await opened(anna);
    await stockBecomes('genoeg', 20, 2);
    expect(await opened(anna)).toEqual(first);
    await stockBecomes('genoeg', 20, 2);
    await pay(first);
    expect(await settle(anna, first)).toEqual({ outcome: 'renewed' });
    await stockBecomes('genoeg', 18, 0);
    expect(paidBy(shop, anna)).toHaveLength(1);
  });

  it('pays the next deliveries with the method of this payment', async () => {
    const anna = await declined('genoeg');
    const payment = await opened(anna);
    expect(intentOf(payment.paymentIntentId)).toMatchObject({ setup_future_usage: 'off_session' });
    await pay(payment);
    await settle(anna, payment);
    const customer = await logInAs(shop, anna.email);
    expect(await customer.json(api.subscriptions.showPaymentMethod, { params: { id: anna.subscriptionId } })).toEqual({
      type: 'card',
      last4: '4242',
    });
    await shop.app.get(Clock).move(32 * 86_400_000);
    await renew(shop, anna, 2);
    expect(await stateOf(shop, anna)).toMatchObject({ nextCycle: 3, status: 'active' });
    expect(paidBy(shop, anna)).toHaveLength(2);
  });

  it('keeps a newer method that was given after the payment', async () => {
    const anna = await declined('genoeg');
    const payment = await opened(anna);
    await pay(payment);
    await settle(anna, payment);
    const { subscriptionId } = anna;
    const newer = { customerId: 'cus_1', paymentMethodId: 'pm_newer' };
    await shop.app.get(PaymentMethods).change({ subscriptionId, contactId: randomUUID() }, 'seti_newer', newer);
    await timeIsOver(payment.paymentIntentId); // simulates a crash before the follow-up of the payment
    await links().closeOverdue(testContext());
    const [row] = await query<{ payment_method_id: string }>(
      'select payment_method_id from payment_methods where subscription_id = $1',
      [anna.subscriptionId],
    );
    expect(row).toEqual({ payment_method_id: 'pm_newer' });
  });

  async function debit(anna: Subscriber, payment: RenewalPaymentResponse): Promise<void> {
    const confirmed = await clientOf(shop.provider).paymentIntents.confirm(payment.paymentIntentId, {
      payment_method_data: {
        type: 'sepa_debit',
        sepa_debit: { iban: 'NL39RABO0300065264' },
        billing_details: { name: 'Anna', email: anna.email },
      },
      mandate_data: { customer_acceptance: { type: 'offline' } },
      return_url: RETURN_URL,
    });
    expect(confirmed.status).toBe('processing');
  }

  async function debited(anna: Subscriber, payment: RenewalPaymentResponse): Promise<void> {
    await debit(anna, payment);
    expect(await settle(anna, payment)).toEqual({ outcome: 'processing' });
  }

  /** Runs `meanwhile` in the middle of a worker, before its first command of this class, as another process would. */
  function beforeThe(kind: typeof AttemptRenewal | typeof DeclineRenewal | typeof AbandonRenewal) {
    const bus = shop.app.get(CommandBus);
    const execute = bus.execute.bind(bus);
    return (meanwhile: () => Promise<unknown>) => {
      const spy = jest.spyOn(bus, 'execute').mockImplementation(async (command) => {
        if (!(command instanceof kind)) return execute(command);
        spy.mockRestore();
        await meanwhile();
        return execute(command);
      });
    };
  }

  it.each([
    ['declined the saved method', DeclineRenewal],
    ['found the link', AbandonRenewal],
  ])('stays under way by a debit that begins while a worker closes an attempt that %s', async (_why, closing) => {
    shop.provider.control.setBehaviour({ sepaDebitDelayMs: null, offered: ['card', 'sepa_debit'] });
    const anna = await declined('samen');
    if (closing === AbandonRenewal) {
      await timeIsOver((await opened(anna)).paymentIntentId);
      await links().closeOverdue(testContext()); // the worker knows of no payment
    }
    await shop.app.get(Clock).move(2 * 86_400_000);
    let payment: RenewalPaymentResponse | undefined;
    beforeThe(AttemptRenewal)(async () => {
      payment = await links().open(anna.subscriptionId, testContext());
      beforeThe(closing)(async () => {
        await debit(anna, payment!);
        const row = await shop.app.get(RenewalPayments).find(anna.subscriptionId, 1);
        const looked = await shop.app.get(RenewalSettlement).look(row!, testContext());
        expect(looked).toMatchObject({ outcome: 'processing' });
      });
    });
    await renew(shop, anna);
    expect(await stateOf(shop, anna)).toMatchObject({ nextCycle: 1, payment: { attempt: 2, phase: 'processing' } });
    shop.provider.control.completeProcessing(payment!.paymentIntentId, 'succeeded');
    await eventually(async () => (await stateOf(shop, anna)).nextCycle === 2, 'the delivery that the debit paid');
    expect(paidBy(shop, anna)).toHaveLength(1);
  });

  it.each(['succeeded', 'failed'] as const)('keeps the method of a debit that %s only if it paid', async (outcome) => {
    shop.provider.control.setBehaviour({ sepaDebitDelayMs: null, offered: ['card', 'sepa_debit'] });
    const anna = await declined('genoeg');
    const { subscriptionId } = anna;
    const kept = () => shop.app.get(PaymentMethods).find(subscriptionId);
    const chosen = { customerId: (await kept())!.customerId, paymentMethodId: 'pm_chosen' };
    await shop.app.get(PaymentMethods).change({ subscriptionId, contactId: randomUUID() }, 'seti_chosen', chosen);
    const payment = await opened(anna);
    await debited(anna, payment);
    expect(await kept()).toEqual(chosen);
    const debit = intentOf(payment.paymentIntentId)!.payment_method;
    shop.provider.control.completeProcessing(payment.paymentIntentId, outcome, 'insufficient_funds');
    await shop.provider.control.webhooksSettled();
    if (outcome === 'succeeded')
      await eventually(async () => (await kept())!.paymentMethodId === debit, 'the method of the debit');
    else {
      expect(await settle(anna, payment)).toEqual({ outcome: 'nothing-to-do' });
      expect(await kept()).toEqual(chosen);
    }
  });

  it('keeps a newer method that was given while the bank works on a debit', async () => {
    shop.provider.control.setBehaviour({ sepaDebitDelayMs: null, offered: ['card', 'sepa_debit'] });
    const anna = await declined('genoeg');
    const payment = await opened(anna);
    await debited(anna, payment);
    const { subscriptionId } = anna;
    const kept = () => shop.app.get(PaymentMethods).find(subscriptionId);
    const newer = { customerId: (await kept())!.customerId, paymentMethodId: 'pm_newer' };
    await shop.app.get(PaymentMethods).change({ subscriptionId, contactId: randomUUID() }, 'seti_newer', newer);
    shop.provider.control.completeProcessing(payment.paymentIntentId, 'succeeded');
    await eventually(async () => (await stateOf(shop, anna)).nextCycle === 2, 'the delivery that the debit paid');
    expect(await settle(anna, payment)).toEqual({ outcome: 'renewed' });
    expect(await kept()).toEqual(newer);
  });

  it('keeps the schedule when the plan is paused and resumed during the debit, whose refusal uses up no retry', async () => {
    shop.provider.control.setBehaviour({ sepaDebitDelayMs: null, offered: ['card', 'sepa_debit'] });
    const anna = await declined('genoeg');
    const { nextDeliveryDate, payment: planned } = await stateOf(shop, anna);
    const payment = await opened(anna);
    await debited(anna, payment);
    expect(await settle(anna, payment)).toEqual({ outcome: 'processing' });
    const { subscriptionId } = anna;
    for (const command of [
      new PauseSubscription({ subscriptionId, reason: 'requested' }, testContext()),
      new ResumeSubscription({ subscriptionId }, testContext()),
    ])
      await shop.app.get(CommandBus).execute(command);
    const events = await shop.app.get(EventStore).readStream(`subscription-${subscriptionId}`);
    expect(events.slice(3).map(({ type }) => type)).toEqual([
      'RenewalAttempted',
      'RenewalProcessing',
      'SubscriptionPaused',
      'SubscriptionResumed',
    ]);
    expect(events.at(-1)!.data).toEqual({ nextCycle: 1, nextDeliveryDate, paymentUnderWay: true });
    shop.provider.control.setWebhookSwitches({ drop: -1 });
    shop.provider.control.completeProcessing(payment.paymentIntentId, 'failed', 'account_closed');
    await timeIsOver(payment.paymentIntentId);
    await links().closeOverdue(testContext());
    shop.provider.control.setWebhookSwitches({ drop: 0 });
    expect(intentOf(payment.paymentIntentId)?.status).toBe('canceled');
    const after = {
      phase: 'waiting',
      attempt: planned.attempt + 1,
      declines: 0,
      needsCustomer: false,
      hasFailed: true,
    };
    expect((await stateOf(shop, anna)).payment).toMatchObject(after);
  });

  it('is not charged by a worker in the meantime', async () => {
    const anna = await declined('bezet');
    await opened(anna);
    await shop.app.get(Clock).move(2 * 86_400_000);
    expect(await renew(shop, anna)).toMatchObject({ outcome: 'nothing-to-do' });
    expect(chargesOf(shop, anna)).toHaveLength(1);
    expect(await stateOf(shop, anna)).toMatchObject({ payment: { attempt: 1, phase: 'waiting' } });
  });
});

describe('without stock', () => {
  it('refuses the payment with the available number', async () => {
    const [bo, anna] = [await declined('weg'), await declined('weg')];
    await opened(bo);
    const response = await (
      await logInAs(shop, anna.email)
    ).call(api.subscriptions.openRenewalPayment, { params: { id: anna.subscriptionId } });
    expect(response.status).toBe(409);
    const body = await refusalOf(response);
    expect(body).toMatchObject({ code: 'out-of-stock', message: 'Sleep Well is uitverkocht.' });
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(paidBy(shop, anna)).toEqual([]);
    expect(
      await codeOf(
        await (
          await logInAs(shop, anna.email)
        ).call(api.subscriptions.openRenewalPayment, { params: { id: anna.subscriptionId } }),
      ),
    ).toBe('out-of-stock');
    await stockBecomes('weg', 2, 2);
  });

  it('accepts one of two concurrent customers for the last piece, and stock never drops below zero', async () => {
    const both = [await declined('laatste'), await declined('laatste')];
    const browsers = await Promise.all(both.map(({ email }) => logInAs(shop, email)));
    const responses = await Promise.all(
      browsers.map((browser, index) =>
        browser.call(api.subscriptions.openRenewalPayment, { params: { id: both[index]!.subscriptionId } }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = responses.findIndex(({ status }) => status === 200);
    const payment = (await responses[winner]!.json()) as RenewalPaymentResponse;
    await pay(payment);
    expect(await settle(both[winner]!, payment)).toEqual({ outcome: 'renewed' });
    await stockBecomes('laatste', 0, 0);
    expect(both.map((one) => paidBy(shop, one).length).sort()).toEqual([0, 1]);
  });
});

describe('after the reservation expired', () => {
  it('cancels the payment, releases the jars, and opens another payment through the link', async () => {
    const [anna, bo] = [await declined('verlopen'), await declined('verlopen')];
    const first = await opened(anna);
    await timeIsOver(first.paymentIntentId);
    await Promise.all([links().closeOverdue(testContext()), links().closeOverdue(testContext())]);
    expect(intentOf(first.paymentIntentId)?.status).toBe('canceled');
    await stockBecomes('verlopen', 2, 0);
    expect(await pay(first)).toMatchObject({ status: 400 });
    const others = await opened(bo);
    await timeIsOver(others.paymentIntentId);
    await links().closeOverdue(testContext());
    const second = await opened(anna);
    expect(second.paymentIntentId).not.toBe(first.paymentIntentId);
    await pay(second);
    expect(await settle(anna, second)).toEqual({ outcome: 'renewed' });
    await stockBecomes('verlopen', 0, 0);
    expect(paidBy(shop, anna)).toHaveLength(1);
  });

  it('is not told that the payment of an earlier delivery was this one', async () => {
    const anna = await declined('genoeg');
    const { subscriptionId } = anna;
    const refusing = (await shop.app.get(PaymentMethods).find(subscriptionId))!;
    const first = await opened(anna);
    await pay(first);
    expect(await settle(anna, first)).toEqual({ outcome: 'renewed' });
    await shop.app.get(PaymentMethods).change({ subscriptionId, contactId: randomUUID() }, 'seti_worse', refusing);
    await shop.app.get(Clock).move(32 * 86_400_000);
    expect(await renew(shop, anna, 2)).toMatchObject({ outcome: 'declined' });
    const second = await opened(anna);
    await timeIsOver(second.paymentIntentId);
    await links().closeOverdue(testContext());
    expect(await settle(anna, second)).toEqual({ outcome: 'nothing-to-do' });
    expect(await settle(anna, first)).toEqual({ outcome: 'renewed' });
  });

  it('opens another payment on the next visit, also before a sweep', async () => {
    const anna = await declined('bezet');
    const first = await opened(anna);
    await timeIsOver(first.paymentIntentId);
    const second = await opened(anna);
    expect(second.paymentIntentId).not.toBe(first.paymentIntentId);
    expect(intentOf(first.paymentIntentId)?.status).toBe('canceled');
    await stockBecomes('bezet', 4, 4); // two for each customer with an open link
  });

  it('releases nothing while the provider does not respond', async () => {
    const anna = await declined('stil');
    const { paymentIntentId } = await opened(anna);
    await timeIsOver(paymentIntentId);
    shop.provider.control.planOutage({ mode: 'error', count: -1, path: `/v1/payment_intents/${paymentIntentId}` });
    await links().closeOverdue(testContext());
    shop.provider.control.clearOutages();
    await stockBecomes('stil', 2, 2);
    const row = await shop.app.get(RenewalPayments).findByIntent(paymentIntentId);
    expect(row!.heldUntil!.getTime()).toBeGreaterThan(Date.now());
    await timeIsOver(paymentIntentId);
    await links().closeOverdue(testContext());
    await stockBecomes('stil', 2, 0);
  });

  it('turns a payment in the last moment into the order', async () => {
    shop.provider.control.setWebhookSwitches({ drop: -1 });
    const anna = await declined('betaald');
    const payment = await opened(anna);
    await pay(payment);
    await timeIsOver(payment.paymentIntentId);
    await Promise.all([links().closeOverdue(testContext()), links().closeOverdue(testContext())]);
    shop.provider.control.setWebhookSwitches({ drop: 0 });
    expect(await stateOf(shop, anna)).toMatchObject({ nextCycle: 2 });
    const [placed] = await shop.app.get(EventStore).readStream(`order-${renewalIdOf(anna.subscriptionId, 1)}`);
    expect(placed!.data).toMatchObject({ checkoutId: customerReservationOf(payment.paymentIntentId) });
    await stockBecomes('betaald', 0, 0);
    expect(paidBy(shop, anna)).toHaveLength(1);
    expect(
      await query('select 1 from renewal_payments where held_until is not null and subscription_id = $1', [
        anna.subscriptionId,
      ]),
    ).toEqual([]);
  });
});
