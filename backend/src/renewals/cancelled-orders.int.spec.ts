import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import { card, clientOf, IDEAL } from '../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { Clock } from '../platform/clock/clock.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { deterministicId } from '../platform/ids/deterministic-id.js';
import { subscriptionIdOf } from '../platform/ids/subscription-id.js';
import { RequestRefund } from '../orders/commands/request-refund.js';
import { ProviderError } from '../platform/errors/provider-error.js';
import { eventually, testContext } from '../testing/kernel.js';
import { sell } from '../testing/shop/test-products.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop } from '../testing/shop/test-shop.js';
import { Privacy } from '../privacy/privacy.js';
import { DurableWork } from '../platform/work/durable-work.js';
import { CancelSubscription } from '../subscriptions/commands/cancel-subscription.js';
import type { Cancellation } from '../subscriptions/subscription.events.js';
import { readModelsCatchUp } from '../testing/shop/shopper.js';
import { RenewalSweep } from './sweep/renewal-sweep.js';
import { PaymentMethods } from './payment-methods/payment-methods.js';
import { ForgetPaymentMethodsHandler } from './payment-methods/forget-payment-methods.handler.js';
import { RenewalPayments } from './payments/renewal-payments.js';
import { buyPlan, confirmPlan, type Bought } from '../testing/renewals/buy-plan.js';
import { chargesOf, eventsOf, renew, stateOf } from '../testing/renewals/subscribers.js';
import { withoutRenewalSweep } from '../testing/renewals/without-renewal-sweep.js';

const visa = card('4242424242424242');
const lineId = '1';
const day = 24 * 3_600_000;

