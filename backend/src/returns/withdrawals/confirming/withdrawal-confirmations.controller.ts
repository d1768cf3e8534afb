import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  ConfirmedWithdrawalSchema,
  ConfirmWithdrawalSchema,
  type ConfirmedWithdrawal,
  type ConfirmWithdrawal,
} from '../../../../../contracts/withdrawals.js';
import { AllowAccess } from '../../../platform/auth/access.js';
import { Answers } from '../../../platform/http/answers.js';
import { shopperContext } from '../../../platform/http/command-context.js';
import { parsedBy } from '../../../platform/http/invalid-input.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { matchWithdrawal } from '../matching/match-withdrawal.job.js';
import { Confirmations } from './confirmations.js';

@Controller('api/withdrawals/confirmations')
@AllowAccess('shopper')
export class WithdrawalConfirmationsController {
  constructor(
    private readonly confirmations: Confirmations,
    private readonly jobs: JobQueue,
  ) {}

  /** The mailbox confirms its statement by the token of the receipt. The response does not reveal whether an order matches. */
  @Post()
  @HttpCode(200)
  @Answers(ConfirmedWithdrawalSchema)
  async confirm(
    @Body(parsedBy(ConfirmWithdrawalSchema)) { token }: ConfirmWithdrawal,
    @Req() request: FastifyRequest,
  ): Promise<ConfirmedWithdrawal> {
    const { outcome, withdrawalId } = await this.confirmations.confirm(token, shopperContext(request).at);
    if (withdrawalId) await this.jobs.add(matchWithdrawal, { withdrawalId }, { id: `${withdrawalId}-confirmed` });
    return { outcome };
  }
}
