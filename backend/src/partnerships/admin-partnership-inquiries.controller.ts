import {
  AdminPartnershipInquirySchema,
  listInquiries,
  type AdminPartnershipInquiry,
} from '../../../contracts/admin/attention.js';
import { Handles } from '../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rowsOf } from '../platform/database/rows.js';
import { iso } from '../platform/http/listing/listing.js';

const inquiriesSql = `
  select id, contact_name as "contactName", email, phone, kvk_number as "kvkNumber", message,
    ${iso('created_at')} as "createdAt" from partnership_inquiries order by created_at desc, id limit 500`;

@Controller()
export class AdminPartnershipInquiriesController {
  constructor(private readonly dataSource: DataSource) {}

  @Handles(listInquiries)
  listInquiries(): Promise<AdminPartnershipInquiry[]> {
    return rowsOf(this.dataSource, AdminPartnershipInquirySchema, inquiriesSql);
  }
}
