import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource, IsNull } from 'typeorm';
import { CapturePayment } from '../orders/commands/capture-payment.js';
import { PlaceOrder } from '../orders/commands/place-order.js';
import type { AgreedOrder } from '../orders/order.events.js';
import { OrderReader } from '../orders/order-reader.query.js';
import { Clock } from '../platform/clock/clock.js';
import { AppConfig } from '../platform/config/app-config.js';
import type { CommandResult } from '../platform/event-sourcing/deciding/command-execution.js';
import type { CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { EventStoreUnavailableError } from '../platform/event-sourcing/event-store.js';
import type { Payment } from '../platform/payments/payment.js';
import { DispatchSettings } from '../settings/dispatch-settings.js';
import { OrderNumbers } from './order-numbers.js';
import { decisionDueAt } from './unmatched/open-payments.js';
import { UnmatchedPayment } from './unmatched/unmatched-payment.entity.js';
import { countOf } from '../platform/database/rows.js';

/** A webhook, the browser and a sweep have all tried by then. */
const settlesWithinMs = 3 * 60_000;

const list = `
  insert into unmatched_payments (payment_intent_id, amount_cents, currency, reason) values ($1, $2, $3, $4)
  on conflict (payment_intent_id) do update set resolution = null, resolved_at = null
    where unmatched_payments.resolution = 'ordered'
  returning payment_intent_id`;

/**
 * The steps from payment to order that checkouts and renewals share; each is idempotent. A checkout matches its payment
 * with a quote. It may place its order while the payment is processing, and cancels that order if the payment fails. A
 * renewal has one fixed amount, places its order only when paid, and then updates its subscription.
 */
@Injectable()
export class OrderPlacement {
  private readonly logger = new Logger('settlement');

  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
    private readonly orders: OrderReader,
    private readonly numbers: OrderNumbers,
    private readonly dispatch: DispatchSettings,
  ) {}

  /** Returns why this shop refuses the payment, or null. */
  refusalOf({ live, currency }: Pick<Payment, 'live' | 'currency'>): 'other-mode' | 'other-currency' | null {
    if (live !== this.config.stripe.live) return 'other-mode';
    return currency === 'EUR' ? null : 'other-currency';
  }

  /** Returns the stored number. Its year differs from `context.at` when the order was placed in another year. */
  async place(
    order: { orderId: string } & AgreedOrder,
    context: CommandContext,
  ): Promise<{ orderNumber: string | null; position: bigint | null }> {
    const orderNumber = await this.numbers.of(order.orderId, context.at);
    const dispatchOn = order.replaces && (await this.dispatch.dayOf(context.at));
    const place = new PlaceOrder({ ...order, orderNumber, dispatchOn }, context);
    const { events, position } = await this.commands.execute<PlaceOrder, CommandResult>(place);
    return { orderNumber: events.length > 0 ? orderNumber : await this.orders.numberOf(order.orderId), position };
  }

  /** Returns the position of the order's newest event. */
  async capture(
    orderId: string,
    { id: paymentIntentId, receivedCents: amountCents, method }: Pick<Payment, 'id' | 'receivedCents' | 'method'>,
    context: CommandContext,
  ): Promise<bigint | null> {
    const dispatchOn = await this.dispatch.dayOf(context.at);
    const capture = new CapturePayment({ orderId, paymentIntentId, amountCents, method, dispatchOn }, context);
    return (await this.commands.execute<CapturePayment, CommandResult>(capture)).position;
  }

  /** Lists a succeeded payment without an order for staff, once. Reopens one whose order could not be made. */
  async listUnmatched(
    { id: paymentIntentId, status, receivedCents: amountCents, currency }: UnmatchedFacts,
    reason: string,
  ): Promise<void> {
    if (status !== 'succeeded') return;
    const listed = await countOf(this.dataSource, list, [paymentIntentId, amountCents, currency, reason]);
    if (listed > 0) this.logger.error({ paymentIntentId, reason }, 'Payment without an order');
  }

  /**
   * Runs a settlement. When it fails and the payment was captured minutes ago without becoming the order `orderId`,
   * lists the payment for staff, whatever the error, and rethrows.
   */
  async orListed<T>(payment: Payment, orderId: string, settle: () => Promise<T>): Promise<T> {
    try {
      return await settle();
    } catch (error) {
      await this.listOverdue(payment, orderId).catch((failure: unknown) => this.logger.error(failure));
      throw error;
    }
  }

  /**
   * Takes a listed payment off the list before it becomes an order, so that staff cannot refund it too. Returns false
   * when it was refunded.
   */
  async takeOffList(paymentIntentId: string): Promise<boolean> {
    const listed = this.dataSource.getRepository(UnmatchedPayment);
    if (!(await listed.existsBy({ paymentIntentId }))) return true;
    const ordered = { resolution: 'ordered', resolvedAt: new Date(), dueAt: () => decisionDueAt } as const;
    await listed.update({ paymentIntentId, resolution: IsNull() }, ordered);
    return listed.existsBy({ paymentIntentId, resolution: ordered.resolution });
  }

  private async listOverdue(payment: Payment, orderId: string): Promise<void> {
    const sinceMs = this.clock.now().getTime() - payment.madeAt.getTime();
    if (payment.status !== 'succeeded' || sinceMs < settlesWithinMs) return;
    const isCaptured = await this.orders.hasCaptured(orderId).catch(falseIfUnavailable);
    if (!isCaptured) await this.listUnmatched(payment, 'settlement-failed');
  }
}

/** False while the event store is unavailable: the payment waits for staff until a settlement succeeds. */
function falseIfUnavailable(error: unknown): false {
  if (error instanceof EventStoreUnavailableError) return false;
  throw error;
}

type UnmatchedFacts = Pick<Payment, 'id' | 'status' | 'receivedCents' | 'currency'>;
