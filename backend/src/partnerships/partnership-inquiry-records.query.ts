import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PartnershipInquiry } from './partnership-inquiry.entity.js';
import { entitiesWhere } from '../platform/database/rows.js';

type Inquiry = Pick<PartnershipInquiry, 'contactName' | 'email' | 'phone' | 'kvkNumber' | 'message'>;

/** The published query on inquiries of companies. */
@Injectable()
export class PartnershipInquiryRecords {
  constructor(private readonly dataSource: DataSource) {}

  /** Null when it was erased. */
  async find(id: string): Promise<Inquiry | null> {
    const [row] = await entitiesWhere(this.dataSource, PartnershipInquiry, 'id = $1', [id]);
    return row ?? null;
  }
}
