import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { AllowAccess } from '../platform/auth/access.js';
import { staffContext } from '../platform/http/command-context.js';
import { RetryRefund } from './commands/retry-refund.js';
import { SettleRefundByHand } from './commands/settle-refund-by-hand.js';

@Controller('api/admin/failed-refunds')
@AllowAccess('staff')
export class FailedRefundsController {
  constructor(private readonly commands: CommandBus) {}

  /** Lets a refund that failed be made after all. 404 `refund-not-found` for one that has not failed, or not any more. */
  @Post(':id/retry')
  @HttpCode(204)
  async retryRefund(@Param('id') refundId: string, @Req() request: FastifyRequest): Promise<void> {
    await this.commands.execute(new RetryRefund({ refundId }, staffContext(request)));
  }

  /**
   * Says that a refund that failed was made by hand, outside the shop: it counts as refunded and is never tried again.
   * 404 `refund-not-found` for one that has not failed, or not any more.
   */
  @Post(':id/by-hand')
  @HttpCode(204)
  async settleRefundByHand(@Param('id') refundId: string, @Req() request: FastifyRequest): Promise<void> {
    await this.commands.execute(new SettleRefundByHand({ refundId }, staffContext(request)));
  }
}
