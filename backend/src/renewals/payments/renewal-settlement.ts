import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { SettledRenewal } from '../../../../contracts/subscriptions.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CommandResult } from '../../platform/event-sourcing/deciding/command-execution.js';
import type { Command, CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { KeyedMutex } from '../../platform/timing/keyed-mutex.js';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import { ReleaseStock } from '../../inventory/commands/release-stock.js';
import type { Decline, Payment } from '../../platform/payments/payment.js';
import { SavedPayments } from '../../platform/payments/saved-payments.js';
import { OrderPlacement } from '../../ordering/order-placement.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import { AbandonRenewal } from '../../subscriptions/commands/abandon-renewal.js';
import { DeclineRenewal } from '../../subscriptions/commands/decline-renewal.js';
import { NoteProcessingRenewal } from '../../subscriptions/commands/note-processing-renewal.js';
import { RenewSubscription } from '../../subscriptions/commands/renew-subscription.js';
import { CustomerReservations } from '../subscriber/customer-reservations.js';
import { PaymentMethods } from '../payment-methods/payment-methods.js';
import type { RenewalPayment } from './renewal-payment.entity.js';
import { RenewalPayments } from './renewal-payments.js';
import { customerReservationOf, orderOf, renewalIdOf } from '../renewal.js';
import { SubscriptionReader, type ReadSubscription } from '../../subscriptions/subscription-reader.query.js';

/** `position` is the event that read models must have passed to show the outcome. */
export interface RenewalOutcome {
  outcome: SettledRenewal['outcome'];
  position: bigint | null;
}

export const nothingToDo: RenewalOutcome = { outcome: 'nothing-to-do', position: null };

/**
 * Records what follows from the present state of a delivery's payment. Idempotent: worker, webhook, browser and sweep
 * all call it. The subscription is updated last, so that an interrupted settlement runs again.
 */
@Injectable()
export class RenewalSettlement {
  private readonly mutex = new KeyedMutex();

  constructor(
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly placement: OrderPlacement,
    private readonly orders: OrderReader,
    private readonly provider: SavedPayments,
    private readonly payments: RenewalPayments,
    private readonly methods: PaymentMethods,
    private readonly reservations: CustomerReservations,
    private readonly reader: SubscriptionReader,
  ) {}

  exclusively<T>(renewalId: string, work: () => Promise<T>): Promise<T> {
    return this.mutex.run(renewalId, work);
  }

  /** Settles any payment of a renewal; one without a delivery is listed as unmatched. */
  async settle(paymentIntentId: string, context: CommandContext): Promise<RenewalOutcome> {
    const row = await this.payments.findByIntent(paymentIntentId);
    if (row) return this.exclusively(row.renewalId, () => this.look(row, context));
    const payment = await this.provider.find(paymentIntentId);
    const lost = await this.lostRowOf(payment);
    if (lost) return this.exclusively(lost.renewalId, () => this.look(lost, context));
    return this.keepUnmatched(payment, 'unknown-renewal');
  }

  /** A restore of Postgres may have lost the row of a payment that the log names. */
  private async lostRowOf({ id, renewal }: Payment): Promise<RenewalPayment | null> {
    const subscription = renewal && (await this.reader.find(renewal.subscriptionId));
    return subscription?.processingPaymentId === id ? this.payments.findProcessing(subscription) : null;
  }

  /**
   * Settles a payment in its current state at the provider. Reads the subscription first. In the other order, a charge
   * between the two reads would look like a decline: payment open, attempt processing.
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
    if (payment.status === 'processing')
      return row.heldUntil ? this.stillProcessing(subscription, row, context) : nothingToDo;
    if (nextCycle !== row.cycle || current.phase !== 'processing') return nothingToDo;
    const decline = payment.decline ?? { kind: 'soft', code: payment.status };
    if (!row.heldUntil) return this.declined(subscription, decline, context);
    const kind = current.needsCustomer ? 'hard' : 'soft'; // the link used another method than the saved one
    return this.declined(subscription, { ...decline, kind }, context);
  }

  /** Records the result of charging the open attempt. */
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
        const noted = await this.noteProcessing(subscription, row, context);
        failpoint('debit.noted');
        return noted;
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

  /** Releases the stock before closing the attempt, because only an open attempt is retried. */
  async declined(
    subscription: ReadSubscription,
    { kind, code }: Decline,
    context: CommandContext,
  ): Promise<RenewalOutcome> {
    if (!(await this.release(subscription, context))) return nothingToDo;
    return this.execute(
      'declined',
      new DeclineRenewal({ ...attemptOf(subscription), phase: subscription.state.payment.phase, kind, code }, context),
    );
  }

  /** Closes an attempt that charged nothing. */
  async abandoned(subscription: ReadSubscription, context: CommandContext): Promise<RenewalOutcome> {
    if (!(await this.release(subscription, context))) return nothingToDo;
    return this.execute('declined', new AbandonRenewal(attemptOf(subscription), context));
  }

  /** The customer paid by the link, and the bank takes days. The former method stays until the debit is paid. */
  private async stillProcessing(
    subscription: ReadSubscription,
    row: RenewalPayment,
    context: CommandContext,
  ): Promise<RenewalOutcome> {
    const { subscriptionId, terms } = subscription;
    await this.methods.notePaying({ subscriptionId, contactId: terms.contactId }, row.paymentIntentId);
    return this.noteProcessing(subscription, row, context);
  }

  private noteProcessing(
    { subscriptionId, state }: ReadSubscription,
    { cycle, paymentIntentId }: RenewalPayment,
    context: CommandContext,
  ): Promise<RenewalOutcome> {
    const { phase, attempt: newest } = state.payment;
    const attempt = phase === 'waiting' ? newest + 1 : newest;
    const facts = { subscriptionId, cycle, attempt, paymentIntentId };
    return this.execute('processing', new NoteProcessingRenewal(facts, context));
  }

  private paid(
    subscription: ReadSubscription,
    row: RenewalPayment,
    payment: Payment,
    context: CommandContext,
  ): Promise<RenewalOutcome> {
    return this.placement.orListed(payment, row.renewalId, () => this.order(subscription, row, payment, context));
  }

  private async order(
    { subscriptionId, termsOf, state }: ReadSubscription,
    row: RenewalPayment,
    payment: Payment,
    context: CommandContext,
  ): Promise<RenewalOutcome> {
    const { renewalId: orderId, cycle, heldUntil } = row;
    const isOver = cycle < state.nextCycle;
    if (isOver && !(await this.orders.find(orderId))) return this.keepUnmatched(payment, 'renewal-skipped');
    if (!(await this.placement.takeOffList(payment.id))) return nothingToDo;
    const { id: paymentIntentId } = payment;
    const terms = termsOf(cycle);
    const agreed = orderOf(terms, { subscriptionId, cycle });
    const checkoutId = heldUntil ? customerReservationOf(paymentIntentId) : agreed.checkoutId;
    await this.placement.place({ orderId, paymentIntentId, ...agreed, checkoutId }, context);
    failpoint('renewal.order-placed');
    await this.placement.capture(orderId, payment, context);
    failpoint('renewal.payment-captured');
    if (heldUntil) await this.methods.keepPaidWith({ subscriptionId, contactId: terms.contactId }, paymentIntentId);
    const renewed = await this.execute('renewed', new RenewSubscription({ subscriptionId, cycle, orderId }, context));
    failpoint('renewal.renewed');
    if (heldUntil) await this.reservations.afterSale(row, terms, context);
    return renewed;
  }

  private async isSettled({ state }: ReadSubscription, row: RenewalPayment): Promise<boolean> {
    if (row.cycle >= state.nextCycle) return false;
    return (await this.orders.find(row.renewalId))?.paidAt != null;
  }

  /**
   * Returns false when another worker closed the attempt meanwhile, or the bank began to process it. Then it releases what this worker
   * held since, unless an order or an attempt under way has these pieces.
   */
  private async release({ subscriptionId, terms, state }: ReadSubscription, context: CommandContext): Promise<boolean> {
    const { nextCycle, payment } = (await this.reader.read(subscriptionId)).state;
    const isSameCycle = nextCycle === state.nextCycle;
    const isUnderWay = isSameCycle && payment.phase !== 'waiting';
    const isOpen = isUnderWay && payment.attempt === state.payment.attempt && payment.phase === state.payment.phase;
    const checkoutId = renewalIdOf(subscriptionId, state.nextCycle);
    if (!isOpen && (isUnderWay || (await this.orders.find(checkoutId)))) return false;
    await this.commands.execute(new ReleaseStock({ productId: terms.productId, checkoutId }, context));
    failpoint('renewal.stock-given-back');
    return isOpen;
  }

  private async execute(outcome: RenewalOutcome['outcome'], command: Command): Promise<RenewalOutcome> {
    const { position } = await this.commands.execute<Command, CommandResult>(command);
    return { outcome, position };
  }

  private mismatchOf(payment: Payment, row: RenewalPayment): string | null {
    if (payment.id !== row.paymentIntentId) return 'unknown-renewal';
    const refusal = this.placement.refusalOf(payment);
    if (refusal) return refusal;
    if (payment.amountCents !== row.amountCents) return 'other-amount';
    return payment.status === 'succeeded' && payment.receivedCents !== row.amountCents ? 'other-amount' : null;
  }

  private async keepUnmatched(payment: Payment, reason: string): Promise<RenewalOutcome> {
    await this.placement.listUnmatched(payment, reason);
    return nothingToDo;
  }
}

function attemptOf({ subscriptionId, state }: ReadSubscription) {
  return { subscriptionId, cycle: state.nextCycle, attempt: state.payment.attempt };
}
