import { Logger } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '../../platform/errors/domain-error.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { SettleRefundByHand } from '../commands/settle-refund-by-hand.js';
import { refundWork } from './make-refund.work.js';
import { Refunds } from './refunds.js';

/** Stores it first; without a queue the sweep enqueues the job. */
@CommandHandler(SettleRefundByHand as never)
export class SettleRefundByHandHandler implements ICommandHandler<SettleRefundByHand, void> {
  private readonly logger = new Logger('refunds');

  constructor(
    private readonly refunds: Refunds,
    private readonly work: DurableWork,
  ) {}

  async execute({ payload: { refundId }, context: { actor } }: SettleRefundByHand): Promise<void> {
    const jobId = actor.id && (await this.refunds.settleByHand(refundId, actor.id));
    if (!jobId) throw new DomainError('refund-not-found');
    this.logger.log({ refundId, actor }, 'Failed refund was made by hand');
    await this.work.enqueue(refundWork, jobId);
  }
}
