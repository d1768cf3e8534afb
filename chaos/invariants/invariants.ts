import type { CodeFact, Facts, LineFact, OrderFact, PaymentFact, ReturnFact, StockFact } from './facts.js';

/** Returns one sentence for each violated invariant of a shop that has settled. */
export function violationsOf(facts: Facts): string[] {
  return [
    ...facts.payments.flatMap((payment) => ofPayment(payment, facts)),
    ...facts.orders.flatMap((order) => ofOrder(order, facts)),
    ...facts.orders.flatMap((order) => order.returns.flatMap(ofReturn)),
    ...facts.orders.flatMap((order) => returnsInTotal(order, facts)),
    ...facts.orders.flatMap((order) => order.lines.flatMap((line) => ofLine(order, line))),
    ...facts.stock.flatMap((stock) => ofStock(stock, facts)),
    ...facts.codes.flatMap((code) => ofCode(code, facts)),
    ...inTotal(facts),
  ];
}

/** A payment has at most one charge, with an order or refunded. Staff never has to handle the shop's own payments. */
function ofPayment({ id, checkoutId, chargesCents, refundsCents, listedForStaff }: PaymentFact, facts: Facts) {
  const own = facts.checkouts.some((checkout) => checkout.id === checkoutId);
  const ordered = facts.orders.some((order) => order.paymentIntentId === id);
  const kept = sum(chargesCents) - sum(refundsCents);
  return broken(`payment ${id}`, {
    'was charged more than once': chargesCents.length > 1,
    'was refunded more than was charged': kept < 0,
    'was charged and has neither order nor refund': kept > 0 && !ordered && (own || !listedForStaff),
    'has an order and is on the list of payments without one': ordered && listedForStaff,
    'can still be paid, and nobody waits for it': isPayable(id, facts) && !isOpen(checkoutId, facts),
  });
}

function ofOrder(order: OrderFact, facts: Facts) {
  const { id, status, totalCents, pricedCents, paid, capturedCents, refundedCents, listed, mails } = order;
  const { invoices, invoicedCents } = order;
  const payment = facts.payments.find((candidate) => candidate.id === order.paymentIntentId);
  const twins = facts.orders.filter((other) => other.paymentIntentId === order.paymentIntentId);
  const kept = payment ? sum(payment.chargesCents) - sum(payment.refundsCents) : 0;
  const checkout = facts.checkouts.find((candidate) => candidate.id === order.checkoutId);
  return broken(`order ${id}`, {
    'shares its payment with another order': twins.length > 1,
    'has a payment that the provider does not know': payment === undefined,
    [`has captured ${capturedCents}, the provider charged ${sum(payment?.chargesCents ?? [])}`]:
      capturedCents !== sum(payment?.chargesCents ?? []),
    [`has ${refundedCents} refunded, the provider refunded ${sum(payment?.refundsCents ?? [])}`]:
      refundedCents !== sum(payment?.refundsCents ?? []),
    [`was refunded ${refundedCents} of ${capturedCents}`]: refundedCents > capturedCents,
    [`is worth ${worthOf(order)}, and the shop kept ${kept}`]: kept !== worthOf(order),
    [`costs ${totalCents}, the price function says ${pricedCents}`]: totalCents !== pricedCents,
    [`is ${status} without a payment`]: !['pending', 'cancelled'].includes(status) && capturedCents === 0,
    [`has ${invoices} invoices`]: invoices !== (capturedCents > 0 ? 1 : 0),
    [`is invoiced for ${invoicedCents}, and kept ${capturedCents - refundedCents}`]:
      invoicedCents !== capturedCents - refundedCents,
    [`has ${order.labels.live} labels at the carrier for ${order.labels.shipped} parcels`]:
      order.labels.live !== order.labels.shipped,
    'still waits for its payment': status === 'pending',
    'differs from its row in the admin list':
      listed?.status !== status ||
      listed.totalCents !== totalCents ||
      listed.capturedCents !== capturedCents ||
      listed.refundedCents !== refundedCents,
    [`is paid and was confirmed by ${mails.sent} mails`]: paid && mails.sent !== 1,
    'was confirmed by mail and never paid': !paid && mails.sent + mails.queued > 0,
    [`has a checkout that is ${checkout?.status}`]:
      checkout !== undefined && checkout.status !== (capturedCents > 0 ? 'settled' : 'abandoned'),
  });
}

function ofLine({ id }: OrderFact, line: LineFact) {
  const { lineId, quantity, paidCents, refundedPieces, refundedCents, shippedPieces, cancelledPieces } = line;
  return broken(`order ${id}, line ${lineId}`, {
    [`refunded ${refundedCents} of ${paidCents}`]: refundedCents > paidCents,
    [`refunded ${refundedPieces} of ${quantity} pieces`]: refundedPieces > quantity,
    [`shipped ${shippedPieces} and cancelled ${cancelledPieces} of ${quantity} pieces`]:
      shippedPieces + cancelledPieces > quantity,
  });
}

