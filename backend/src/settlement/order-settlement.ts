import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { CapturePayment } from '../orders/commands/capture-payment.js';
import { PlaceOrder } from '../orders/commands/place-order.js';
import type { PlacedOrder } from '../orders/order.events.js';
import { AppConfig } from '../platform/config/app-config.js';
import type { CommandResult } from '../platform/event-sourcing/deciding/command-execution.js';
import type { CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import type { Payment } from '../platform/payments/payment.js';
import { OrderNumbers } from './order-numbers.js';
import { PlacedOrders } from './placed-orders.js';
import { UnmatchedPayment } from './unmatched-payment.entity.js';

type AgreedOrder = { orderId: string } & Omit<PlacedOrder, 'orderNumber'>;

/**
 * The steps from payment to order that checkouts and renewals share; each is idempotent. A checkout matches its payment
 * with a quote. It may place its order while the payment is processing, and cancels that order if the payment fails. A
 * renewal has one fixed amount, places its order only when paid, and then updates its subscription.
 */
@Injectable()
export class OrderSettlement {
  private readonly logger = new Logger('settlement');

  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly commands: CommandBus,
    private readonly orders: PlacedOrders,
    private readonly numbers: OrderNumbers,
  ) {}

  /** Returns why this shop refuses the payment, or null. */
  refusalOf({ live, currency }: Pick<Payment, 'live' | 'currency'>): 'other-mode' | 'other-currency' | null {
    if (live !== this.config.stripe.live) return 'other-mode';
    return currency === 'EUR' ? null : 'other-currency';
  }

  /** Returns the stored number. Its year differs from `context.at` when the order was placed in another year. */
  async place(
    order: AgreedOrder,
    context: CommandContext,
  ): Promise<{ orderNumber: string | null; position: bigint | null }> {
    const orderNumber = await this.numbers.of(order.orderId, context.at);
    const place = new PlaceOrder({ ...order, orderNumber }, context);
    const { events, position } = await this.commands.execute<PlaceOrder, CommandResult>(place);
    if (events.length > 0) this.orders.remember(order.orderId, orderNumber);
    return { orderNumber: await this.orders.numberOf(order.orderId), position };
  }

  /** Returns the position of the order's newest event. */
  async capture(
    orderId: string,
    { id: paymentIntentId, receivedCents: amountCents, method }: Pick<Payment, 'id' | 'receivedCents' | 'method'>,
    context: CommandContext,
  ): Promise<bigint | null> {
    const capture = new CapturePayment({ orderId, paymentIntentId, amountCents, method }, context);
    return (await this.commands.execute<CapturePayment, CommandResult>(capture)).position;
  }

  /** Lists a succeeded payment without an order for staff, once. */
  async listUnmatched(
    { id: paymentIntentId, status, receivedCents: amountCents, currency }: UnmatchedFacts,
    reason: string,
  ): Promise<void> {
    if (status !== 'succeeded') return;
    const row = { paymentIntentId, amountCents, currency, reason };
    const insert = this.dataSource.createQueryBuilder().insert().into(UnmatchedPayment).values(row).orIgnore();
    const { raw } = await insert.returning('payment_intent_id').execute();
    if ((raw as object[]).length > 0) this.logger.error({ paymentIntentId, reason }, 'Payment without an order');
  }
}

type UnmatchedFacts = Pick<Payment, 'id' | 'status' | 'receivedCents' | 'currency'>;
