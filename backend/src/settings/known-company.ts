import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Company } from '../../../contracts/company.js';
import { PgListener } from '../platform/database/sessions/pg-listener.js';
import { Remembered } from '../platform/database/sessions/remembered.js';
import { asRead, CompanyDetails, companyChanged } from './company-details.query.js';

/** The details of the company as people read them, remembered until a process saves them: pages, invoices and mails read them. */
@Injectable()
export class KnownCompany implements OnApplicationBootstrap {
  private readonly company: Remembered<Company>;

  constructor(
    details: CompanyDetails,
    private readonly listener: PgListener,
  ) {
    this.company = new Remembered(async () => asRead(await details.find()));
  }

  onApplicationBootstrap(): Promise<void> {
    return this.company.forgetOn(this.listener, companyChanged);
  }

  find(): Promise<Company> {
    return this.company.find();
  }
}
