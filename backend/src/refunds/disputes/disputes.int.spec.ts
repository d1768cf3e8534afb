import * as api from '../../../../contracts/api.js';
import type { DisputeOutcome } from '../../../../infra/stripe-simulator/api/settlement/disputes.js';
import { card, clientOf, confirmInBrowser } from '../../../../infra/stripe-simulator/testing/shop.fixtures.js';
import { readModelsCatchUp } from '../../testing/shop/shopper.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { subscriptionIdOf } from '../../platform/ids/subscription-id.js';
import { eventually } from '../../testing/kernel.js';
import { sell } from '../../testing/shop/test-products.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';
import { RefundedBuyer } from '../../testing/shop/refunded-buyer.js';

let shop: TestShop;
let staff: TestBrowser;
beforeAll(async () => {
  shop = await startTestShop();
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 500 } });
  staff = await staffOf(shop);
});
afterAll(() => shop.close());
afterEach(() => shop.provider.control.setWebhookSwitches({ duplicate: 0, shuffleMs: 0, drop: 0 }));

const buy = () => RefundedBuyer.buys(shop, staff, [{ id: 'energy-boost', quantity: 2 }]); // 51.91
const listed = async (paymentIntentId: string) =>
  (await staff.json(api.adminAttention.listDisputes)).filter((one) => one.paymentIntentId === paymentIntentId);
const settled = async () => {
  await shop.provider.control.webhooksSettled();
  await readModelsCatchUp(shop);
};

const mark = async ({ orderId }: RefundedBuyer) =>
  (await staff.json(api.orders.findOrder, { params: { id: orderId } })).dispute;

async function disputed(paymentIntentId: string, options: object = {}) {
  const dispute = shop.provider.control.openDispute(paymentIntentId, options)!;
  await settled();
  return {
    ...dispute,
    closes: async (outcome: DisputeOutcome) => {
      shop.provider.control.closeDispute(dispute.id, outcome);
      await settled();
    },
  };
}

it('lists an open dispute with its deadline and shows it on the timeline', async () => {
  const [other, buyer] = [await buy(), await buy()];
  const { id, evidence_details } = await disputed(buyer.paymentIntentId, { reason: 'product_not_received' });
  expect(await listed(buyer.paymentIntentId)).toEqual([
    expect.objectContaining({
      ...{
        disputeId: id,
        orderId: buyer.orderId,
        orderNumber: await buyer.orderNumber(),
        amount: '51.91',
        currency: 'EUR',
        isInquiry: false,
      },
      reason: 'product_not_received',
      evidenceDueBy: new Date(evidence_details.due_by! * 1000).toISOString(),
    }),
  ]);
  expect(await listed(other.paymentIntentId)).toEqual([]);
  expect((await buyer.timeline()).at(-1)).toBe('DisputeOpened');
  expect(await buyer.refundedAmount()).toBe('0.00');
});

it.each([
  ['won', {}],
  ['warning_closed', { inquiry: true }],
] as const)('a dispute that is %s leaves the list and changes no amount', async (outcome, options) => {
  const buyer = await buy();
  const before = await buyer.revenue();
  const dispute = await disputed(buyer.paymentIntentId, options);
  expect(await listed(buyer.paymentIntentId)).toHaveLength(1);
  expect(await mark(buyer)).toBe('open');
  await dispute.closes(outcome);
  expect(await mark(buyer)).toBeNull();
  expect(await listed(buyer.paymentIntentId)).toEqual([]);
  expect((await buyer.timeline()).slice(2)).toEqual(['DisputeOpened', 'DisputeClosed']);
  expect([await buyer.refundedAmount(), await buyer.revenue()]).toEqual(['0.00', before]);
  await buyer.moves('cancelled');
  await buyer.refundedBecomes('51.91');
});

it('lists an inquiry that becomes a chargeback with its new deadline', async () => {
  const buyer = await buy();
  const { id } = await disputed(buyer.paymentIntentId, { inquiry: true, dueInDays: 20 });
  expect(await listed(buyer.paymentIntentId)).toMatchObject([{ isInquiry: true }]);
  const { evidence_details } = shop.provider.control.escalateInquiry(id, 7)!;
  await settled();
  const evidenceDueBy = new Date(evidence_details.due_by! * 1000).toISOString();
  expect(await listed(buyer.paymentIntentId)).toMatchObject([{ disputeId: id, isInquiry: false, evidenceDueBy }]);
});

