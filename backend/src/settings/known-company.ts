import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Company } from '../../../contracts/company.js';
import { PgListener } from '../platform/database/sessions/pg-listener.js';
import { CompanyDetails, companyChanged } from './company-details.query.js';

/** The details of the company, cached: pages, invoices and mails read them. */
@Injectable()
export class KnownCompany implements OnApplicationBootstrap {
  private known: Promise<Company> | undefined;

  constructor(
    private readonly details: CompanyDetails,
    private readonly listener: PgListener,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.listener.listen(companyChanged, () => (this.known = undefined));
  }

  /** Cached until a process saves the company. */
  find(): Promise<Company> {
    if (!this.known) {
      const read = this.details.find();
      read.catch(() => (this.known = undefined));
      this.known = read;
    }
    return this.known;
  }
}
