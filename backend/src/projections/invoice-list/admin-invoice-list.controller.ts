import { Controller, type StreamableFile } from '@nestjs/common';
import {
  exportInvoices,
  listInvoices,
  listInvoicesOfOrder,
  type InvoiceListQuery,
  type OrderInvoice,
} from '../../../../contracts/invoices.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import type { Condition } from '../../platform/http/listing/list-query.js';
import { InvoiceDocuments } from './invoice-documents.query.js';
import { hasRate, invoiceListing } from './invoice.listing.js';

@Controller()
export class AdminInvoiceListController {
  constructor(
    private readonly lists: AdminLists,
    private readonly documents: InvoiceDocuments,
    private readonly orders: OrderReader,
  ) {}

  @Handles(listInvoices)
  listInvoices({ query, reply }: Call<typeof listInvoices>): Promise<StreamableFile | string> {
    return this.lists.respond(invoiceListing, query, reply, conditionsOf(query));
  }

  @Handles(exportInvoices)
  exportInvoices({ query }: Call<typeof exportInvoices>): Promise<StreamableFile> {
    return this.lists.export(invoiceListing, query, conditionsOf(query));
  }

  @Handles(listInvoicesOfOrder)
  async listInvoicesOfOrder({ params: { id } }: Call<typeof listInvoicesOfOrder>): Promise<OrderInvoice[]> {
    return this.orders.knownRows(id, await this.documents.ofOrder(id));
  }
}

function conditionsOf({ from, to, rate }: InvoiceListQuery): Condition[] {
  return [
    ...(from ? [{ sql: (day: string) => `i.issued_on >= ${day}::date`, value: from }] : []),
    ...(to ? [{ sql: (day: string) => `i.issued_on <= ${day}::date`, value: to }] : []),
    ...(rate ? [{ sql: hasRate, value: rate }] : []),
  ];
}
