import { Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DisputeSchema, type Dispute } from '../../../../contracts/admin/attention.js';
import { NotesAct } from '../../platform/auth/acts/noted-act.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { staffContext } from '../../platform/http/command-context.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Answers } from '../../platform/http/answers.js';
import { Disputes } from './disputes.js';

@Controller('api/admin/disputes')
@AllowAccess('staff', 'payments')
export class DisputesController {
  constructor(private readonly disputes: Disputes) {}

  /** Lists disputes that the bank has not decided, earliest deadline first, and chargebacks that wait for staff. */
  @Get()
  @Answers(z.array(DisputeSchema))
  listDisputes(): Promise<Dispute[]> {
    return this.disputes.listOpen();
  }

  /** Takes a chargeback off the list. 404 `not-found` unless it is on it. */
  @Post(':disputeId/handled')
  @NotesAct('taken-off-list', 'disputeId')
  @AllowAccess('staff', 'refund')
  @HttpCode(204)
  async markHandled(@Param('disputeId') disputeId: string, @Req() request: FastifyRequest): Promise<void> {
    const { id } = request.staff!;
    if (!(await this.disputes.markHandled(disputeId, id, staffContext(request).at))) throw new DomainError('not-found');
  }
}
