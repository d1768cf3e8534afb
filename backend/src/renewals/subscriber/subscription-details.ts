import { Injectable } from '@nestjs/common';
import type { CustomerSubscriptionDetail } from '../../../../contracts/subscriptions.js';
import { Clock } from '../../platform/clock/clock.js';
import { CustomerOrders } from '../../projections/admin-order-list/customer-orders.query.js';
import { dayWhenResumed, deliveryAfterNext } from '../../subscriptions/subscription.js';
import { SubscriptionReader } from '../../subscriptions/subscription-reader.query.js';

/** Previews a decision, with the dates that the domain rules compute. */
@Injectable()
export class SubscriptionDetails {
  constructor(
    private readonly clock: Clock,
    private readonly reader: SubscriptionReader,
    private readonly orders: CustomerOrders,
  ) {}

  async read(subscriptionId: string, mailbox: string): Promise<CustomerSubscriptionDetail> {
    const { state, terms } = await this.reader.read(subscriptionId);
    const today = this.clock.today();
    const canSkip = state.status === 'active' && state.payment.phase === 'waiting';
    const orders = await this.orders.ofSubscription(mailbox, subscriptionId, terms.orderId);
    return {
      afterSkip: canSkip ? deliveryAfterNext(state, today).nextDeliveryDate : null,
      afterResume: state.status === 'paused' ? dayWhenResumed(state, today) : null,
      deliveries: orders.map(({ id, orderNumber, createdAt, status, totalAmount }) => {
        return { id, orderNumber, createdAt, status, totalAmount };
      }),
    };
  }
}
