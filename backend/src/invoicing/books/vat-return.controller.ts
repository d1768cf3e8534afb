import { Controller, StreamableFile } from '@nestjs/common';
import { amsterdamDay } from '../../../../contracts/values/calendar.js';
import { centsToDecimal } from '../../../../contracts/values/money.js';
import {
  exportAuditFile,
  exportVatReturn,
  showVatReturn,
  vatBoxes,
  type VatReturn,
} from '../../../../contracts/tax/vat-return.js';
import { auditFile } from '../../invoices/books/audit-file.js';
import { vatCsv } from '../../invoices/books/vat-csv.js';
import { VatSums } from '../../invoices/books/vat-return.js';
import { Clock } from '../../platform/clock/clock.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { startedStream } from '../../platform/http/listing/stream-rows.js';
import { InvoiceDocuments } from '../../projections/invoice-list/invoice-documents.query.js';
import { MissingDocuments } from './missing-documents.query.js';
import { CompanyDetails, isComplete } from '../../settings/company-details.query.js';

const software = { name: 'Gommie webwinkel', version: '0.1.0' };

@Controller()
export class VatReturnController {
  constructor(
    private readonly documents: InvoiceDocuments,
    private readonly missing: MissingDocuments,
    private readonly company: CompanyDetails,
    private readonly clock: Clock,
  ) {}

  @Handles(showVatReturn)
  async showVatReturn({ query: { period } }: Call<typeof showVatReturn>): Promise<VatReturn> {
    const missing = await this.missing.countIn(period);
    const sums = new VatSums();
    for await (const documents of this.documents.inPeriod(period)) sums.add(documents);
    const { boxes, owed } = sums.total();
    return {
      missing,
      boxes: vatBoxes.map((box) => {
        const { turnoverCents, turnoverEuros, vatCents, vatEuros, documents } = boxes[box];
        const [turnover, vat] = [turnoverCents, vatCents].map(centsToDecimal) as [string, string];
        return { box, turnover, turnoverEuros, vat, vatEuros, documents: documents.length };
      }),
      owed: { vat: centsToDecimal(owed.vatCents), vatEuros: owed.vatEuros },
    };
  }

  @Handles(exportVatReturn)
  async exportVatReturn({ query: { period } }: Call<typeof exportVatReturn>): Promise<StreamableFile> {
    const missing = await this.missing.countIn(period);
    const csv = await startedStream(vatCsv(this.documents.inPeriod(period), missing));
    return new StreamableFile(csv, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="btw-${period}${suffixOf(missing)}.csv"`,
    });
  }

  @Handles(exportAuditFile)
  async exportAuditFile({ query: { period } }: Call<typeof exportAuditFile>): Promise<StreamableFile> {
    const company = await this.company.find();
    if (!isComplete(company)) throw new DomainError('company-incomplete');
    const missing = await this.missing.countIn(period);
    const createdOn = amsterdamDay(this.clock.at());
    const head = { company: { ...company, country: 'NL' as const }, period, createdOn, software };
    const xml = await startedStream(auditFile(head, () => this.documents.inPeriod(period)));
    return new StreamableFile(xml, {
      type: 'application/xml; charset=utf-8',
      disposition: `attachment; filename="auditfile-${period}${suffixOf(missing)}.xaf"`,
    });
  }
}

/** Says in the name of a file that it lacks documents. */
const suffixOf = (missing: number) => (missing > 0 ? '-niet-compleet' : '');
