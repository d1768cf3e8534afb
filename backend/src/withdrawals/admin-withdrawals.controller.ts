import { Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  AdminWithdrawalSchema,
  WithdrawalListSchema,
  type AdminWithdrawal,
  type WithdrawalList,
} from '../../../contracts/withdrawals.js';
import { AllowAccess } from '../platform/auth/access.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { Answers } from '../platform/http/answers.js';
import { staffContext } from '../platform/http/command-context.js';
import { parsedBy } from '../platform/http/invalid-input.js';
import { Withdrawals } from './withdrawals.js';

@Controller('api/admin/withdrawals')
@AllowAccess('staff')
export class AdminWithdrawalsController {
  constructor(private readonly withdrawals: Withdrawals) {}

  /** Lists statements of withdrawal, newest first; `state=unmatched` are those that wait for staff. */
  @Get()
  @Answers(z.array(AdminWithdrawalSchema))
  listWithdrawals(@Query(parsedBy(WithdrawalListSchema)) { state }: WithdrawalList): Promise<AdminWithdrawal[]> {
    return this.withdrawals.list(state);
  }

  /** Marks a statement as handled. 404 `not-found` unless it is unmatched. */
  @Post(':id/handled')
  @HttpCode(204)
  async markHandled(@Param('id', ParseUUIDPipe) id: string, @Req() request: FastifyRequest): Promise<void> {
    const { id: staffId } = request.staff!;
    if (!(await this.withdrawals.markHandled(id, staffId, staffContext(request).at)))
      throw new DomainError('not-found');
  }
}
