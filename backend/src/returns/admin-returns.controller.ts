import {
  changeReturnStatus,
  type ChangeReturnStatus as ChangeReturnStatusBody,
} from '../../../contracts/admin/returns.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { ActLog } from '../platform/auth/acts/act-log.port.js';
import { RefundProofs } from '../platform/auth/refund-proofs.js';
import { demandPermission } from '../platform/auth/access.js';
import type { CommandResult } from '../platform/event-sourcing/deciding/command-execution.js';
import { AfterWrite } from '../platform/http/after-write.js';
import { staffContext } from '../platform/http/command-context.js';
import { ChangeReturnStatus } from './commands/change-return-status.js';
import type { ReturnLabel } from './return.events.js';
import { ReturnRefunds } from './return-refunds.query.js';
import { ReturnNotes } from './return-notes.service.js';

@Controller()
export class AdminReturnsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterWrite: AfterWrite,
    private readonly notes: ReturnNotes,
    private readonly refunds: ReturnRefunds,
    private readonly proofs: RefundProofs,
    private readonly acts: ActLog,
  ) {}

  @Handles(changeReturnStatus)
  async changeReturnStatus({
    params: { id: returnId },
    body,
    request,
    reply,
  }: Call<typeof changeReturnStatus>): Promise<void> {
    const { status, message } = body;
    const completion = status === 'completed' ? await this.admitCompletion(returnId, body, request) : null;
    if (status === 'rejected' && message) {
      const { contactId } = await this.refunds.requireOpen(returnId);
      await this.notes.keepRejection(returnId, contactId, message); // before the event, because its mail reads it
    }
    const label = await this.keepLabel(returnId, body);
    const command = new ChangeReturnStatus({ returnId, status, completion, label }, staffContext(request));
    const { position } = await this.commands.execute<ChangeReturnStatus, CommandResult>(command);
    await this.afterWrite.wait(position, reply);
  }

  /** Stores the address of the label before the event, because the mail of the event reads it. */
  private async keepLabel(returnId: string, { status, label }: ChangeReturnStatusBody): Promise<ReturnLabel | null> {
    if (status !== 'approved' || !label) return null;
    const { url, ...tracking } = label;
    const { contactId } = await this.refunds.requireOpen(returnId);
    await this.notes.keepLabelUrl(returnId, contactId, url);
    return url || tracking.carrier || tracking.trackingCode ? tracking : null;
  }

  private async admitCompletion(returnId: string, body: ChangeReturnStatusBody, request: FastifyRequest) {
    const { refundAmount: refundCents = null, refundReason: reason = null } = body;
    demandPermission(request.staff, 'refund');
    const { leftCents, ownLeftCents, orderId, ...refund } = await this.refunds.completionOf(returnId, refundCents);
    await this.proofs.admit(request.staff!, [{ of: orderId, cents: refund.refundCents }]);
    const orderNumber = await this.refunds.openOrderOf(returnId);
    if (orderNumber) await this.acts.note(request, 'return-refunded', orderNumber);
    return { refundCents, leftCents, ownLeftCents, reason };
  }
}
