import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CloseRenewalPayment } from '../commands/close-renewal-payment.js';
import { RenewalPayments } from './renewal-payments.js';
import { SubscriptionReader } from '../../subscriptions/subscription-reader.query.js';

/** Completes an open attempt first, which closes the payment itself. On a ProviderError the process retries. */
@CommandHandler(CloseRenewalPayment as never)
export class CloseRenewalPaymentHandler implements ICommandHandler<CloseRenewalPayment, void> {
  constructor(
    private readonly payments: RenewalPayments,
    private readonly reader: SubscriptionReader,
  ) {}

  async execute({ payload: { subscriptionId, cycle } }: CloseRenewalPayment): Promise<void> {
    const { state } = await this.reader.read(subscriptionId);
    const dropped = cycle ?? state.nextCycle;
    const isNext = dropped === state.nextCycle;
    if (isNext && (state.status !== 'cancelled' || state.payment.phase !== 'waiting')) return;
    const row = await this.payments.find(subscriptionId, dropped);
    if (row) await this.payments.close(row);
  }
}
