import { Body, Controller, HttpCode, Param, Patch, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ChangeReturnStatusSchema,
  type ChangeReturnStatus as ChangeReturnStatusBody,
} from '../../../contracts/admin/returns.js';
import { ActLog } from '../platform/auth/acts/act-log.port.js';
import { RefundProofs } from '../platform/auth/refund-proofs.js';
import { AllowAccess, demandPermission } from '../platform/auth/access.js';
import type { CommandResult } from '../platform/event-sourcing/deciding/command-execution.js';
import { AfterWrite } from '../platform/http/after-write.js';
import { staffContext } from '../platform/http/command-context.js';
import { parsedBy } from '../platform/http/invalid-input.js';
import { ChangeReturnStatus } from './commands/change-return-status.js';
import { ReturnRefunds } from './return-refunds.query.js';
import { ReturnNotes } from './return-notes.service.js';

@Controller('api/admin/returns')
@AllowAccess('staff', 'receive')
export class AdminReturnsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterWrite: AfterWrite,
    private readonly notes: ReturnNotes,
    private readonly refunds: ReturnRefunds,
    private readonly proofs: RefundProofs,
    private readonly acts: ActLog,
  ) {}

  /**
   * Sets any status. The first completion requests the refund, is final and needs the permission `refund`. A rejection
   * may carry a message. 403 `factor-needed`, 404 `return-not-found`, 409 `refund-too-high`, `refund-reason-missing`,
   * `return-completed-otherwise` or `return-settled`.
   */
  @Patch(':id/status')
  @HttpCode(204)
  async changeReturnStatus(
    @Param('id') returnId: string,
    @Body(parsedBy(ChangeReturnStatusSchema)) body: ChangeReturnStatusBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { status, message } = body;
    const completion = status === 'completed' ? await this.admitCompletion(returnId, body, request) : null;
    if (status === 'rejected' && message) {
      const { contactId } = await this.refunds.requireOpen(returnId);
      await this.notes.keepRejection(returnId, contactId, message); // before the event, because its mail reads it
    }
    const command = new ChangeReturnStatus({ returnId, status, completion }, staffContext(request));
    const { position } = await this.commands.execute<ChangeReturnStatus, CommandResult>(command);
    await this.afterWrite.wait(position, reply);
  }

  private async admitCompletion(returnId: string, body: ChangeReturnStatusBody, request: FastifyRequest) {
    const { refundAmount: refundCents = null, refundReason: reason = null } = body;
    demandPermission(request.staff, 'refund');
    const { leftCents, orderId, ...refund } = await this.refunds.completionOf(returnId, refundCents);
    await this.proofs.admit(request.staff!, [{ of: orderId, cents: refund.refundCents }]);
    const orderNumber = await this.refunds.openOrderOf(returnId);
    if (orderNumber) await this.acts.note(request, 'return-refunded', orderNumber);
    return { refundCents, leftCents, reason };
  }
}
