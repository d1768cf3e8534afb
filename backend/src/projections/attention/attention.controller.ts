import { Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import {
  AdminPartnershipInquirySchema,
  FailedRefundSchema,
  ProcessRefusalSchema,
  type AdminPartnershipInquiry,
  type FailedRefund,
  type ProcessRefusal,
} from '../../../../contracts/admin/attention.js';
import { NotesAct } from '../../platform/auth/acts/noted-act.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { waitingWork } from '../../platform/database/waiting-work.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Answers } from '../../platform/http/answers.js';
import { euros, iso } from '../../platform/http/listing/listing.js';

const inquiriesSql = `
  select id, contact_name as "contactName", email, phone, kvk_number as "kvkNumber", message,
    ${iso('created_at')} as "createdAt" from partnership_inquiries order by created_at desc, id limit 500`;

/** Failed, or tried more than once without success. A refund in the dashboard dates from its failure. */
const refundsSql = `
  select "refundId", order_id as "orderId", o.order_number as "orderNumber", ${euros('cents')} as amount, origin,
    troubled.status, attempts, "lastError", ${iso('since')} as "createdAt" from (
    select refund_id as "refundId", order_id, amount_cents as cents, 'shop' as origin,
      status, attempts, last_error as "lastError", created_at as since
    from refunds where ${waitingWork.troubledRefund}
    union all
    select external_id, order_id, amount_cents, 'dashboard', 'failed', 1, 'failed-in-dashboard', failed_at
    from external_refunds where ${waitingWork.failedExternalRefund}) troubled
  left join admin_order_list o using (order_id)
  order by since desc, "refundId" limit 500`;

const refusalsSql = `
  select process, event_id as "eventId", command, code, ${iso('created_at')} as "createdAt" from process_refusals
  where ${waitingWork.openRefusal} order by created_at desc, event_id limit 500`;

/** Failures that wait for staff. */
@Controller('api/admin')
export class AttentionController {
  constructor(private readonly dataSource: DataSource) {}

  @Get('partnership-inquiries')
  @AllowAccess('staff', 'mails')
  @Answers(z.array(AdminPartnershipInquirySchema))
  listInquiries(): Promise<AdminPartnershipInquiry[]> {
    return this.dataSource.query(inquiriesSql);
  }

  @Get('failed-refunds')
  @AllowAccess('staff', 'payments')
  @Answers(z.array(FailedRefundSchema))
  listFailedRefunds(): Promise<FailedRefund[]> {
    return this.dataSource.query(refundsSql);
  }

  @Get('process-refusals')
  @AllowAccess('staff', 'technical')
  @Answers(z.array(ProcessRefusalSchema))
  listRefusals(): Promise<ProcessRefusal[]> {
    return this.dataSource.query(refusalsSql);
  }

  /** Marks an entry as handled by staff. 404 `not-found` unless it is on the list. */
  @Post('process-refusals/:process/:eventId/:command/handled')
  @NotesAct('taken-off-list', 'eventId')
  @AllowAccess('staff', 'technical')
  @HttpCode(204)
  async markRefusalHandled(
    @Param('process') process: string,
    @Param('eventId', ParseUUIDPipe) eventId: string,
    @Param('command') command: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const [rows] = await this.dataSource.query<[object[], number]>(
      `update process_refusals set resolved_at = now(), resolved_by = $4
       where process = $1 and event_id = $2 and command = $3 and resolved_at is null returning event_id`,
      [process, eventId, command, request.staff!.id],
    );
    if (rows.length === 0) throw new DomainError('not-found');
  }
}