let shop: TestShop;
let staff: TestBrowser;
beforeAll(async () => {
  shop = await startTestShop();
  withoutRenewalSweep(shop);
  shop.provider.control.setBehaviour({ bankDelayMs: null });
  await sell(shop, { 'sleep-well': { priceCents: 2295, stock: 200 } });
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

const query = <Row>(sql: string, parameters: unknown[] = []) => shop.app.get(DataSource).query<Row[]>(sql, parameters);
const cancel = (orderId: string, body: object = {}) =>
  staff.status(api.orders.changeOrderStatus, { params: { id: orderId }, body: { status: 'cancelled', ...body } });
const statusOf = async (one: Bought) => (await stateOf(shop, one)).status;
const preview = (...ids: string[]) => staff.json(api.orders.previewCancellations, { body: { ids } });
const ordersOf = ({ email }: Bought) =>
  query('select 1 from admin_order_list o join contacts c on c.id = o.contact_id where c.email = $1', [email]);
const mailText = async ({ email }: Bought, subject: RegExp) => {
  const rows = await query<{ subject: string; text: string }>('select subject, text from kept_mails where "to" = $1', [
    email,
  ]);
  return rows.find((row) => subject.test(row.subject))?.text ?? '';
};

describe('an order that staff cancels', () => {
  it('ends the subscription it started, so that a month later nothing is charged or ordered', async () => {
    const ended = await buyPlan(shop, visa, 'weg@example.com');
    const kept = await buyPlan(shop, visa, 'blijft@example.com');
    expect(await cancel(ended.orderId)).toBe(204);
    expect(await cancel(kept.orderId, { endedPlans: [] })).toBe(204);
    await eventually(async () => (await statusOf(ended)) === 'cancelled', 'the end of the subscription');
    await shop.app.get(Clock).move(31 * day);
    await shop.app.get(RenewalSweep).sweep();
    await eventually(async () => (await ordersOf(kept)).length === 2, 'the delivery of the other one');
    expect(await renew(shop, ended)).toMatchObject({ outcome: 'nothing-to-do' });
    expect([await ordersOf(ended), chargesOf(shop, ended)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is described in both mails and both timelines', async () => {
    const [ended, kept] = [
      await buyPlan(shop, visa, 'hoort@example.com'),
      await buyPlan(shop, visa, 'door@example.com'),
    ];
    await cancel(ended.orderId);
    await cancel(kept.orderId, { endedPlans: [] });
    await eventually(async () => (await mailText(ended, /terugbetaald/)) !== '', 'the mail about the refund');
    expect(await mailText(ended, /terugbetaald/)).toContain('Je abonnement op sleep-well is gestopt.');
    await eventually(async () => (await mailText(ended, /is gestopt/)) !== '', 'the mail about the subscription');
    expect(await mailText(ended, /is gestopt/)).toContain('Je bestelling is geannuleerd en daarmee stopt');
    await eventually(async () => (await mailText(kept, /terugbetaald/)) !== '', 'the mail to the other one');
    expect(await mailText(kept, /terugbetaald/)).toContain('Je abonnement op sleep-well loopt door.');
    expect(await mailText(kept, /is gestopt/)).toBe('');
    const [orderStory, subscriptionStory] = [
      await staff.json(api.adminTimeline.showOrderTimeline, { params: { id: ended.orderId } }),
      await staff.json(api.adminTimeline.showSubscriptionTimeline, { params: { id: ended.subscriptionId } }),
    ];
    const told = orderStory.find(({ type }) => type === 'OrderCancelled');
    expect(told?.data).toEqual({ from: 'processing', endedPlans: 'sleep-well', keptPlans: '' });
    expect(subscriptionStory[0]).toMatchObject({
      type: 'SubscriptionCancelled',
      data: { reason: 'order-cancelled', orderId: ended.orderId },
    });
  });

  it('shows the exact refund and the running subscriptions before confirmation', async () => {
    const one = await buyPlan(shop, visa, 'deels@example.com');
    const other = await buyPlan(shop, visa, 'heel@example.com');
    const part = {
      orderId: one.orderId,
      refundId: 'return:part',
      returnId: 'part',
      amountCents: 1000,
      reason: 'return',
    } as const;
    await shop.app.get(CommandBus).execute(new RequestRefund(part, testContext()));
    const [first, second, ...none] = await preview(one.orderId, 'nope', other.orderId);
    expect(none).toEqual([]);
    const plan = { lineId, subscriptionId: one.subscriptionId, productName: 'sleep-well', jars: 2, frequency: 1 };
    expect(first).toMatchObject({ id: one.orderId, refundAmount: '33.71', plans: [{ ...plan, ends: true }] });
    expect(second).toMatchObject({ id: other.orderId, refundAmount: '43.71' });
    await cancel(one.orderId);
    const refunds = () =>
      query<{ cents: number }>('select amount_cents as cents from refunds where refund_id = $1', [
        `refund:${one.orderId}`,
      ]);
    await eventually(async () => (await refunds()).length === 1, 'the refund');
    expect(await refunds()).toEqual([{ cents: 3371 }]);
    await eventually(async () => (await preview(one.orderId))[0]?.refundAmount === '0.00', 'nothing left');
    expect((await preview(one.orderId))[0]?.plans).toEqual([]);
  });

  it('ends the subscriptions of each order in bulk, except those that staff keeps', async () => {
    const [ended, kept] = [
      await buyPlan(shop, visa, 'bulk1@example.com'),
      await buyPlan(shop, visa, 'bulk2@example.com'),
    ];
    const ids = [ended.orderId, kept.orderId];
    const response = await staff.call(api.orders.changeOrderStatuses, {
      body: { ids, status: 'cancelled', endedPlans: { [kept.orderId]: [] } },
    });
    expect(await response.json()).toEqual({ changed: ids, refused: [] });
    await eventually(async () => (await statusOf(ended)) === 'cancelled', 'the end of the subscription');
    expect(await statusOf(kept)).toBe('active');
  });
});

describe('a delivery that staff cancels', () => {
  it('keeps its subscription active, unless staff ends it', async () => {
    const one = await buyPlan(shop, visa, 'levering@example.com');
    await shop.app.get(Clock).move(31 * day);
    await renew(shop, one);
    const delivery = deterministicId('renewal', one.subscriptionId, 1);
    expect((await preview(delivery))[0]?.plans).toMatchObject([{ subscriptionId: one.subscriptionId, ends: false }]);
    await cancel(delivery);
    await eventually(async () => (await preview(delivery))[0]?.refundAmount === '0.00', 'the cancellation');
    expect(await statusOf(one)).toBe('active');
    await shop.app.get(Clock).move(31 * day);
    await renew(shop, one);
    await cancel(deterministicId('renewal', one.subscriptionId, 2), { endedPlans: ['1'] });
    await eventually(async () => (await statusOf(one)) === 'cancelled', 'the end of the subscription');
  });
});

describe('a cancellation that races with the start of the subscription', () => {
  it('always ends it without a refused command', async () => {
    const guests = await Promise.all(
      Array.from({ length: 8 }, (_, index) => confirmPlan(shop, visa, `race${index}@example.com`)),
    );
    for (const { paymentIntentId } of guests) shop.provider.control.decide(paymentIntentId, 'pay');
    const orderIds = guests.map(({ paymentIntentId }) => deterministicId('order', paymentIntentId));
    const untilPlaced = async (orderId: string) => {
      while ((await cancel(orderId)) === 404);
    };
    await Promise.all([
      ...guests.map(({ browser, paymentIntentId }) =>
        browser.call(api.checkout.settleCheckout, { body: { paymentIntentId } }),
      ),
      ...orderIds.map(untilPlaced),
    ]);
    for (const orderId of orderIds) {
      const events = await shop.app.get(EventStore).readStream(`order-${orderId}`);
      const types = events.map(({ type }) => type);
      const subscriptionId = subscriptionIdOf(orderId, lineId);
      const told = () => eventsOf(shop, { subscriptionId, email: '', customer: '' });
      if (types.includes('LatePaymentCaptured')) expect(await told()).toEqual([]);
      else
        await eventually(async () => {
          return (await told()).join() === 'SubscriptionStarted,SubscriptionCancelled';
        }, 'a start and an end');
    }
    expect(await query('select * from process_refusals')).toEqual([]);
  });
});

describe('a first payment that fails late', () => {
  it('starts no subscription and leaves none', async () => {
    const { browser, paymentIntentId } = await confirmPlan(shop, IDEAL, 'laat@example.com');
    shop.provider.control.decide(paymentIntentId, 'process-then-fail');
    await browser.call(api.checkout.settleCheckout, { body: { paymentIntentId } });
    const orderId = deterministicId('order', paymentIntentId);
    const types = async () => (await shop.app.get(EventStore).readStream(`order-${orderId}`)).map(({ type }) => type);
    expect(await types()).toEqual(['OrderPlaced']);
    shop.provider.control.completeProcessing(paymentIntentId, 'failed');
    await browser.call(api.checkout.settleCheckout, { body: { paymentIntentId } });
    await eventually(async () => (await types()).includes('OrderCancelled'), 'the cancellation');
    const subscriptionId = subscriptionIdOf(orderId, lineId);
    expect(await eventsOf(shop, { subscriptionId, email: '', customer: '' })).toEqual([]);
    expect(await query('select * from process_refusals')).toEqual([]);
  });
});

describe('a renewal with an open attempt when its order is cancelled', () => {
  it('is not charged any more', async () => {
    const one = await buyPlan(shop, visa, 'open@example.com');
    await shop.app.get(Clock).move(31 * day);
    shop.provider.control.planOutage({ mode: 'error', count: -1, path: '/confirm' });
    await expect(renew(shop, one)).rejects.toThrow(ProviderError);
    await cancel(one.orderId);
    await eventually(async () => (await statusOf(one)) === 'cancelled', 'the end of the subscription');
    await renew(shop, one);
    shop.provider.control.clearOutages();
    expect((await eventsOf(shop, one)).at(-1)).toBe('RenewalAbandoned');
    expect(await renew(shop, one)).toMatchObject({ outcome: 'nothing-to-do' });
    expect(chargesOf(shop, one)).toHaveLength(1);
    expect(await shop.app.get(RenewalPayments).find(one.subscriptionId, 1)).toBeNull();
    await eventually(async () => {
      const [row] = await query<{ reserved: number }>('select reserved from stock_levels where on_hand is not null');
      return row?.reserved === 0;
    }, 'nothing held');
  });
});

describe('the payment method of an ended subscription', () => {
  const kept = ({ subscriptionId }: Bought) =>
    query('select 1 from payment_methods where subscription_id = $1', [subscriptionId]);
  const atProvider = async ({ customer }: Bought) =>
    (await clientOf(shop.provider).customers.listPaymentMethods(customer)).data.length;
  const removals = () => query<{ error: string | null }>('select last_error as error from payment_method_removals');
  const forget = async (days: number) => {
    await readModelsCatchUp(shop);
    await shop.app.get(Clock).move(days * day);
    await shop.app.get(ForgetPaymentMethodsHandler).handle();
  };
  const work = async () => {
    await query('update payment_method_removals set due_at = now()');
    await shop.app.get(DurableWork).sweep();
  };
  const done = async () => (await removals()).length === 0;

  it('is forgotten a day later and detached at the provider, also after a lost response', async () => {
    const [one, running] = [
      await buyPlan(shop, visa, 'vergeten@example.com'),
      await buyPlan(shop, visa, 'loopt@example.com'),
    ];
    await cancel(one.orderId);
    await eventually(async () => (await statusOf(one)) === 'cancelled', 'the end of the subscription');
    const open = 'select 1 from admin_order_list where refunded_cents < refund_requested_cents';
    await eventually(async () => (await query(open)).length === 0, 'the refund');
    await forget(0);
    expect([await kept(one), await atProvider(one)]).toMatchObject([[{}], 1]);
    shop.provider.control.planOutage({ mode: 'lose-answer', count: -1, path: '/detach' });
    await forget(2);
    await work();
    await eventually(async () => (await removals())[0]?.error === 'provider-unavailable', 'the failure');
    expect(await kept(one)).toEqual([]);
    shop.provider.control.clearOutages();
    await work();
    await eventually(done, 'the removal');
    expect([await atProvider(one), await atProvider(running), await kept(running)]).toMatchObject([0, 1, [{}]]);
  });

  /** Ends it at the moved clock. By the real time it would have ended days ago, and a sweep could forget it before the lists catch up. */
  const end = (subscriptionId: string, cause?: Cancellation) => {
    const context = { ...testContext(), at: shop.app.get(Clock).at() };
    return shop.app
      .get(CommandBus)
      .execute(new CancelSubscription({ subscriptionId, ...(cause && { cause }) }, context));
  };
  /** The head of the log ends before an append that is under way, so that a list may lack what a request has just done. */
  const listed = (id: string, status: string) =>
    eventually(async () => {
      const found = await query('select 1 from admin_return_list where return_id = $1 and status = $2', [id, status]);
      return found.length === 1;
    }, `the return, ${status}`);
  const ship = ({ orderId: id }: Bought) =>
    staff.status(api.orders.changeOrderStatus, { params: { id }, body: { status: 'shipped' } });

  it('stays while a delivery or a return is open, and at the provider while another subscription uses it', async () => {
    const waiting = await buyPlan(shop, visa, 'wacht@example.com');
    const one = await buyPlan(shop, visa, 'retour@example.com');
    const { subscriptionId } = one;
    expect(await ship(one)).toBe(204);
    const filed = { id: randomUUID(), reason: 'damaged' as const, items: [{ id: lineId, quantity: 1 }] };
    const filing = await staff.call(api.returns.fileReturn, { params: { id: one.orderId }, body: filed });
    expect(filing.status).toBe(201);
    const { id } = await filing.json();
    await listed(id, 'requested');
    await end(waiting.subscriptionId);
    await end(subscriptionId);
    await forget(2);
    expect([await kept(waiting), await kept(one)]).toMatchObject([[{}], [{}]]);
    await shop.app.get(PaymentMethods, { strict: false }).find(subscriptionId);
    const sibling = subscriptionIdOf(one.orderId, '2');
    const neverCharged = `insert into payment_methods (subscription_id, contact_id, payment_intent_id)
      select $1, contact_id, payment_intent_id from payment_methods where subscription_id = $2`;
    await query(neverCharged, [sibling, subscriptionId]);
    const paidByLink = `update payment_methods set payment_intent_id = 'pi_of_a_link' where subscription_id = $1`;
    await query(paidByLink, [subscriptionId]);
    const reject = { params: { id }, body: { status: 'rejected' as const, message: 'Te laat.' } };
    expect(await staff.status(api.adminReturns.changeReturnStatus, reject)).toBe(204);
    await listed(id, 'rejected');
    await forget(0);
    await work();
    await eventually(done, 'the removal');
    expect([await kept(one), await atProvider(one)]).toEqual([[], 1]);
  });

  it('stays while a withdrawal may still be rejected, which restores the subscription', async () => {
    const one = await buyPlan(shop, visa, 'herroept@example.com');
    await end(one.subscriptionId, { reason: 'withdrawn', orderId: one.orderId });
    expect(await ship(one)).toBe(204);
    await forget(2);
    expect(await kept(one)).toHaveLength(1);
  });

  it('is detached by an erasure', async () => {
    const one = await buyPlan(shop, visa, 'wist@example.com');
    await shop.app.get(Privacy, { strict: false }).erase(one.email, testContext());
    await work();
    await eventually(done, 'the removal');
    expect([await kept(one), await atProvider(one)]).toEqual([[], 0]);
  });
});
