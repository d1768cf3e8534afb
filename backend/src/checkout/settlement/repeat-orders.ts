import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { readState } from '../../platform/event-sourcing/deciding/read-state.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { orderDecider } from '../../orders/order.decider.js';
import type { OrderLine } from '../../orders/order.events.js';
import { CheckoutClosing } from './checkout-closing.js';
import type { Checkout } from '../checkout.entity.js';
import { isSamePurchase } from '../quote/order-lines.js';
import { orderIdOf } from '../../platform/ids/order-id.js';

type RecentCheckout = Pick<Checkout, 'id' | 'status'> & { paymentIntentId: string };

const recent = `
  select id, status, payment_intent_id as "paymentIntentId" from checkouts
  where sid_hash = $1 and status in ('closing', 'settled') and payment_intent_id is not null
    and updated_at > now() - interval '60 minutes'
  order by updated_at desc limit 20`;

/** Finds out whether a shopper is about to pay for the same basket twice. */
@Injectable()
export class RepeatOrders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: EventStore,
    private readonly closing: CheckoutClosing,
  ) {}

  /** Throws `already-paid` when this shopper paid for these lines within the last hour, or that payment is processing. */
  async refuse(sidHash: string, lines: readonly OrderLine[], context: CommandContext): Promise<void> {
    for (const checkout of await this.dataSource.query<RecentCheckout[]>(recent, [sidHash])) {
      const order = await this.orderOf(checkout, context);
      if (!order || order.isCancelled || !isSamePurchase(order.lines, lines)) continue;
      throw new DomainError('already-paid', { orderNumber: order.orderNumber, isPaid: order.isPaid });
    }
  }

  /** A checkout that is being closed may be paid without the shop knowing yet, so its payment is settled first. */
  private async orderOf({ id, status, paymentIntentId }: RecentCheckout, context: CommandContext) {
    const order = await this.readOrder(paymentIntentId);
    if (order || status !== 'closing') return order;
    await this.closing.review(id, context);
    return this.readOrder(paymentIntentId);
  }

  /** Reads the stream, because a read model may not have caught up with an order that was placed a moment ago. */
  private async readOrder(paymentIntentId: string) {
    const { events } = await readState(this.store, orderDecider, orderIdOf(paymentIntentId));
    const types = new Set(events.map(({ type }) => type));
    const placed = events.find((event) => event.type === 'OrderPlaced');
    if (!placed) return null;
    const { orderNumber, lines } = placed.data;
    const isCancelled = types.has('OrderCancelled') || types.has('PaymentFailed');
    return { orderNumber, lines, isPaid: types.has('PaymentCaptured'), isCancelled };
  }
}
