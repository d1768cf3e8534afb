import { Logger } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CloseDispute } from '../../orders/commands/close-dispute.js';
import { OpenDispute } from '../../orders/commands/open-dispute.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import { PaymentProvider } from '../../platform/payments/payment-provider.js';
import { ProviderDisputes, type ProviderDispute } from '../../platform/payments/provider-disputes.js';
import { ReviewDisputes } from '../commands/review-disputes.js';
import { ExternalRefunds, type RefundedPayment } from '../external/external-refunds.js';
import { Disputes } from './disputes.js';

/**
 * Records the disputes of a payment in their present state at the provider, so that webhook events may come
 * late, twice and in any order.
 */
@CommandHandler(ReviewDisputes as never)
export class ReviewDisputesHandler implements ICommandHandler<ReviewDisputes, void> {
  private readonly logger = new Logger('disputes');

  constructor(
    private readonly atProvider: ProviderDisputes,
    private readonly provider: PaymentProvider,
    private readonly disputes: Disputes,
    private readonly external: ExternalRefunds,
  ) {}

  async execute({ payload, context }: ReviewDisputes): Promise<void> {
    for (const dispute of await this.atProvider.list(payload.paymentIntentId)) {
      const { disputeId, status } = dispute;
      this.logger.warn({ disputeId, orderId: payload.orderId, status }, 'Payment is disputed');
      await this.disputes.store(payload, dispute);
      failpoint('dispute.stored');
      await this.keepMoney(payload, dispute);
      failpoint('dispute.money-kept');
      if (payload.orderId !== null) await this.external.execute(commandOf(payload.orderId, dispute, context));
      failpoint('dispute.recorded');
    }
  }

  /** A lost dispute is money that went back. A won one was perhaps lost before. */
  private async keepMoney(
    payment: RefundedPayment,
    { disputeId, amountCents, status }: ProviderDispute,
  ): Promise<void> {
    if (status === 'open') return;
    await this.external.store(payment, { externalId: disputeId, amountCents }, status !== 'lost');
    if (payment.orderId !== null || status !== 'lost') return;
    const { receivedCents } = await this.provider.findPayment(payment.paymentIntentId);
    await this.external.reduceUnmatched(payment, receivedCents);
  }
}

function commandOf(
  orderId: string,
  { disputeId, amountCents, reason, isInquiry, evidenceDueBy, status }: ProviderDispute,
  context: CommandContext,
): OpenDispute | CloseDispute {
  const dueBy = evidenceDueBy?.toISOString() ?? null;
  const facts = { orderId, disputeId, amountCents, reason, isInquiry, evidenceDueBy: dueBy };
  return status === 'open' ? new OpenDispute(facts, context) : new CloseDispute({ ...facts, outcome: status }, context);
}