function ofReturn({ id, refundedCents, listedCents, mailedCents }: ReturnFact) {
  return broken(`return ${id}`, {
    [`was refunded ${refundedCents}, its list and CSV say ${listedCents}`]: listedCents !== refundedCents,
    [`was refunded ${refundedCents}, its mail says ${mailedCents}`]: mailedCents !== refundedCents,
  });
}

/** The returns of an order show no more than the provider refunded of its payment. */
function returnsInTotal({ id, paymentIntentId, returns }: OrderFact, { payments }: Facts) {
  const refunded = sum(payments.find((payment) => payment.id === paymentIntentId)?.refundsCents ?? []);
  const shown = sum(returns.map(({ listedCents }) => listedCents));
  return broken(`order ${id}`, {
    [`has returns that show ${shown}, the provider refunded ${refunded}`]: shown > refunded,
  });
}

function ofStock(
  { productId, opened, onHand, reserved, reservedByOpenCheckouts, holders, listed, ledgerSum }: StockFact,
  facts: Facts,
) {
  const sold = piecesSold(productId, facts);
  return broken(`product ${productId}`, {
    [`has ${onHand} on hand and ${reserved} of them held`]: onHand !== null && onHand < reserved,
    [`has ${onHand} left of ${opened} after ${sold} were sold`]:
      onHand !== null && opened !== null && onHand !== opened - sold,
    [[`holds ${reserved}, open checkouts ${reservedByOpenCheckouts}`, ...holders].join(', ')]:
      reserved !== reservedByOpenCheckouts,
    'differs from its listed stock level':
      listed?.onHand !== onHand ||
      listed.reserved !== reserved ||
      listed.available !== (onHand === null ? null : Math.max(0, onHand - reserved)),
    [`has a ledger that sums to ${ledgerSum}, with ${onHand} on hand`]: onHand !== null && ledgerSum !== onHand,
  });
}

function ofCode({ code, maxUses, redeemed, reserved, reservedByOpenCheckouts }: CodeFact, facts: Facts) {
  const orders = facts.orders.filter(({ discountCode }) => discountCode === code);
  const used = orders.filter(({ paid, status }) => paid && status !== 'cancelled').length; // a cancelled one may restore its use
  const charged = orders.filter(({ capturedCents }) => capturedCents > 0).length;
  return broken(`code ${code}`, {
    [`was used ${redeemed} times and is held ${reserved} times, of ${maxUses}`]:
      maxUses !== null && redeemed + reserved > maxUses,
    [`was used ${redeemed} times by ${used} paid orders`]: redeemed < used || redeemed > charged,
    [`is held ${reserved} times by ${reservedByOpenCheckouts} open checkouts`]: reserved !== reservedByOpenCheckouts,
  });
}

/** Σ charged − Σ refunded = Σ paid orders, for payments that the shop requested. */
function inTotal({ payments, orders }: Facts): string[] {
  const kept = sum(
    payments
      .filter(({ listedForStaff }) => !listedForStaff)
      .map(({ chargesCents, refundsCents }) => sum(chargesCents) - sum(refundsCents)),
  );
  const worth = sum(orders.map(worthOf));
  return kept === worth ? [] : [`the provider kept ${kept} for us, our paid orders are worth ${worth}`];
}

/** The revenue of an order: its total less returns, cancelled pieces and refunds of staff, or nothing once it is cancelled. */
function worthOf({ status, totalCents, capturedCents, returnedCents }: OrderFact): number {
  return status === 'cancelled' || capturedCents === 0 ? 0 : totalCents - returnedCents;
}

function piecesSold(productId: number, { orders }: Facts): number {
  const pieces = orders
    .filter(({ goodsOut }) => goodsOut)
    .flatMap((order) => order.pieces)
    .filter((piece) => piece.productId === productId);
  return sum(pieces.map(({ quantity }) => quantity));
}

function isPayable(id: string, { payments }: Facts): boolean {
  const { status } = payments.find((payment) => payment.id === id)!;
  return status !== 'succeeded' && status !== 'canceled';
}

function isOpen(checkoutId: string | null, { checkouts }: Facts): boolean {
  return checkouts.some(({ id, status }) => id === checkoutId && (status === 'open' || status === 'closing'));
}

function broken(what: string, rules: Record<string, boolean>): string[] {
  return Object.entries(rules).flatMap(([problem, isBroken]) => (isBroken ? [`${what} ${problem}`] : []));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
