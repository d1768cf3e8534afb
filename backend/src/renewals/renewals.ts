import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Clock } from '../platform/clock/clock.js';
import type { CommandResult } from '../platform/event-sourcing/deciding/command-execution.js';
import type { CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { failpoint } from '../platform/failpoints/failpoint.js';
import { ReserveStock } from '../inventory/commands/reserve-stock.js';
import { PaymentRefusedError, SavedPayments } from '../platform/payments/saved-payments.js';
import { EndErasedSubscription } from './commands/end-erased-subscription.js';
import { AttemptRenewal } from '../subscriptions/commands/attempt-renewal.js';
import { PostponeRenewal } from '../subscriptions/commands/postpone-renewal.js';
import { PaymentMethods } from './payment-methods/payment-methods.js';
import type { RenewalPayment } from './payments/renewal-payment.entity.js';
import { RenewalPayments } from './payments/renewal-payments.js';
import { nothingToDo, RenewalSettlement, type RenewalOutcome } from './payments/renewal-settlement.js';
import { renewalIdOf } from './renewal.js';
import { piecesOf } from '../subscriptions/delivery-terms.js';
import { SubscriptionReader, type ReadSubscription } from '../subscriptions/subscription-reader.query.js';

/** The provider keeps idempotency keys for 24 hours; an attempt is not continued in the last of them. */
const carriedOnMs = 23 * 3_600_000;

interface Delivery {
  subscriptionId: string;
  cycle: number;
}

/** Charges deliveries. A crash or a second worker continues the open attempt; its one payment succeeds once. */
@Injectable()
export class Renewals {
  private readonly logger = new Logger('renewals');

  constructor(
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly provider: SavedPayments,
    private readonly payments: RenewalPayments,
    private readonly methods: PaymentMethods,
    private readonly settlement: RenewalSettlement,
    private readonly reader: SubscriptionReader,
  ) {}

  /**
   * Begins or continues the attempt for `cycle`, or does nothing. `now` retries before the scheduled day; it never
   * brings forward a first attempt. Throws ProviderError; the attempt then stays open.
   */
  renew(delivery: Delivery, cause: CommandContext, { now = false } = {}): Promise<RenewalOutcome> {
    const renewalId = renewalIdOf(delivery.subscriptionId, delivery.cycle);
    return this.settlement.exclusively(renewalId, () => this.goOn(delivery, cause, now));
  }

  private async goOn(
    { subscriptionId, cycle }: Delivery,
    cause: CommandContext,
    now: boolean,
  ): Promise<RenewalOutcome> {
    const context = { ...cause, at: this.clock.at() };
    const known = await this.payments.find(subscriptionId, cycle);
    if (known?.heldUntil) return nothingToDo; // the customer is paying it by the link
    const { terms } = await this.reader.read(subscriptionId);
    await this.commands.execute(new EndErasedSubscription({ subscriptionId, contactId: terms.contactId }, context));
    const attempt = new AttemptRenewal({ subscriptionId, cycle, now }, context);
    const { position } = await this.commands.execute<AttemptRenewal, CommandResult>(attempt);
    failpoint('renewal.attempted');
    const subscription = await this.reader.read(subscriptionId);
    const { nextCycle, payment } = subscription.state;
    if (nextCycle !== cycle || payment.phase === 'waiting') return { ...nothingToDo, position };
    if (payment.phase === 'processing')
      return this.settlement.look((await this.payments.findProcessing(subscription))!, context);
    if (subscription.state.status === 'cancelled') return this.callOff(subscription, known, context);
    if (this.isOld(subscription)) return this.reconcile(subscription, known, context);
    return this.carryOn(subscription, known, context);
  }

  private async carryOn(
    subscription: ReadSubscription,
    known: RenewalPayment | null,
    context: CommandContext,
  ): Promise<RenewalOutcome> {
    const { subscriptionId, state } = subscription;
    const { nextCycle: cycle, payment } = state;
    if (!(await this.reserve(subscription, context))) {
      const postpone = new PostponeRenewal({ subscriptionId, cycle, attempt: payment.attempt }, context);
      const { position } = await this.commands.execute<PostponeRenewal, CommandResult>(postpone);
      return { outcome: 'postponed', position };
    }
    failpoint('renewal.stock-held');
    const method = await this.methods.find(subscriptionId);
    if (!method) return this.settlement.declined(subscription, { kind: 'hard', code: 'no-payment-method' }, context);
    try {
      const row = known ?? (await this.payments.begin(subscription, method.customerId, String(payment.attempt)));
      if (row.heldUntil) return await this.settlement.abandoned(subscription, context);
      const key = `renewal:${subscriptionId}:${cycle}:${payment.attempt}:2`; // 2: the parameters of this version
      const charged = await this.provider.charge(row.paymentIntentId, method.paymentMethodId, key);
      failpoint('renewal.charged');
      return await this.settlement.answered(subscription, row, charged, context);
    } catch (error) {
      if (!(error instanceof PaymentRefusedError)) throw error;
      return this.settlement.declined(subscription, error.decline, context);
    }
  }

  /** Cancels the payment first: another worker could still charge it. A succeeded payment becomes its order. */
  private async callOff(
    subscription: ReadSubscription,
    known: RenewalPayment | null,
    context: CommandContext,
  ): Promise<RenewalOutcome> {
    if (known) await this.payments.close(known);
    return this.reconcile(subscription, known, context);
  }

  /** Never charges an attempt that is a day old: settles its payment, or abandons the attempt. */
  private async reconcile(
    subscription: ReadSubscription,
    known: RenewalPayment | null,
    context: CommandContext,
  ): Promise<RenewalOutcome> {
    const { subscriptionId, state } = subscription;
    this.logger.warn({ subscriptionId, cycle: state.nextCycle }, 'Renewal attempt has been open for a day');
    const payment = known && (await this.provider.find(known.paymentIntentId));
    if (known && payment && payment.status !== 'open')
      return this.settlement.answered(subscription, known, payment, context);
    return this.settlement.abandoned(subscription, context);
  }

  /** Returns false when stock is short. Idempotent. */
  private async reserve({ subscriptionId, terms, state }: ReadSubscription, context: CommandContext): Promise<boolean> {
    const renewalId = renewalIdOf(subscriptionId, state.nextCycle);
    const { productId } = terms;
    const reservation = { productId, checkoutId: renewalId, quantity: piecesOf(terms), orderId: renewalId };
    try {
      await this.commands.execute(new ReserveStock(reservation, context));
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'out-of-stock') return false;
      throw error;
    }
  }

  private isOld({ attemptedAt }: ReadSubscription): boolean {
    return attemptedAt !== null && this.clock.now().getTime() - attemptedAt.getTime() >= carriedOnMs;
  }
}
