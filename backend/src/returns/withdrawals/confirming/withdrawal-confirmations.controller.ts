import { confirm, type ConfirmedWithdrawal } from '../../../../../contracts/withdrawals.js';
import { Handles, type Call } from '../../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { shopperContext } from '../../../platform/http/command-context.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { matchWithdrawal } from '../matching/match-withdrawal.job.js';
import { Confirmations } from './confirmations.js';

@Controller()
export class WithdrawalConfirmationsController {
  constructor(
    private readonly confirmations: Confirmations,
    private readonly jobs: JobQueue,
  ) {}

  @Handles(confirm)
  async confirm({ body: { token }, request }: Call<typeof confirm>): Promise<ConfirmedWithdrawal> {
    const { outcome, withdrawalId } = await this.confirmations.confirm(token, shopperContext(request).at);
    if (withdrawalId) await this.jobs.add(matchWithdrawal, { withdrawalId }, { id: `${withdrawalId}-confirmed` });
    return { outcome };
  }
}
