import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { WithdrawalSchema, type Withdrawal } from '../../../contracts/withdrawals.js';
import { AllowAccess } from '../platform/auth/access.js';
import { shopperContext } from '../platform/http/command-context.js';
import { parsedBy } from '../platform/http/invalid-input.js';
import { JobQueue } from '../platform/jobs/job-queue.js';
import { matchWithdrawal } from './matching/match-withdrawal.job.js';
import { WithdrawalLimits } from './withdrawal-limits.js';
import { Withdrawals } from './withdrawals.js';

@Controller('api/withdrawals')
@AllowAccess('shopper')
export class WithdrawalsController {
  constructor(
    private readonly withdrawals: Withdrawals,
    private readonly limits: WithdrawalLimits,
    private readonly jobs: JobQueue,
  ) {}

  /**
   * Stores the statement; a job matches and mails, so that neither response nor timing reveals whether an order exists.
   * 429 after ten an hour, or five for one mailbox. Decision 61 has the limits.
   */
  @Post()
  @HttpCode(204)
  async withdraw(@Body(parsedBy(WithdrawalSchema)) filed: Withdrawal, @Req() request: FastifyRequest): Promise<void> {
    await this.limits.take(filed.email, request);
    await this.withdrawals.keep(filed, shopperContext(request).at);
    await this.jobs.add(matchWithdrawal, { withdrawalId: filed.id }, { id: filed.id });
  }
}
