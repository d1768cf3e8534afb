import { Controller, StreamableFile } from '@nestjs/common';
import { downloadPeriod, preparePeriod, type PeriodOfInvoices } from '../../../../contracts/invoices.js';
import { isTaxPeriod } from '../../../../contracts/tax/tax-periods.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { InvoiceDocuments } from '../../projections/invoice-list/invoice-documents.query.js';
import { InvoiceFiles } from './invoice-files.js';
import { zipOf } from './zip-of.js';

@Controller()
export class InvoicesOfPeriodController {
  constructor(
    private readonly documents: InvoiceDocuments,
    private readonly files: InvoiceFiles,
  ) {}

  @Handles(preparePeriod)
  async preparePeriod({ params: { period } }: Call<typeof preparePeriod>): Promise<PeriodOfInvoices> {
    const numbers = await this.numbersOf(period);
    await this.files.ask(numbers);
    return { documents: numbers.length, printed: await this.files.countPrinted(numbers) };
  }

  @Handles(downloadPeriod)
  async downloadPeriod({ params: { period } }: Call<typeof downloadPeriod>): Promise<StreamableFile> {
    const numbers = await this.numbersOf(period);
    if ((await this.files.countPrinted(numbers)) < numbers.length) throw new DomainError('invoice-not-ready');
    return new StreamableFile(
      zipOf(numbers, (number) => this.files.contentOf(number)),
      { type: 'application/zip', disposition: `attachment; filename="facturen-${period}.zip"` },
    );
  }

  /** Throws `invoice-not-found` for a period without documents, or other text. */
  private async numbersOf(period: string): Promise<string[]> {
    const numbers = isTaxPeriod(period) ? await this.documents.numbersIn(period) : [];
    if (numbers.length === 0) throw new DomainError('invoice-not-found');
    return numbers;
  }
}
