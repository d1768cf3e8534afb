import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { OrderReader } from '../orders/order-reader.query.js';
import { PaymentsModule } from '../platform/payments/payments.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { BooksReconciliation } from './books/books-reconciliation.js';
import { MissingDocuments } from './books/missing-documents.query.js';
import { ProviderBalances } from './books/provider-balances.js';
import { VatReturnController } from './books/vat-return.controller.js';
import { DrawUpInvoicesHandler } from './draw-up-invoices.handler.js';
import { AdminInvoiceFilesController } from './files/admin-invoice-files.controller.js';
import { CustomerInvoiceFilesController } from './files/customer-invoice-files.controller.js';
import { InvoiceFiles } from './files/invoice-files.js';
import { InvoicesOfPeriodController } from './files/invoices-of-period.controller.js';
import { PrintInvoiceHandler } from './files/print-invoice.work.js';
import { SweepInvoicesHandler } from './sweep-invoices.handler.js';

@Module({
  imports: [InvoicesModule, PaymentsModule, SettingsModule],
  controllers: [
    AdminInvoiceFilesController,
    CustomerInvoiceFilesController,
    InvoicesOfPeriodController,
    VatReturnController,
  ],
  providers: [
    BooksReconciliation,
    ProviderBalances,
    DrawUpInvoicesHandler,
    InvoiceFiles,
    MissingDocuments,
    OrderReader,
    PrintInvoiceHandler,
    SweepInvoicesHandler,
  ],
})
export class InvoicingModule {}
