import { Injectable } from '@nestjs/common';
import { centsToDecimal } from '../../../contracts/money.js';
import type { OrderCancellation } from '../../../contracts/orders.js';
import { decide, type CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { readState } from '../platform/event-sourcing/deciding/read-state.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { subscriptionIdOf } from '../platform/ids/subscription-id.js';
import { EndedSubscriptions } from './ended-subscriptions.port.js';
import { ChangeOrderStatus } from './commands/change-order-status.js';
import { orderDecider } from './order.decider.js';
import type { PlacedOrderState } from './order.js';

/** What cancelling an order would do, taken from the events that the rule itself would write. */
@Injectable()
export class OrderCancellations {
  constructor(
    private readonly store: EventStore,
    private readonly subscriptions: EndedSubscriptions,
  ) {}

  /** In the order of the ids; without those that do not exist. */
  async preview(orderIds: Iterable<string>, context: CommandContext): Promise<OrderCancellation[]> {
    const found: OrderCancellation[] = [];
    for (const orderId of orderIds) {
      const order = await this.read(orderId);
      if (order) found.push(previewOf(orderId, order, context));
    }
    const ended = await this.subscriptions.endedOf(
      found.flatMap(({ plans }) => plans.map((plan) => plan.subscriptionId)),
    );
    return found.map((one) => ({ ...one, plans: one.plans.filter((plan) => !ended.has(plan.subscriptionId)) }));
  }

  private async read(orderId: string): Promise<PlacedOrderState | null> {
    const { state: order } = await readState(this.store, orderDecider, orderId);
    return order.status === 'none' ? null : order;
  }
}

function previewOf(id: string, order: PlacedOrderState, context: CommandContext): OrderCancellation {
  const events = decide(orderDecider, new ChangeOrderStatus({ orderId: id, status: 'cancelled' }, context), order);
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
