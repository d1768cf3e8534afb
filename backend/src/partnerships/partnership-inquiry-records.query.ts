import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PartnershipInquiry } from './partnership-inquiry.entity.js';

type Inquiry = Pick<PartnershipInquiry, 'contactName' | 'email' | 'phone' | 'kvkNumber' | 'message'>;

/** The published query on inquiries of companies. */
@Injectable()
export class PartnershipInquiryRecords {
  constructor(private readonly dataSource: DataSource) {}

  /** Null when it was erased. */
  async find(id: string): Promise<Inquiry | null> {
    const [row] = await this.dataSource.query<Inquiry[]>(
      `select contact_name as "contactName", email, phone, kvk_number as "kvkNumber", message
       from partnership_inquiries where id = $1`,
      [id],
    );
    return row ?? null;
  }
}
