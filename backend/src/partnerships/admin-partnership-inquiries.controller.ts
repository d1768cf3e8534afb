import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AdminPartnershipInquirySchema, type AdminPartnershipInquiry } from '../../../contracts/admin/attention.js';
import { AllowAccess } from '../platform/auth/access.js';
import { Answers } from '../platform/http/answers.js';
import { iso } from '../platform/http/listing/listing.js';

const inquiriesSql = `
  select id, contact_name as "contactName", email, phone, kvk_number as "kvkNumber", message,
    ${iso('created_at')} as "createdAt" from partnership_inquiries order by created_at desc, id limit 500`;

@Controller('api/admin/partnership-inquiries')
@AllowAccess('staff', 'mails')
export class AdminPartnershipInquiriesController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  @Answers(z.array(AdminPartnershipInquirySchema))
  listInquiries(): Promise<AdminPartnershipInquiry[]> {
    return this.dataSource.query(inquiriesSql);
  }
}
