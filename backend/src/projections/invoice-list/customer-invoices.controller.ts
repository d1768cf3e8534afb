import { Controller } from '@nestjs/common';
import { listOwnInvoices, type OrderInvoice } from '../../../../contracts/invoices.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { InvoiceDocuments } from './invoice-documents.query.js';

@Controller()
export class CustomerInvoicesController {
  constructor(private readonly documents: InvoiceDocuments) {}

  @Handles(listOwnInvoices)
  listOwnInvoices({ params: { id }, request }: Call<typeof listOwnInvoices>): Promise<OrderInvoice[]> {
    return this.documents.ofOwnOrder(request.customer.email, id);
  }
}
