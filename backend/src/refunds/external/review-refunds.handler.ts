import { Logger } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { FailRefund } from '../../orders/commands/fail-refund.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { PaymentProvider, refundOf, type ProviderRefund } from '../../platform/payments/payment-provider.js';
import { ReviewRefunds } from '../commands/review-refunds.js';
import { ExternalRefunds } from './external-refunds.js';
import type { Refund } from '../requested/refund.entity.js';
import { Refunds } from '../requested/refunds.js';

/**
 * Compares the refunds of a payment at the provider with our own: marks those that failed after they were made, and
 * records those that the shop did not request. Reads the present state, so that webhook events may come
 * late, twice and in any order.
 */
@CommandHandler(ReviewRefunds as never)
export class ReviewRefundsHandler implements ICommandHandler<ReviewRefunds, void> {
  private readonly logger = new Logger('refunds');

  constructor(
    private readonly refunds: Refunds,
    private readonly provider: PaymentProvider,
    private readonly external: ExternalRefunds,
    private readonly commands: CommandBus,
  ) {}

  /** Own failures come first, because they leave room for what was refunded instead. */
  async execute({ payload, context }: ReviewRefunds): Promise<void> {
    const found = await this.provider.listRefunds(payload.paymentIntentId);
    const own = await this.refunds.ofPayment(payload.paymentIntentId);
    for (const refund of own) await this.reviewOwn(refund, found, context);
    const ownIds = new Set(own.map(({ refundId }) => refundId));
    const external = found.filter(({ refundId }) => refundId === null || !ownIds.has(refundId));
    await this.external.record(payload, external, context);
    if (payload.orderId !== null || external.length === 0) return;
    const { receivedCents } = await this.provider.findPayment(payload.paymentIntentId);
    await this.external.reduceUnmatched(payload, receivedCents);
  }

  private async reviewOwn(refund: Refund, found: readonly ProviderRefund[], context: CommandContext): Promise<void> {
    const { refundId, orderId, settledBy } = refund;
    if (settledBy !== null || refundOf(refund, found)?.status !== 'failed') return;
    if (orderId !== null) await this.commands.execute(new FailRefund({ orderId, refundId }, context));
    if (await this.refunds.markReturned(refundId))
      this.logger.error({ refundId, orderId }, 'Refund was returned by the bank and waits for staff');
  }
}
