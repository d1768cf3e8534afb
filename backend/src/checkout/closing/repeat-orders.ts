import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { OrderLine } from '../../orders/order.events.js';
import { CheckoutClosing } from './checkout-closing.js';
import { checkoutStatuses } from '../checkout.entity.js';
import { isSamePurchase } from '../quote/order-lines.js';
import { orderIdOf } from '../../platform/ids/order-id.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import { rowsOf } from '../../platform/database/rows.js';

const Recent = z.object({ id: z.string(), status: z.enum(checkoutStatuses), paymentIntentId: z.string().nullable() });
type RecentCheckout = z.infer<typeof Recent>;

const recent = `
  select id, status, payment_intent_id as "paymentIntentId" from checkouts
  where sid_hash = $1 and status in ('closing', 'settled')
    and updated_at > now() - interval '60 minutes'
  order by updated_at desc limit 20`;

/** Detects a second payment for the same basket. */
@Injectable()
export class RepeatOrders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderReader,
    private readonly closing: CheckoutClosing,
  ) {}

  /**
   * Throws `already-paid` when this shopper paid for these lines within an hour, or that payment is processing. Ends
   * closing checkouts whose close failed, so that they block neither pieces nor codes of this shopper.
   */
  async refuse(sidHash: string, lines: readonly OrderLine[], context: CommandContext): Promise<void> {
    for (const checkout of await rowsOf(this.dataSource, Recent, recent, [sidHash])) {
      const order = await this.orderOf(checkout, context);
      if (!order || order.status === 'cancelled' || !isSamePurchase(order.lines, lines)) continue;
      throw new DomainError('already-paid', { orderNumber: order.orderNumber, isPaid: order.paidAt !== null });
    }
  }

  /** Settles the payment of a closing checkout first, because the shop may not know that it is paid. */
  private async orderOf({ id, status, paymentIntentId }: RecentCheckout, context: CommandContext) {
    const find = () => (paymentIntentId === null ? null : this.orders.find(orderIdOf(paymentIntentId)));
    const order = await find();
    if (order || status !== 'closing') return order;
    await this.closing.review(id, context);
    return find();
  }
}
