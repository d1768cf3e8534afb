import { JobHandler, type Handles } from '../../../platform/jobs/job-handler.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { matchWithdrawal } from './match-withdrawal.job.js';
import { sweepWithdrawals } from './sweep-withdrawals.job.js';
import { Withdrawals } from '../withdrawals.js';

const mostPerSweep = 200;

@JobHandler(sweepWithdrawals)
export class SweepWithdrawalsHandler implements Handles<typeof sweepWithdrawals> {
  constructor(
    private readonly withdrawals: Withdrawals,
    private readonly jobs: JobQueue,
  ) {}

  async handle(): Promise<void> {
    for (const withdrawalId of await this.withdrawals.listPending(mostPerSweep)) {
      if (!(await this.jobs.add(matchWithdrawal, { withdrawalId }, { id: withdrawalId }))) return;
    }
  }
}
