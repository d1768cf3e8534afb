import { InvoiceBuyers } from '../invoices/invoice-buyers.service.js';
import { Clock } from '../platform/clock/clock.js';
import { JobHandler, type Handles } from '../platform/jobs/job-handler.js';
import { InvoiceFiles } from './files/invoice-files.js';
import { sweepInvoices } from './sweep-invoices.job.js';

@JobHandler(sweepInvoices)
export class SweepInvoicesHandler implements Handles<typeof sweepInvoices> {
  constructor(
    private readonly buyers: InvoiceBuyers,
    private readonly files: InvoiceFiles,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    await this.files.forgetOld();
    await this.buyers.forgetOld(this.clock.today());
  }
}
