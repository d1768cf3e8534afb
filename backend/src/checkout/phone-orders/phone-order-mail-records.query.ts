import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Quote } from '../../../../contracts/checkout.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { PhoneOrder } from './phone-order.entity.js';
import { linkOf } from './phone-order-token.js';

export interface PhoneOrderForMail {
  email: string;
  firstName: string;
  quote: Quote;
  expiresAt: Date;
  link: string;
}

/** The published query on what the mail with a payment link says. */
@Injectable()
export class PhoneOrderMailRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  /** Null when it was erased or withdrawn. */
  async find(id: string): Promise<PhoneOrderForMail | null> {
    const row = await this.dataSource.getRepository(PhoneOrder).findOneBy({ id });
    if (!row || row.withdrawnAt) return null;
    const link = linkOf(this.config.appSecret, this.config.shop.url, row);
    const { email, firstName, quote, expiresAt } = row;
    return link === null ? null : { email, firstName, quote, expiresAt, link };
  }
}
