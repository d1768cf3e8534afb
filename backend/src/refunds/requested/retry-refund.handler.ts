import { Logger } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '../../platform/errors/domain-error.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { RetryRefund } from '../commands/retry-refund.js';
import { refundWork } from './make-refund.work.js';
import { Refunds } from './refunds.js';

/** Stores it first; without a queue the sweep enqueues the job. */
@CommandHandler(RetryRefund as never)
export class RetryRefundHandler implements ICommandHandler<RetryRefund, void> {
  private readonly logger = new Logger('refunds');

  constructor(
    private readonly refunds: Refunds,
    private readonly work: DurableWork,
  ) {}

  async execute({ payload: { refundId }, context: { actor } }: RetryRefund): Promise<void> {
    const jobId = await this.refunds.jobIdOf(refundId);
    if (!jobId || !(await this.work.restart(refundWork, jobId))) throw new DomainError('refund-not-found');
    this.logger.log({ refundId, actor }, 'Failed refund is retried');
  }
}
