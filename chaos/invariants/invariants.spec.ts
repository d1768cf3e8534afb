import type { Facts, LineFact, OrderFact, ReturnFact } from './facts.js';
import { violationsOf } from './invariants.js';

function shopAtRest(): Facts {
  const order = {
    id: 'o1',
    paymentIntentId: 'pi_1',
    checkoutId: 'c1',
    status: 'processing',
    totalCents: 2500,
    pricedCents: 2500,
    paid: true,
    goodsOut: true,
    capturedCents: 2500,
    refundedCents: 0,
    returnedCents: 0,
    returns: [] as ReturnFact[],
    lines: [
      {
        lineId: 'jar',
        quantity: 2,
        paidCents: 2500,
        refundedPieces: 0,
        shippedPieces: 1,
        cancelledPieces: 1,
        refundedCents: 0,
      },
    ],
    discountCode: 'TIEN',
    pieces: [{ productId: 1, quantity: 2 }],
    invoices: 1,
    invoicedCents: 2500,
    listed: { status: 'processing', totalCents: 2500, capturedCents: 2500, refundedCents: 0 },
    mails: { sent: 1, queued: 0, failed: 0 },
    labels: { live: 0, shipped: 0 },
  };
  const payment = { checkoutId: 'c1', status: 'succeeded', chargesCents: [2500], listedForStaff: false };
  return {
    payments: [
      { ...payment, id: 'pi_1', refundsCents: [] },
      { ...payment, id: 'pi_2', checkoutId: 'c2', refundsCents: [2500] },
      { ...payment, id: 'pi_3', checkoutId: 'c3', status: 'canceled', chargesCents: [], refundsCents: [] },
    ],
    checkouts: [
      { id: 'c1', paymentIntentId: 'pi_1', status: 'settled' },
      { id: 'c2', paymentIntentId: 'pi_2', status: 'settled' },
      { id: 'c3', paymentIntentId: 'pi_3', status: 'abandoned' },
    ],
    orders: [
      order,
      {
        ...order,
        id: 'o2',
        paymentIntentId: 'pi_2',
        checkoutId: 'c2',
        status: 'cancelled',
        goodsOut: false,
        refundedCents: 2500,
        invoicedCents: 0,
        discountCode: null,
        returns: [{ id: 'r2', refundedCents: 2500, listedCents: 2500, mailedCents: 2500 }],
        listed: { status: 'cancelled', totalCents: 2500, capturedCents: 2500, refundedCents: 2500 },
      },
    ],
    stock: [
      {
        productId: 1,
        opened: 5,
        onHand: 3,
        reserved: 0,
        reservedByOpenCheckouts: 0,
        holders: [],
        listed: { onHand: 3, reserved: 0, available: 3 },
        ledgerSum: 3,
      },
    ],
    codes: [{ code: 'TIEN', maxUses: 1, redeemed: 1, reserved: 0, reservedByOpenCheckouts: 0 }],
  };
}

const returnOf = ({ returns }: OrderFact, change: Partial<ReturnFact>) =>
  returns.splice(0, 1, { ...returns[0]!, ...change });
const lineOf = ({ lines }: OrderFact, change: Partial<LineFact>) => lines.splice(0, 1, { ...lines[0]!, ...change });

it('finds no violation in a consistent shop', () => {
  expect(violationsOf(shopAtRest())).toEqual([]);
});

