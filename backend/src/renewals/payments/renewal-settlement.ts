import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { SettledRenewal } from '../../../../contracts/subscriptions.js';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import type { CommandResult } from '../../platform/event-sourcing/deciding/command-execution.js';
import type { Command, CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { readState } from '../../platform/event-sourcing/deciding/read-state.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { Turns } from '../../platform/timing/turns.js';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import { ReleaseStock } from '../../inventory/commands/release-stock.js';
import { CapturePayment } from '../../orders/commands/capture-payment.js';
import { PlaceOrder } from '../../orders/commands/place-order.js';
import { orderDecider } from '../../orders/order.decider.js';
import type { Decline, Payment } from '../../platform/payments/payment.js';
import { SavedPayments } from '../../platform/payments/saved-payments.js';
import { AbandonRenewal } from '../../subscriptions/commands/abandon-renewal.js';
import { DeclineRenewal } from '../../subscriptions/commands/decline-renewal.js';
import { NoteProcessingRenewal } from '../../subscriptions/commands/note-processing-renewal.js';
import { RenewSubscription } from '../../subscriptions/commands/renew-subscription.js';
import { CustomerHolds } from '../subscriber/customer-holds.js';
import { PaymentMethods } from '../payment-methods/payment-methods.js';
import type { RenewalPayment } from './renewal-payment.entity.js';
import { RenewalPayments } from './renewal-payments.js';
import { customerHoldOf, orderOf, renewalIdOf } from '../renewal.js';
import { SubscriptionReader, type ReadSubscription } from '../../subscriptions/subscription-reader.query.js';

/** How a renewal stands after it was looked at. `position` is where read models must be to show it. */
export interface RenewalOutcome {
  outcome: SettledRenewal['outcome'];
  position: bigint | null;
}

export const nothingToDo: RenewalOutcome = { outcome: 'nothing-to-do', position: null };

/**
 * Writes down what follows from a payment of a delivery, as it is at the provider now. The worker that charged, the
 * provider's notice, the customer's browser and the sweep all end here, in any order and any number of times: the order's
 * id derives from subscription and cycle, and each stream takes each fact once. The subscription hears of it last: until
 * then the attempt is open and comes back.
 */
@Injectable()
export class RenewalSettlement {
  private readonly logger = new Logger('renewals');
  private readonly turns = new Turns();

  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly provider: SavedPayments,
    private readonly payments: RenewalPayments,
    private readonly methods: PaymentMethods,
    private readonly holds: CustomerHolds,
    private readonly reader: SubscriptionReader,
  ) {}

  /** Those of this process who do something about one delivery take turns: a notice waits for the worker it is about. */
  inTurn<T>(renewalId: string, work: () => Promise<T>): Promise<T> {
    return this.turns.take(renewalId, work);
  }

  /** A payment that somebody heard of, whoever it belongs to. */
  async settle(paymentIntentId: string, context: CommandContext): Promise<RenewalOutcome> {
    const row = await this.payments.findByIntent(paymentIntentId);
    if (row) return this.inTurn(row.renewalId, () => this.look(row, context));
    return this.keepUnmatched(await this.provider.find(paymentIntentId), 'unknown-renewal');
  }

  /**
   * The payment of a delivery, as it is now. A refusal counts only where the bank was waited for: others have their answer. The
   * subscription is read before the payment: the other way round, a payment seen before it went to the bank would be
   * taken for one that came back from there refused.
   */
  async look(row: RenewalPayment, cause: CommandContext): Promise<RenewalOutcome> {
    const context = { ...cause, at: this.clock.at() };
    const subscription = await this.reader.read(row.subscriptionId);
    if (!row.heldUntil && (await this.isSettled(subscription, row)))
      return { outcome: 'renewed', position: subscription.position };
    const payment = await this.provider.find(row.paymentIntentId);
    const mismatch = this.mismatchOf(payment, row);
    if (mismatch) return this.keepUnmatched(payment, mismatch);
    if (payment.status === 'succeeded') return this.paid(subscription, row, payment, context);
    const { payment: current, nextCycle } = subscription.state;
    if (nextCycle !== row.cycle || current.phase !== 'processing' || payment.status === 'processing')
      return nothingToDo;
    return this.declined(subscription, payment.decline ?? { kind: 'soft', code: payment.status }, context);
  }

  /** The answer to the charge that belongs to the open attempt. */
  async answered(
    subscription: ReadSubscription,
    row: RenewalPayment,
    payment: Payment,
    context: CommandContext,
  ): Promise<RenewalOutcome> {
    const mismatch = this.mismatchOf(payment, row);
    if (mismatch) return this.keepUnmatched(payment, mismatch);
    switch (payment.status) {
      case 'succeeded':
        return this.paid(subscription, row, payment, context);
      case 'processing': {
        const { subscriptionId, state } = subscription;
        const facts = { cycle: row.cycle, attempt: state.payment.attempt, paymentIntentId: payment.id };
        return this.execute('processing', new NoteProcessingRenewal({ subscriptionId, ...facts }, context));
      }
      case 'canceled':
        await this.payments.forget(row);
        return this.abandoned(subscription, context);
      case 'open':
        return this.declined(
          subscription,
          payment.decline ?? { kind: 'hard', code: 'authentication_required' },
          context,
        );
    }
  }

  /** What was held goes back before the attempt is closed: an attempt that is open always comes back. */
  async declined(
    subscription: ReadSubscription,
    { kind, code }: Decline,
    context: CommandContext,
  ): Promise<RenewalOutcome> {
    if (!(await this.release(subscription, context))) return nothingToDo;
    return this.execute('declined', new DeclineRenewal({ ...attemptOf(subscription), kind, code }, context));
  }

  /** Nothing was charged and nothing will be by this attempt. */
  async abandoned(subscription: ReadSubscription, context: CommandContext): Promise<RenewalOutcome> {
    if (!(await this.release(subscription, context))) return nothingToDo;
    return this.execute('declined', new AbandonRenewal(attemptOf(subscription), context));
  }

  private async paid(
    { subscriptionId, terms, state }: ReadSubscription,
    row: RenewalPayment,
    { id: paymentIntentId, receivedCents: amountCents, ...payment }: Payment,
    context: CommandContext,
  ): Promise<RenewalOutcome> {
    const { renewalId: orderId, cycle, heldUntil } = row;
    const isOver = cycle < state.nextCycle;
    if (isOver && (await this.orderEvents(orderId)).length === 0)
      return this.keepUnmatched({ id: paymentIntentId, receivedCents: amountCents, ...payment }, 'renewal-skipped');
    const agreed = orderOf(terms, { subscriptionId, cycle });
    const checkoutId = heldUntil ? customerHoldOf(paymentIntentId) : agreed.checkoutId;
    const order = { orderId, orderNumber: await this.nextOrderNumber(), paymentIntentId, ...agreed, checkoutId };
    await this.commands.execute(new PlaceOrder(order, context));
    failpoint('renewal.order-placed');
    await this.commands.execute(new CapturePayment({ orderId, paymentIntentId, amountCents }, context));
    failpoint('renewal.payment-captured');
    if (heldUntil) await this.methods.keepPaidWith(subscriptionId, paymentIntentId);
    const renewed = await this.execute('renewed', new RenewSubscription({ subscriptionId, cycle, orderId }, context));
    failpoint('renewal.renewed');
    if (heldUntil) await this.holds.afterSale(row, terms, context);
    return renewed;
  }

  /** Everything that follows from this payment was written down before. */
  private async isSettled({ state }: ReadSubscription, row: RenewalPayment): Promise<boolean> {
    if (row.cycle >= state.nextCycle) return false;
    return (await this.orderEvents(row.renewalId)).includes('PaymentCaptured');
  }

  private async orderEvents(orderId: string): Promise<string[]> {
    return (await readState(this.store, orderDecider, orderId)).events.map(({ type }) => type);
  }

  /** False when another worker has closed the attempt meanwhile: what is held now is not ours. */
  private async release({ subscriptionId, terms, state }: ReadSubscription, context: CommandContext): Promise<boolean> {
    const current = (await this.reader.read(subscriptionId)).state;
    const isClosed = current.payment.phase === 'waiting' || current.payment.attempt !== state.payment.attempt;
    if (isClosed || current.nextCycle !== state.nextCycle) return false;
    const checkoutId = renewalIdOf(subscriptionId, state.nextCycle);
    await this.commands.execute(new ReleaseStock({ productId: terms.productId, checkoutId }, context));
    failpoint('renewal.stock-given-back');
    return true;
  }

  private async execute(outcome: RenewalOutcome['outcome'], command: Command): Promise<RenewalOutcome> {
    const { position } = await this.commands.execute<Command, CommandResult>(command);
    return { outcome, position };
  }

  private mismatchOf(payment: Payment, row: RenewalPayment): string | null {
    if (payment.id !== row.paymentIntentId) return 'unknown-renewal';
    if (payment.live !== this.config.stripe.live) return 'other-mode';
    if (payment.currency !== 'EUR') return 'other-currency';
    if (payment.amountCents !== row.amountCents) return 'other-amount';
    return payment.status === 'succeeded' && payment.receivedCents !== row.amountCents ? 'other-amount' : null;
  }

  /** Money that fits no delivery goes on the list for staff. */
  private async keepUnmatched(
    payment: Pick<Payment, 'id' | 'status' | 'receivedCents' | 'currency'>,
    reason: string,
  ): Promise<RenewalOutcome> {
    if (payment.status !== 'succeeded') return nothingToDo;
    this.logger.error({ paymentIntentId: payment.id, reason }, 'Payment of a renewal without an order');
    await this.dataSource.query(
      `insert into unmatched_payments (payment_intent_id, amount_cents, currency, reason) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [payment.id, payment.receivedCents, payment.currency, reason],
    );
    return nothingToDo;
  }

  /** `2026-000123`, from the sequence of all orders; a gap is allowed. */
  private async nextOrderNumber(): Promise<string> {
    const [row] = await this.dataSource.query<{ number: string }[]>(`select nextval('order_numbers')::text as number`);
    return `${this.clock.at().slice(0, 4)}-${row!.number.padStart(6, '0')}`;
  }
}

function attemptOf({ subscriptionId, state }: ReadSubscription) {
  return { subscriptionId, cycle: state.nextCycle, attempt: state.payment.attempt };
}
