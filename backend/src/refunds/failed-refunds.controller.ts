import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { RefundProofs } from '../platform/auth/refund-proofs.js';
import { NotesAct } from '../platform/auth/acts/noted-act.js';
import { AllowAccess } from '../platform/auth/access.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { staffContext } from '../platform/http/command-context.js';
import { RetryRefund } from './commands/retry-refund.js';
import { ExternalRefunds } from './external/external-refunds.js';
import { RefundRecords } from './refund-records.query.js';
import { SettleRefundByHand } from './commands/settle-refund-by-hand.js';

@Controller('api/admin/failed-refunds')
@AllowAccess('staff', 'refund')
export class FailedRefundsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly records: RefundRecords,
    private readonly proofs: RefundProofs,
    private readonly external: ExternalRefunds,
  ) {}

  /** Retries a failed refund. 404 `refund-not-found` unless it has failed, 403 `factor-needed`. */
  @Post(':id/retry')
  @NotesAct('refund-retried', 'id')
  @HttpCode(204)
  async retryRefund(@Param('id') refundId: string, @Req() request: FastifyRequest): Promise<void> {
    await this.requireProof(refundId, request);
    await this.commands.execute(new RetryRefund({ refundId }, staffContext(request)));
  }

  /**
   * Records that staff made a failed refund outside the shop; it is never retried. 404 `refund-not-found` unless it has
   * failed, 403 `factor-needed`.
   */
  @Post(':id/by-hand')
  @NotesAct('refund-by-hand', 'id')
  @HttpCode(204)
  async settleRefundByHand(@Param('id') refundId: string, @Req() request: FastifyRequest): Promise<void> {
    await this.requireProof(refundId, request);
    await this.commands.execute(new SettleRefundByHand({ refundId }, staffContext(request)));
  }

  /** Takes a failed refund in the provider's dashboard off the list. 404 `not-found` unless it is on it. */
  @Post(':id/handled')
  @NotesAct('taken-off-list', 'id')
  @HttpCode(204)
  async markHandled(@Param('id') externalId: string, @Req() request: FastifyRequest): Promise<void> {
    const { at } = staffContext(request);
    if (!(await this.external.markHandled(externalId, request.staff!.id, at))) throw new DomainError('not-found');
  }

  private async requireProof(refundId: string, request: FastifyRequest): Promise<void> {
    const cents = (await this.records.find(refundId))?.amountCents ?? 0;
    await this.proofs.admit(request.staff!, [{ of: refundId, cents }]);
  }
}
