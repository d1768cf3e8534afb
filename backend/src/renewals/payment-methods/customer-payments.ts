import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { KeptPaymentMethod, PaymentMethodSetup } from '../../../../contracts/subscriptions.js';
import type { CommandResult } from '../../platform/event-sourcing/deciding/command-execution.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { SavedPayments } from '../../platform/payments/saved-payments.js';
import { ChangePaymentMethod } from '../../subscriptions/commands/change-payment-method.js';
import { PaymentMethods } from './payment-methods.js';
import { RenewalPayments } from '../payments/renewal-payments.js';
import { nothingToDo, RenewalSettlement, type RenewalOutcome } from '../payments/renewal-settlement.js';
import { RenewalSweep } from '../sweep/renewal-sweep.js';
import { SubscriptionReader } from '../../subscriptions/subscription-reader.query.js';

/** Handles a subscriber's payments. Callers verify the owner first. */
@Injectable()
export class CustomerPayments {
  constructor(
    private readonly commands: CommandBus,
    private readonly provider: SavedPayments,
    private readonly methods: PaymentMethods,
    private readonly payments: RenewalPayments,
    private readonly settlement: RenewalSettlement,
    private readonly reader: SubscriptionReader,
    private readonly sweep: RenewalSweep,
  ) {}

  async describeMethod(subscriptionId: string): Promise<KeptPaymentMethod> {
    const method = await this.methods.find(subscriptionId);
    return method ? this.provider.describe(method.paymentMethodId) : { type: 'none', last4: null };
  }

  async startSetup(subscriptionId: string): Promise<PaymentMethodSetup> {
    const { state, terms } = await this.reader.read(subscriptionId);
    if (state.status === 'cancelled') throw new DomainError('subscription-cancelled');
    const customerId = await this.methods.customerOf({ subscriptionId, contactId: terms.contactId });
    const { id: setupIntentId, clientSecret } = await this.provider.createSetup(customerId, subscriptionId);
    return { setupIntentId, clientSecret };
  }

  /**
   * A set-up that was sent before changes nothing. Throws `payment-not-found` for one of another subscription,
   * `payment-method-not-ready` and `subscription-cancelled`.
   */
  async changeMethod(subscriptionId: string, setupIntentId: string, context: CommandContext): Promise<bigint | null> {
    const setup = await this.provider.findSetup(setupIntentId);
    if (setup.subscriptionId !== subscriptionId) throw new DomainError('payment-not-found');
    if (!setup.method) throw new DomainError('payment-method-not-ready');
    const { terms, state } = await this.reader.read(subscriptionId);
    if (state.setupIntentIds.includes(setupIntentId)) return null; // stored before its event; a newer method may pay now
    if (state.status === 'cancelled') {
      await this.methods.detach(setup.method);
      throw new DomainError('subscription-cancelled');
    }
    await this.methods.change({ subscriptionId, contactId: terms.contactId }, setupIntentId, setup.method);
    const change = new ChangePaymentMethod({ subscriptionId, setupIntentId }, context);
    const { position } = await this.commands.execute<ChangePaymentMethod, CommandResult>(change);
    const { nextCycle, status, payment } = (await this.reader.read(subscriptionId)).state;
    const renewal = { subscriptionId, cycle: nextCycle, attempt: payment.attempt };
    if (status === 'active' && payment.hasFailed) await this.sweep.look(renewal);
    return position;
  }

  /** Settles a payment of the subscription, without an id that of the next delivery. One that was cancelled is forgotten: nothing to do. */
  async settle(
    subscriptionId: string,
    paymentIntentId: string | undefined,
    context: CommandContext,
  ): Promise<RenewalOutcome> {
    const row = await (paymentIntentId === undefined
      ? this.payments.find(subscriptionId, (await this.reader.read(subscriptionId)).state.nextCycle)
      : this.payments.findByIntent(paymentIntentId));
    if (row?.subscriptionId !== subscriptionId) return nothingToDo;
    return this.settlement.settle(row.paymentIntentId, context);
  }
}
