import { Controller, StreamableFile } from '@nestjs/common';
import { ShopDaySchema } from '../../../../contracts/shop-day.js';
import { downloadMonth, prepareMonth, type MonthOfInvoices } from '../../../../contracts/invoices.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { InvoiceDocuments } from '../../projections/invoice-list/invoice-documents.query.js';
import { InvoiceFiles } from './invoice-files.js';
import { zipOf } from './zip-of.js';

@Controller()
export class InvoicesOfMonthController {
  constructor(
    private readonly documents: InvoiceDocuments,
    private readonly files: InvoiceFiles,
  ) {}

  @Handles(prepareMonth)
  async prepareMonth({ params: { month } }: Call<typeof prepareMonth>): Promise<MonthOfInvoices> {
    const numbers = await this.numbersOf(month);
    await this.files.ask(numbers);
    return { documents: numbers.length, printed: await this.files.countPrinted(numbers) };
  }

  @Handles(downloadMonth)
  async downloadMonth({ params: { month } }: Call<typeof downloadMonth>): Promise<StreamableFile> {
    const numbers = await this.numbersOf(month);
    if ((await this.files.countPrinted(numbers)) < numbers.length) throw new DomainError('invoice-not-ready');
    return new StreamableFile(
      zipOf(numbers, (number) => this.files.contentOf(number)),
      { type: 'application/zip', disposition: `attachment; filename="facturen-${month}.zip"` },
    );
  }

  /** Throws `invoice-not-found` for a month without documents, or other text. */
  private async numbersOf(month: string): Promise<string[]> {
    const isMonth = ShopDaySchema.safeParse(`${month}-01`).success;
    const numbers = isMonth ? await this.documents.numbersOfMonth(month) : [];
    if (numbers.length === 0) throw new DomainError('invoice-not-found');
    return numbers;
  }
}
