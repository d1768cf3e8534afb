import { Controller, type StreamableFile } from '@nestjs/common';
import { downloadOwnInvoice } from '../../../../contracts/invoices.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { InvoiceDocuments } from '../../projections/invoice-list/invoice-documents.query.js';
import { InvoiceFiles } from './invoice-files.js';
import { pdfOf } from './pdf-of.js';

@Controller()
export class CustomerInvoiceFilesController {
  constructor(
    private readonly documents: InvoiceDocuments,
    private readonly files: InvoiceFiles,
  ) {}

  @Handles(downloadOwnInvoice)
  async downloadOwnInvoice({ params: { number }, request }: Call<typeof downloadOwnInvoice>): Promise<StreamableFile> {
    if (!(await this.documents.exists(number, request.customer.email))) throw new DomainError('invoice-not-found');
    return pdfOf(number, await this.files.read(number));
  }
}
