import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { makeRefund } from './make-refund.job.js';
import { sweepRefunds } from './sweep-refunds.job.js';
import { Refunds } from '../refunds.js';

const mostPerSweep = 500;

/** Enqueues due refunds that have no job or whose lease expired. */
@JobHandler(sweepRefunds)
export class SweepRefundsHandler implements Handles<typeof sweepRefunds> {
  constructor(
    private readonly refunds: Refunds,
    private readonly jobs: JobQueue,
  ) {}

  async handle(): Promise<void> {
    for (const jobId of await this.refunds.findDue(mostPerSweep)) {
      if (!(await this.jobs.add(makeRefund, { jobId }, { id: jobId }))) return;
    }
  }
}
