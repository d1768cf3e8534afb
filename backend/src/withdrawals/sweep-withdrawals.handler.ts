import { JobHandler, type Handles } from '../jobs/job-handler.js';
import { JobQueue } from '../jobs/job-queue.js';
import { matchWithdrawal } from '../jobs/match-withdrawal.job.js';
import { sweepWithdrawals } from '../jobs/sweep-withdrawals.job.js';
import { Withdrawals } from './withdrawals.js';

const mostPerSweep = 200;

/** Brings back statements that the queue lost. */
@JobHandler(sweepWithdrawals)
export class SweepWithdrawalsHandler implements Handles<typeof sweepWithdrawals> {
  constructor(
    private readonly withdrawals: Withdrawals,
    private readonly jobs: JobQueue,
  ) {}

  async handle(): Promise<void> {
    for (const withdrawalId of await this.withdrawals.listReceived(mostPerSweep)) {
      if (!(await this.jobs.add(matchWithdrawal, { withdrawalId }, { id: withdrawalId }))) return;
    }
  }
}
