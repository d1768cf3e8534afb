import { CloseDispute } from '../../orders/commands/close-dispute.js';
import { ConfirmRefund } from '../../orders/commands/confirm-refund.js';
import { FailExternalRefund } from '../../orders/commands/fail-external-refund.js';
import { FailRefund } from '../../orders/commands/fail-refund.js';
import { RecordExternalRefund } from '../../orders/commands/record-external-refund.js';
import type { Command } from '../../platform/event-sourcing/deciding/decider.js';
import { contextOf, provider, type CommandLog } from './command-log.js';
import { day } from './moments.js';
import type { HistoryOrder } from './order-history.js';

type Story = (order: HistoryOrder, at: number) => Command[];

const partOf = ({ agreed }: HistoryOrder) => Math.ceil(agreed.totalCents / 3);
const from = ({ orderId }: HistoryOrder, at: number) => contextOf(at, provider, orderId);

const refundedInDashboard: Story = (order, at) => [
  new RecordExternalRefund({ ...outside(order), amountCents: partOf(order) }, from(order, at)),
];
const failedInDashboard: Story = (order, at) => [
  ...refundedInDashboard(order, at),
  new FailExternalRefund({ ...outside(order), amountCents: partOf(order) }, from(order, at + day)),
];
const lostDispute: Story = (order, at) => [lost(order, at, 'product_not_received')];
const lateDebitFailure: Story = (order, at) => [lost(order, at, 'insufficient_funds')];
const refundMadeAgain: Story = (order, at) => {
  const { orderId, agreed } = order;
  const refund = { orderId, refundId: `refund:${orderId}` };
  const again = { ...refund, amountCents: agreed.totalCents, byHand: false };
  return [new FailRefund(refund, from(order, at)), new ConfirmRefund(again, from(order, at + day))];
};

const ofDelivered = [refundedInDashboard, lostDispute, failedInDashboard, lateDebitFailure];
/** One of so many delivered orders, and one of so many cancelled orders. */
const delivered = { every: 80, delay: 20 * day };
const cancelled = { every: 8, delay: 2 * day };

/** Money that went back outside the shop, and refunds that failed at first, for the books of the year. */
export function writeMoneyBack(orders: readonly HistoryOrder[], commandLog: CommandLog, now: number): void {
  const write = (order: HistoryOrder, after: number, story: Story) => {
    if (after + day < now) commandLog.add(`order-${order.orderId}`, ...story(order, after));
  };
  const plain = orders.filter(({ agreed }) => agreed.lines.every(({ subscription }) => subscription === null));
  const paidAndCancelled = plain.filter(({ isRefunded }) => isRefunded);
  for (const [nth, order] of plain.filter(({ deliveredAt }) => deliveredAt !== null).entries())
    if (nth % delivered.every === 0)
      write(order, order.deliveredAt! + delivered.delay, ofDelivered[(nth / delivered.every) % ofDelivered.length]!);
  for (const [nth, order] of paidAndCancelled.entries())
    if (nth % cancelled.every === 0) write(order, order.cancelledAt! + cancelled.delay, refundMadeAgain);
}

const outside = ({ orderId }: HistoryOrder) => ({
  orderId,
  externalId: `re_demo_${orderId}`,
  origin: 'dashboard' as const,
});

function lost(order: HistoryOrder, at: number, reason: string): CloseDispute {
  const { orderId, agreed } = order;
  const dispute = { disputeId: `dp_demo_${orderId}`, amountCents: agreed.totalCents, reason };
  return new CloseDispute(
    { orderId, ...dispute, outcome: 'lost', isInquiry: false, evidenceDueBy: null },
    from(order, at),
  );
}
