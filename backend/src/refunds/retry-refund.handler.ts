import { Logger } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '../platform/errors/domain-error.js';
import { JobQueue } from '../platform/jobs/job-queue.js';
import { makeRefund } from './jobs/make-refund.job.js';
import { RetryRefund } from './commands/retry-refund.js';
import { Refunds } from './refunds.js';

/** Stores it first; without a queue the sweep enqueues the job. */
@CommandHandler(RetryRefund as never)
export class RetryRefundHandler implements ICommandHandler<RetryRefund, void> {
  private readonly logger = new Logger('refunds');

  constructor(
    private readonly refunds: Refunds,
    private readonly jobs: JobQueue,
  ) {}

  async execute({ payload: { refundId }, context: { actor } }: RetryRefund): Promise<void> {
    const jobId = await this.refunds.retry(refundId);
    if (!jobId) throw new DomainError('refund-not-found');
    this.logger.log({ refundId, actor }, 'Failed refund is retried');
    await this.jobs.add(makeRefund, { jobId }, { id: jobId });
  }
}