it.each<[string, (facts: Facts) => void]>([
  ['payment pi_1 was charged more than once', ({ payments }) => payments[0]!.chargesCents.push(2500)],
  ['payment pi_2 was refunded more than was charged', ({ payments }) => payments[1]!.refundsCents.push(1)],
  ['payment pi_3 was charged and has neither order nor refund', ({ payments }) => payments[2]!.chargesCents.push(100)],
  [
    'payment pi_3 was charged and has neither order nor refund',
    ({ payments }) => Object.assign(payments[2]!, { chargesCents: [100], listedForStaff: true }),
  ],
  ['payment pi_1 has an order and is on the list', ({ payments }) => (payments[0]!.listedForStaff = true)],
  ['payment pi_3 can still be paid', ({ payments }) => (payments[2]!.status = 'requires_payment_method')],
  ['order o1 shares its payment with another order', ({ orders }) => orders.push({ ...orders[0]!, id: 'o3' })],
  ['order o1 has a payment that the provider does not know', ({ payments }) => payments.shift()],
  ['order o1 has captured 2400, the provider charged 2500', ({ orders }) => (orders[0]!.capturedCents = 2400)],
  ['order o2 has 0 refunded, the provider refunded 2500', ({ orders }) => (orders[1]!.refundedCents = 0)],
  ['order o2 is worth 0, and the shop kept 2500', ({ payments }) => payments[1]!.refundsCents.pop()],
  ['order o1 is worth 2500, and the shop kept 0', ({ payments }) => payments[0]!.refundsCents.push(2500)],
  ['order o1 has 1 labels at the carrier for 0 parcels', ({ orders }) => (orders[0]!.labels = { live: 1, shipped: 0 })],
  ['order o2 was refunded 2501 of 2500', ({ orders }) => (orders[1]!.refundedCents = 2501)],
  ['order o1, line jar refunded 2501 of 2500', ({ orders }) => lineOf(orders[0]!, { refundedCents: 2501 })],
  ['order o1, line jar refunded 3 of 2 pieces', ({ orders }) => lineOf(orders[0]!, { refundedPieces: 3 })],
  [
    'order o1, line jar shipped 2 and cancelled 1 of 2 pieces',
    ({ orders }) => lineOf(orders[0]!, { shippedPieces: 2 }),
  ],
  ['order o1 is worth 2000, and the shop kept 2500', ({ orders }) => (orders[0]!.returnedCents = 500)],
  [
    'return r2 was refunded 2500, its list and CSV say 1795',
    ({ orders }) => returnOf(orders[1]!, { listedCents: 1795 }),
  ],
  ['return r2 was refunded 2500, its mail says 0', ({ orders }) => returnOf(orders[1]!, { mailedCents: 0 })],
  [
    'order o2 has returns that show 2501, the provider refunded 2500',
    ({ orders }) => returnOf(orders[1]!, { listedCents: 2501 }),
  ],
  ['order o1 costs 2500, the price function says 2499', ({ orders }) => (orders[0]!.pricedCents = 2499)],
  ['order o1 is processing without a payment', ({ orders }) => (orders[0]!.capturedCents = 0)],
  ['order o1 has 2 invoices', ({ orders }) => (orders[0]!.invoices = 2)],
  ['order o2 is invoiced for 2500, and kept 0', ({ orders }) => (orders[1]!.invoicedCents = 2500)],
  ['order o1 still waits for its payment', ({ orders }) => (orders[0]!.status = 'pending')],
  ['order o1 differs from its row in the admin list', ({ orders }) => (orders[0]!.listed = null)],
  ['order o2 differs from its row in the admin list', ({ orders }) => (orders[1]!.listed!.refundedCents = 0)],
  ['order o1 is paid and was confirmed by 2 mails', ({ orders }) => (orders[0]!.mails.sent = 2)],
  [
    'order o1 is paid and was confirmed by 0 mails',
    ({ orders }) => (orders[0]!.mails = { sent: 0, queued: 1, failed: 0 }),
  ],
  ['order o2 was confirmed by mail and never paid', ({ orders }) => (orders[1]!.paid = false)],
  ['order o1 has a checkout that is abandoned', ({ checkouts }) => (checkouts[0]!.status = 'abandoned')],
  ['product 1 has 1 on hand and 2 of them held', ({ stock }) => Object.assign(stock[0]!, { onHand: 1, reserved: 2 })],
  ['product 1 has 3 left of 5 after 4 were sold', ({ orders }) => (orders[1]!.goodsOut = true)],
  ['product 1 holds 1, open checkouts 0', ({ stock }) => (stock[0]!.reserved = 1)],
  ['product 1 differs from its listed stock level', ({ stock }) => (stock[0]!.listed!.available = 4)],
  ['product 1 has a ledger that sums to 4, with 3 on hand', ({ stock }) => (stock[0]!.ledgerSum = 4)],
  ['code TIEN was used 2 times and is held 0 times, of 1', ({ codes }) => (codes[0]!.redeemed = 2)],
  ['code TIEN was used 0 times by 1 paid orders', ({ codes }) => (codes[0]!.redeemed = 0)],
  ['code TIEN is held 1 times by 0 open checkouts', ({ codes }) => (codes[0]!.reserved = 1)],
  [
    'the provider kept 2600 for us, our paid orders are worth 2500',
    ({ payments }) => payments[2]!.chargesCents.push(100),
  ],
])('reports that %s', (violation, plant) => {
  const facts = shopAtRest();
  plant(facts);
  expect(violationsOf(facts).filter((found) => found.startsWith(violation))).toHaveLength(1);
});

it('accepts a payment without a checkout once it is listed for staff', () => {
  const facts = shopAtRest();
  const stranger = { id: 'pi_9', checkoutId: null, status: 'succeeded', chargesCents: [7], refundsCents: [] };
  facts.payments.push({ ...stranger, listedForStaff: true });
  expect(violationsOf(facts)).toEqual([]);
  facts.payments.push({ ...stranger, id: 'pi_10', listedForStaff: false });
  expect(violationsOf(facts)[0]).toBe('payment pi_10 was charged and has neither order nor refund');
});