describe('a lost dispute', () => {
  it('counts as refunded and is never refunded again', async () => {
    const buyer = await buy();
    const before = await buyer.revenue();
    await (await disputed(buyer.paymentIntentId)).closes('lost');
    expect(await listed(buyer.paymentIntentId)).toEqual([]);
    expect(await buyer.refundedAmount()).toBe('51.91');
    expect(await mark(buyer)).toBe('lost');
    expect(Math.round(((await buyer.revenue()) - before) * 100)).toBe(-5191);
    expect(await buyer.moves('cancelled')).toBe(204);
    await readModelsCatchUp(shop);
    expect([await buyer.row(), buyer.atProvider()]).toEqual([null, []]);
  });

  it('after a partial refund counts the rest', async () => {
    const buyer = await buy();
    await buyer.isRefundedInDashboard(1000);
    await (await disputed(buyer.paymentIntentId)).closes('lost');
    expect(await buyer.refundedAmount()).toBe('51.91');
  });

  it('ends a refund that the provider refused because of it', async () => {
    const buyer = await buy();
    const dispute = await disputed(buyer.paymentIntentId);
    await buyer.moves('cancelled');
    await buyer.rowBecomes({ status: 'failed', lastError: 'charge_disputed' });
    await dispute.closes('lost');
    await buyer.rowBecomes({ status: 'done', lastError: 'refunded-outside' });
    expect(await buyer.refundedAmount()).toBe('51.91');
    expect(await staff.json(api.adminAttention.listFailedRefunds)).toEqual([]);
  });

  it('ends the subscription of the order', async () => {
    const plan = { id: 'energy-boost-2-1', quantity: 1 };
    const buyer = await RefundedBuyer.buys(shop, staff, [plan]);
    const [placed] = await buyer.events();
    const [{ lineId }] = (placed!.data as { lines: [{ lineId: string }] }).lines;
    await (await disputed(buyer.paymentIntentId)).closes('lost');
    const stream = `subscription-${subscriptionIdOf(buyer.orderId, lineId)}`;
    await eventually(async () => {
      const last = (await shop.app.get(EventStore).readStream(stream)).at(-1);
      return last?.type === 'SubscriptionCancelled' && (last.data as { reason: string }).reason === 'dispute-lost';
    }, 'the end of the subscription');
  });

  it('that is won on appeal no longer counts', async () => {
    const buyer = await buy();
    const dispute = await disputed(buyer.paymentIntentId);
    await dispute.closes('lost');
    await dispute.closes('won');
    expect(await buyer.refundedAmount()).toBe('0.00');
  });

  it('counts once when webhook events repeat and arrive in any order', async () => {
    shop.provider.control.setWebhookSwitches({ duplicate: 3, shuffleMs: 40 });
    const buyer = await buy();
    const dispute = shop.provider.control.openDispute(buyer.paymentIntentId)!;
    shop.provider.control.closeDispute(dispute.id, 'lost');
    await settled();
    expect((await buyer.timeline()).slice(2)).toEqual(['DisputeOpened', 'DisputeClosed', 'ExternalRefundRecorded']);
    expect(await listed(buyer.paymentIntentId)).toEqual([]);
  });
});

describe('a disputed payment without an order', () => {
  it('is listed, and decided when the dispute is lost', async () => {
    const { id } = await clientOf(shop.provider).paymentIntents.create({ amount: 3194, currency: 'eur' });
    await confirmInBrowser(shop.provider, shop.provider.control.paymentIntent(id)!, card('4242424242424242'));
    const dispute = await disputed(id);
    expect(await listed(id)).toMatchObject([{ orderId: null, amount: '31.94' }]);
    await dispute.closes('lost');
    const unmatched = await staff.json(api.adminAttention.listUnmatchedPayments);
    expect(unmatched).toMatchObject([{ paymentIntentId: id, refund: 'done', resolvedAt: expect.any(String) }]);
    expect(await staff.status(api.adminAttention.refundUnmatchedPayment, { params: { id } })).toBe(409);
  });
});
