import { Controller, type StreamableFile } from '@nestjs/common';
import { downloadInvoice } from '../../../../contracts/invoices.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { InvoiceDocuments } from '../../projections/invoice-list/invoice-documents.query.js';
import { InvoiceFiles } from './invoice-files.js';
import { pdfOf } from './pdf-of.js';

@Controller()
export class AdminInvoiceFilesController {
  constructor(
    private readonly documents: InvoiceDocuments,
    private readonly files: InvoiceFiles,
  ) {}

  @Handles(downloadInvoice)
  async downloadInvoice({ params: { number } }: Call<typeof downloadInvoice>): Promise<StreamableFile> {
    if (!(await this.documents.exists(number))) throw new DomainError('invoice-not-found');
    return pdfOf(number, await this.files.read(number));
  }
}
