import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { requireProofForRefund } from '../platform/auth/proof.js';
import { AllowAccess } from '../platform/auth/access.js';
import { staffContext } from '../platform/http/command-context.js';
import { RetryRefund } from './commands/retry-refund.js';
import { RefundRecords } from './refund-records.query.js';
import { SettleRefundByHand } from './commands/settle-refund-by-hand.js';

@Controller('api/admin/failed-refunds')
@AllowAccess('staff', 'refund')
export class FailedRefundsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly records: RefundRecords,
  ) {}

  /** Retries a failed refund. 404 `refund-not-found` unless it has failed, 403 `factor-needed`. */
  @Post(':id/retry')
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
  @HttpCode(204)
  async settleRefundByHand(@Param('id') refundId: string, @Req() request: FastifyRequest): Promise<void> {
    await this.requireProof(refundId, request);
    await this.commands.execute(new SettleRefundByHand({ refundId }, staffContext(request)));
  }

  private async requireProof(refundId: string, request: FastifyRequest): Promise<void> {
    requireProofForRefund(request.staff!, (await this.records.find(refundId))?.amountCents ?? 0);
  }
}
