import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { failpoint } from '../platform/failpoints/failpoint.js';
import { JobQueue } from '../platform/jobs/job-queue.js';
import { makeRefund } from './jobs/make-refund.job.js';
import { QueueRefund } from './commands/queue-refund.js';
import { refundJobIdOf, Refunds } from './refunds.js';

/** Stores it first; without a queue the sweep enqueues the job. */
@CommandHandler(QueueRefund as never)
export class QueueRefundHandler implements ICommandHandler<QueueRefund, void> {
  constructor(
    private readonly refunds: Refunds,
    private readonly jobs: JobQueue,
  ) {}

  async execute(command: QueueRefund): Promise<void> {
    const isNew = await this.refunds.write(command);
    failpoint('refund.written');
    const jobId = refundJobIdOf(command.payload.refundId);
    if (isNew) await this.jobs.add(makeRefund, { jobId }, { id: jobId });
    failpoint('refund.queued');
  }
}
