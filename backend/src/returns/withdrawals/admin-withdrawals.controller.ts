import { Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  AdminWithdrawalSchema,
  WithdrawalListSchema,
  type AdminWithdrawal,
  type WithdrawalList,
} from '../../../../contracts/withdrawals.js';
import { RefundProofs } from '../../platform/auth/refund-proofs.js';
import { NotesAct } from '../../platform/auth/acts/noted-act.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Answers } from '../../platform/http/answers.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import { staffContext } from '../../platform/http/command-context.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { matchWithdrawal } from './matching/match-withdrawal.job.js';
import { Withdrawals } from './withdrawals.js';

@Controller('api/admin/withdrawals')
@AllowAccess('staff', 'sales')
export class AdminWithdrawalsController {
  constructor(
    private readonly withdrawals: Withdrawals,
    private readonly jobs: JobQueue,
    private readonly orders: OrderReader,
    private readonly proofs: RefundProofs,
  ) {}

  /** Lists statements of withdrawal, newest first; `state=waiting` are those that staff decides about. */
  @Get()
  @Answers(z.array(AdminWithdrawalSchema))
  listWithdrawals(@Query(parsedBy(WithdrawalListSchema)) { state }: WithdrawalList): Promise<AdminWithdrawal[]> {
    return this.withdrawals.list(state);
  }

  /** Marks a statement as handled. 404 `not-found` unless it is unmatched. */
  @Post(':id/handled')
  @NotesAct('taken-off-list', 'id')
  @AllowAccess('staff', 'refund')
  @HttpCode(204)
  async markHandled(@Param('id', ParseUUIDPipe) id: string, @Req() request: FastifyRequest): Promise<void> {
    const { id: staffId } = request.staff!;
    if (!(await this.withdrawals.markHandled(id, staffId, staffContext(request).at)))
      throw new DomainError('not-found');
  }

  /**
   * Lets an unconfirmed statement take effect without the mailbox. Idempotent. 403 `factor-needed`, 409 `conflict` when
   * it cannot.
   */
  @Post(':id/accept')
  @NotesAct('withdrawal-accepted', 'id')
  @AllowAccess('staff', 'refund')
  @HttpCode(204)
  async accept(@Param('id', ParseUUIDPipe) id: string, @Req() request: FastifyRequest): Promise<void> {
    await this.proofs.admit(request.staff!, [{ of: `withdrawal:${id}`, cents: await this.refundableCentsOf(id) }]);
    if (!(await this.withdrawals.accept(id, request.staff!.id, staffContext(request).at)))
      throw new DomainError('conflict');
    await this.jobs.add(matchWithdrawal, { withdrawalId: id }, { id: `${id}-accepted` });
  }

  /** Ends an unconfirmed statement and its link. Idempotent. 409 `conflict` when it has taken effect. */
  @Post(':id/reject')
  @NotesAct('withdrawal-rejected', 'id')
  @AllowAccess('staff', 'refund')
  @HttpCode(204)
  async reject(@Param('id', ParseUUIDPipe) id: string, @Req() request: FastifyRequest): Promise<void> {
    if (!(await this.withdrawals.reject(id, request.staff!.id, staffContext(request).at)))
      throw new DomainError('conflict');
  }

  /** What is left of the payment of its order. */
  private async refundableCentsOf(id: string): Promise<number> {
    const orderId = await this.withdrawals.orderIdOf(id);
    return orderId ? this.orders.leftCentsOf(orderId) : 0;
  }
}
