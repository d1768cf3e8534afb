import { DataSource } from 'typeorm';
import { InvoiceBuyers } from '../../invoices/invoice-buyers.service.js';
import { renderInvoice } from '../../invoices/printing/render-invoice.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { defineRecurringWork, type Outcome } from '../../platform/work/work-kind.js';
import { defineWorkJob } from '../../platform/work/work-job.js';
import { InvoiceDocuments } from '../../projections/invoice-list/invoice-documents.query.js';
import { InvoiceFile } from './invoice-file.entity.js';

/** The sweep enqueues what this job did not finish. */
export const printInvoice = defineWorkJob('print-invoice');

export const printingWork = defineRecurringWork<InvoiceFile>({
  name: 'invoice_files',
  entity: InvoiceFile,
  id: 'id',
  shownId: 'number',
  shown: ['number'],
  lease: { until: 'dueAt', seconds: 60 },
  counts: 'claims',
  open: 'content is null',
  retry: { firstMs: 5000, mostMs: 3_600_000 },
  job: printInvoice,
  payloadOf: (id) => ({ id }),
});

/** Prints one document under a lease. */
@JobHandler(printInvoice)
export class PrintInvoiceHandler implements Handles<typeof printInvoice> {
  constructor(
    private readonly work: DurableWork,
    private readonly documents: InvoiceDocuments,
    private readonly buyers: InvoiceBuyers,
    private readonly orders: OrderReader,
    private readonly dataSource: DataSource,
  ) {}

  async handle({ id }: { id: string }): Promise<void> {
    await this.work.attempt(printingWork, id, (file) => this.print(file));
  }

  private async print({ number }: InvoiceFile): Promise<Outcome> {
    const document = await this.documents.find(number);
    if (!document) return { is: 'later', code: 'not-listed-yet' };
    const { orderId, sourceId } = document;
    const [buyer, isChargeback] = await Promise.all([
      this.buyers.find(orderId),
      this.orders.isChargeback(orderId, sourceId),
    ]);
    const content = await renderInvoice({ ...document, buyer, isChargeback });
    await this.dataSource.getRepository(InvoiceFile).update({ number }, { content });
    return { is: 'done' };
  }
}
