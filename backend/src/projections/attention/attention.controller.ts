import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AdminPartnershipInquiry, FailedRefund, ProcessRefusal } from '../../../../contracts/admin-attention.js';
import { AllowAccess } from '../../auth/access.js';
import { euros, iso } from '../../http/listing/listing.js';

const inquiriesSql = `
  select id, contact_name as "contactName", email, phone, kvk_number as "kvkNumber", message,
    ${iso('created_at')} as "createdAt" from partnership_inquiries order by created_at desc, id limit 500`;

/** Failed, or tried more than once without success. */
const refundsSql = `
  select refund_id as "refundId", order_id as "orderId", ${euros('amount_cents')} as amount, status, attempts,
    last_error as "lastError", ${iso('created_at')} as "createdAt" from refunds
  where status = 'failed' or (status = 'queued' and attempts > 1) order by created_at desc, refund_id limit 500`;

const refusalsSql = `
  select process, event_id as "eventId", command, code, ${iso('created_at')} as "createdAt" from process_refusals
  where resolved_at is null order by created_at desc, event_id limit 500`;

/** What waits for somebody to look at it. */
@Controller('api/admin')
@AllowAccess('staff')
export class AttentionController {
  constructor(private readonly dataSource: DataSource) {}

  @Get('partnership-inquiries')
  listInquiries(): Promise<AdminPartnershipInquiry[]> {
    return this.dataSource.query(inquiriesSql);
  }

  @Get('failed-refunds')
  listFailedRefunds(): Promise<FailedRefund[]> {
    return this.dataSource.query(refundsSql);
  }

  @Get('process-refusals')
  listRefusals(): Promise<ProcessRefusal[]> {
    return this.dataSource.query(refusalsSql);
  }
}
