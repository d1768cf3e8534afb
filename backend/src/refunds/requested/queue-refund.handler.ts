import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { QueueRefund } from '../commands/queue-refund.js';
import { refundWork } from './make-refund.work.js';
import { Refunds } from './refunds.js';

/** Stores it first; without a queue the sweep enqueues the job. */
@CommandHandler(QueueRefund as never)
export class QueueRefundHandler implements ICommandHandler<QueueRefund, void> {
  constructor(
    private readonly refunds: Refunds,
    private readonly work: DurableWork,
  ) {}

  async execute(command: QueueRefund): Promise<void> {
    const jobId = await this.refunds.write(command);
    failpoint('refund.written');
    if (jobId) await this.work.enqueue(refundWork, jobId);
    failpoint('refund.queued');
  }
}
