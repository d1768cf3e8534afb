import { Injectable } from '@nestjs/common';
import type { LegalPage } from '../../../contracts/law/legal-pages.js';
import { legalPageNameOf, type LegalPageName } from '../../../contracts/law/legal-page-names.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { asRead, CompanyDetails } from '../settings/company-details.query.js';
import { LegalTexts } from './legal-texts.query.js';
import { printLegalPage } from './print-legal-page.js';

const mostPrinted = 50;

/** The texts as pages and as PDFs. Throws `not-found` for an unknown name or version. */
@Injectable()
export class LegalPages {
  private readonly printed = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly texts: LegalTexts,
    private readonly company: CompanyDetails,
  ) {}

  async find(typed: string, asked?: number): Promise<LegalPage> {
    const name = this.nameOf(typed);
    const text = await this.texts.find(name, asked);
    if (!text) throw new DomainError('not-found');
    const latest = asked === undefined ? text.version : await this.texts.latest(name);
    const { title, blocks, publishedAt } = text;
    const company = await this.company.find();
    const readablePhone = asRead(company).phone;
    const version = { version: text.version, publishedAt: publishedAt.toISOString(), latest };
    return { name, ...version, title, blocks, company, readablePhone };
  }

  /** Prints a version once, and again after the details of the company changed. */
  async print(typed: string, version?: number): Promise<Buffer> {
    const page = await this.find(typed, version);
    const key = JSON.stringify([page.name, page.version, page.company]);
    const known = this.printed.get(key);
    if (known) return known;
    if (this.printed.size >= mostPrinted) this.printed.clear();
    const printing = printLegalPage(page);
    printing.catch(() => this.printed.delete(key));
    this.printed.set(key, printing);
    return printing;
  }

  nameOf(typed: string): LegalPageName {
    const name = legalPageNameOf(typed);
    if (!name) throw new DomainError('not-found');
    return name;
  }
}
