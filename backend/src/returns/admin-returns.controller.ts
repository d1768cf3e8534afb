import { Body, Controller, HttpCode, Param, Patch, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ChangeReturnStatusSchema,
  type ChangeReturnStatus as ChangeReturnStatusBody,
} from '../../../contracts/admin/returns.js';
import { ActLog } from '../platform/auth/acts/act-log.port.js';
import { requireProofForRefund } from '../platform/auth/proof.js';
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
    private readonly acts: ActLog,
  ) {}

  /**
   * Sets any status. The first completion requests the refund, is final and needs the permission `refund`. A rejection
   * may carry a message. 403 `factor-needed`, 404 `return-not-found`, 409 `refund-too-high` or `return-settled`.
   */
  @Patch(':id/status')
  @HttpCode(204)
  async changeReturnStatus(
    @Param('id') returnId: string,
    @Body(parsedBy(ChangeReturnStatusSchema)) { status, refundAmount, message }: ChangeReturnStatusBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    if (status === 'completed') {
      demandPermission(request.staff, 'refund');
      requireProofForRefund(request.staff!, await this.refunds.centsOf(returnId, refundAmount ?? null));
      const orderNumber = await this.refunds.openOrderOf(returnId);
      if (orderNumber) await this.acts.note(request, 'return-refunded', orderNumber);
    }
    if (status === 'rejected' && message) {
      const { contactId } = await this.refunds.requireOpen(returnId);
      await this.notes.keepRejection(returnId, contactId, message); // before the event, because its mail reads it
    }
    const asked = { returnId, status, refundCents: refundAmount ?? null };
    const command = new ChangeReturnStatus(asked, staffContext(request));
    const { position } = await this.commands.execute<ChangeReturnStatus, CommandResult>(command);
    await this.afterWrite.wait(position, reply);
  }
}
