import { Injectable } from '@nestjs/common';
import { centsToDecimal } from '../../../contracts/values/money.js';
import type { OrderCancellation } from '../../../contracts/orders.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { decide, type CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { subscriptionIdOf } from '../platform/ids/subscription-id.js';
import { SubscriptionReader } from '../subscriptions/subscription-reader.query.js';
import { CancelOrder } from './commands/cancel-order.js';
import { orderDecider } from './order.decider.js';
import type { PlacedOrderState } from './order.js';
import { OrderReader } from './order-reader.query.js';

/** Previews a cancellation by running its rule without appending the events. */
@Injectable()
export class OrderCancellations {
  constructor(
    private readonly orders: OrderReader,
    private readonly subscriptions: SubscriptionReader,
  ) {}

  /** What cancelling these orders would refund. A refused cancellation refunds nothing. */
  async refundsOf(orderIds: Iterable<string>, context: CommandContext): Promise<{ of: string; cents: number }[]> {
    const refunds: { of: string; cents: number }[] = [];
    for (const orderId of orderIds) {
      const order = await this.orders.find(orderId);
      if (order) refunds.push({ of: orderId, cents: refundOf(orderId, order, context) });
    }
    return refunds;
  }

  /** In the order of the ids. Omits unknown orders. */
  async preview(orderIds: Iterable<string>, context: CommandContext): Promise<OrderCancellation[]> {
    const found: OrderCancellation[] = [];
    for (const orderId of orderIds) {
      const order = await this.orders.find(orderId);
      if (order) found.push(previewOf(orderId, order, context));
    }
    const ended = await this.subscriptions.endedOf(
      found.flatMap(({ plans }) => plans.map((plan) => plan.subscriptionId)),
    );
    return found.map((one) => ({ ...one, plans: one.plans.filter((plan) => !ended.has(plan.subscriptionId)) }));
  }
}

function refundOf(orderId: string, order: PlacedOrderState, context: CommandContext): number {
  try {
    const events = decide(orderDecider, new CancelOrder({ orderId }, context), order);
    return events.find((event) => event.type === 'RefundRequested')?.data.amountCents ?? 0;
  } catch (error) {
    if (error instanceof DomainError) return 0;
    throw error;
  }
}

function previewOf(id: string, order: PlacedOrderState, context: CommandContext): OrderCancellation {
  const events = decide(orderDecider, new CancelOrder({ orderId: id }, context), order);
  const refund = events.find((event) => event.type === 'RefundRequested');
  const cancelled = events.find((event) => event.type === 'OrderCancelled');
  const plans = (cancelled?.data.plans ?? []).flatMap(({ lineId, productName, ends }) => {
    const { subscription, quantity } = order.lines.find((line) => line.lineId === lineId)!;
    const { jars, frequency } = subscription!;
    const subscriptionId = order.renewal?.subscriptionId ?? subscriptionIdOf(id, lineId);
    return { lineId, subscriptionId, productName, jars: jars * quantity, frequency, ends };
  });
  return { id, orderNumber: order.orderNumber, refundAmount: centsToDecimal(refund?.data.amountCents ?? 0), plans };
}
