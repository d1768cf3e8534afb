import { Injectable } from '@nestjs/common';
import { subscriptionIdOf } from '../platform/ids/subscription-id.js';
import { OrderOverview, type OverviewOrder } from '../projections/admin-order-list/order-overview.query.js';
import { RefundRecords } from '../refunds/refund-records.query.js';
import { SubscriptionStatuses } from '../projections/admin-subscription-list/subscription-statuses.query.js';
import type { PlanForMail } from './templates/order-news.js';
import type { ConfirmedOrder } from './templates/parts/order-parts.js';
import type { RefundForMail } from './templates/parts/refund-words.js';

/** An order for its mail. `email` is null when the buyer was erased. */
export interface OrderForMail {
  email: string | null;
  order: ConfirmedOrder;
}

/** Looks up what a mail about an order says, as it stands now. */
@Injectable()
export class OrderMailData {
  constructor(
    private readonly orders: OrderOverview,
    private readonly refunds: RefundRecords,
    private readonly subscriptions: SubscriptionStatuses,
  ) {}

  /** Null while the read model does not know the order yet. */
  async find(orderId: string): Promise<OrderForMail | null> {
    const found = await this.orders.find(orderId);
    return found && { email: found.email, order: toOrder(found) };
  }

  /**
   * The subscriptions of a cancelled order. One that ended before is told as ended, whatever staff chose. Null while the
   * read model does not know of the cancellation yet.
   */
  async cancelledPlans(orderId: string): Promise<PlanForMail[] | null> {
    const cancelled = await this.orders.cancelledPlans(orderId);
    if (!cancelled) return null;
    const plans = cancelled.plans.map((plan) => {
      return { ...plan, subscriptionId: cancelled.renewedId ?? subscriptionIdOf(orderId, plan.lineId) };
    });
    const ended = await this.subscriptions.endedOf(plans.map(({ subscriptionId }) => subscriptionId));
    return plans.map(({ productName, ends, subscriptionId }) => {
      return { productName, ends: ends || ended.has(subscriptionId) };
    });
  }

  /** What was paid back under this id; null for a refund that is not there. */
  refund(refundId: string): Promise<RefundForMail | null> {
    return this.refunds.find(refundId);
  }
}

function toOrder({ email: _, name, address, postalCode, city, ...order }: OverviewOrder): ConfirmedOrder {
  const recipient = { name: name ?? '', address: address ?? '', postalCode: postalCode ?? '', city: city ?? '' };
  return { ...order, recipient };
}
