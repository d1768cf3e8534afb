import { amsterdamYear } from '../../../../contracts/values/calendar.js';
import { firstDispatchRules } from '../../../../contracts/shipping/dispatch-rules.js';
import { dispatchDay } from '../../../../contracts/shipping/dispatch.js';
import type { Command } from '../../platform/event-sourcing/deciding/decider.js';
import type { Actor } from '../../platform/event-sourcing/events.js';
import { CancelOrder } from '../../orders/commands/cancel-order.js';
import { CapturePayment } from '../../orders/commands/capture-payment.js';
import { ConfirmRefund } from '../../orders/commands/confirm-refund.js';
import { FailPayment } from '../../orders/commands/fail-payment.js';
import { ChangeOrderStatus } from '../../orders/commands/change-order-status.js';
import { PlaceOrder } from '../../orders/commands/place-order.js';
import type { OpenStatus, PlacedOrder } from '../../orders/order.events.js';
import { contextOf, provider, type CommandLog } from './command-log.js';
import { day, hour } from './moments.js';
import type { HistoryBasket } from './baskets.js';
import type { Random } from './random.js';

/** Times in milliseconds; null when it has not happened. */
export interface HistoryOrder {
  orderId: string;
  at: number;
  actor: Actor;
  agreed: PlacedOrder;
  shippedAt: number | null;
  deliveredAt: number | null;
  cancelledAt: number | null;
  /** Cancelled after its payment. */
  isRefunded: boolean;
}

export interface OrderRequest {
  orderId: string;
  at: number;
  contactId: string;
  actor: Actor;
  basket: HistoryBasket;
  discountCode: string | null;
  renewal: PlacedOrder['renewal'];
}

type Outcome = 'succeeds' | 'awaits payment' | 'fails' | 'is cancelled';

export class OrderHistory {
  readonly orders: HistoryOrder[] = [];

  constructor(
    private readonly commandLog: CommandLog,
    private readonly now: number,
    private readonly staff: Actor,
    private readonly random: Random,
  ) {}

  place({ orderId, at, contactId, actor, basket, discountCode, renewal }: OrderRequest): HistoryOrder {
    const number = this.orders.length + 1;
    const orderNumber = `${amsterdamYear(new Date(at).toISOString())}-${String(number).padStart(6, '0')}`;
    const paymentIntentId = `pi_demo_${number}`;
    const buyer = { checkoutId: null, paymentIntentId, contactId };
    const agreed: PlacedOrder = {
      ...{ orderNumber, ...buyer, currency: 'EUR', ...basket, discountCode },
      termsVersion: null,
      replaces: null,
      addsTo: null,
      dispatchOn: null,
      renewal,
    };
    const nothing = { shippedAt: null, deliveredAt: null, cancelledAt: null, isRefunded: false };
    const order: HistoryOrder = { orderId, at, actor, agreed, ...nothing };
    this.orders.push(order);
    this.add(order, new PlaceOrder({ orderId, ...agreed }, contextOf(at, actor, orderId)));
    this.follow(order, this.outcome(order));
    return order;
  }

  /** Orders with a subscription always succeed, because the subscription continues. */
  private outcome({ at, agreed }: HistoryOrder): Outcome {
    if (agreed.lines.some(({ subscription }) => subscription)) return 'succeeds';
    const age = this.now - at;
    const roll = this.random();
    if (age < 2 * day) return roll < 0.2 ? 'awaits payment' : 'succeeds';
    if (roll < 0.01) return 'fails';
    return roll < 0.045 ? 'is cancelled' : 'succeeds';
  }

  private follow(order: HistoryOrder, outcome: Outcome): void {
    const { orderId, at, agreed } = order;
    const { paymentIntentId, totalCents } = agreed;
    if (outcome === 'awaits payment') return;
    if (outcome === 'fails') {
      order.cancelledAt = this.between(at, 20 * hour, 44 * hour);
      const failed = { orderId, paymentIntentId, reason: 'insufficient_funds' };
      return this.add(order, new FailPayment(failed, contextOf(order.cancelledAt, provider, orderId)));
    }
    const paidAt = Math.min(at + 4000, this.now);
    const dispatchOn = dispatchDay(new Date(paidAt).toISOString(), firstDispatchRules);
    const paid = { orderId, paymentIntentId, amountCents: totalCents, dispatchOn };
    this.add(order, new CapturePayment(paid, contextOf(paidAt, provider, orderId)));
    if (outcome === 'is cancelled') return this.cancel(order);
    const shippedAt = this.between(at, 5 * hour, 30 * hour);
    const deliveredAt = this.between(shippedAt, 18 * hour, 60 * hour);
    if (shippedAt < this.now) {
      this.move(order, 'shipped', shippedAt);
      order.shippedAt = shippedAt;
    }
    if (deliveredAt >= this.now) return;
    this.move(order, 'delivered', deliveredAt);
    order.deliveredAt = deliveredAt;
  }

  private cancel(order: HistoryOrder): void {
    const { orderId, at, agreed } = order;
    order.cancelledAt = this.between(at, hour, 5 * hour);
    order.isRefunded = true;
    this.add(order, new CancelOrder({ orderId }, contextOf(order.cancelledAt, this.staff, orderId)));
    const refund = { orderId, refundId: `refund:${orderId}`, amountCents: agreed.totalCents, byHand: false };
    this.add(order, new ConfirmRefund(refund, contextOf(order.cancelledAt + hour, provider, orderId)));
  }

  private move(order: HistoryOrder, status: OpenStatus, at: number): void {
    const { orderId } = order;
    this.add(order, new ChangeOrderStatus({ orderId, status }, contextOf(at, this.staff, orderId)));
  }

  private add({ orderId }: HistoryOrder, command: Command): void {
    this.commandLog.add(`order-${orderId}`, command);
  }

  private between(at: number, least: number, most: number): number {
    return Math.floor(at + least + this.random() * (most - least));
  }
}
