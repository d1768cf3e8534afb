import { Logger } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PaymentProvider } from '../platform/payments/payment-provider.js';
import { ReviewRefunds } from './commands/review-refunds.js';
import { Refunds } from './refunds.js';

/** Marks refunds that the bank returned, up to weeks later, so that staff handles them. */
@CommandHandler(ReviewRefunds as never)
export class ReviewRefundsHandler implements ICommandHandler<ReviewRefunds, void> {
  private readonly logger = new Logger('refunds');

  constructor(
    private readonly refunds: Refunds,
    private readonly provider: PaymentProvider,
  ) {}

  async execute({ payload: { paymentIntentId } }: ReviewRefunds): Promise<void> {
    for (const done of await this.refunds.findDone(paymentIntentId)) {
      const { refundId, orderId } = done;
      const refund = await this.provider.findRefund(done);
      if (refund?.status !== 'failed') continue;
      await this.refunds.markReturned(refundId);
      this.logger.error({ refundId, orderId }, 'Refund was returned by the bank and waits for staff');
    }
  }
}
