import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { UnmatchedPaymentSchema, type UnmatchedPayment } from '../../../../contracts/admin/attention.js';
import { RefundProofs } from '../../platform/auth/refund-proofs.js';
import { NotesAct } from '../../platform/auth/acts/noted-act.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { AfterWrite } from '../../platform/http/after-write.js';
import { Answers } from '../../platform/http/answers.js';
import { staffContext } from '../../platform/http/command-context.js';
import { UnmatchedPayments } from './unmatched-payments.js';

@Controller('api/admin/unmatched-payments')
@AllowAccess('staff', 'payments')
export class UnmatchedPaymentsController {
  constructor(
    private readonly payments: UnmatchedPayments,
    private readonly afterWrite: AfterWrite,
    private readonly proofs: RefundProofs,
  ) {}

  /** Lists payments without an order, newest first, with the status of their refund. */
  @Get()
  @Answers(z.array(UnmatchedPaymentSchema))
  listUnmatchedPayments(): Promise<UnmatchedPayment[]> {
    return this.payments.list();
  }

  /** Refunds the payment. Idempotent. 403 `factor-needed`, 404 `not-found` for an unlisted payment. */
  @Post(':id/refund')
  @NotesAct('payment-refunded', 'id')
  @AllowAccess('staff', 'refund')
  @HttpCode(204)
  async refundUnmatchedPayment(@Param('id') id: string, @Req() request: FastifyRequest): Promise<void> {
    await this.proofs.admit(request.staff!, [{ of: id, cents: await this.payments.centsOf(id) }]);
    return this.payments.refund(id, staffContext(request));
  }

  /**
   * Settles the payment again. 404 `not-found` for an unlisted payment, 409 `payment-unmatched` when it still fits no
   * checkout.
   */
  @Post(':id/order')
  @NotesAct('payment-ordered', 'id')
  @AllowAccess('staff', 'refund')
  @HttpCode(204)
  async orderUnmatchedPayment(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { position } = await this.payments.order(id, staffContext(request));
    await this.afterWrite.wait(position, reply);
  }
}
