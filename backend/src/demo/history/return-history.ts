import type { ReturnStatus } from '../../../../contracts/returns.js';
import { returnReasons } from '../../../../contracts/returns.js';
import type { Actor } from '../../event-sourcing/events.js';
import { deterministicId } from '../../ids/deterministic-id.js';
import { ConfirmRefund } from '../../orders/commands/confirm-refund.js';
import { RequestRefund } from '../../orders/commands/request-refund.js';
import { ChangeReturnStatus } from '../../returns/commands/change-return-status.js';
import { RequestReturn } from '../../returns/commands/request-return.js';
import { contextOf, provider, system, type Book } from './book.js';
import { day, hour } from './moments.js';
import type { HistoryOrder } from './order-history.js';
import type { Random } from './random.js';

/** Lets a few delivered orders come back within the two weeks that buyers have. */
export function writeReturns(
  orders: readonly HistoryOrder[],
  book: Book,
  now: number,
  staff: Actor,
  random: Random,
): void {
  for (const order of orders) {
    if (order.deliveredAt === null || order.agreed.renewal || !random.chance(0.042)) continue;
    const at = Math.floor(order.deliveredAt + (1 + random() * 12) * day);
    if (at < now) writeReturn(order, at, book, now, staff, random);
  }
}

function writeReturn(order: HistoryOrder, at: number, book: Book, now: number, staff: Actor, random: Random): void {
  const { orderId, agreed } = order;
  const { orderNumber, contactId, customerId, totalCents: paidCents } = agreed;
  const returnId = deterministicId('return', orderId);
  const { lineId, productId, productName, unitCents } = random.pick(agreed.lines);
  const line = { lineId, productId, productName, quantity: 1, totalCents: unitCents };
  const refundCents = Math.min(unitCents, paidCents);
  const asked = { orderId, orderNumber, contactId, customerId, reason: random.pick(returnReasons) };
  const customer: Actor = { kind: 'customer', id: String(customerId) };
  const amounts = { lines: [line], refundCents, paidCents };
  const stream = `return-${returnId}`;
  book.add(stream, new RequestReturn({ returnId, ...asked, ...amounts }, contextOf(at, customer, returnId)));
  let time = at;
  const path: readonly ReturnStatus[] = random.weighted([
    [['approved', 'completed'], 78],
    [['rejected'], 12],
    [['approved'], 6],
    [[], 4],
  ]);
  for (const status of path) {
    time += Math.floor((1 + random() * 5) * day);
    if (time + 2 * hour >= now) return;
    book.add(stream, new ChangeReturnStatus({ returnId, status, refundCents: null }, contextOf(time, staff, returnId)));
  }
  if (path[1] !== 'completed') return;
  const refund = { orderId, refundId: `return:${returnId}`, amountCents: refundCents };
  book.add(
    `order-${orderId}`,
    new RequestRefund({ ...refund, reason: 'return' }, contextOf(time, system, returnId)),
    new ConfirmRefund({ ...refund, byHand: false }, contextOf(time + hour, provider, returnId)),
  );
}
