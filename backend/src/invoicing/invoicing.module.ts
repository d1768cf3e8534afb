import { Module } from '@nestjs/common';
import { BuyerRecords } from '../customers/buyer-records.query.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { OrderReader } from '../orders/order-reader.query.js';
import { SettingsModule } from '../settings/settings.module.js';
import { DrawUpInvoiceHandler } from './draw-up-invoice.handler.js';
import { AdminInvoiceFilesController } from './files/admin-invoice-files.controller.js';
import { CustomerInvoiceFilesController } from './files/customer-invoice-files.controller.js';
import { InvoiceFiles } from './files/invoice-files.js';
import { InvoicesOfMonthController } from './files/invoices-of-month.controller.js';
import { PrintInvoiceHandler } from './files/print-invoice.work.js';
import { SweepInvoicesHandler } from './sweep-invoices.handler.js';

@Module({
  imports: [InvoicesModule, SettingsModule],
  controllers: [AdminInvoiceFilesController, CustomerInvoiceFilesController, InvoicesOfMonthController],
  providers: [BuyerRecords, DrawUpInvoiceHandler, InvoiceFiles, OrderReader, PrintInvoiceHandler, SweepInvoicesHandler],
})
export class InvoicingModule {}
